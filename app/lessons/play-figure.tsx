/** A figure that one may play with where it moves; nothing depends on where it is left. Its code comes when one is shown. */
import { lazy, Suspense, useState } from 'react';
import type { LessonFigure as FigureData } from '#core/lessons/figures.ts';

const LessonFigure = lazy(async () => ({
  default: (await import('#app/lessons/figures/lesson-figure.tsx')).LessonFigure,
}));

export function PlayFigure({ figure, className = '' }: { figure: FigureData; className?: string }) {
  const [at, setAt] = useState<number>();
  return (
    <div className={className}>
      <Suspense fallback={<div className="lesson-room" />}>
        <LessonFigure figure={figure} at={at} onMove={figure.move ? setAt : undefined} />
      </Suspense>
    </div>
  );
}
