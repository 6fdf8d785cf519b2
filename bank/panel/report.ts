/** What a panel found, in lines to print. */
import { forms } from '#core/questions/kinds.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import type { Reader } from './offsets.ts';
import type { Rating } from './ratings.ts';
import type { SettledDraw } from './settle.ts';

const two = (x: number): string => x.toFixed(2);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const readerLines = (readers: ReadonlyMap<string, Reader>): string[] =>
  [...readers].map(
    ([name, { controls, bias, error, slope, offset, exact, isOff }]) =>
      `${name}: ${controls} controls, off by ${two(bias)} (${two(error)} without signs), slope ${two(slope)}, ${percent(exact)} hit exactly, offset ${two(offset)}${isOff ? ': too far off' : ''}`,
  );

/** Over all draws that every one of the three readings rated, and by form. */
export function agreementLines(draws: readonly SettledDraw[]): string[] {
  const kinds: [string, readonly SettledDraw[]][] = [
    ['all', draws],
    ...forms.map((form): [string, readonly SettledDraw[]] => [
      form,
      draws.filter((draw) => draw.form === form),
    ]),
  ];
  return kinds.flatMap(([name, own]) => {
    const found = agreementOf(readByAll(own));
    return found ? [`${name}: ${agreementLine(found)}`] : [];
  });
}

const agreementLine = (it: Agreement): string =>
  `${it.n} draws, mean ${two(it.mean)}, sd ${two(it.sd)}, ICC(2,1) ${two(it.one)}, ICC(2,3) ${two(it.all)}, mean difference ${two(it.difference)}, within 0.5 ${percent(it.withinHalf)}, within 1.0 ${percent(it.withinOne)}`;

const firstReadings = ['R1', 'R2', 'R3'];

export const readByAll = (draws: readonly SettledDraw[]): number[][] =>
  draws.flatMap(({ ratings }) => {
    const row = firstReadings.flatMap((reading) => ratings.get(reading) ?? []);
    return row.length === firstReadings.length ? [row] : [];
  });

/** Every answer that is not the key, and how many readings missed the same draw: two of three, and the key is checked. */
export function keyLines(ratings: readonly Rating[], keyOf: (question: string) => string[]): string[] {
  const wrong = ratings.filter(({ isRight }) => !isRight);
  const often = Map.groupBy(wrong, ({ question }) => question);
  return [
    ...wrong.map(({ reader, code, question, answer, note }) => {
      const count = often.get(question)?.length ?? 0;
      return `${reader} ${code} ${question}: answered ${answer.join(', ')}; the key is ${keyOf(question).join(', ')}${count > 1 ? ` (${count} readings)` : ''}${note ? ` (${note})` : ''}`;
    }),
    `keys: ${ratings.length - wrong.length} of ${ratings.length} answers agree; ${often.size} of ${new Set(ratings.map(({ question }) => question)).size} questions were missed by somebody`,
  ];
}
