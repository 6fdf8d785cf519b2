import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { middlingEssay, weakEssay } from './examples.ts';
import { gradeByFeatures } from './feature-grader.ts';
import { type EssayGrade, type EssayTask, type GrammarMark, traits, weights } from './grade.ts';

const folder = join(import.meta.dirname, '../../bank/essays');
type Task = { id: string; prompt: string; essay?: { paragraphs: { text: string }[] } };

const tasks = readdirSync(folder)
  .filter((file) => /^\d+\.yaml$/.test(file))
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as Task[]);
const samples: (EssayTask & { id: string })[] = tasks.flatMap(({ id, prompt, essay }) =>
  essay ? [{ id, prompt, text: essay.paragraphs.map(({ text }) => text).join('\n\n') }] : [],
);

/** Of each task once: the same text always gets the same grade. */
const known = new WeakMap<EssayTask, EssayGrade>();
function grade(task: EssayTask): EssayGrade {
  const made = known.get(task) ?? gradeByFeatures(task, null);
  known.set(task, made);
  return made;
}
function middleOf(task: EssayTask, grammar: readonly GrammarMark[] | null = null): number {
  const { score } = grammar === null ? grade(task) : gradeByFeatures(task, grammar);
  return score === 'NS' ? Number.NaN : score.middle;
}
const levelOf = (task: EssayTask, trait: string): number =>
  grade(task).traits.find((one) => one.trait === trait)?.level ?? Number.NaN;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Seeded, so that a shuffle is the same in every run. */
function shuffle<T>(values: readonly T[]): T[] {
  const shuffled = [...values];
  let seed = 7;
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other] as T, shuffled[index] as T];
  }
  return shuffled;
}

const withText = (task: EssayTask, change: (text: string) => string): EssayTask => ({
  ...task,
  text: change(task.text),
});
const firstWords = (count: number) => (text: string) => {
  let seen = 0;
  return text.replace(/\S+/g, (word) => (seen++ < count ? word : '')).trim();
};

describe('the sample essays, which were written to score 5 or 6', () => {
  test.each(samples)('$id scores at least 4.5', (sample) => {
    const { score, gates, traits: found } = grade(sample);
    expect(gates).toEqual([]);
    expect(score).not.toBe('NS');
    expect(middleOf(sample)).toBeGreaterThanOrEqual(4.5);
    expect(found.map(({ trait }) => trait)).toEqual(traits);
  });

  test.each([
    ['cut to 350 words', firstWords(350)],
    ['cut to 150 words', firstWords(150)],
    ['in one paragraph', (text: string) => text.replace(/\n+/g, ' ')],
    ['with all words shuffled', (text: string) => shuffle(text.split(/\s+/)).join(' ')],
    ['without capitals', (text: string) => text.toLowerCase()],
  ])('%s, every one of them scores lower', (_name, change) => {
    for (const sample of samples)
      expect(middleOf(withText(sample, change)), sample.id).toBeLessThan(middleOf(sample));
  });

  test('with their sentences shuffled they are worse organised, though not each of them visibly', () => {
    const shuffled = samples.map((sample) =>
      withText(sample, (text) => {
        const sentences = shuffle(text.split(/(?<=[.?!]”?)\s+/));
        const each = Math.ceil(sentences.length / 6);
        return Array.from({ length: 6 }, (_, no) =>
          sentences.slice(no * each, no * each + each).join(' '),
        ).join('\n\n');
      }),
    );
    const levels = (list: readonly EssayTask[]) => mean(list.map((task) => levelOf(task, 'organisation')));
    expect(levels(shuffled)).toBeLessThan(levels(samples) - 0.1);
    expect(mean(shuffled.map((task) => middleOf(task)))).toBeLessThan(
      mean(samples.map((task) => middleOf(task))),
    );
  });

  test('are never taken for off topic under their own prompt, and mostly under another’s', () => {
    let caught = 0;
    for (const [index, sample] of samples.entries()) {
      const other = tasks[(index * 5 + 17) % tasks.length] as Task;
      const { gates, score } = grade({ prompt: other.prompt, text: sample.text });
      if (other.prompt === sample.prompt || !gates.includes('off-topic')) continue;
      caught += 1;
      expect(score).toEqual({ low: 0, middle: 0, high: 1 });
    }
    expect(caught).toBeGreaterThanOrEqual(18);
  });
});

describe('the order of quality', () => {
  test('strong, middling and weak come out in this order, a point and more apart', () => {
    const strong = mean(samples.map((sample) => middleOf(sample)));
    expect(middleOf(middlingEssay)).toBeLessThanOrEqual(strong - 1);
    expect(middleOf(weakEssay)).toBeLessThanOrEqual(middleOf(middlingEssay) - 1);
    expect(middleOf(middlingEssay)).toBeGreaterThanOrEqual(3.5);
    expect(middleOf(weakEssay)).toBeLessThanOrEqual(2.5);
  });

  test('a band is half a point to each side, in half points, within 0 and 6', () => {
    for (const task of [...samples, middlingEssay, weakEssay]) {
      const { score } = grade(task);
      if (score === 'NS') throw new Error('no score');
      expect([score.low * 2, score.middle * 2, score.high * 2].every(Number.isInteger)).toBe(true);
      expect(score.low).toBeGreaterThanOrEqual(score.middle - 0.5);
      expect(score.high).toBeLessThanOrEqual(6);
    }
  });

  test('what a grammar checker finds can only lower the score', () => {
    const faults = (count: number): GrammarMark[] =>
      Array.from({ length: count }, (_, no) => ({
        start: no * 20,
        end: no * 20 + 4,
        rule: 'SpellCheck',
        category: 'Spelling',
        message: 'Did you mean something else?',
        suggestion: null,
      }));
    const task = samples[0] as EssayTask;
    const scores = [0, 5, 10, 20, 40].map((count) => middleOf(task, faults(count)));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores.at(-1)).toBeLessThan(scores[0] ?? 0);
  });
});

describe('gates', () => {
  const sample = samples[0] as EssayTask;
  test.each<[string, EssayTask, string, number | 'NS']>([
    ['nothing written has no score', withText(sample, () => ' \n '), 'empty', 'NS'],
    [
      'Chinese scores 0',
      withText(sample, () => '工具让我们更快，却没有给我们更多的时间。'.repeat(30)),
      'not-english',
      0,
    ],
    [
      'keyboard noise scores 0',
      withText(sample, () => 'asdf jkl qwer uiop zxcv bnm '.repeat(40)),
      'not-english',
      0,
    ],
    [
      'the prompt again and again scores 0',
      withText(sample, () => `${sample.prompt} `.repeat(20)),
      'copied',
      0,
    ],
  ])('%s', (_name, task, gate, score) => {
    const result = grade(task);
    expect(result.gates).toEqual([gate]);
    expect(result.score === 'NS' ? 'NS' : result.score.middle).toBe(score);
  });

  test('a text under 150 words is told so and scores 3 at most', () => {
    const result = grade(withText(sample, firstWords(120)));
    expect(result.gates).toContain('too-short');
    expect(middleOf(withText(sample, firstWords(120)))).toBeLessThanOrEqual(3);
  });

  test('one good paragraph written five times is one paragraph', () => {
    const [paragraph = ''] = sample.text.split('\n\n');
    const result = grade(withText(sample, () => Array.from({ length: 5 }, () => paragraph).join('\n\n')));
    expect(result.gates).toContain('too-short');
  });

  test('quoting the prompt once is no copying', () => {
    expect(grade(withText(sample, (text) => `${sample.prompt} ${text}`)).gates).toEqual([]);
  });
});

test.each([
  ['no sentence ends', 'such as the reason is because more and more people think that '.repeat(2000)],
  ['every word is a sentence', 'A. '.repeat(50_000)],
  ['every line is a paragraph', 'Although it is, but it is.\n'.repeat(10_000)],
  ['nothing but commas', ', , but it is, so it is'.repeat(10_000)],
])('a text made to be slow is read in time: %s', (_name, text) => {
  const started = performance.now();
  grade({ prompt: weakEssay.prompt, text });
  expect(performance.now() - started).toBeLessThan(5000);
});

describe('evidence', () => {
  test('points at places that exist, and every trait gives some', () => {
    for (const task of [...samples, middlingEssay, weakEssay]) {
      const { traits: found, marks } = grade(task);
      for (const { evidence, level } of found) {
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(6);
        expect(evidence.length).toBeGreaterThan(0);
        for (const { start, end } of evidence.flatMap(({ spans }) => spans))
          expect(task.text.slice(start, end).trim()).not.toBe('');
      }
      for (const [index, mark] of marks.entries())
        expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
    }
  });

  test('finds the weak essay’s typical mistakes', () => {
    const rules = grade(weakEssay).marks.map((mark) => mark.rule);
    for (const rule of [
      'although-but',
      'because-so',
      'there-have',
      'be-base-verb',
      'modal-to',
      'make-to',
      'fragment-such-as',
      'lack-of-verb',
    ])
      expect(rules).toContain(rule);
  });
});

test('the weights add up to one', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
});
