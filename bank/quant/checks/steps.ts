/** Checks of the analysis: every relation in it is calculated again, and it arrives at the answer it explains. */

import { parseRational, round } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import type { Item } from '../build-family.ts';
import { refuseForm } from '../family.ts';
import { valueOfText } from '../options.ts';
import { evaluate, holds, type Letters, statementsOf } from '../tex.ts';
import { formulasOf, numbersOf, segmentsOf } from '../text.ts';
import { compareValues, toValue, type Value } from '../value.ts';

/** Relations in a step must be true with the letters of that step. */
export function checkSteps({ question, letters }: Item): string[] {
  return question.secret.steps.flatMap(({ en, zh_cn }, i) => {
    const formulas = new Set([...formulasOf(en), ...formulasOf(zh_cn)]);
    return [...formulas].flatMap((tex) => replay(tex, letters[i] ?? []) ?? []);
  });
}

function replay(tex: string, sets: Letters[]): string | null {
  let reason = `no letters for $${tex}$`;
  for (const letters of sets) {
    try {
      if (holds(tex, letters)) return null;
      reason = `not true: $${tex}$`;
    } catch (error) {
      reason = (error as Error).message;
    }
  }
  return reason;
}

export const relationsIn = (text: string): number =>
  formulasOf(text).reduce((n, tex) => n + statementsOf(tex).reduce((m, s) => m + s.relations.length, 0), 0);

/** In the notes on wrong answers the mistake's own algebra is false; arithmetic without letters must be true. */
export function checkNotes(item: Item): string[] {
  return notesOf(item).flatMap(({ why }) =>
    [why.en, why.zh_cn].flatMap(formulasOf).flatMap((tex) => {
      if (/(?<!\\)(?<![A-Za-z])[A-Za-z]/.test(tex.replace(/\\[A-Za-z]+/g, ' '))) return [];
      return replay(tex, [{}]) ?? [];
    }),
  );
}

type Note = { id: string; why: Text; value: Value | null };

function notesOf({ question }: Item): Note[] {
  const { secret } = question;
  if ('misses' in secret)
    return secret.misses.map(({ value, why }) => ({ id: value, why, value: toValue(parseRational(value)) }));
  if (!('notes' in secret)) return [];
  const options = 'options' in question ? question.options : [];
  return Object.entries(secret.notes).map(([id, { why }]) => {
    const option = options.find((candidate) => candidate.id === id);
    return { id, why, value: option ? valueOfText(option.text.en) : null };
  });
}

/** Each note on a number says how that very number comes about. */
export function checkDerivations(item: Item): string[] {
  return notesOf(item).flatMap(({ id, why, value }) =>
    value === null || mentions(why.en, value, item.letters.flat())
      ? []
      : [`the note on ${id} does not arrive at it: ${why.en}`],
  );
}

/** One of the steps says what has to be seen, in both languages. */
export function checkIdea({ question: { secret } }: Item): string[] {
  const isSaid = secret.steps.some(
    ({ en, zh_cn }) => en.includes('The idea: ') && zh_cn.includes('关键在于：'),
  );
  return isSaid ? [] : ['no step says the idea'];
}

/** The steps come to the key's value. */
export function checkArrival(item: Item): string[] {
  const { question } = item;
  const value = keyValue(item);
  if (value === null) return [];
  const arrives = question.secret.steps.some((step) => mentions(step.en, value, item.letters.flat()));
  return arrives ? [] : ['the steps do not arrive at the key'];
}

function keyValue({ question }: Item): Value | null {
  switch (question.form) {
    case 'mc-one': {
      const option = question.options.find(({ id }) => id === question.secret.key[0]);
      return option ? valueOfText(option.text.en) : null;
    }
    case 'numeric': {
      const exact = parseRational(question.secret.value);
      const { tolerance } = question.secret;
      return toValue(tolerance.kind === 'rounded' ? round(exact, tolerance.places) : exact);
    }
    case 'qc':
    case 'mc-many':
      return null;
    default:
      return refuseForm(question.form);
  }
}

/** Whether a text has a number, or a side of a formula, of this value. */
function mentions(text: string, value: Value, sets: Letters[]): boolean {
  const isIt = (tex: string): boolean =>
    sets.some((letters) => {
      try {
        return compareValues(evaluate(tex, letters), value) === 0;
      } catch {
        return false;
      }
    });
  return segmentsOf(text).some(({ isMath, text: part }) =>
    // A percent may be meant as it stands: 25\% arrives at an option that says 25%.
    isMath
      ? statementsOf(part).some(({ sides }) =>
          sides.some((side) => isIt(side) || isIt(side.replace(/\\%$/, ''))),
        )
      : numbersOf(part).some(isIt),
  );
}
