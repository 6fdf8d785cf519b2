/** Values for calls: one that a schema would take, and what becomes of it when something in it is wrong. */
import { z } from 'zod';
import type { Schema } from '#contract/endpoint.ts';
import type { Random } from './random.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Shape = {
  type?: string;
  const?: Json;
  enum?: Json[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

export const shapeOf = (schema: Schema): Shape =>
  z.toJSONSchema(schema as z.core.$ZodType, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Shape;

const texts = ['A', 'B', 'abstruse', '一个词', 'the whole sentence.', '12', '3/4', 'x'.repeat(300)];
const words = ['brush-up', 'gre-dates', 'faq', 'd1-1', 'blank-contrast', 'step-1', 'none-such'];

/** What the schema would take, mostly: patterns other than an id's are guessed at. */
export function makeValue(shape: Shape, random: Random): Json {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  const one = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (one) return makeValue(random.pick(one), random);
  switch (shape.type) {
    case 'string':
      return makeText(shape, random);
    case 'integer':
    case 'number':
      return makeNumber(shape, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const [least, most] = [shape.minItems ?? 0, Math.min(shape.maxItems ?? 4, 4)];
      const length = least + random.below(Math.max(1, most - least + 1));
      return Array.from({ length }, () => makeValue(shape.items ?? {}, random));
    }
    case 'object':
      return makeObject(shape, random);
    default:
      return random.pick(oddValues);
  }
}

function makeObject({ properties = {}, required = [] }: Shape, random: Random): Json {
  const made: Record<string, Json> = {};
  for (const [name, part] of Object.entries(properties)) {
    if (required.includes(name) || random.chance(0.5)) made[name] = makeValue(part, random);
  }
  return made;
}

function makeText({ pattern, format, maxLength, minLength = 0 }: Shape, random: Random): string {
  if (pattern === '^[1-9]\\d{0,17}$') return String(1 + random.below(40));
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(random.below(1e9)).padStart(12, '0')}`;
  if (format === 'email') return `fuzz-${random.below(1000)}@example.com`;
  if (format === 'date-time') return '2026-11-15T08:00:00.000Z';
  if (format === 'date') return '2026-12-24';
  if (pattern?.includes('\\d{6}')) return String(100_000 + random.below(900_000));
  const text = random.pick(pattern ? words : texts);
  return text.padEnd(minLength, 'ab').slice(0, maxLength);
}

function makeNumber({ type, minimum = 0, maximum = minimum + 100 }: Shape, random: Random): number {
  const edges = [minimum, maximum, minimum + 1, maximum - 1];
  const value = random.chance(0.3)
    ? random.pick(edges)
    : minimum + random.below(Math.min(maximum - minimum, 1000) + 1);
  return type === 'integer' ? Math.trunc(value) : value;
}

function nest(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '😀'.repeat(50),
  '\u202eabc',
  '\ufeff',
  'a\r\nb: c',
  "' or 1=1 --",
  '%',
  '\\',
  "$x_0'''$ $ {{{}}}$ \\frac",
  '#read("worker.ts")',
  '<script>alert(1)</script>',
  '{"a":1}',
  '__proto__',
  '../../etc/passwd',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9223372036854775807',
  '9223372036854775808',
  '2026-13-45',
  '0001-01-01T00:00:00Z',
  '294276-12-31T23:59:59Z',
  'ﷺ'.repeat(100),
  'a'.repeat(5000),
  '(('.repeat(300),
  '.'.repeat(3000),
];

const oddNumbers = [
  -1,
  0,
  0.5,
  -0,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  4e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

const oddValues: readonly Json[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { toString: 1 },
  { length: -1 },
  ...oddTexts,
  ...oddNumbers,
];

export const oddText = (random: Random): string => random.pick(oddTexts);

/** The value with one thing in it wrong: another type, out of bounds, missing, too many, too deep. */
export function mutate(value: Json, random: Random): Json {
  if (random.chance(0.02)) return nest(random.pick([20, 500, 3000]));
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const index = random.below(value.length);
    if (random.chance(0.2)) return [...value, ...value, ...value, ...value];
    return value.with(index, mutate(value[index] as Json, random));
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const names = Object.keys(value);
    if (names.length > 0 && random.chance(0.8)) {
      const name = random.pick(names);
      if (random.chance(0.15))
        return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      return { ...value, [name]: mutate(value[name] as Json, random) };
    }
    return { ...value, [random.pick(['__proto__', 'constructor', 'id', 'a\0', 'x'.repeat(2000)])]: 1 };
  }
  if (random.chance(0.01)) return Array.from({ length: 20_000 }, () => 1);
  if (random.chance(0.01)) return 'a '.repeat(100_000);
  return random.pick(oddValues);
}
