/** A thin light across the top while a page takes its time; quick pages never show it. */
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { shell } from '#messages/shell.ts';

const patienceMs = 180;

export function NavigationProgress() {
  const isBusy = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  const t = useText(shell);
  useEffect(() => {
    if (!isBusy) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  if (!isSlow) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="fixed inset-x-0 top-0 z-60 h-[3px] bg-paper-3"
    >
      <div className="h-full w-full origin-left animate-sweep bg-beam" />
    </div>
  );
}
