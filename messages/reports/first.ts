/** Texts of a report's first screen: the finding, what to do, and the way to everything else. */
import { texts } from '#core/texts.ts';

export const reportFirst = texts({
  // A mock exam whose estimate means something.
  score_worth: {
    zh_cn: '{total} 分。先做{things}，大约值 {points} 分。',
    en: '{total}. {things} first, worth about {points}.',
  },
  reached: { zh_cn: '{total} 分，已到目标 {goal}。', en: '{total}: the target of {goal} is reached.' },
  score_only: {
    zh_cn: '{total} 分，没有哪个考点明显偏弱。',
    en: '{total}, and no topic stands out as weak.',
  },
  things_1: { zh_cn: '一件事', en: 'One thing' },
  things_2: { zh_cn: '两件事', en: 'Two things' },
  things_3: { zh_cn: '三件事', en: 'Three things' },
  from_to: { zh_cn: '{low} 到 {high}', en: '{low} to {high} points' },
  points: { zh_cn: '{n}', en: '{n} {n|point|points}' },
  short_in: {
    zh_cn: '离目标 {goal} 差 {gap} 分，{gap|就在|大半在}{measure}。',
    en: '{gap} short of the target of {goal}, {gap|in|most of it in} {measure}.',
  },
  short: { zh_cn: '离目标 {goal} 差 {gap} 分。', en: '{gap} short of the target of {goal}.' },
  worth_more: { zh_cn: '{things}大约还值 {points} 分。', en: '{things} may add about {points}.' },

  // One whose estimate does not.
  set_blank: { zh_cn: '这次没有作答。', en: 'Nothing was answered.' },
  empty: { zh_cn: '这次没有作答，没有成绩。', en: 'Nothing was answered, so there is no score.' },
  only_hint: { zh_cn: '{why}，估分只作参考。', en: '{why}: the estimate is only a hint.' },
  no_total: { zh_cn: '{why}，没有总分。', en: '{why}: there is no total.' },
  why_partial: { zh_cn: '没有做完全部部分', en: 'Not every section was taken' },
  why_paused: { zh_cn: '考到一半停过表', en: 'The clock was stopped within a section' },
  why_hurried: { zh_cn: '多数题用时不到 40\u00a0秒', en: 'Most answers took under 40 seconds' },
  'why_rapid-guesses': {
    zh_cn: '一成以上的题几乎没看就答了',
    en: 'Over a tenth was answered almost without reading',
  },
  why_blanks: { zh_cn: '两成以上的题没有作答', en: 'Over a fifth was left blank' },
  'why_late-answers': {
    zh_cn: '有答案在时间结束之后才送到',
    en: 'Some answers came after the time was over',
  },
  'why_seen-before': { zh_cn: '题目之前看过', en: 'The questions had been seen before' },
  why_unshown: {
    zh_cn: '有些题没有打开过就有了答案',
    en: 'Some answers came without the question being shown',
  },
  why_score: { zh_cn: '有一科没有成绩', en: 'One measure has no score' },
  still: { zh_cn: '这次仍能看：', en: 'What it can still tell: ' },
  still_items: { zh_cn: '没做对的 {n} 题', en: '{n} {n|question|questions} to look at again' },
  still_time: { zh_cn: '时间花在哪里', en: 'where the time went' },
  still_writing: { zh_cn: '写作', en: 'the essay' },

  // A practice set.
  set_right: { zh_cn: '{count} 题全对。', en: 'All {count} right.' },
  set_wrong: {
    zh_cn: '{count} 题对 {correct} 题，先看没做对的 {n} 题。',
    en: '{correct} of {count} right. Start with the {n|one that was|# that were} not.',
  },
  set_empty: { zh_cn: '{count} 题都没有作答。', en: 'None of the {count} was answered.' },
  redo_these: { zh_cn: '{n|重做这道题|重做这 # 题}', en: 'Do {n|this one|these #} again' },
  analysis: { zh_cn: '分析：用时、考点、作答习惯', en: 'Analysis: time, topics, how you worked' },

  done_at: { zh_cn: '{date}，用时 {time}', en: '{date}, {time} in all' },
  actions: { zh_cn: '先做这几件', en: 'First things first' },
  more_actions: { zh_cn: '再往后 {n} 件', en: '{n} more after {n|that|those}' },
  gain: { zh_cn: '约 +{n} 分', en: 'about +{n} {n|point|points}' },
  at_aim: { zh_cn: '正确率升到 {aim} 时', en: 'at {aim} accuracy' },

  today: { zh_cn: '今天', en: 'Today' },
  tabs: { zh_cn: '报告的各页', en: 'Pages of the report' },
  tab_overview: { zh_cn: '概览', en: 'Overview' },
  tab_items: { zh_cn: '题目', en: 'Questions' },
  tab_time: { zh_cn: '时间与习惯', en: 'Time and habits' },
  tab_writing: { zh_cn: '写作', en: 'Writing' },
});
