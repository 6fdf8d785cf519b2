/** Texts that stand in PDFs only: the head and foot of papers, keys and reports, and how to answer with a pencil. */
import { texts } from '#core/texts.ts';

export const pdfTexts = texts({
  foot: { zh_cn: '{company} · 仅供个人学习', en: '{company} · For personal study only' },
  facts: { zh_cn: '{n} 题 · {time}', en: '{n} {n|question|questions} · {time}' },
  minutes: { zh_cn: '{n} 分钟', en: '{n} {n|minute|minutes}' },
  untimed: { zh_cn: '不限时', en: 'No time limit' },
  edition: { zh_cn: '第 {n} 版，{date}', en: 'Edition {n}, {date}' },
  modules: {
    zh_cn: '机考按第一部分的表现选择后一部分的难度；纸面版印的是中等难度。',
    en: 'On the computer the second section of a measure follows from the first; on paper it is the medium one.',
  },
  taken: {
    zh_cn: '后一部分是这次作答时实际进入的难度。',
    en: 'The second section of each measure is the one that was taken.',
  },
  on_date: { zh_cn: '日期', en: 'Date' },
  spent: { zh_cn: '用时', en: 'Time taken' },
  got_right: { zh_cn: '答对', en: 'Right' },

  section: { zh_cn: '第 {no} 部分　{measure}', en: 'Section {no}: {measure}' },
  verbal: { zh_cn: '语文（Verbal Reasoning）', en: 'Verbal Reasoning' },
  quant: { zh_cn: '数学（Quantitative Reasoning）', en: 'Quantitative Reasoning' },
  write: { zh_cn: '写作（Analytical Writing）', en: 'Analytical Writing' },

  sentence: {
    zh_cn: '写出文章中符合要求的句子的编号。',
    en: 'Write the number of the sentence in the passage.',
  },
  essay: {
    zh_cn: '阅读题目与写作要求，另用纸作答。',
    en: 'Read the topic and the instructions, and write your response on paper of your own.',
  },
  sentence_no: { zh_cn: '第 {n} 句', en: 'Sentence {n}' },
  comparison: {
    zh_cn: '比较 Quantity A 与 Quantity B。每题都从以下四项中选择：',
    en: 'Compare Quantity A and Quantity B. The four answer choices are the same for every question:',
  },
  blank_roman: { zh_cn: '空格 {n}', en: 'Blank {n}' },
  not_to_scale: { zh_cn: '图形未按比例绘制。', en: 'Figure not drawn to scale.' },

  key_title: { zh_cn: '{title} · 答案与解析', en: '{title}: answers and analyses' },
  explanations: { zh_cn: '解析', en: 'Analyses' },
  answer: { zh_cn: '答案：{key}', en: 'Answer: {key}' },
  no_key: {
    zh_cn: '写作题没有唯一答案，可参考以下论点。',
    en: 'There is no one answer; these are points that can be made.',
  },
  agree: { zh_cn: '支持的论点', en: 'In favor' },
  disagree: { zh_cn: '反对的论点', en: 'Against' },
  range: { zh_cn: '{low} 到 {high} 之间都对', en: 'anything from {low} to {high}' },
  translation: { zh_cn: '译文：{text}', en: 'In Chinese: {text}' },

  report_title: { zh_cn: '{title} · 报告', en: '{title}: report' },
  submitted: { zh_cn: '{date} 提交，用时 {time}', en: 'Submitted {date}, {time} in all' },
  shared: { zh_cn: '由考生本人分享', en: 'Shared by the candidate' },
  total: { zh_cn: '总分估计', en: 'Estimated total' },
  hidden_scores: { zh_cn: '分享者没有公开分数。', en: 'The scores are not shared.' },
  percentile_short: { zh_cn: '约高于 {n}% 的考生', en: 'above about {n}% of test takers' },
  range68: { zh_cn: '68% 范围 {low}–{high}', en: '68% range {low}–{high}' },
  range95: { zh_cn: '95% 范围 {low}–{high}', en: '95% range {low}–{high}' },
  form: { zh_cn: '题型', en: 'Question type' },
  col_no: { zh_cn: '题号', en: 'No.' },
  col_question: { zh_cn: '题目', en: 'Question' },
  col_outcome: { zh_cn: '结果', en: 'Outcome' },
  col_times: { zh_cn: '用时 / 建议', en: 'Time / suggested' },
  col_given: { zh_cn: '作答', en: 'Given' },
  col_key: { zh_cn: '答案', en: 'Key' },
  words: { zh_cn: '没认准的词', en: 'Words to learn' },
  word: { zh_cn: '单词', en: 'Word' },
  meaning: { zh_cn: '意思', en: 'Meaning' },
  word_role: { zh_cn: '在题里', en: 'In the question' },
  role_key: { zh_cn: '正确答案', en: 'the answer' },
  role_chosen: { zh_cn: '误选', en: 'chosen by mistake' },
});

/** The names of files that people keep. */
export const fileNames = texts({
  paper: { zh_cn: '{title}-试题', en: '{title} - paper' },
  key: { zh_cn: '{title}-答案与解析', en: '{title} - answers' },
  words: { zh_cn: '{title}', en: '{title}' },
  report: { zh_cn: '{title}-报告-{date}', en: '{title} - report {date}' },
});
