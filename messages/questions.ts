/** Names of the bank: types, forms, levels, statuses, ways to sort. */
import type { Form } from '#core/questions/kinds.ts';
import { type Text, texts } from '#core/texts.ts';

export const questionTypeNames = texts({
  fill: { zh_cn: '填空', en: 'Text Completion & Sentence Equivalence' },
  read: { zh_cn: '阅读', en: 'Reading' },
  math: { zh_cn: '数学', en: 'Quantitative' },
  write: { zh_cn: '写作', en: 'Writing' },
});

export const formNames: Record<Form, Text> = {
  tc1: { zh_cn: '单空题', en: 'One blank' },
  tc2: { zh_cn: '双空题', en: 'Two blanks' },
  tc3: { zh_cn: '三空题', en: 'Three blanks' },
  se: { zh_cn: '六选二', en: 'Sentence equivalence' },
  'rc-one': { zh_cn: '阅读单选', en: 'Reading, one answer' },
  'rc-many': { zh_cn: '阅读多选', en: 'Reading, one or more answers' },
  'rc-sentence': { zh_cn: '选句题', en: 'Select in passage' },
  qc: { zh_cn: '数量比较', en: 'Quantitative comparison' },
  'mc-one': { zh_cn: '数学单选', en: 'Multiple choice, one answer' },
  'mc-many': { zh_cn: '数学多选', en: 'Multiple choice, one or more' },
  numeric: { zh_cn: '数值填空', en: 'Numeric entry' },
  essay: { zh_cn: 'Issue 写作', en: 'Issue essay' },
};

export const difficultyNames = texts({
  1: { zh_cn: '很容易', en: 'Very easy' },
  2: { zh_cn: '容易', en: 'Easy' },
  3: { zh_cn: '中等', en: 'Medium' },
  4: { zh_cn: '难', en: 'Hard' },
  5: { zh_cn: '很难', en: 'Very hard' },
});

export const statusNames = texts({
  unseen: { zh_cn: '未做', en: 'Not tried' },
  wrong: { zh_cn: '做错', en: 'Answered wrong' },
  collected: { zh_cn: '已收藏', en: 'Collected' },
});

export const sortNames = texts({
  createdAt: { zh_cn: '最新', en: 'Newest' },
  difficulty: { zh_cn: '难度', en: 'Difficulty' },
  accuracy: { zh_cn: '正确率', en: 'Accuracy' },
  hot: { zh_cn: '热门', en: 'Most answered' },
});

export const practiceNames = texts({
  custom: { zh_cn: '自选练习：{n} 题', en: 'Custom practice: {n} {n|question|questions}' },
  collected: { zh_cn: '收藏练习：{n} 题', en: 'Collected questions: {n} {n|question|questions}' },
  wrong: { zh_cn: '错题重做：{n} 题', en: 'Mistakes again: {n} {n|question|questions}' },
});
