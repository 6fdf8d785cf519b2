/** The offer at the edge: in the margin where there is one, else between the page and the footer. It covers nothing. */
import { X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#app/locale.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { shellDialogs } from '#messages/shell-dialogs.ts';

/** The margin is free from this width on, and only where the frame's own things are not in it. */
const inMargin =
  'min-[88.75rem]:fixed min-[88.75rem]:right-3 min-[88.75rem]:bottom-6 min-[88.75rem]:z-20 min-[88.75rem]:my-0 min-[88.75rem]:w-24 min-[88.75rem]:rounded-2 min-[88.75rem]:border';

export default function SalesStrip({ mayFloat, onClose }: { mayFloat: boolean; onClose: () => void }) {
  const t = useText(shellDialogs);
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      data-sales-strip
      className={`-mb-10 mt-16 border-y border-rule bg-white text-14 ${mayFloat ? inMargin : ''}`}
    >
      <div
        className={`wrap relative grid gap-x-6 gap-y-3 py-5 pr-16 md:grid-cols-[minmax(0,1fr)_auto] md:items-center ${mayFloat ? 'min-[88.75rem]:block min-[88.75rem]:px-2.5 min-[88.75rem]:pt-9 min-[88.75rem]:pb-3 min-[88.75rem]:text-12' : ''}`}
      >
        <div>
          <h2 id={titleId} className="text-16 leading-snug">
            {t('sales_title')}
          </h2>
          <p className="mt-1 max-w-[44em] leading-snug text-ink-2">{t('sales_text')}</p>
        </div>
        <ButtonLink
          tone="outline"
          size="sm"
          to="/course"
          onClick={onClose}
          className={
            mayFloat
              ? 'min-[88.75rem]:mt-3 min-[88.75rem]:w-full min-[88.75rem]:whitespace-normal min-[88.75rem]:px-1 min-[88.75rem]:text-13'
              : ''
          }
        >
          {t('sales_courses')}
        </ButtonLink>
        <button
          type="button"
          aria-label={t('sales_later')}
          title={t('sales_later')}
          onClick={onClose}
          className={`absolute top-2 right-2 grid size-11 place-items-center text-ink-3 hover:text-ink md:right-3 ${mayFloat ? 'min-[88.75rem]:top-0 min-[88.75rem]:right-0 min-[88.75rem]:size-9' : ''}`}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
