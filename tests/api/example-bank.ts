/** A small bank for tests: a question of every form, whose every secret carries the word SECRET. */
import { type BankTexts, bankText, bankTexts } from '#core/bank-text.ts';
import { exampleOf } from '#core/questions/examples.ts';
import { type BankStimulus, forms, type Question } from '#core/questions/kinds.ts';
import type { Content, TagNode } from '#server/domains/questions/content.ts';
import { type ImportDeps, importContent } from '#server/domains/questions/import.ts';

const node = (id: string, zh: string, en: string, isLeaf: boolean): TagNode => ({
  id,
  zh,
  en,
  parent: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  isLeaf,
});

export const exampleTags: TagNode[] = [
  node('blank', '填空逻辑', 'Sentence logic', false),
  node('blank.contrast', '转折对比', 'Contrast', true),
  node('blank.cause', '因果', 'Cause and effect', true),
  node('reading', '阅读技能', 'Reading skill', false),
  node('reading.inference', '推断', 'Inference', true),
  node('quant', '数学', 'Quantitative', false),
  node('quant.arith', '算术', 'Arithmetic', false),
  node('quant.arith.primes', '质数', 'Prime numbers', true),
  node('quant.arith.percent', '百分数', 'Percent', true),
  node('issue', '写作题', 'Issue tasks', false),
  node('issue.statement', '论断', 'Statement', true),
];

const tagOfType = {
  fill: 'blank.contrast',
  read: 'reading.inference',
  math: 'quant.arith.primes',
  write: 'issue.statement',
};

const same = (text: string): BankTexts => bankTexts({ zh_cn: text, en: text });

export const examplePassage: BankStimulus = {
  id: 'example-passage',
  kind: 'passage',
  title: same('Lichens on gravestones'),
  paragraphs: [
    {
      sentences: ['Lichens grow slowly.', 'Gravestones bear dates.'].map((text, i) => ({
        id: String(i + 1),
        text: bankText(text),
      })),
    },
    {
      sentences: ['Critics object.', 'Defenders reply.'].map((text, i) => ({
        id: String(i + 3),
        text: bankText(text),
      })),
    },
  ],
  secret: {
    summary: bankTexts({ zh_cn: 'SECRET 大意', en: 'SECRET summary' }),
    words: [{ word: 'lichen', gloss: 'SECRET 地衣' }],
  },
};

/** A question of each form; `change` may make each another one. */
export function exampleQuestions(change: (question: Question) => Partial<Question> = () => ({})): Question[] {
  return forms.map((form) => {
    const question = exampleOf(form);
    const family = `secret-family-${form}`;
    return {
      ...question,
      family,
      tags: [tagOfType[question.question_type]],
      ...change(question),
    } as Question;
  });
}

export const exampleContent = (questions = exampleQuestions()): Content => ({
  tags: exampleTags,
  sources: [{ name: 'examples', questions, stimuli: [examplePassage] }],
});

export async function importExamples(deps: ImportDeps, content = exampleContent()): Promise<void> {
  const result = await importContent(deps, content);
  if (result.kind === 'faulty') throw new Error(JSON.stringify(result.faults));
}
