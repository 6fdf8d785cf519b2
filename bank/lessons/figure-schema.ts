/** The schema of the figures of lessons: those of questions, those that only teach, and how they move. */
import { z } from 'zod';
import { bankTexts } from '#core/bank-text.ts';
import { type Branch, type LessonFigure, roles } from '#core/lessons/figures.ts';
import { figure as questionFigure } from '#core/questions/figure-schema.ts';
import type { Text } from '#core/texts.ts';

const said = z.string().trim().min(1, 'is empty');
const text = z.preprocess(
  (value) => (typeof value === 'string' ? { zh_cn: value, en: value } : value),
  z.strictObject({ zh_cn: said, en: said }),
);
const described = { described: text, title: text.optional() };
const region = z.union([z.number(), z.string()]);

const branch: z.ZodType<Branch> = z.lazy(() =>
  z.strictObject({ text, note: text.optional(), branches: z.array(branch).min(1).optional() }),
) as z.ZodType<Branch>;

const teaching = z.discriminatedUnion('kind', [
  z.strictObject({
    ...described,
    kind: z.literal('hops'),
    max: z.number().positive(),
    size: z.number().positive(),
    at: z.number().min(0),
    label: z.string(),
  }),
  z.strictObject({
    ...described,
    kind: z.literal('bell'),
    mean: z.number(),
    deviation: z.number().positive(),
    from: z.number().nullable(),
    to: z.number().nullable(),
  }),
  z.strictObject({
    ...described,
    kind: z.literal('venn'),
    sets: z.tuple([text, text]).readonly(),
    first: region,
    second: region,
    both: region,
    neither: region.optional(),
  }),
  z.strictObject({ ...described, kind: z.literal('tree'), root: text, branches: z.array(branch).min(2) }),
  z.strictObject({
    ...described,
    kind: z.literal('argument'),
    parts: z
      .array(
        z.strictObject({
          id: z.string(),
          role: z.enum(roles),
          text,
          supports: z.string().optional(),
          opposes: z.string().optional(),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    ...described,
    kind: z.literal('turns'),
    pieces: z.array(z.strictObject({ text: said, does: text, turn: z.boolean().optional() })).min(2),
    expected: text.optional(),
  }),
]);

const teachingKinds: readonly string[] = teaching.options.map((option) => option.shape.kind.value);

const expression = z.union([z.string(), z.number().transform(String)]);
const move = z.strictObject({
  name: z.string().regex(/^[a-z]$/, 'is one small letter'),
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
  at: z.number(),
  handle: text.transform((both: Text) => bankTexts(both)),
  set: z.record(
    z.string(),
    z.union([
      expression,
      z.array(expression).length(2),
      z.strictObject({ of: expression, from: expression, to: expression }),
      z.strictObject({ text: z.string() }),
    ]),
  ),
  gives: z.record(z.string(), expression).optional(),
  reads: text.transform((both: Text) => bankTexts(both)),
});

/** The figure without its movement, read by the schema of its kind. */
export function readStill(value: unknown): { error: string } | { figure: LessonFigure } {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? `${value.kind}` : '';
  const read = (teachingKinds.includes(kind) ? teaching : questionFigure).safeParse(value);
  if (read.success) return { figure: read.data as LessonFigure };
  const [issue] = read.error.issues;
  return { error: `${issue?.path.join('.')}: ${issue?.message}` };
}

export const lessonFigure = z
  .looseObject({ kind: z.string(), move: move.optional() })
  .transform((value, context): LessonFigure => {
    const { move: own, ...still } = value;
    const read = readStill(still);
    if ('figure' in read) return { ...read.figure, ...(own && { move: own }) } as LessonFigure;
    context.addIssue({ code: 'custom', message: read.error });
    return z.NEVER;
  });
