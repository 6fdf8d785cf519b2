/** A question and its stimulus as schemas: what `publicView` lets out, and nothing beside it. */
import { z } from 'zod';
import type { Figure } from '#core/questions/figures.ts';
import { completionForms } from '#core/questions/forms/completion.ts';
import { manyForms, oneForms } from '#core/questions/forms/options.ts';
import { bankText, text } from '#core/questions/text-schema.ts';

/** Figures come from our own programs, which check them; here only their outline is looked at. */
const figure = z
  .looseObject({ kind: z.string(), described: text })
  .meta({ id: 'Figure' }) as unknown as z.ZodType<Figure, Figure>;

const option = z.object({ id: z.string(), text });

const shownBase = z.object({
  id: z.string(),
  exercise_type: z.enum(['verbal', 'quant', 'write']),
  question_type: z.enum(['fill', 'read', 'math', 'write']),
  tags: z.array(z.string()),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  seconds: z.number(),
  stem: text,
  figures: z.array(figure).optional(),
});

/** In an exam the candidate learns nothing of a question but the question. */
const exerciseBase = shownBase.omit({ id: true, tags: true, difficulty: true, seconds: true });

function byForm<Base extends z.core.$ZodShape>(base: z.ZodObject<Base>) {
  const options = z.array(option);
  const stimulus = z.string().optional();
  return z.discriminatedUnion('form', [
    z.object({
      ...base.shape,
      form: z.enum(completionForms),
      stimulus,
      blanks: z.array(z.object({ options })),
    }),
    z.object({ ...base.shape, form: z.enum(oneForms), stimulus, options }),
    z.object({
      ...base.shape,
      form: z.enum(manyForms),
      stimulus,
      options,
      choose: z.union([z.literal('all'), z.int()]),
    }),
    z.object({ ...base.shape, form: z.literal('rc-sentence'), stimulus: z.string() }),
    z.object({ ...base.shape, form: z.literal('qc'), stimulus, quantities: z.object({ a: text, b: text }) }),
    z.object({
      ...base.shape,
      form: z.literal('numeric'),
      stimulus,
      boxes: z.union([z.literal(1), z.literal(2)]),
      prefix: text.optional(),
      suffix: text.optional(),
      rounding: text.optional(),
    }),
    z.object({ ...base.shape, form: z.literal('essay'), stimulus, instructions: text }),
  ]);
}

/** `ShownQuestion` of core/questions/kinds.ts. */
export const shownQuestion = byForm(shownBase).meta({ id: 'Question' });

/** The same without what only the bank's pages tell: its id, tags, difficulty and usual time. */
export const exerciseQuestion = byForm(exerciseBase).meta({ id: 'ExerciseQuestion' });

export type ExerciseQuestion = z.output<typeof exerciseQuestion>;

export const shownStimulus = z
  .discriminatedUnion('kind', [
    z.object({
      id: z.string(),
      kind: z.literal('passage'),
      title: text,
      paragraphs: z.array(z.object({ sentences: z.array(z.object({ id: z.string(), text: bankText })) })),
    }),
    z.object({
      id: z.string(),
      kind: z.literal('data'),
      title: text,
      intro: text,
      figures: z.array(figure),
    }),
  ])
  .meta({ id: 'Stimulus' });

/** Each TeX of the questions in the reply as it was rendered when it was stored. */
export const renderedMath = z.record(z.string(), z.string());
