/** A drawing, or the line below it: as the server sent it until the code that draws is here. */
import { lazy } from 'react';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import type { DrawnProps } from './drawn-figure.tsx';
import type { useDrawing } from './use-drawing.ts';
import type { Sent } from './use-sent.ts';

const isServer = typeof document === 'undefined';

/** The server waits for them; what they drew is never taken up again by the browser. */
const onServer = {
  drawing: lazy(async () => ({ default: (await import('./drawn-figure.tsx')).DrawnFigure })),
  reads: lazy(async () => ({ default: (await import('./drawn-figure.tsx')).DrawnReads })),
};

const asSent = { __html: '' };

const looks = {
  drawing: 'min-w-0',
  reads: 'mt-3 grid w-full justify-items-center text-center text-16 font-semibold',
};
/** The place that is kept while a drawing is on its way. */
const waiting = { drawing: { minHeight: '12rem', minWidth: '16rem' }, reads: { minHeight: '1.7rem' } };

type SentPartProps = ReturnType<typeof useDrawing> & {
  part: keyof typeof onServer;
  sent: Sent;
  shown: DrawnProps;
};

export function SentPart({ part, sent, drawing, hasFailed, shown }: SentPartProps) {
  const Live =
    drawing && !sent.isKept ? { drawing: drawing.DrawnFigure, reads: drawing.DrawnReads }[part] : null;
  const Drawn = isServer ? onServer[part] : Live;
  if (Drawn)
    return (
      <div data-part={part} className={looks[part]}>
        <Drawn {...shown} />
      </div>
    );
  if (hasFailed && !sent.isKept)
    return part === 'reads' ? null : (
      <p data-failed className="border-l border-rule-2 pl-3 text-15 text-ink-2" style={{ maxWidth: '34rem' }}>
        {lessonFigureTexts.not_loaded[shown.locale]} {shown.figure.described[shown.locale]}
      </p>
    );
  return (
    <div
      key="sent"
      ref={sent.box}
      data-part={part}
      className={looks[part]}
      style={sent.isKept ? undefined : waiting[part]}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which is never written over what was sent
      dangerouslySetInnerHTML={asSent}
    />
  );
}
