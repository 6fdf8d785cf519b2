/** What readers wrote, as ratings of single draws. */
import { parse } from 'yaml';
import { z } from 'zod';
import { gradeAnswer } from '#core/questions/grade.ts';
import type { Form, Question } from '#core/questions/kinds.ts';
import type { CodeTable } from './codes.ts';
import { drawNames } from './item.ts';

export type Rating = {
  /** The reading and its lot, as R2-3: one reader. */
  reader: string;
  /** The place in the reader's own order, from 1. */
  position: number;
  code: string;
  item: string;
  question: string;
  form: Form;
  /** The level to be given, where it is a control. */
  control: number | null;
  answer: string[];
  isRight: boolean;
  features: string;
  level: number;
  note: string;
};

export type KnownQuestions = Map<string, Question>;

export const readingOf = (reader: string): string => reader.split('-')[0] ?? '';

const draw = z.object({
  answer: z.union([z.array(z.coerce.string()), z.coerce.string().transform((one) => [one])]),
  features: z.coerce.string().default(''),
  level: z.number().min(0.6).max(5.4),
  note: z.string().default(''),
});

const filledIn = z.record(z.string(), z.strictObject({ a: draw, b: draw.optional(), c: draw.optional() }));

/** Fails where a code is unknown or a draw was left out: a reading counts when it is whole. */
export function readRatings(
  reader: string,
  text: string,
  sheet: readonly string[],
  codes: CodeTable,
  known: KnownQuestions,
): Rating[] {
  const rated = filledIn.parse(parse(text));
  const missing = sheet.filter((code) => !rated[code]);
  if (missing.length > 0) throw new Error(`${reader}: no rating of ${missing.join(', ')}`);
  return sheet.flatMap((code, i) => {
    const { id: item, control = null, draws } = codes[code] ?? { id: '', draws: [] };
    if (draws.length === 0) throw new Error(`${reader}: no item has the code ${code}`);
    return draws.map((id, k): Rating => {
      const given = rated[code]?.[drawNames[k] ?? 'a'];
      const question = known.get(id);
      if (!given) throw new Error(`${reader}: draw ${drawNames[k]} of ${code} has no rating`);
      if (!question) throw new Error(`${reader}: there is no question ${id}`);
      const isRight = gradeAnswer(question, given.answer).correct === true;
      const { answer, features, level, note } = given;
      return {
        reader,
        position: i + 1,
        code,
        item,
        question: id,
        form: question.form,
        control,
        answer,
        isRight,
        features,
        level,
        note,
      };
    });
  });
}
