/** What draws figures of lessons, at any position of their moving number: loaded where a drawing is to change. */
import type { ReactNode } from 'react';
import { drawFigure } from '#app/figures/figure.tsx';
import { InlineText } from '#app/figures/inline-text.tsx';
import { labelWidth } from '#app/figures/label-width.ts';
import { bankText } from '#core/bank-text.ts';
import type { LessonFigure } from '#core/lessons/figures.ts';
import { moveFigure, readsAt } from '#core/lessons/move.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import { ArgumentMap } from './argument-map.tsx';
import { Bell } from './bell.tsx';
import { Hops } from './hops.tsx';
import { positionsOf } from './positions.ts';
import { Tree } from './tree.tsx';
import { Turns } from './turns.tsx';
import { Venn } from './venn.tsx';
import './moving.css';

export { nearestTick, tickAlong } from './nearest-tick.ts';
export { positionsOf } from './positions.ts';

export type DrawnProps = { figure: LessonFigure; at: number | undefined; locale: Locale };

export function DrawnFigure({ figure, at, locale }: DrawnProps): ReactNode {
  const name = figure.title?.[locale] ?? lessonFigureTexts.figure[locale];
  const { kept } = positionsOf(figure);
  const { move: _, ...still } = at === undefined ? figure : moveFigure(figure, at);
  switch (still.kind) {
    case 'hops':
      return <Hops figure={still} name={name} />;
    case 'bell':
      return <Bell figure={still} locale={locale} name={name} frame={kept.bell} />;
    case 'venn':
      return <Venn figure={still} locale={locale} name={name} />;
    case 'tree':
      return <Tree figure={still} locale={locale} />;
    case 'argument':
      return <ArgumentMap figure={still} locale={locale} />;
    case 'turns':
      return <Turns figure={still} locale={locale} />;
    default:
      return drawFigure(still, locale, kept);
  }
}

const overEachOther = { gridArea: '1 / 1' };

/** The line that follows the hand, over the longest it can become: what stands below it stays where it is. */
export function DrawnReads({ figure, at, locale }: DrawnProps): ReactNode {
  const { move } = figure;
  if (!move) return null;
  return (
    <>
      <span aria-hidden className="invisible" style={overEachOther}>
        <InlineText>{longestReads(figure, locale)}</InlineText>
      </span>
      <span data-reads style={overEachOther}>
        <InlineText>{readsAt(move, at ?? move.at)[locale]}</InlineText>
      </span>
    </>
  );
}

export function sayReads(figure: LessonFigure, at: number, locale: Locale): string {
  return figure.move ? plainText(bankText(readsAt(figure.move, at)[locale])) : '';
}

const longest = new WeakMap<LessonFigure, Partial<Record<Locale, string>>>();

function longestReads(figure: LessonFigure, locale: Locale): string {
  const found = longest.get(figure) ?? {};
  longest.set(figure, found);
  found[locale] ??= positionsOf(figure)
    .ticks.map((tick): string => (figure.move ? readsAt(figure.move, tick)[locale] : ''))
    .reduce((one, other) => (labelWidth(other, 1) > labelWidth(one, 1) ? other : one), '');
  return found[locale];
}
