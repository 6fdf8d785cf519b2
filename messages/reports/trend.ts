/** Texts of the trend: scores, accuracy, pace and topics over one's mock exams. */
import { texts } from '#core/texts.ts';

export const trendTexts = texts({
  score: { zh_cn: '{measure}估分', en: '{measure}: score' },
  accuracy: { zh_cn: '{measure}正确率', en: '{measure}: accuracy' },
  accuracy_chart: { zh_cn: '{measure}历次正确率', en: '{measure}: accuracy over exams' },
  accuracy_now: { zh_cn: '最近一次 {count} 题对 {right} 题', en: 'last: {right} of {count}' },
  pace: { zh_cn: '{measure}每题用时', en: '{measure}: time per question' },
  pace_chart: {
    zh_cn: '{measure}历次每题平均用时，短横是建议用时',
    en: '{measure}: average time per question over exams; the tick is the suggested time',
  },
  pace_slow: { zh_cn: '最近一次比建议慢 {n} 秒', en: 'last: {n} s over the suggested time' },
  pace_fast: { zh_cn: '最近一次比建议快 {n} 秒', en: 'last: {n} s under the suggested time' },
  pace_even: { zh_cn: '最近一次正合建议用时', en: 'last: just the suggested time' },
  seconds: { zh_cn: '{n} 秒', en: '{n} s' },
  pace_of: { zh_cn: '每题 {n} 秒，建议 {aim} 秒', en: '{n} s each, {aim} s suggested' },
  writing: { zh_cn: '写作', en: 'Writing' },
  writing_chart: { zh_cn: '写作历次得分（满分 6）', en: 'Writing over exams, out of 6' },
  writing_note: { zh_cn: '老师评分优先，否则为估分', en: 'a teacher’s score, or else the estimate' },
  work_more: { zh_cn: '正确率与用时', en: 'Accuracy and pace' },

  map: { zh_cn: '考点对照', en: 'Topics over exams' },
  map_text: {
    zh_cn: '深色 80% 以上，浅色 60% 以上，斜纹不到 60%；虚框不足 3 题，只写对几题。不可靠的模考不计。',
    en: 'Dark is 80% and more, pale 60% and more, hatched below; a dashed cell has fewer than 3 questions and shows the count alone. Exams that cannot be relied on are left out.',
  },
  map_all: { zh_cn: '合计', en: 'All' },
  map_topics: { zh_cn: '展开到 {n} 个考点', en: 'Show {n} {n|topic|topics}' },
  map_none: { zh_cn: '没有考到', en: 'not asked' },
});
