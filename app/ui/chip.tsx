/** A filter that is on: lit, with a cross that takes it off. */
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

/** Leads to the same list without this filter. */
type ChipLinkProps = ComponentProps<typeof Link> & { children: ReactNode };

export function ChipLink({ children, className = '', ...rest }: ChipLinkProps) {
  const t = useText(uiTexts);
  return (
    <Link
      className={`relative inline-flex min-h-9 items-center gap-2 rounded-1 bg-beam-wash pr-2.5 pl-3 text-14 transition-colors hover:bg-beam-wash-hover after:absolute after:inset-x-0 after:-inset-y-1 md:min-h-8 md:after:hidden ${className}`}
      {...rest}
    >
      {children}
      <span className="sr-only">{t('removeFilter')}</span>
      <X aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
    </Link>
  );
}
