/** Whether a part of a figure still is what the server drew, and may be left as it is. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isAsSent } from '#app/ui/kept/still.tsx';

export type Sent = { isKept: boolean; box: RefObject<HTMLDivElement | null> };

/** It is as sent as long as neither the figure nor what it shows has changed. */
export function useSent(shown: string, figure: object): Sent {
  const [first, setFirst] = useState(() => (isAsSent() ? { shown, figure } : null));
  const box = useRef<HTMLDivElement>(null);

  // Where the browser had to begin anew there is nothing to keep.
  useLayoutEffect(() => {
    if (box.current?.firstChild === null) setFirst(null);
  }, []);

  return { isKept: first !== null && first.shown === shown && first.figure === figure, box };
}
