/** Whether somebody has come near a part of the page. */
import { type RefObject, useEffect, useState } from 'react';

export function useSeen(box: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isSeen]);
  return isSeen;
}
