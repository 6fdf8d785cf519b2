import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gradeAnswer } from '#core/questions/grade.ts';
import type { Question } from '#core/questions/kinds.ts';
import { question as questionSchema } from '#core/questions/schema.ts';
import type { Fault } from '../authored-files.ts';
import { loadVerbalItem } from './load.ts';

function load(yaml: string) {
  const faults: Fault[] = [];
  const value = parse(yaml);
  const loaded = loadVerbalItem({ file: 'x.yaml', item: value.id, value }, faults);
  return { ...loaded, reasons: faults.map(({ item, reason }) => `${item} ${reason}`) };
}

const completion = `
id: tc-x001
form: tc2
difficulty: 3
tags: [blank.concession]
stem: "Praised for its {1}, the report hides that [[its brevity]] meant evidence was {2}."
blanks:
  - - { text: concision, key: true, gloss: 简洁 }
    - { text: candor, gloss: 坦率, en: Not brevity., zh: 不是简洁。 }
    - { text: erudition, gloss: 博学, en: Not brevity., zh: 不是简洁。 }
  - - { text: spelled out, en: Reversed., zh: 反了。 }
    - { text: passed over, key: true, gloss: 略过 }
    - { text: disputed, en: Not missing., zh: 不是缺失。 }
analysis: { en: Brevity points back., zh: 回指简短。 }
translation: 报告因简洁受称赞。
`;

const passage = `
id: rc-x001
title: Lichens
tags: [field.physical]
paragraphs: [[First sentence., Second one.], [Third one.]]
summary: { en: What it does., zh: 大意。 }
words: { lichen: 地衣 }
questions:
  - id: rc-x001-1
    form: rc-sentence
    difficulty: 2
    tags: [reading.function]
    stem: Select the sentence.
    sentence: 3
    near: [{ sentence: 1, en: Not yet., zh: 还没有。 }]
    analysis: { en: Because., zh: 因为。 }
`;

describe('loadVerbalItem', () => {
  test('gives blanks letters that run on from one to the next, in an order that the id alone decides', () => {
    const [question] = load(completion).questions as [Question & { form: 'tc2' }];
    expect(question.blanks.map(({ options }) => options.map(({ id }) => id))).toEqual([
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
    ]);
    const wordOf = (id: string) =>
      question.blanks.flatMap(({ options }) => options).find((o) => o.id === id)?.text.en;
    expect(question.secret.key.map(wordOf)).toEqual(['concision', 'passed over']);
    expect(load(completion).questions).toEqual([question]);
    expect(questionSchema.parse(question)).toEqual(question);
    expect(gradeAnswer(question, question.secret.key).correct).toBe(true);
  });

  test('keeps clues and glosses on the secret side alone', () => {
    const [question] = load(completion).questions as [Question & { form: 'tc2' }];
    const { secret, ...shown } = question;
    expect(JSON.stringify(shown)).not.toMatch(/\[\[|简洁|略过/);
    expect(secret.clued).toContain('[[its brevity]]');
    expect(Object.values(secret.notes).map(({ gloss }) => gloss)).toContain('简洁');
  });

  test('numbers sentences through the whole passage and hands its tags to its questions', () => {
    const { questions, stimuli } = load(passage);
    expect(stimuli[0]).toMatchObject({
      kind: 'passage',
      paragraphs: [{ sentences: [{ id: '1' }, { id: '2' }] }, { sentences: [{ id: '3' }] }],
      secret: { words: [{ word: 'lichen', gloss: '地衣' }] },
    });
    expect(questions[0]).toMatchObject({
      stimulus: 'rc-x001',
      tags: ['reading.function', 'field.physical'],
      secret: { key: ['3'], notes: { 1: { why: { zh_cn: '还没有。' } } } },
    });
  });

  test.each([
    [
      'a second right option',
      completion.replace('{ text: candor,', '{ text: candor, key: true,'),
      '2 options are marked as right',
    ],
    [
      'a missing reason',
      completion.replace('en: Reversed., ', ''),
      '“spelled out” does not say in both languages why it fails',
    ],
    ['a stem without a clue', completion.replaceAll(/\[\[|\]\]/g, ''), 'marks no clue'],
    ['a blank too few', completion.replace('{2}', 'lost'), 'its stem has the blanks 1, not 1,2'],
    ['an unknown field', `${completion}colour: red\n`, 'Unrecognized key: "colour"'],
    [
      'a sentence past the end',
      passage.replace('sentence: 3', 'sentence: 4'),
      'the passage has no sentence 4',
    ],
    ['twice the same option', completion.replace('erudition', 'candor'), 'two options are the same'],
  ])('tells %s', (_, yaml, reason) => {
    expect(load(yaml).reasons.join('\n')).toContain(reason);
  });
});
