/** The offer at the edge: in the margin where there is one, else between the page and the footer. It covers nothing. */
import { X } from 'lucide-react';
import { useId } from 'react';
import './sales-strip.css';
import { useText } from '#app/locale.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { shellDialogs } from '#messages/shell-dialogs.ts';

export default function SalesStrip({ mayFloat, onClose }: { mayFloat: boolean; onClose: () => void }) {
  const t = useText(shellDialogs);
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      data-sales-strip
      className={`-mb-10 mt-16 border-y border-rule bg-white text-14 ${mayFloat ? 'sales-in-margin' : ''}`}
    >
      <div
        className={`wrap relative grid gap-x-6 gap-y-3 py-5 pr-16 md:grid-cols-[minmax(0,1fr)_auto] md:items-center`}
      >
        <div>
          <h2 id={titleId} className="text-16 leading-snug">
            {t('sales_title')}
          </h2>
          <p className="mt-1 max-w-[44em] leading-snug text-ink-2">{t('sales_text')}</p>
        </div>
        <ButtonLink tone="outline" size="sm" to="/course" onClick={onClose}>
          {t('sales_courses')}
        </ButtonLink>
        <button
          type="button"
          aria-label={t('sales_later')}
          title={t('sales_later')}
          onClick={onClose}
          className={`absolute top-2 right-2 grid size-11 place-items-center text-ink-3 hover:text-ink md:right-3`}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
