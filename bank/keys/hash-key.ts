/** What a question is known by once it is published: its right answer and the numbers it was drawn with, as a short hash. */
import { createHash } from 'node:crypto';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import type { BuiltPart } from '../part.ts';
import { numbersOf } from '../quant/text.ts';

/** By question id. Essays have no key, and are left out. */
export type Keys = Readonly<Record<string, string>>;

export function hashKeys({ questions, stimuli }: BuiltPart): Keys {
  const byId = new Map(stimuli.map((stimulus) => [stimulus.id, stimulus]));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const hash = hashKey(question, byId.get(question.stimulus ?? ''));
      return hash === null ? [] : [[question.id, hash]];
    }),
  );
}

export function hashKey(question: Question, stimulus?: BankStimulus): string | null {
  const answer = rightAnswer(question);
  if (answer === null) return null;
  const known = JSON.stringify([question.form, answer, numbersDrawn(question, stimulus)]);
  return createHash('sha256').update(known).digest('hex').slice(0, 12);
}

/** The right options by what they say, since their letters follow from the order; their letters where they say nothing. */
function rightAnswer(question: Question): unknown {
  if (question.form === 'essay') return null;
  if (question.form === 'numeric') {
    const { value, tolerance } = question.secret;
    return [value, tolerance];
  }
  const { key } = question.secret;
  if ('blanks' in question) {
    const options = question.blanks.flatMap((blank) => blank.options);
    return key.map((id) => options.find((option) => option.id === id)?.text.en);
  }
  if (!('options' in question)) return key;
  return question.options.flatMap(({ id, text }) => (key.includes(id) ? [text.en] : [])).sort();
}

/** Another draw of a family may have the same answer: the letter of a comparison says little. Words may be mended. */
function numbersDrawn({ family, ...question }: Question, stimulus?: BankStimulus): string[] {
  if (family === undefined) return [];
  const quantities = 'quantities' in question ? [question.quantities.a.en, question.quantities.b.en] : [];
  const figures = [...(question.figures ?? []), ...(stimulus?.kind === 'data' ? stimulus.figures : [])];
  const texts = [question.stem.en, ...quantities, ...figures.map(({ described }) => described.en)];
  return texts.flatMap(numbersOf).sort();
}
