/** On a slow network people type before the page wakes, and React puts back what the server sent. */
import { useEffect, useEffectEvent, useState } from 'react';
import { isAsSent } from '#app/ui/still.tsx';

/**
 * `keep` hears of a text that was typed into the field of this name before the page woke, and is not `value`. It is read
 * while the page is built, for afterwards it is gone; and only then, for later a field of this name is another page's.
 */
export function useEarlyText(name: string, value: string, keep: (early: string) => void): void {
  const [early] = useState(() =>
    isAsSent() ? document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value : undefined,
  );
  const tell = useEffectEvent(() => {
    if (early !== undefined && early !== value) keep(early);
  });
  useEffect(() => tell(), []);
}
