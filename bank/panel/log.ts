/** The log of a panel: one line for each rating, with what the coordinator adds. From it everything else follows. */
import { forms, isScored } from '#core/questions/kinds.ts';
import type { Reader } from './offsets.ts';
import type { Rating } from './ratings.ts';

const columns = [
  'panel',
  'reader',
  'position',
  'code',
  'item',
  'question',
  'form',
  'control',
  'answer',
  'right',
  'features',
  'level',
  'offset',
  'adjusted',
  'note',
] as const;

/** In the order of the readers and of their sheets. */
export function writeLog(
  panel: string,
  ratings: readonly Rating[],
  readers: ReadonlyMap<string, Reader>,
): string {
  const lines = ratings.map((rating) => {
    const offset = readers.get(rating.reader)?.offset ?? 0;
    const { reader, position, code, item, question, form, control, answer, isRight, features, level, note } =
      rating;
    return [
      panel,
      reader,
      position,
      code,
      item,
      question,
      form,
      control ?? '',
      answer.join('|'),
      isRight ? 1 : 0,
      features,
      level,
      offset.toFixed(2),
      (level - offset).toFixed(2),
      note,
    ];
  });
  return `${[columns, ...lines].map((line) => line.map(field).join(',')).join('\n')}\n`;
}

const field = (value: string | number): string => {
  const text = String(value).replace(/\s+/g, ' ');
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** What was rated, from the log alone: offsets are reckoned again, not read. */
export function readLog(text: string): Rating[] {
  const [head, ...lines] = text.trim().split('\n').map(fieldsOf);
  if (head?.join() !== columns.join()) throw new Error('this is no log of a panel');
  return lines.map((line) => {
    const of = Object.fromEntries(columns.map((name, i) => [name, line[i] ?? ''])) as Record<
      (typeof columns)[number],
      string
    >;
    const form = forms.find((name) => name === of.form);
    if (!form || !isScored(form)) throw new Error(`${of.question}: no form ${of.form}`);
    return {
      reader: of.reader,
      position: Number(of.position),
      code: of.code,
      item: of.item,
      question: of.question,
      form,
      control: of.control === '' ? null : Number(of.control),
      answer: of.answer.split('|'),
      isRight: of.right === '1',
      features: of.features,
      level: Number(of.level),
      note: of.note,
    };
  });
}

const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
