/** Whether something is before the reader's eyes: near the middle of the window, not just at its edge. */
import { type RefObject, useEffect, useState } from 'react';

export function useOnScreen(box: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '-20% 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isOnScreen;
}
