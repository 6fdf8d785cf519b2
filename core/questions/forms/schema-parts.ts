/** What the schemas of all forms are made of. */
import { z } from 'zod';
import { figure } from '../figure-schema.ts';
import type { Form } from '../kinds.ts';
import { text } from '../text-schema.ts';

export const code = z.string().regex(/^[a-z][a-z0-9-]{1,79}$/);
export const option = z.object({ id: z.string().regex(/^[A-I]$/), text });
export const steps = z.array(text);
export const rated = z.object({ level: z.number().min(1).max(5), spread: z.number().positive() }).optional();

const shown = {
  id: code,
  exercise_type: z.enum(['verbal', 'quant', 'write']),
  question_type: z.enum(['fill', 'read', 'math', 'write']),
  tags: z.array(z.string()).min(1),
  difficulty: z.literal([1, 2, 3, 4, 5]),
  seconds: z.int().positive(),
  stem: text,
  figures: z.array(figure).optional(),
};

/** Of a form whose questions may be about a stimulus, or may not. */
export const mayShare = { stimulus: code.optional() };

/** The schemas of a form: what all questions show with the fields of its own, and that with its secret. */
export function schemasOf<F extends Form, Own extends z.ZodRawShape, Secret extends z.ZodType>(
  form: F,
  own: Own,
  secret: Secret,
) {
  const shownQuestion = z.object({ ...shown, form: z.literal(form), ...own });
  const question = z.object({ ...shownQuestion.shape, family: z.string().optional(), secret });
  return { shown: shownQuestion, secret, question };
}
