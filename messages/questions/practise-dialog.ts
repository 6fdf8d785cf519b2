/** Texts of the dialog that makes a set of questions to practise; they come with it. */
import { texts } from '#core/texts.ts';

export const practiseDialog = texts({
  practise_title: { zh_cn: '练几道？', en: 'How many?' },
  practise_text: {
    zh_cn: '从这 {n} 道里出题，没做过的优先。',
    en: 'Drawn from these {n} {n|question|questions}, those not tried yet first.',
  },
  practise_text_wrong: {
    zh_cn: '从这 {n} 道错题里出题，到期的优先；有同类题的换成同类题。',
    en: 'Drawn from these {n} {n|mistake|mistakes}, those due first; a similar question takes its place where there is one.',
  },
  practise_count: { zh_cn: '题数', en: 'Number of questions' },
  practise_n: { zh_cn: '{n} 道', en: '{n}' },
  practise_all: { zh_cn: '全部 {n} 道', en: 'All {n}' },
  practise_time: { zh_cn: '计时', en: 'Time' },
  untimed: { zh_cn: '不限时', en: 'No limit' },
  untimed_help: { zh_cn: '每题做完就能看答案和解析', en: 'Answer and analysis after each question' },
  timed: { zh_cn: '限时', en: 'Timed' },
  timed_help: {
    zh_cn: '按每题建议用时合计，交卷后看解析',
    en: 'As long as the questions should take; analysis at the end',
  },
  practise_start: { zh_cn: '开始练习', en: 'Start' },
});
