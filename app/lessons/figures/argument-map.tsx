/** What the parts of an argument or a passage do for one another: a list, with its arrows beside it. */
import type { CSSProperties } from 'react';
import { InlineText } from '#app/figures/inline-text.tsx';
import type { ArgumentFigure } from '#core/lessons/figures.ts';
import type { Locale } from '#core/locale.ts';
import { lessonFigureTexts, roleTexts } from '#messages/lessons/figures.ts';
import { type Bond, type Lane, layOutArgument, type Step, spanOf } from './argument-lanes.ts';
import styles from './argument-map.css?inline';

type MapProps = { figure: ArgumentFigure; locale: Locale };

/** Each part takes three lines of the grid: its head, where arrows meet it, the rest of it, and the space below. */
const headLine = (place: number): number => place * 3 + 1;

export function ArgumentMap({ figure: { parts }, locale }: MapProps) {
  const { steps, lanes, laneCount } = layOutArgument(parts);
  const textOf = (id: string) => parts.find((part) => part.id === id)?.text[locale] ?? '';
  return (
    <>
      <style href="lesson-argument" precedence="figure">
        {styles}
      </style>
      <ol
        className="lf-argument"
        style={
          {
            '--lf-lanes': laneCount,
            gridTemplateRows: parts.map(() => 'var(--lf-head) auto').join(' var(--lf-between) '),
          } as CSSProperties
        }
      >
        {parts.map(({ id, role, text, supports, opposes }, place) => (
          <li
            key={id}
            className="lf-part"
            data-role={role}
            style={{ gridRow: `${headLine(place)} / span 2` }}
          >
            <span className="lf-role">{roleTexts[role][locale]}</span>
            <span className="lf-part-text">
              <InlineText>{text[locale]}</InlineText>
            </span>
            {([supports && ['supports', supports], opposes && ['opposes', opposes]] as const).map((bond) =>
              bond ? (
                <span key={bond[0]} className="sr-only">
                  {lessonFigureTexts[bond[0] as Bond][locale]}{' '}
                  <InlineText>{textOf(bond[1] ?? '')}</InlineText>
                </span>
              ) : null,
            )}
          </li>
        ))}
        {steps.map((step) => (
          <BetweenParts key={step.after} step={step} locale={locale} />
        ))}
        {lanes.map((lane) => (
          <Beside key={`${lane.bond} ${lane.target}`} lane={lane} laneCount={laneCount} />
        ))}
      </ol>
    </>
  );
}

function BetweenParts({ step: { after, bond, up }, locale }: { step: Step; locale: Locale }) {
  return (
    <li
      aria-hidden
      className="lf-step"
      data-bond={bond}
      data-up={up || undefined}
      style={{ gridRow: headLine(after) + 2 }}
    >
      <span className="lf-step-arrow" />
      <span className="lf-step-word">{lessonFigureTexts[bond][locale]}</span>
    </li>
  );
}

/** A line along all its ends, and at each a short one to the part; that of the target has the head of the arrow. */
function Beside({ lane: { bond, target, sources, lane }, laneCount }: { lane: Lane; laneCount: number }) {
  const [from, to] = spanOf({ target, sources });
  const column = laneCount - lane;
  return (
    <>
      <li
        aria-hidden
        className="lf-lane"
        data-bond={bond}
        style={{ gridRow: `${headLine(from) + 1} / ${headLine(to) + 1}`, gridColumn: column }}
      />
      {[...sources, target].map((place) => (
        <li
          key={place}
          aria-hidden
          className="lf-elbow"
          data-bond={bond}
          data-target={place === target || undefined}
          style={{ gridRow: headLine(place), gridColumn: `${column} / ${laneCount + 1}` }}
        />
      ))}
    </>
  );
}
