/** Texts of an essay paragraph by paragraph, and of the sample above it. */
import { texts } from '#core/texts.ts';

/** One sentence for each note; `core/essay/paragraphs.ts` names them. */
export const paragraphTexts = texts({
  'opens-position': { zh_cn: '表明了立场。', en: 'It states a position.' },
  'opens-no-position': {
    zh_cn: '没有看到明确的立场，读者不知道文章要证明什么。',
    en: 'No position is stated, so the reader does not know what is to be shown.',
  },
  'opens-long': {
    zh_cn: '占了全文三成以上，可以更快进入理由。',
    en: 'It takes over three tenths of the essay; come to the reasons sooner.',
  },
  'body-example': { zh_cn: '有例子支撑。', en: 'A case supports it.' },
  'body-reason-only': {
    zh_cn: '有理由，没有例子；加一个具体的人、事或数字。',
    en: 'Reasons without a case: add a person, an event or a figure.',
  },
  'body-assertion': {
    zh_cn: '没有“因为”，也没有例子，主要是断言。',
    en: 'Neither a reason nor a case: mostly assertion.',
  },
  'body-other-side': { zh_cn: '考虑了相反的情形。', en: 'It weighs what speaks against the position.' },
  thin: { zh_cn: '偏短，一个意思还没展开。', en: 'Short: the idea is not developed yet.' },
  heavy: {
    zh_cn: '超过 200 词，看看是不是两个意思。',
    en: 'Over 200 words: see whether it holds two ideas.',
  },
  'ends-drawn': { zh_cn: '收回到了立场。', en: 'It comes back to the position.' },
  'ends-open': {
    zh_cn: '没有回到立场，像是停在半路。',
    en: 'It does not come back to the position and seems to stop halfway.',
  },
  faults: { zh_cn: '标出 {n} 处错误。', en: '{n} {n|error|errors} marked.' },
  clean: { zh_cn: '没有标出错误。', en: 'No errors marked.' },
});

export const essayParts = texts({
  paragraphs: { zh_cn: '逐段点评', en: 'Paragraph by paragraph' },
  paragraph_n: { zh_cn: '第 {n} 段', en: 'Paragraph {n}' },
  role_whole: { zh_cn: '全文', en: 'the whole' },
  role_opening: { zh_cn: '开头', en: 'opening' },
  role_body: { zh_cn: '主体', en: 'body' },
  role_closing: { zh_cn: '结尾', en: 'ending' },
  words: { zh_cn: '{n} 词', en: '{n} {n|word|words}' },
  to_paragraph: { zh_cn: '到原文第 {n} 段', en: 'To paragraph {n} in the text' },
  sample: { zh_cn: '上一档的范文：{level} 分', en: 'A sample at the next level: {level}' },
  sample_same: {
    zh_cn: '同一道题，本站编写；右侧说明每段为什么有效。',
    en: 'On the same task, written for this site; the notes say why each paragraph works.',
  },
  sample_other: {
    zh_cn: '这道题没有范文，选了同类题目的一篇，本站编写；右侧说明每段为什么有效。',
    en: 'This task has no sample; here is one on a task of its kind, written for this site. The notes say why each paragraph works.',
  },
  sample_task: { zh_cn: '范文的题目', en: 'Its task' },
  sample_open: { zh_cn: '看这道写作题', en: 'Open this task' },
});
