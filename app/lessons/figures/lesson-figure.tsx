/** A figure of a lesson: drawn by the server, told in words to who cannot see it, and movable where that is asked. */
import type { ReactNode } from 'react';
import { useLocale } from '#app/locale.tsx';
import type { LessonFigure as FigureData } from '#core/lessons/figures.ts';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import { MovingFigure } from './moving-figure.tsx';
import { SentPart } from './sent-part.tsx';
import { stageStyle } from './stage-style.ts';
import { useDrawing } from './use-drawing.ts';
import { useSent } from './use-sent.ts';

type LessonFigureProps = {
  figure: FigureData;
  /** Where its number stands; where it begins if absent. */
  at?: number | undefined;
  /** Called at every new position; a figure without it stands still. */
  onMove?: ((at: number) => void) | undefined;
};

export function LessonFigure({ figure, at, onMove }: LessonFigureProps) {
  const { move } = figure;
  return (
    <FigureFrame figure={figure}>
      {move && onMove ? (
        <MovingFigure figure={figure} move={move} at={at} onMove={onMove} />
      ) : (
        <StillFigure figure={figure} at={at} />
      )}
    </FigureFrame>
  );
}

function FigureFrame({ figure, children }: { figure: FigureData; children: ReactNode }) {
  const locale = useLocale();
  const isRough = 'toScale' in figure && !figure.toScale;
  return (
    <figure className="my-6 flex min-w-0 flex-col items-center break-inside-avoid" data-kind={figure.kind}>
      {figure.title ? (
        <figcaption className="mb-3 text-center text-15 font-semibold">{figure.title[locale]}</figcaption>
      ) : null}
      {children}
      {isRough ? <p className="mt-2 text-13 text-ink-3">{lessonFigureTexts.not_to_scale[locale]}</p> : null}
      {/* A table says everything itself. */}
      {figure.kind === 'table' ? null : <p className="sr-only">{figure.described[locale]}</p>}
    </figure>
  );
}

function StillFigure({ figure, at }: { figure: FigureData; at: number | undefined }) {
  const locale = useLocale();
  const sent = useSent(`${locale} ${at}`, figure);
  const drawing = useDrawing(!sent.isKept);
  const shown = { figure, at, locale };
  return (
    <>
      <div style={stageStyle(figure.kind)}>
        <SentPart part="drawing" sent={sent} {...drawing} shown={shown} />
      </div>
      {/* What it reads there belongs to it, also when nobody can move it any more. */}
      {figure.move ? <SentPart part="reads" sent={sent} {...drawing} shown={shown} /> : null}
    </>
  );
}
