/** The figures that teach, still and in motion. */
import { useState } from 'react';
import { LessonFigure } from '#app/lessons/figures/lesson-figure.tsx';
import { useText } from '#app/locale.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { LessonFigure as FigureData } from '#core/lessons/figures.ts';
import { devTexts } from '#messages/dev.ts';
import { sampleFigures } from './sample-figures.ts';

export function LessonFigures() {
  const t = useText(devTexts);
  return (
    <section className="mt-16">
      <SectionHead title={t('lessonFigures')} />
      <SampleFigures />
    </section>
  );
}

export function SampleFigures() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {Object.entries(sampleFigures).map(([id, figure]) => (
        <Sample key={id} id={id} figure={figure} />
      ))}
    </div>
  );
}

function Sample({ id, figure }: { id: string; figure: FigureData }) {
  const [at, setAt] = useState<number>();
  return (
    <div className="min-w-0" data-testid={id} data-at={at}>
      <LessonFigure figure={figure} at={at} onMove={figure.move ? setAt : undefined} />
    </div>
  );
}
