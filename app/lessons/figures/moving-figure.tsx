/** A figure that is moved: by its point in the drawing, or by a slider that keys move too. */
import { type ChangeEvent, type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '#app/locale.tsx';
import type { LessonFigure, Move } from '#core/lessons/figures.ts';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import { SentPart } from './sent-part.tsx';
import { stageStyle } from './stage-style.ts';
import { useDrag } from './use-drag.ts';
import { useDrawing } from './use-drawing.ts';
import { useSeen } from './use-seen.ts';
import { useSent } from './use-sent.ts';

/** A hand that rests this long has arrived, and where it stands is said aloud. */
const restMs = 600;

type MovingFigureProps = {
  figure: LessonFigure;
  move: Move;
  at: number | undefined;
  onMove: (at: number) => void;
};

export function MovingFigure({ figure, move, at: given, onMove }: MovingFigureProps) {
  const locale = useLocale();
  const id = useId();
  const [own, setOwn] = useState(move.at);
  const at = given ?? own;
  const [hasMoved, setMoved] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(stage);
  const sent = useSent(`${locale} ${at}`, figure);
  const loaded = useDrawing(isSeen || !sent.isKept);
  const { drawing } = loaded;
  const positions = drawing?.positionsOf(figure) ?? null;

  const moveTo = (next: number) => {
    setMoved(true);
    setOwn(next);
    onMove(next);
  };
  const { isHeld, handlers } = useDrag({ stage, positions, rules: drawing, at, onMove: moveTo });
  const reads = drawing?.sayReads(figure, at, locale);
  const said = useRest(isHeld ? reads : undefined);

  // Once the code is here the drawing is its own, so that its point can be taken hold of.
  const live = { ...sent, isKept: sent.isKept && drawing === null };
  const shown = { figure, at, locale };
  const track = positions?.track;
  const point = track?.points[positions?.ticks.indexOf(at) ?? -1];
  return (
    <>
      <div
        ref={stage}
        className="lf-stage"
        style={stageStyle(figure.kind)}
        data-held={isHeld || undefined}
        data-strip={(positions && !track) || undefined}
        {...handlers}
      >
        <SentPart part="drawing" sent={live} {...loaded} shown={shown} />
        {track && point ? (
          <span
            className="lf-handle"
            data-moved={hasMoved || undefined}
            data-upright={isUpright(track.points) || undefined}
            style={place(point[0] / track.width, point[1] / track.height)}
          />
        ) : null}
      </div>
      <SentPart part="reads" sent={live} {...loaded} shown={shown} />
      {/* Its look comes with the code; until then its place is kept. */}
      <div
        className="lf-controls mt-2 flex w-full flex-wrap items-baseline justify-between gap-x-4 text-14"
        style={{
          maxWidth: '27.5rem',
          minHeight: '4.25rem',
          visibility: drawing || loaded.hasFailed ? undefined : 'hidden',
        }}
      >
        <label htmlFor={id}>{move.handle[locale].replaceAll('$', '')}</label>
        <span className="lf-hint" aria-hidden data-moved={hasMoved || undefined}>
          {lessonFigureTexts.drag[locale]}
        </span>
        <input
          id={id}
          type="range"
          className="lf-range"
          min={move.from}
          max={move.to}
          step={move.step}
          value={at}
          aria-valuetext={reads}
          style={{ '--lf-share': (at - move.from) / (move.to - move.from) } as CSSProperties}
          onChange={(event: ChangeEvent<HTMLInputElement>) => moveTo(tidy(event.target.valueAsNumber))}
        />
      </div>
      {/* The slider says itself where it stands; a point that was dragged is said here. */}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** The text, when it has not changed for a while; it stays when there is nothing new. */
function useRest(text: string | undefined): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const place = (x: number, y: number): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** A way that climbs more than it runs: its point is dragged against the page's own scrolling. */
function isUpright(points: readonly (readonly [number, number])[]): boolean {
  const span = (axis: 0 | 1) => {
    const along = points.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  return span(1) > span(0);
}

/** Sliders add steps up in binary. */
const tidy = (value: number): number => Number(value.toFixed(9));
