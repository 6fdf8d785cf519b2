/** Texts of the report's findings and of its question review: evidence, lists, and a question opened in place. */
import { texts } from '#core/texts.ts';

export const reviewTexts = texts({
  col_times: { zh_cn: '用时 对 / 错', en: 'Time right / wrong' },
  col_peers: { zh_cn: '他人', en: 'Others' },
  col_levels: { zh_cn: '难度 对 / 错', en: 'Level right / wrong' },
  lately: {
    zh_cn: '近 {exams} 套合计 {count} 题对 {right} 题',
    en: 'last {exams} exams: {right} of {count}',
  },
  lately_share: { zh_cn: '近 {exams} 套', en: 'last {exams}' },

  pdf_topics: {
    zh_cn: '不足 3 题的考点只计入所属的一类；没看到的题不算。',
    en: 'Topics with fewer than 3 questions count in their area alone; what was never seen does not count.',
  },

  easy_list: { zh_cn: '容易却丢分的', en: 'Easy, but missed' },
  hard_list: { zh_cn: '难而答对的', en: 'Hard, and right' },
  more_items: { zh_cn: '其余 {n} 题', en: '{n} more' },
  redo: { zh_cn: '{n|重做这道题|重做这 # 题}', en: 'Do {n|this one|these #} again' },

  evidence: { zh_cn: '{count} 题对 {right} 题（{share}）。', en: '{right} of {count} right ({share}).' },
  evidence_peer: {
    zh_cn: '{count} 题对 {right} 题（{share}），他人 {peer}。',
    en: '{right} of {count} right ({share}); others {peer}.',
  },
  gain_at: { zh_cn: '升到 {aim}，约多 {n} 分', en: 'At {aim}, about {n} more {n|point|points}' },
  place: { zh_cn: '第 {section} 部分第 {no} 题', en: 'Section {section}, question {no}' },
  more_places: { zh_cn: '另有 {n} 题', en: 'and {n} more' },
  see_topic: { zh_cn: '看这类题', en: 'See such questions' },

  open: { zh_cn: '看解析', en: 'Analysis' },
  open_public: { zh_cn: '看题', en: 'Question' },
  close: { zh_cn: '收起', en: 'Close' },
  load_failed: { zh_cn: '这道题没有取到。', en: 'This question could not be loaded.' },
  own_page: { zh_cn: '题目页', en: 'Its own page' },
  revised: {
    zh_cn: '这道题后来修订过；下面是你作答时的样子。',
    en: 'This question has been revised since; below it stands as you had it.',
  },
  noted: { zh_cn: '有笔记', en: 'note' },
  others_time: { zh_cn: '大家 {time}', en: 'others {time}' },

  time_mine: { zh_cn: '我的用时', en: 'My time' },
  time_theirs: { zh_cn: '作答用时', en: 'Time taken' },
  time_all: { zh_cn: '大家平均', en: 'Everybody, on average' },
  time_due: { zh_cn: '建议', en: 'Suggested' },
  accuracy_all: { zh_cn: '大家的正确率', en: 'Everybody’s accuracy' },
  crowd: { zh_cn: '{n} 人', en: '{n} people' },

  blank_no: { zh_cn: '第 {n} 空', en: 'Blank {n}' },
  blank_mine: { zh_cn: '我的', en: 'Mine' },
  blank_key: { zh_cn: '答案', en: 'Key' },
  left_empty: { zh_cn: '空着', en: 'left empty' },
  by_blank: { zh_cn: '逐空对照', en: 'Blank by blank' },
  discuss: { zh_cn: '讨论 {n}', en: 'Discussion {n}' },
  no_cause_blank: {
    zh_cn: '没有作答的题不进错题本，不记错因。',
    en: 'A blank is not added to your mistakes, so it has no cause.',
  },
  key_hidden: {
    zh_cn: '分享的报告不含作答与答案。到题目页可以自己试做。',
    en: 'A shared report holds neither answers nor keys. Try the question on its own page.',
  },
  try_it: { zh_cn: '试做这道题', en: 'Try this question' },
});
