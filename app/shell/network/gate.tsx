/** Keeps a page that is open where it is while the browser has no network, and lets its reader on when there is one. */
import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { NoNetwork } from '#app/shell/network/no-network.tsx';

/** The worker keeps these for a dead network (app/offline/worker.ts). */
const mayBeKept = (pathname: string): boolean => /^\/(?:words|miniprogram)(?:\/|$)/.test(pathname);

export function NetworkGate({ children }: { children: ReactNode }) {
  // React Router complains of a skip link where anything may hold a page back, so nothing does while all is well.
  const [hasLost, setHasLost] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const lose = () => setHasLost(true);
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, []);
  return (
    <>
      <div className={isHeld ? 'hidden' : 'contents'}>{children}</div>
      {hasLost && <Gate onHold={setIsHeld} />}
    </>
  );
}

/** Going on would throw the page away: a part that cannot be loaded makes React Router reload the whole document. */
function Gate({ onHold }: { onHold: (isHeld: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine &&
      currentLocation.pathname !== nextLocation.pathname &&
      !mayBeKept(nextLocation.pathname),
  );
  const isHeld = blocker.state === 'blocked';
  useEffect(() => onHold(isHeld), [isHeld, onHold]);
  return isHeld && <NoNetwork isGuess onBack={blocker.proceed} onStay={blocker.reset} />;
}
