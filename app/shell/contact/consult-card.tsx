/** The way to a tutor: a card in the margin on wide screens, a tab at the edge on others; a phone has no room to float in. */
import { useLocation } from 'react-router';
import { LogoMark } from '#app/art/logo.tsx';
import { useText } from '#app/locale.tsx';
import { hasConsultCard } from '#app/shell/contact/where.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { shell } from '#messages/shell.ts';

export function ConsultCard() {
  const t = useText(shell);
  const { open } = useShell();
  const { pathname } = useLocation();
  const isStaff = useViewer()?.isStaff ?? false;
  if (!hasConsultCard(pathname, isStaff)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-consult-card
      onClick={() => open('consult')}
      className="mx-5 mt-16 -mb-10 flex md:fixed md:right-0 md:bottom-10 md:z-30 md:m-0 md:w-5 min-[88.75rem]:right-4 min-[88.75rem]:bottom-6 min-[88.75rem]:w-auto"
    >
      <span className="flex min-h-14 flex-1 items-center gap-3 rounded-2 border border-rule bg-white px-4 md:hidden">
        <span className="size-2 rounded-full bg-beam ring-3 ring-beam-wash" />
        <b className="font-semibold">{t('consult')}</b>
        <span className="text-13 text-ink-3">
          {t('consult_days')} {t('consult_hours')}
        </span>
        <span className="ml-auto text-14 font-semibold underline underline-offset-4">
          {t('consult_open')}
        </span>
      </span>
      <span className="hidden w-5 flex-col items-center rounded-l-2 border border-r-0 border-ink bg-white py-3 text-12 font-semibold leading-tight shadow-lift md:flex min-[88.75rem]:hidden">
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
