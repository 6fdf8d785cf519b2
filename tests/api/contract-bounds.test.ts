/** What a caller may send is bounded, so that no number is too large for its column and no list or text without end. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.ts';
import { maxInt, routeOf } from '#contract/endpoint.ts';

type Json = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Json>;
  additionalProperties?: Json;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
};

/** With the reason why it may be larger, or why its schema does not show the bound. */
const exceptions: Record<string, string> = {
  'PUT /api/exercises/{exerciseId}/answer body.seq': 'a bigint, bounded by maxSeq',
  'GET /api/questions/{id} query.reveal': 'true or false as text',
};

function* findUnbounded(schema: Json | undefined, path: string): Generator<string> {
  if (!schema || schema.const !== undefined || schema.enum) return;
  const { type, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  if (type === 'number' || type === 'integer') {
    const low = schema.minimum ?? schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
    const high = schema.maximum ?? schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY;
    if (low < -maxInt || high > maxInt) yield path;
  }
  const isOpenText = type === 'string' && !schema.pattern && !schema.format;
  if (isOpenText && schema.maxLength === undefined) yield path;
  if (type === 'array' && schema.maxItems === undefined) yield path;
  for (const [name, part] of Object.entries(properties)) yield* findUnbounded(part, `${path}.${name}`);
  yield* findUnbounded(schema.items, path);
  if (typeof schema.additionalProperties === 'object')
    yield* findUnbounded(schema.additionalProperties, `${path}.*`);
  for (const part of [...anyOf, ...oneOf, ...allOf]) yield* findUnbounded(part, path);
}

const listed = endpoints.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    // What comes out of a transformation is bounded by what it is made of, and by its own schema.
    const options = { unrepresentable: 'any', reused: 'inline' } as const;
    const [given, read] = (['input', 'output'] as const).map((io) =>
      z.toJSONSchema(schema as z.core.$ZodType, { ...options, io }),
    ) as unknown as [Json, Json];
    const open = new Set(findUnbounded(read, part));
    return [...new Set(findUnbounded(given, part))]
      .filter((path) => open.has(path))
      .map((path) => `${routeOf(endpoint)} ${path}`);
  }),
);

test('every number, text and list that a caller may send has its bounds', () => {
  expect(listed.filter((one) => !(one in exceptions))).toEqual([]);
});
