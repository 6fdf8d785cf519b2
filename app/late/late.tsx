/** What can wait until the page has nothing better to do, in one piece that no page waits for. */
import { type ComponentType, useEffect, useState } from 'react';

const latestMs = 4000;

export function Late() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./late-parts.tsx').then(
        ({ LateParts }) => setPart(() => LateParts),
        // Nobody asked for it yet; the next page tries again.
        () => {},
      );
    // Safari does not say when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }, []);
  return Part && <Part />;
}
