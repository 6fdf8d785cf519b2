import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleOf } from '#server/http/api-docs-example.ts';

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema) as Record<string, unknown>;

test('gives an example that its own schema accepts', () => {
  const schema = z.object({
    id: z.string().regex(/^\d+$/),
    kind: z.enum(['a', 'b']),
    email: z.email(),
    at: z.iso.datetime(),
    rank: z.int().min(3),
    note: z.string().nullable(),
    tags: z.array(z.string()),
    isNew: z.boolean(),
    either: z.union([z.object({ x: z.literal(1) }), z.null()]),
  });
  const example = exampleOf(jsonSchema(schema));
  expect(schema.safeParse(example).error).toBeUndefined();
});

test('gives an example of a schema that contains itself', () => {
  const node = z.object({
    name: z.string(),
    get children() {
      return z.array(node);
    },
  });
  expect(JSON.stringify(exampleOf(jsonSchema(z.object({ node }))))).toContain('"children"');
});
