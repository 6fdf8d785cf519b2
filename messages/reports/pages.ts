/** Texts of the report: plain sentences, each with its evidence. */
import { texts } from '#core/texts.ts';

export const reportPages = texts({
  title: { zh_cn: '报告', en: 'Report' },
  description: {
    zh_cn: '模考与练习的成绩、路径、时间与下一步。',
    en: 'Scores, route, time and what to do next.',
  },
  estimate_note: {
    zh_cn: '这是按题目难度推算的非官方估分，不是 ETS 成绩。方框是 68% 范围，细线是 95% 范围。',
    en: 'An unofficial estimate from the difficulty of the questions, not an ETS score. The box is the 68% range, the thin line the 95% range.',
  },
  verbal: { zh_cn: '语文', en: 'Verbal' },
  quant: { zh_cn: '数学', en: 'Quant' },
  write: { zh_cn: '写作', en: 'Writing' },
  ns: { zh_cn: 'NS', en: 'NS' },
  ns_text: {
    zh_cn: '没有作答或没做到第二部分，不能估分',
    en: 'Nothing answered, or the second section not reached: no estimate',
  },
  ns_total: { zh_cn: '两科都有估分才有总分', en: 'A total needs both measures' },
  plus_minus: { zh_cn: '±{n}', en: '±{n}' },
  above: { zh_cn: '约高于 {n}% 的考生', en: 'above about {n}% of test takers' },
  above_none: { zh_cn: '百分位不到 1', en: 'below the 1st percentile' },
  edition: { zh_cn: '百分位依据：{edition}', en: 'Percentiles: {edition}' },
  target: { zh_cn: '目标 {n}', en: 'Target {n}' },
  band_text: {
    zh_cn: '估分 {scaled}，68% 范围 {low}–{high}，95% 范围 {wideLow}–{wideHigh}',
    en: 'Estimate {scaled}; 68% range {low}–{high}; 95% range {wideLow}–{wideHigh}',
  },

  doubts: { zh_cn: '看成绩前先知道', en: 'Before you read the score' },
  doubt_partial: { zh_cn: '没有做完全部部分。', en: 'Not every section was taken.' },
  'doubt_extra-time': { zh_cn: '用了延长时间（{n} 倍）。', en: 'Extra time was used ({n} × the standard).' },
  doubt_interrupted: { zh_cn: '中途断开过 {n} 次。', en: 'The exam was interrupted {n|once|# times}.' },
  doubt_forgiven: {
    zh_cn: '中途断开过 {n} 次，其中 {time} 没有计时。',
    en: 'The exam was interrupted {n|once|# times}; {time} of that did not count.',
  },
  'doubt_late-answers': {
    zh_cn: '有 {n} 个答案在时间结束之后才送到，估分不可靠。',
    en: '{n} {n|answer|answers} arrived after the time was over; the estimate is not reliable.',
  },
  'doubt_taken-before': {
    zh_cn: '这套题以前交过 {n} 次卷，题目不是第一次看。',
    en: 'This exam had been submitted {n|once|# times} before, so its questions were not new.',
  },
  'doubt_seen-before': {
    zh_cn: '看过题目之后从头再来过 {n} 次，估分不可靠，也不计入最佳成绩。',
    en: 'The exam was started again {n|once|# times} after its questions had been seen; the estimate is not reliable and is not counted as a best score.',
  },
  'doubt_older-levels': {
    zh_cn: '这份报告沿用交卷时的题目难度。此后题目难度经过重新评定，新旧估分不宜直接比较。',
    en: 'This report keeps the difficulty levels its questions had when it was scored. They have been rated anew since, so its estimate is not directly comparable with later ones.',
  },
  doubt_unshown: {
    zh_cn: '有些题没有打开过就有了答案，估分不可靠。',
    en: 'Some questions were answered without having been shown; the estimate is not reliable.',
  },
  doubt_paused: {
    zh_cn: '在部分中途保存离开过，计时暂停后才继续，估分不可靠。',
    en: 'A section was saved and left in the middle, with the clock paused; the estimate is not reliable.',
  },
  'doubt_paused-between': {
    zh_cn: '在两个部分之间保存离开过。',
    en: 'The exam was saved and left between two sections.',
  },
  'doubt_left-early': {
    zh_cn: '提前退出，后面有题没有看到。',
    en: 'The exam was left early; some questions were never seen.',
  },
  'doubt_rapid-guesses': {
    zh_cn: '超过一成的答案几乎没看题就选了，估分不可靠。',
    en: 'More than a tenth of the answers were given almost without reading; the estimate is not reliable.',
  },
  'doubt_early-sections': {
    zh_cn: '至少两个部分还剩三分之一以上的时间就结束了。',
    en: 'At least two sections were closed with over a third of their time left.',
  },
  doubt_hurried: {
    zh_cn: '多数题用时不到 40 秒，估分不可靠。',
    en: 'Most answers took under 40 seconds; the estimate is not reliable.',
  },
  doubt_blanks: {
    zh_cn: '超过两成的题没有作答。',
    en: 'More than a fifth of the questions were left blank.',
  },

  routing: { zh_cn: '难度路径', en: 'The route' },
  routing_text: {
    zh_cn: '第一部分的答对数决定第二部分的难度。',
    en: 'How many you got right in the first section decides the level of the second.',
  },
  section_n: { zh_cn: '第 {n} 部分', en: 'Section {n}' },
  of_count: { zh_cn: '{count} 题对 {right} 题', en: '{right} of {count} right' },
  module_easy: { zh_cn: '较易', en: 'easier' },
  module_medium: { zh_cn: '中等', en: 'medium' },
  module_hard: { zh_cn: '较难', en: 'harder' },
  not_taken: { zh_cn: '未进入', en: 'not taken' },
  to_next: {
    zh_cn: '第一部分再对 {n} 题（共 {cut} 题）进{module}',
    en: '{n} more right in the first ({cut} in all) would have led to the {module} one',
  },
  top_route: { zh_cn: '已是最难一档', en: 'the hardest level' },

  sections: { zh_cn: '各部分', en: 'Sections' },
  col_section: { zh_cn: '部分', en: 'Section' },
  col_right: { zh_cn: '答对', en: 'Right' },
  col_blank: { zh_cn: '未答', en: 'Blank' },
  col_marked: { zh_cn: '标记', en: 'Marked' },
  col_time: { zh_cn: '用时', en: 'Time' },
  timed_out: { zh_cn: '时间到', en: 'time ran out' },

  time_map: { zh_cn: '时间地图', en: 'Time map' },
  time_text: {
    zh_cn: '短虚线是每题的建议用时。',
    en: 'The short dashes are the suggested time for each question.',
  },
  sinks: {
    zh_cn: '{n} 题用了两倍以上的时间仍然答错。',
    en: '{n} {n|question|questions} took over twice the time and still went wrong.',
  },
  rushed: { zh_cn: '{n} 题答得太急而答错。', en: '{n} {n|question was|questions were} hurried and wrong.' },
  run_found: {
    zh_cn: '第 {section} 部分第 {from}–{to} 题连错。',
    en: 'Section {section}: questions {from}–{to} all wrong.',
  },
  item_text: { zh_cn: '第 {no} 题：{state}，{time}', en: 'Question {no}: {state}, {time}' },
  right: { zh_cn: '答对', en: 'right' },
  wrong: { zh_cn: '答错', en: 'wrong' },
  blank: { zh_cn: '未答', en: 'blank' },

  forms: { zh_cn: '题型', en: 'By question type' },
  topics: { zh_cn: '考点', en: 'By topic' },
  topics_text: {
    zh_cn: '不足 3 题的考点只列出，不下结论；没看到的题不算。',
    en: 'Topics with fewer than 3 questions are listed without a verdict; what was never seen does not count.',
  },
  difficulty: { zh_cn: '难度', en: 'By difficulty' },
  level: { zh_cn: '难度 {n}', en: 'Level {n}' },
  col_accuracy: { zh_cn: '正确率', en: 'Accuracy' },

  quadrant: { zh_cn: '快慢与对错', en: 'Fast and slow, right and wrong' },
  quadrant_text: {
    zh_cn: '快慢以每题的建议用时为界，空题不算。',
    en: 'Fast is within the suggested time; blanks are left out.',
  },
  fastRight: { zh_cn: '快而对', en: 'Fast and right' },
  slowRight: { zh_cn: '慢而对', en: 'Slow but right' },
  fastWrong: { zh_cn: '快而错', en: 'Fast and wrong' },
  slowWrong: { zh_cn: '慢而错', en: 'Slow and wrong' },
  fastRight_do: { zh_cn: '保持', en: 'Keep it' },
  slowRight_do: { zh_cn: '练速度', en: 'Work on speed' },
  fastWrong_do: { zh_cn: '放慢，看清题', en: 'Slow down and read' },
  slowWrong_do: { zh_cn: '补概念，学会放弃', en: 'Learn it, or let it go' },

  nothing_seen: {
    zh_cn: '没有打开过题目，没有用时记录。',
    en: 'No question was opened, so no time was recorded.',
  },
  easy_misses: {
    zh_cn: '{n} 道容易的题丢了分，补上约可多 {points} 分。',
    en: '{n} easy {n|question was|questions were} missed; with {n|it|them} about {points} more {points|point|points}.',
  },

  essay: { zh_cn: '写作', en: 'Essay' },
  essay_words: { zh_cn: '{n} 词', en: '{n} {n|word|words}' },

  review: { zh_cn: '逐题回看', en: 'Question by question' },
  filter_all: { zh_cn: '全部', en: 'All' },
  filter_wrong: { zh_cn: '答错', en: 'Wrong' },
  filter_blank: { zh_cn: '未答', en: 'Blank' },
  filter_marked: { zh_cn: '标记', en: 'Marked' },
  filter_slow: { zh_cn: '偏慢', en: 'Slow' },
  filters: { zh_cn: '筛选题目', en: 'Filter the questions' },
  none_here: { zh_cn: '这一类没有题', en: 'No questions of this kind' },

  results: { zh_cn: '报告', en: 'Reports' },
  no_total: { zh_cn: '没有总分', en: 'no total' },
  handed_in_empty: { zh_cn: '没有作答', en: 'nothing answered' },
  results_empty: { zh_cn: '还没有报告', en: 'No reports yet' },
  results_empty_text: {
    zh_cn: '做完一套模考或练习，报告会出现在这里。',
    en: 'Finish a mock exam or a practice set and its report appears here.',
  },
  mock: { zh_cn: '模考', en: 'Mock exam' },
  practice: { zh_cn: '练习', en: 'Practice' },
  pages: { zh_cn: '页', en: 'Pages' },
});
