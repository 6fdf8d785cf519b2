/** Stands where a page should be that could not come, because nothing answers: it says so, and goes on by itself. */
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { LogoMark } from '#app/art/logo.tsx';
import { useText } from '#app/locale.tsx';
import { checkMs, isServerThere } from '#app/shell/network/silence.ts';
import { Button } from '#app/ui/button.tsx';
import { errorPages } from '#messages/errors/pages.ts';

type NoNetworkProps = {
  /** What waited goes on. */
  onBack: () => void;
  /** Where there is a page to go back to, it is still there as it was. */
  onStay?: () => void;
  /** Nothing was tried yet: some browsers say "offline" where they are not. */
  isGuess?: boolean;
};

export function NoNetwork({ onBack, onStay, isGuess = false }: NoNetworkProps) {
  const t = useText(errorPages);
  const { state, isBusy, tryNow } = useReturn(onBack, isGuess);
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone, or hidden.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="wrap py-16 md:py-24">
      <LogoMark isLit={false} className="h-20 w-17" />
      <h1 ref={title} tabIndex={-1} className="mt-4 scroll-mt-40 text-34 outline-hidden md:text-44">
        {t('offline_title')}
      </h1>
      <p className="mt-4 max-w-120 text-ink-2">{t('offline_text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button tone="beam" busy={isBusy} onClick={tryNow}>
          {t('try_again')}
        </Button>
        {onStay ? <Button onClick={onStay}>{t('stay')}</Button> : null}
      </div>
      <p role="status" className="mt-4 min-h-7 text-14 text-ink-3">
        {state === 'tried' ? t('offline_still') : ''}
      </p>
    </section>
  );
}

/** Looks every five seconds, when the browser says that it is online again, and when the reader asks. */
function useReturn(onBack: () => void, isGuess: boolean) {
  const [state, setState] = useState<'waiting' | 'asked' | 'tried'>('waiting');
  const isMoving = useNavigation().state !== 'idle';
  const latest = useRef({ onBack, isMoving });
  latest.current = { onBack, isMoving };
  const look = useRef(async () => false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    look.current = async () => {
      clearTimeout(timer);
      const isThere = await isServerThere();
      if (isGone) return isThere;
      clearTimeout(timer);
      // What is tried now may fail as well, and then is tried again.
      timer = setTimeout(look.current, checkMs);
      if (isThere && !latest.current.isMoving) latest.current.onBack();
      return isThere;
    };
    const handleOnline = () => void look.current();
    if (isGuess) handleOnline();
    else timer = setTimeout(look.current, checkMs);
    window.addEventListener('online', handleOnline);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isGuess]);
  const tryNow = async () => {
    setState('asked');
    setState((await look.current()) ? 'waiting' : 'tried');
  };
  return { state, isBusy: state === 'asked', tryNow };
}
