import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEssay } from '../text.ts';
import { essayRules, findRuleMarks } from './all.ts';

type Examples = Record<string, { hits: string[]; passes: string[] }>;
const examples: Examples = parse(readFileSync(join(import.meta.dirname, 'examples.yaml'), 'utf8'));

/** The text with its brackets: what is marked, and what to write instead. */
function showMarks(text: string, id: string): string {
  let shown = text;
  for (const mark of findRuleMarks(readEssay(text)).toReversed()) {
    if (mark.rule !== id) continue;
    const instead = mark.suggestion === null ? '' : ` → ${mark.suggestion}`;
    shown = `${shown.slice(0, mark.start)}[${shown.slice(mark.start, mark.end)}${instead}]${shown.slice(mark.end)}`;
  }
  return shown;
}

const plain = (example: string): string => example.replace(/\[(.*?)(?: → [^\]]*)?\]/g, '$1');

test('every rule has examples of both kinds, and a message in both languages', () => {
  expect(Object.keys(examples).sort()).toEqual(essayRules.map(({ id }) => id).sort());
  for (const { id, message } of essayRules) {
    expect(examples[id]?.hits.length, id).toBeGreaterThanOrEqual(2);
    expect(examples[id]?.passes.length, id).toBeGreaterThanOrEqual(2);
    expect(message.zh_cn, id).toMatch(/\p{Script=Han}/u);
    expect(message.en, id).toMatch(/[.)…]$/);
  }
});

describe.each(essayRules.map(({ id }) => id))('%s', (id) => {
  test.each(examples[id]?.hits ?? [])('marks: %s', (hit) => {
    expect(showMarks(plain(hit), id)).toBe(hit);
  });

  test.each(examples[id]?.passes ?? [])('leaves alone: %s', (pass) => {
    expect(showMarks(pass, id)).toBe(pass);
  });
});

const folder = join(import.meta.dirname, '../../../bank/essays');
type Task = { essay?: { paragraphs: { text: string }[] } };

test('marks nothing in the 30 sample essays: a false alarm costs more trust than a miss', () => {
  const essays = readdirSync(folder)
    .filter((file) => /^\d+\.yaml$/.test(file))
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as Task[])
    .flatMap(({ essay }) => (essay ? [essay.paragraphs.map(({ text }) => text).join('\n\n')] : []));
  expect(essays).toHaveLength(30);
  const marks = essays.flatMap((text) =>
    findRuleMarks(readEssay(text)).map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`),
  );
  expect(marks).toEqual([]);
});
