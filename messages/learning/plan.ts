/** Texts of the study plan's page. */
import { texts } from '#core/texts.ts';

export const planTexts = texts({
  title: { zh_cn: '备考计划', en: 'Study plan' },
  description: {
    zh_cn: '填阶段、时间、上次分数和目标，排出从今天到考试那天每一天做什么，每项任务都能直接打开。',
    en: 'From your stage, time, last score and target: what to do on every day until the exam, each task one press away.',
  },
  empty_lede: {
    zh_cn: '回答四个问题，马上看到从今天到考试那天的每一天。不用登录。',
    en: 'Answer four questions and see every day from today to the exam. No account needed.',
  },
  change: { zh_cn: '换一种条件再排', en: 'Plan with other answers' },
  change_hint: { zh_cn: '改完按开始', en: 'Change and press Start' },
  wrong_query: {
    zh_cn: '这份计划的条件不完整或超出范围，请重新填写四个空。',
    en: 'The answers for this plan are incomplete or out of range. Please fill the four blanks again.',
  },

  headline_comfortable: {
    zh_cn: '从 {from}\u00a0到 {to}，每天\u00a0{minutes}\u00a0分钟',
    en: 'From {from} to {to}: {minutes} minutes a day',
  },
  headline_demanding: {
    zh_cn: '从 {from}\u00a0到 {to}，每天要\u00a0{minutes}\u00a0分钟',
    en: 'From {from} to {to}: {minutes} minutes a day, tight but possible',
  },
  headline_beyond: {
    zh_cn: '{months}\u00a0个月到 {to}\u00a0分，没有把握',
    en: '{to} in {months} {months|month|months} is more than we can promise',
  },
  headline_reached: {
    zh_cn: '{from}\u00a0分已经到了目标，接下来是守住它',
    en: '{from} is already there; now keep it',
  },
  text_comfortable: {
    zh_cn: '按每周六天算，到考试前大约学习 {hours} 小时，足够覆盖这段分差，还留得出重看错题的时间。',
    en: 'Six days a week, about {hours} hours until the exam: enough for the distance, with room to go over what you missed.',
  },
  text_demanding: {
    zh_cn:
      '到考试前大约需要 {hours} 小时，每周六天，每天 {minutes} 分钟。偶尔落下一两天没关系，连着落下一周就该改目标或改日期了。',
    en: 'About {hours} hours until the exam: six days a week, {minutes} minutes a day. A lost day or two is fine; after a lost week, move the target or the date.',
  },
  text_beyond: {
    zh_cn:
      '照我们的排法，这段分差大约要 {needed} 小时，而这段时间里每天学三个半小时也只有 {planned} 小时左右。现在的时间比较有把握的是 {reachable} 分上下。下面的计划按这个强度排；如果这个分数对申请是必须的，更稳的办法是多给自己一点时间。',
    en: 'By our reckoning the distance takes about {needed} hours, and even three and a half hours a day leave only about {planned}. What this time can carry is around {reachable}. The plan below is made for that pace; if you need the score, giving yourself more time is the surer way.',
  },
  text_reached: {
    zh_cn: '上次的分数已经不低于目标。如果不再考，可以直接送分；如果还想更高，把目标改高一点再排。',
    en: 'Your last score is not below your target. If you will not take it again, send it; if you want more, raise the target and plan again.',
  },
  assumption: {
    zh_cn: '这里的小时数是排日程用的假设，不是统计，也不保证分数。',
    en: 'The hours are assumptions by which we fill the days; they are neither statistics nor a promise.',
  },
  baseline_assumed: {
    zh_cn: '没有填上次分数，先按 {score} 分起算；做完第一套模考再回来改，会准得多。',
    en: 'Without a last score we start from {score}. Come back after the first mock exam: the plan will fit much better.',
  },
  try_target: { zh_cn: '目标改成 {score} 分', en: 'Aim at {score}' },
  try_months: { zh_cn: '时间改成 {n} 个月', en: 'Take {n} {n|month|months}' },
  send_scores: { zh_cn: '怎样送分', en: 'How to send scores' },

  days_left: { zh_cn: '距考试', en: 'Until the exam' },
  n_days: { zh_cn: '{n} 天', en: '{n} {n|day|days}' },
  a_day: { zh_cn: '学习日', en: 'A study day' },
  n_minutes: { zh_cn: '{n} 分钟', en: '{n} min' },
  mocks: { zh_cn: '模考', en: 'Mock exams' },
  n_times: { zh_cn: '{n} 次', en: '{n}' },

  save: { zh_cn: '保存计划', en: 'Keep this plan' },
  save_replaces: { zh_cn: '保存后目标和日期改成这样', en: 'Target and date change to these' },
  saved: { zh_cn: '已保存，计划从今天开始。', en: 'The plan is kept, and starts today.' },
  login_to_save: { zh_cn: '登录后保存', en: 'Log in to keep it' },
  login_hint: {
    zh_cn: '登录后做完一件亮一件，每天按你的水平再调。',
    en: 'With an account, work done ticks itself, and each day is set by where you stand.',
  },
  by_questions: { zh_cn: '或者一步一步来', en: 'Or step by step' },
  see_mine: { zh_cn: '看我的计划', en: 'See my plan' },

  today: { zh_cn: '今天', en: 'Today' },
  phases: { zh_cn: '三个阶段', en: 'Phases' },
  foundation: { zh_cn: '打基础', en: 'Foundation' },
  practice: { zh_cn: '练题型', en: 'Practice' },
  sprint: { zh_cn: '模考冲刺', en: 'Mock exams' },
  foundation_text: {
    zh_cn: '词汇、考点和方法，一块一块补。',
    en: 'Words, topics and methods, piece by piece.',
  },
  practice_text: {
    zh_cn: '按题型成组练，限时，隔天看错题。',
    en: 'Sets by question type, timed; mistakes the day after.',
  },
  sprint_text: { zh_cn: '整套模考，只补丢分最多的地方。', en: 'Whole exams; fix only what costs most.' },
  now: { zh_cn: '现在', en: 'now' },

  views: { zh_cn: '查看方式', en: 'Views' },
  calendar: { zh_cn: '日历', en: 'Calendar' },
  list: { zh_cn: '清单', en: 'List' },
  week_n: { zh_cn: '第 {n} 周', en: 'Week {n}' },
  to_day: { zh_cn: '{from}–{to}', en: '{from} – {to}' },
  exam_day: { zh_cn: '考试日', en: 'Exam day' },
  legend: {
    zh_cn: 'V 语文 · Q 数学 · W 写作 · M 读模考报告；单词每天都有',
    en: 'V verbal · Q quant · W writing · M mock report; words on every day',
  },
  day_summary: { zh_cn: '{day}，{n} 项，{minutes} 分钟', en: '{day}: {n} {n|task|tasks}, {minutes} minutes' },

  verbal: { zh_cn: '语文', en: 'Verbal' },
  quant: { zh_cn: '数学', en: 'Quant' },
  writing: { zh_cn: '写作', en: 'Writing' },
  vocabulary: { zh_cn: '词汇', en: 'Words' },
  mock: { zh_cn: '模考', en: 'Mock' },
  errand: { zh_cn: '事务', en: 'To do' },

  work_set: { zh_cn: '{form}一组，难度 {level}', en: 'A set: {form}, level {level}' },
  work_topic: { zh_cn: '专题：{topic}，难度 {level}', en: 'Topic: {topic}, level {level}' },
  work_essay: { zh_cn: '写作：{topic}', en: 'Essay: {topic}' },
  work_words: { zh_cn: '单词一轮', en: 'A round of words' },
  work_mock: { zh_cn: '第 {n} 套模考', en: 'Mock exam {n}' },
  'work_mock-review': { zh_cn: '读第 {n} 套模考的报告', en: 'Read the report of mock exam {n}' },
  'work_wrong-book': { zh_cn: '重看到期的错题', en: 'Go over the mistakes that are due' },
  work_register: { zh_cn: '确定考试日期和考场', en: 'Set the date and the test center' },
  work_prepare: { zh_cn: '核对证件、路线和入场时间', en: 'Check your ID, the route and the time' },
});

/** The topics that plans use, by the path of their tag. */
export const topicNames = texts({
  'blank.contrast': { zh_cn: '转折对比', en: 'contrast' },
  'blank.cause': { zh_cn: '因果', en: 'cause and effect' },
  'blank.concession': { zh_cn: '让步', en: 'concession' },
  'blank.restatement': { zh_cn: '定义与重述', en: 'restatement' },
  'reading.main-idea': { zh_cn: '主旨', en: 'main idea' },
  'reading.detail': { zh_cn: '事实信息', en: 'detail' },
  'reading.inference': { zh_cn: '推断', en: 'inference' },
  'reading.function': { zh_cn: '句子作用', en: 'function of a sentence' },
  argument: { zh_cn: '逻辑单题', en: 'arguments' },
  'passage.long': { zh_cn: '长篇阅读', en: 'long passages' },
  'quant.arith': { zh_cn: '算术', en: 'arithmetic' },
  'quant.arith.percent': { zh_cn: '百分数', en: 'percent' },
  'quant.arith.remainders': { zh_cn: '余数', en: 'remainders' },
  'quant.algebra': { zh_cn: '代数', en: 'algebra' },
  'quant.algebra.word-problems': { zh_cn: '应用题', en: 'word problems' },
  'quant.geometry': { zh_cn: '几何', en: 'geometry' },
  'quant.data': { zh_cn: '数据分析', en: 'data analysis' },
  'quant.data.interpretation': { zh_cn: '图表分析', en: 'data interpretation' },
  'quant.data.probability': { zh_cn: '概率', en: 'probability' },
  'quant.data.counting': { zh_cn: '计数原理', en: 'counting' },
  'issue.statement': { zh_cn: '论断', en: 'a statement' },
  'issue.recommendation': { zh_cn: '建议', en: 'a recommendation' },
  'issue.claim': { zh_cn: '主张', en: 'a claim' },
  'issue.two-views': { zh_cn: '两种观点', en: 'two views' },
  'issue.claim-reason': { zh_cn: '主张与理由', en: 'a claim and its reason' },
  'issue.policy': { zh_cn: '政策', en: 'a policy' },
});
