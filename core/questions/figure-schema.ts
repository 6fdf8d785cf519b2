/** The schema of figures, for what comes from outside: files of the bank, replies of the API. */
import { z } from 'zod';

const text = z.object({ zh_cn: z.string(), en: z.string() }).readonly();

const number = z.number();
const point = z.tuple([number, number]).readonly();
const pair = z.tuple([z.string(), z.string()]).readonly();
const axis = z.object({ label: text.optional(), min: number, max: number, step: number.positive() });
const label = z.string().optional();
const flag = z.boolean().optional();
const described = { described: text, title: text.optional() };
const series = z.array(z.object({ name: text, values: z.array(number) })).min(1);
const bars = { categories: z.array(text).min(1), category: text.optional(), axis, printed: flag };

const outline = z.union([
  z.object({ polygon: z.array(z.string()).min(3) }),
  z.object({ circle: z.object({ center: z.string(), radius: number }) }),
  z.object({ sector: z.object({ center: z.string(), from: z.string(), to: z.string() }) }),
]);

const plane = z.object({
  ...described,
  kind: z.literal('plane'),
  x: axis,
  y: axis,
  points: z.array(z.object({ at: point, label })).optional(),
  lines: z
    .array(
      z.object({
        through: z.tuple([point, point]).readonly(),
        extent: z.enum(['segment', 'ray', 'line']),
        label,
        dashed: flag,
      }),
    )
    .optional(),
  circles: z.array(z.object({ center: point, radius: number })).optional(),
  curves: z.array(z.object({ points: z.array(point), label })).optional(),
  regions: z.array(z.object({ points: z.array(point), label })).optional(),
});

const geometry = z.object({
  ...described,
  kind: z.literal('geometry'),
  points: z.record(z.string(), point),
  named: z.array(z.string()).optional(),
  segments: z.array(z.object({ ends: pair, label, dashed: flag, extended: flag })),
  circles: z.array(z.object({ center: z.string(), radius: number, label })).optional(),
  arcs: z.array(z.object({ center: z.string(), from: z.string(), to: z.string(), label })).optional(),
  angles: z
    .array(z.object({ at: z.tuple([z.string(), z.string(), z.string()]).readonly(), label, right: flag }))
    .optional(),
  equal: z.array(z.array(pair)).optional(),
  parallel: z.array(z.array(pair)).optional(),
  shaded: z.array(z.object({ shape: outline, without: z.array(outline).optional() })).optional(),
  toScale: z.boolean(),
});

const numberLine = z.object({
  ...described,
  kind: z.literal('number-line'),
  min: number,
  max: number,
  step: number,
  numbered: z.array(number).optional(),
  points: z.array(z.object({ at: number, label: z.string() })).optional(),
  intervals: z
    .array(z.object({ from: number.nullable(), to: number.nullable(), openFrom: flag, openTo: flag }))
    .optional(),
  toScale: z.boolean(),
});

const solid = z.object({
  ...described,
  kind: z.literal('solid'),
  solid: z.discriminatedUnion('shape', [
    z.object({ shape: z.literal('box'), length: number, width: number, height: number }),
    z.object({ shape: z.literal('cylinder'), radius: number, height: number }),
    z.object({ shape: z.literal('cone'), radius: number, height: number }),
    z.object({ shape: z.literal('sphere'), radius: number }),
    z.object({ shape: z.literal('prism'), base: number, depth: number, height: number }),
  ]),
  labels: z.partialRecord(
    z.enum(['length', 'width', 'height', 'radius', 'diameter', 'diagonal', 'base', 'depth']),
    z.string(),
  ),
});

const scatter = z.object({
  ...described,
  kind: z.literal('scatter'),
  x: axis,
  y: axis,
  points: z.array(point),
  trend: z.tuple([point, point]).readonly().optional(),
});

const box = z.object({
  ...described,
  kind: z.literal('box'),
  rows: z.array(z.object({ name: text, min: number, q1: number, median: number, q3: number, max: number })),
  axis,
});

const histogram = z.object({
  ...described,
  kind: z.literal('histogram'),
  bounds: z.array(number),
  counts: z.array(number),
  measure: text,
  axis,
});

const table = z.object({
  ...described,
  kind: z.literal('table'),
  columns: z.array(text).min(1),
  rows: z.array(z.object({ name: text, cells: z.array(z.union([number, z.string()])) })),
  note: text.optional(),
});

export const figure = z.discriminatedUnion('kind', [
  plane,
  geometry,
  numberLine,
  solid,
  z.object({ ...described, kind: z.literal('bar'), ...bars, values: z.array(number) }),
  z.object({ ...described, kind: z.literal('grouped-bar'), ...bars, series, stacked: flag }),
  z.object({ ...described, kind: z.literal('line'), ...bars, series }),
  z.object({
    ...described,
    kind: z.literal('pie'),
    slices: z.array(z.object({ name: text, percent: number })).min(2),
    total: text.optional(),
  }),
  scatter,
  box,
  histogram,
  table,
]);
