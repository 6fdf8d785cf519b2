/** Controls among verbal questions: twins of the anchors of completions, or of reading, as the panel needs them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type BankText, bankText, bankTexts } from '#core/bank-text.ts';
import { type Question, typesOfForm } from '#core/questions/kinds.ts';
import type { Block, PanelItem } from './item.ts';

const anchored = { anchor: z.string(), level: z.number(), stem: z.string(), key: z.array(z.string()).min(1) };
const words = z.array(z.string());

const completion = z.strictObject({
  ...anchored,
  form: z.enum(['tc1', 'tc2', 'tc3']),
  blanks: z.array(words).min(1).max(3),
});
const equivalence = z.strictObject({ ...anchored, form: z.literal('se'), options: words.length(6) });
const asked = z.strictObject({ ...anchored, form: z.enum(['rc-one', 'rc-many']), options: words });
const reading = z.strictObject({ passage: z.string(), questions: z.array(asked).min(1) });

const file = z.array(z.union([completion, equivalence, reading]));

type Completion = z.infer<typeof completion>;
type Chosen = z.infer<typeof equivalence> | z.infer<typeof asked>;

/** Twins of the kinds that stand in the panel; of all where nothing is said of it. */
export function verbalControlsOf(blocks?: readonly Block[]): Block[] {
  const text = readFileSync(join(import.meta.dirname, 'controls-verbal.yaml'), 'utf8');
  const isRead = (block: Block) => block.displays !== undefined;
  return file.parse(parse(text)).flatMap((entry): Block[] => {
    const isReading = 'passage' in entry;
    if (blocks && !blocks.some((block) => isRead(block) === isReading)) return [];
    if (isReading)
      return [{ displays: [{ intro: entry.passage }], items: entry.questions.map((one) => itemOf(one)) }];
    return [{ items: [itemOf(entry)] }];
  });
}

const itemOf = (entry: Completion | Chosen): PanelItem => ({
  id: `control-${entry.anchor}`,
  control: entry.level,
  draws: [questionOf(entry)],
});

const letter = (index: number): string => 'ABCDEFGHI'.charAt(index);
const optionsFrom = (texts: readonly string[], first: number) =>
  texts.map((text, i) => ({ id: letter(first + i), text: bankTexts({ en: text, zh_cn: text }) }));

/** A control as a question of the bank, so that it is shown and graded as any other. */
function questionOf(entry: Completion | Chosen): Question {
  const { anchor, form, stem, key } = entry;
  const head = {
    id: `control-${anchor}-1`,
    form,
    ...typesOfForm[form],
    tags: [],
    difficulty: 3,
    seconds: 90,
    stem: bankTexts({ en: stem, zh_cn: stem }),
  };
  const groups = 'blanks' in entry ? entry.blanks : [entry.options];
  let count = 0;
  const lettered = groups.map((group) => {
    const options = optionsFrom(group, count);
    count += group.length;
    return options;
  });
  const ids = lettered.flatMap((options, blank) => {
    const wanted: (BankText | string)[] = 'blanks' in entry ? [bankText(key[blank] ?? '')] : key;
    return options.filter(({ text }) => wanted.includes(text.en)).map(({ id }) => id);
  });
  if (ids.length !== key.length)
    throw new Error(`${anchor}: its key ${key.join(', ')} is not among its options`);
  const secret = { key: ids, steps: [], notes: {} };
  const own =
    'blanks' in entry
      ? { blanks: lettered.map((options) => ({ options })) }
      : {
          options: lettered[0],
          ...(form === 'se' && { choose: 2 }),
          ...(form === 'rc-many' && { choose: 'all' }),
        };
  return { ...head, ...own, secret } as unknown as Question;
}
