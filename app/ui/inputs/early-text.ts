/** On a slow network people type before the page wakes, and React puts back what the server sent. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the page is just waking: parts that are loaded late wake long after the page. */
const useIsWaking = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * `keep` hears of a text that was typed into the field of this name before its part of the page woke, and is not `value`.
 * It is read while that part is built, for afterwards it is gone.
 */
export function useEarlyText(name: string, value: string, keep: (early: string) => void): void {
  const isWaking = useIsWaking();
  const [early] = useState(() =>
    isWaking && typeof document !== 'undefined'
      ? document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value
      : undefined,
  );
  const tell = useEffectEvent(() => {
    if (early !== undefined && early !== value) keep(early);
  });
  useEffect(() => tell(), []);
}
