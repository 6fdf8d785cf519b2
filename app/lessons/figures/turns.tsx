/** A sentence in pieces along a line that changes sides where the thought turns. */

import { InlineText } from '#app/figures/inline-text.tsx';
import type { TurnsFigure } from '#core/lessons/figures.ts';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import styles from './turns.css?inline';

export function Turns({ figure: { pieces, expected }, locale }: { figure: TurnsFigure; locale: Locale }) {
  const firstTurn = pieces.findIndex(({ turn }) => turn);
  let side: 0 | 1 = 0;
  return (
    <>
      <style href="lesson-turns" precedence="figure">
        {styles}
      </style>
      <ol className="lf-turns">
        {pieces.map(({ text, does, turn }, place) => {
          const isTurn = turn === true && place > 0;
          if (isTurn) side = side === 0 ? 1 : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
            <li key={place} className="lf-piece" data-side={side} data-turn={isTurn || undefined}>
              {isTurn ? <Bend /> : null}
              {turn ? <span className="sr-only">{lessonFigureTexts.turn[locale]}</span> : null}
              <p lang="en" className="lf-piece-text">
                <InlineText>{text}</InlineText>
              </p>
              <p className="lf-does">
                <InlineText>{does[locale]}</InlineText>
              </p>
              {/* Where the line would have gone on: it ends at the turn that follows. */}
              {expected && place === Math.max(0, firstTurn - 1) ? (
                <p className="lf-expected">
                  <span className="lf-expected-word">{lessonFigureTexts.expected[locale]}</span>{' '}
                  <InlineText>{expected[locale]}</InlineText>
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** From one side to the other; light lies on the turn. The other way round it is mirrored. */
function Bend() {
  return (
    <svg className="lf-bend" viewBox="0 0 26 26" width={26} height={26} fill="none" aria-hidden="true">
      <path d="M1 0C1 18 25 8 25 26" stroke={palette.ink} strokeWidth={2} />
      <circle cx={13} cy={13} r={5} fill={palette.beam} stroke={palette.ink} strokeWidth={1.5} />
    </svg>
  );
}
