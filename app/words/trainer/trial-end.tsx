/** The end of a visitor's try: what logging in adds. */
import { useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';
import { EndFrame, EndTitle } from './session-end.tsx';

export function TrialEnd({ onMore }: { onMore: () => void }) {
  const t = useText(trainerTexts);
  const { pathname } = useLocation();
  const back = encodeURIComponent(pathname);
  return (
    <EndFrame
      bar={
        <div className="mx-auto grid max-w-120 grid-cols-2 gap-2.5">
          <ButtonLink to={`/login?redirect=${back}`} tone="quiet" size="lg" wide>
            {t('log_in')}
          </ButtonLink>
          <ButtonLink to={`/register?redirect=${back}`} tone="beam" size="lg" wide>
            {t('register_link')}
          </ButtonLink>
        </div>
      }
    >
      <EndTitle>{t('try_end')}</EndTitle>
      <p className="mt-2 text-18 text-ink-2">{t('try_text')}</p>
      <ul className="mt-6 border-t border-ink">
        {[t('try_1'), t('try_2'), t('try_3'), t('try_4'), t('try_5')].map((line) => (
          <li key={line} className="border-b border-rule py-3.5">
            {line}
          </li>
        ))}
      </ul>
      <Button tone="quiet" size="sm" className="mt-6" onClick={onMore}>
        {t('try_once_more')}
      </Button>
    </EndFrame>
  );
}
