/** Checks of letters: what is named is used, and what is used is there, in the steps and between figure and texts. */
import type { Figure } from '#core/questions/figures.ts';
import { textsIn } from '../../texts-in.ts';
import type { Item } from '../build-family.ts';
import { type Letters, lettersTaken } from '../tex.ts';
import { formulasOf } from '../text.ts';
import { labelsIn } from './texts.ts';

/** A value that no relation takes is never put to the test, and may be false unnoticed. */
export function checkLetters({ question, letters }: Item): string[] {
  const taken = question.secret.steps.flatMap(({ en, zh_cn }, i) =>
    [...formulasOf(en), ...formulasOf(zh_cn)].flatMap((tex) =>
      (letters[i] ?? []).flatMap((set) => takenIn(tex, set)),
    ),
  );
  const given = new Set(letters.flat().flatMap((set) => Object.keys(set)));
  return [...given]
    .filter((letter) => !taken.includes(letter))
    .map((letter) => `no relation of the steps takes the value of ${letter}`);
}

/** What cannot be read is told by the check of the steps. */
function takenIn(tex: string, letters: Letters): string[] {
  try {
    return [...lettersTaken(tex, letters)];
  } catch {
    return [];
  }
}

/** The figure and the texts speak of the same things: a description repeats the figure, and counts for none. */
export function checkNames(item: Item): string[] {
  const { question, stimulus } = item;
  const texts = [...textsIn(question)].filter(([path]) => !path.includes('described'));
  const formulas = texts.flatMap(([, { en }]) => formulasOf(en)).map(withoutCommands);
  const said = new Set(formulas.join(''));
  const figures = [...(question.figures ?? []), ...(stimulus?.figures ?? [])];
  return figures.flatMap((figure) => [
    ...[...labelLetters(figure)]
      .filter((letter) => !said.has(letter))
      .map((letter) => `the figure is labelled ${letter}, of which no text speaks`),
    ...(figure.kind === 'geometry' ? checkPoints(figure, formulas, said) : []),
  ]);
}

function checkPoints(
  { points, named, described }: Extract<Figure, { kind: 'geometry' }>,
  formulas: readonly string[],
  said: ReadonlySet<string>,
): string[] {
  const shown = new Set(named ?? Object.keys(points));
  // Two capitals or more are a segment, an angle or a shape; one alone may be a quantity.
  const shapes = formulas.flatMap((tex) => tex.match(/\b[A-Z]{2,6}\b/g) ?? []);
  // “A straight line”, “L-shaped”: not every capital of a sentence is a point.
  const spoken = described.en.match(/\b(?!A [a-z])[A-Z]{1,6}\b(?!-)/g) ?? [];
  const unknown = [...shapes, ...spoken].filter((name) => [...name].some((letter) => !shown.has(letter)));
  return [
    ...[...shown]
      .filter((point) => !said.has(point))
      .map((point) => `the figure names the point ${point}, of which no text speaks`),
    ...unknown.map((name) => `${name} is not in the figure`),
  ];
}

const withoutCommands = (tex: string): string => tex.replace(/\\[A-Za-z]+/g, ' ');

const labelLetters = (figure: Figure): Set<string> =>
  new Set(
    [...labelsIn(figure)]
      .flatMap((label) => (/^[A-Za-z]$/.test(label) ? [label] : formulasOf(label)))
      .flatMap((tex) => withoutCommands(tex).match(/[A-Za-z]/g) ?? []),
  );
