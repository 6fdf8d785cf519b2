/** Checks that every figure can be drawn wherever its moving number stands, and that its parts hang together. */
import type { LessonFigure, Move } from '#core/lessons/figures.ts';
import { moveFigure, readsAt, ticksOf } from '#core/lessons/move.ts';
import { checkFigure } from '../../quant/checks/figures.ts';
import { readStill } from '../figure-schema.ts';
import { asksOf, type WrittenLesson } from '../schema.ts';

const maxTicks = 240;

type Placed = [key: string, figure: LessonFigure];

export const figuresOf = (lesson: WrittenLesson): Placed[] => [
  ...asksOf(lesson).flatMap(([key, { figure, afterFigure }]): Placed[] => [
    ...(figure ? [[key, figure] satisfies Placed] : []),
    ...(afterFigure ? [[`${key} after`, afterFigure] satisfies Placed] : []),
  ]),
  ...lesson.examples.flatMap(({ figure }, index): Placed[] =>
    figure ? [[`example-${index + 1}`, figure]] : [],
  ),
];

export const checkFigures = (lesson: WrittenLesson): string[] =>
  figuresOf(lesson).flatMap(([key, figure]) =>
    [...checkStill(figure), ...(figure.move ? checkMove(figure, figure.move) : [])].map(
      (message) => `${key}: ${message}`,
    ),
  );

function checkStill(figure: LessonFigure): string[] {
  switch (figure.kind) {
    case 'argument': {
      const ids = new Set(figure.parts.map(({ id }) => id));
      const strange = figure.parts.flatMap(({ supports, opposes }) =>
        [supports, opposes].filter((id) => id !== undefined && !ids.has(id)),
      );
      const told = strange.map((id) => `an arrow leads to ${id}, which is no part`);
      return ids.size < figure.parts.length ? [...told, 'two parts have one id'] : told;
    }
    case 'hops':
      return figure.at > figure.max ? [`the point ${figure.at} lies beyond ${figure.max}`] : [];
    case 'bell':
      return figure.from !== null && figure.to !== null && figure.from > figure.to
        ? ['its bounds are reversed']
        : [];
    case 'turns':
      return figure.pieces.some(({ turn }) => turn) ? [] : ['a sentence with turns has none'];
    case 'venn':
    case 'tree':
      return [];
    default:
      return checkFigure(figure);
  }
}

function checkMove(figure: LessonFigure, move: Move): string[] {
  const ticks = ticksOf(move);
  if (move.to <= move.from) return ['it moves from a greater number to a smaller one'];
  if (ticks.length > maxTicks)
    return [`it has ${ticks.length} positions; at most ${maxTicks} can be reached by keys`];
  if (!ticks.includes(move.at)) return [`it begins at ${move.at}, where ${move.name} never stands`];
  for (const tick of ticks) {
    try {
      const { move: _, ...still } = moveFigure(figure, tick);
      const read = readStill(still);
      if ('error' in read) return [`at ${move.name} = ${tick}: ${read.error}`];
      const [fault] = checkStill(read.figure);
      if (fault !== undefined) return [`at ${move.name} = ${tick}: ${fault}`];
      const reads = readsAt(move, tick);
      const left = /\{[a-z]\w*\}/i.exec(reads.en + reads.zh_cn)?.[0];
      if (left !== undefined) return [`nothing gives ${left}, which it reads`];
    } catch (error) {
      return [`at ${move.name} = ${tick}: ${(error as Error).message}`];
    }
  }
  return [];
}
