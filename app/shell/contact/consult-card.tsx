/** The floating way to a tutor: a card in the margin on wide screens, an edge tab on all others. */
import { useLocation } from 'react-router';
import { LogoMark } from '#app/art/logo.tsx';
import { useText } from '#app/locale.tsx';
import { hasConsultCard } from '#app/shell/header/menu-items.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { shell } from '#messages/shell.ts';

export function ConsultCard() {
  const t = useText(shell);
  const { open } = useShell();
  const { pathname } = useLocation();
  if (!hasConsultCard(pathname)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-consult-card
      onClick={() => open('consult')}
      className="fixed right-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 flex w-8 justify-end md:bottom-10 min-[88.75rem]:right-4 min-[88.75rem]:bottom-6 min-[88.75rem]:w-auto"
    >
      <span className="flex w-5 flex-col items-center rounded-l-2 border border-r-0 border-ink bg-white py-3 text-12 font-semibold leading-tight shadow-lift min-[88.75rem]:hidden">
        <span className="mb-1.5 size-2 rounded-full bg-beam ring-3 ring-beam-wash" />
        <span className="[writing-mode:vertical-rl]">{t('consult')}</span>
      </span>
      <span className="hidden w-22 flex-col items-center rounded-2 border border-rule border-t-3 border-t-beam bg-white px-2 pt-3 pb-2 shadow-lift min-[88.75rem]:flex">
        <LogoMark className="h-8 w-7" />
        <span className="mt-1 font-serif text-18 font-bold leading-snug">{t('consult')}</span>
        <span className="text-center text-12 leading-snug text-ink-2">
          {t('consult_days')}
          <br />
          <span className="whitespace-nowrap">{t('consult_hours')}</span>
        </span>
        <span className="mt-2 grid h-8 w-full place-items-center rounded-1 bg-ink text-13 font-semibold text-paper">
          {t('consult_open')}
        </span>
      </span>
    </button>
  );
}
