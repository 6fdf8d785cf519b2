/** “What next” at the end of a piece of work: the same step that Today names, asked for when somebody gets there. */
import { lazy, Suspense } from 'react';
import { useViewer } from '#app/shell/site.ts';

const Line = lazy(() => import('#app/pages/learning/today/next-step-line.tsx'));

export function NextStep({ className = '' }: { className?: string }) {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <Suspense>
      <Line className={className} />
    </Suspense>
  );
}
