/** The way to this page. */
import { Link, useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

type BreadcrumbsProps = {
  /** From the outside in; the last one is this page and needs no address. */
  items: readonly { label: string; to?: string }[];
  className?: string;
};

export function Breadcrumbs({ items, className = '' }: BreadcrumbsProps) {
  const t = useText(uiTexts);
  return (
    <nav aria-label={t('breadcrumbs')} className={className}>
      <ol className="flex min-w-0 items-center text-13 text-ink-3">
        {items.map(({ label, to }, place) => (
          <li
            key={label}
            className={`flex items-center ${place === items.length - 1 ? 'min-w-0' : 'flex-none'}`}
          >
            {place > 0 ? (
              <span aria-hidden="true" className="mx-2.5 md:mx-3">
                /
              </span>
            ) : null}
            {to && place < items.length - 1 ? (
              <Link
                to={to}
                className="-mx-2 inline-flex min-h-11 items-center px-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline md:min-h-8"
              >
                {label}
              </Link>
            ) : (
              <span aria-current={place === items.length - 1 ? 'page' : undefined} className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
