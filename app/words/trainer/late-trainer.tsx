/** The trainer, for pages: its scripts, the scheduler among them, come after the page itself. */
import { type ComponentProps, lazy, Suspense } from 'react';
import { TrainerLoading } from './trainer-header.tsx';

const load = () => import('./trainer.tsx').then(({ Trainer }) => ({ default: Trainer }));
const Late = lazy(load);

// Asked for while the page wakes up, not after it.
if (typeof window !== 'undefined') load().catch(() => undefined);

export function Trainer(props: ComponentProps<typeof Late>) {
  return (
    <Suspense fallback={<TrainerLoading title={props.title} exitTo={props.exitTo} />}>
      <Late {...props} />
    </Suspense>
  );
}
