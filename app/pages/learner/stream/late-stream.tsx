/** The stream, for its page: its scripts come after the page itself. */
import { type ComponentProps, lazy, Suspense } from 'react';
import { Rhythm } from '#app/ui/rhythm.tsx';

const load = () => import('./stream.tsx').then((module) => ({ default: module.Stream }));
const Late = lazy(load);

// Asked for while the page wakes up, not after it.
if (typeof window !== 'undefined') load().catch(() => undefined);

export function Stream(props: ComponentProps<typeof Late>) {
  return (
    <Suspense
      fallback={
        <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-hidden">
          <Rhythm live />
        </main>
      }
    >
      <Late {...props} />
    </Suspense>
  );
}
