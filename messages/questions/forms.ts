/** What every form of question says around its own text: directions, names of its parts, marks of right and wrong. */
import type { Form } from '#core/questions/kinds.ts';
import { type Text, texts } from '#core/texts.ts';

const blanks: Text = {
  zh_cn: '为每个空格从对应的一列中选出一项，使全文意思最完整。',
  en: 'For each blank, select one entry from its own column. Fill every blank in the way that best completes the text.',
};
const one: Text = { zh_cn: '选择一项。', en: 'Select one answer choice.' };
const many: Text = {
  zh_cn: '逐项判断，选出所有符合的选项。',
  en: 'Consider each choice by itself and select all that apply.',
};

/** The line above a question that says what to do. */
export const questionDirections: Record<Form, Text> = {
  tc1: {
    zh_cn: '从下列选项中选出最适合填入空格、使文意完整的一项。',
    en: 'Select the one entry that best completes the text.',
  },
  tc2: blanks,
  tc3: blanks,
  se: {
    zh_cn: '选出两项：它们填入空格后都能使句子完整，并且两个句子意思相近。',
    en: 'Select the two answer choices that each fit the sentence as a whole and that produce sentences alike in meaning.',
  },
  'rc-one': one,
  'rc-many': many,
  'rc-sentence': {
    zh_cn: '点击文章中的一个句子作答。',
    en: 'Click on a sentence in the passage to answer.',
  },
  qc: {
    zh_cn: '根据所给信息比较 Quantity A 与 Quantity B，从四个选项中选择一项。',
    en: 'Compare Quantity A and Quantity B, using the information given. Select one of the four answer choices.',
  },
  'mc-one': one,
  'mc-many': { zh_cn: '选择一项或多项，选出所有符合的选项。', en: 'Select one or more answer choices.' },
  numeric: { zh_cn: '在框中填写数字。', en: 'Enter your answer in the box.' },
  essay: {
    zh_cn: '阅读题目与写作要求，在编辑区写下你的文章。',
    en: 'Read the topic and the instructions, then write your response.',
  },
};

export const questionForms = texts({
  in_chinese: { zh_cn: '题目显示中文', en: 'Questions in Chinese' },

  many,
  exactly: {
    zh_cn: '恰好选择 {n} 项。',
    en: 'Select exactly {n} {n|choice|choices}.',
  },
  fraction: {
    zh_cn: '填写分数：上框填分子，下框填分母，不必约分。',
    en: 'Enter your answer as a fraction. It need not be reduced.',
  },

  passage: { zh_cn: '文章', en: 'Passage' },
  data: { zh_cn: '图表', en: 'Data' },
  prompt: { zh_cn: '题目', en: 'Topic' },
  question: { zh_cn: '题目', en: 'Question' },
  divider: { zh_cn: '调整两栏大小', en: 'Resize the two panes' },
  based_passage_one: {
    zh_cn: '第 {first} 题根据下面的文章作答。',
    en: 'Question {first} is based on this passage.',
  },
  based_passage: {
    zh_cn: '第 {first}–{last} 题根据下面的文章作答。',
    en: 'Questions {first} to {last} are based on this passage.',
  },
  based_data_one: {
    zh_cn: '第 {first} 题根据下面的图表作答。',
    en: 'Question {first} is based on the data below.',
  },
  based_data: {
    zh_cn: '第 {first}–{last} 题根据下面的图表作答。',
    en: 'Questions {first} to {last} are based on the data below.',
  },

  blank: { zh_cn: '空格', en: 'Blank' },
  blank_empty: { zh_cn: '空格', en: 'blank' },
  blank_numbered: { zh_cn: '空格 {n}', en: 'Blank {n}' },
  choices: { zh_cn: '选项', en: 'Answer choices' },
  sentences: { zh_cn: '文章的句子', en: 'Sentences of the passage' },
  quantity_a: { zh_cn: 'Quantity A', en: 'Quantity A' },
  quantity_b: { zh_cn: 'Quantity B', en: 'Quantity B' },
  answer_box: { zh_cn: '答案', en: 'Answer' },
  numerator: { zh_cn: '分子', en: 'Numerator' },
  denominator: { zh_cn: '分母', en: 'Denominator' },

  key: { zh_cn: '正确答案', en: 'Correct answer' },
  key_is: { zh_cn: '正确答案：{key}', en: 'Correct answer: {key}' },
  chosen_right: { zh_cn: '你的选择，正确', en: 'Your choice, correct' },
  chosen_wrong: { zh_cn: '你的选择，不正确', en: 'Your choice, not correct' },
  missed: { zh_cn: '漏选', en: 'Not chosen, but correct' },

  editor: { zh_cn: '文章编辑区', en: 'Your response' },
  cut: { zh_cn: 'Cut', en: 'Cut' },
  paste: { zh_cn: 'Paste', en: 'Paste' },
  undo: { zh_cn: 'Undo', en: 'Undo' },
  redo: { zh_cn: 'Redo', en: 'Redo' },
  words: { zh_cn: '{n} 词', en: '{n} {n|word|words}' },
  editor_hint: {
    zh_cn: 'Tab 键缩进；要离开编辑区，先按 Esc，再按 Tab。',
    en: 'Tab indents. To leave the editor by keyboard, press Escape and then Tab.',
  },
  full: {
    zh_cn: '已达到 30,000 个字符的上限，再多就写不进去了。',
    en: 'This is as long as a response can be: 30,000 characters. Nothing more fits in.',
  },
});
