/** Controls: twins of the anchors, whose level is known, and which a reader cannot tell from families. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type BankTexts, bankTexts } from '#core/bank-text.ts';
import type { Question } from '#core/questions/kinds.ts';
import type { Block, PanelItem } from './item.ts';

const draw = z.strictObject({
  stem: z.string(),
  a: z.string().optional(),
  b: z.string().optional(),
  options: z.array(z.string()).optional(),
  suffix: z.string().optional(),
  key: z.array(z.string()),
});

const control = z.strictObject({
  anchor: z.string(),
  level: z.number(),
  form: z.enum(['qc', 'mc-one', 'mc-many', 'numeric']),
  boxes: z.literal([1, 2]).default(1),
  draws: z.array(draw).length(3),
});

const display = z.strictObject({ intro: z.string(), figures: z.array(z.string()) });

const file = z.array(
  z.union([
    control,
    z.strictObject({ displays: z.array(display).length(3), questions: z.array(control).length(5) }),
  ]),
);

type Control = z.infer<typeof control>;

/** Which questions of the data set a lot gets, by turns: as many as other sets have, both ends always among them. */
const setPlaces = [
  [0, 2, 4],
  [1, 3, 4],
] as const;

/** The controls of a lot. All lots have those of the single questions; their data set asks by turns. */
export function controlsOf(lot: number): Block[] {
  const text = readFileSync(join(import.meta.dirname, 'controls.yaml'), 'utf8');
  return file.parse(parse(text)).map((entry) => {
    if ('anchor' in entry) return { items: [itemOf(entry)] };
    const places = setPlaces[lot % setPlaces.length] ?? [];
    return {
      displays: entry.displays,
      items: places.flatMap((k) => entry.questions.slice(k, k + 1).map(itemOf)),
    };
  });
}

const itemOf = (entry: Control): PanelItem => ({
  id: `control-${entry.anchor}`,
  control: entry.level,
  draws: entry.draws.map((_, i) => questionOf(entry, i)),
});

const inEnglish = (text: string): BankTexts => bankTexts({ en: text, zh_cn: text });

/** A control as a question of the bank, so that it is shown and graded as any other. */
function questionOf({ anchor, form, boxes, draws }: Control, i: number): Question {
  const { stem, a = '', b = '', options = [], suffix, key } = draws[i]!;
  const secret = { key, steps: [], notes: {} };
  const own = {
    qc: { quantities: { a: inEnglish(a), b: inEnglish(b) }, secret },
    'mc-one': { options: lettered(options), secret },
    'mc-many': { options: lettered(options), choose: 'all', secret },
    numeric: {
      boxes,
      ...(suffix && { suffix: inEnglish(suffix) }),
      secret: { value: key.join('/'), tolerance: { kind: 'exact' }, misses: [], steps: [] },
    },
  };
  return {
    id: `control-${anchor}-${i + 1}`,
    form,
    exercise_type: 'quant',
    question_type: 'math',
    tags: [],
    difficulty: 3,
    seconds: 90,
    stem: inEnglish(stem),
    ...own[form],
  } as Question;
}

const lettered = (options: readonly string[]) =>
  options.map((text, i) => ({ id: String.fromCharCode(65 + i), text: inEnglish(text) }));
