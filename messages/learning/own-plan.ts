/** Texts of the plan that belongs to somebody: tasks and why they are there, changes, and the form that changes it. */
import { texts } from '#core/texts.ts';

/** What there is to do. */
export const taskNames = texts({
  diagnostic: { zh_cn: '摸底，{n} 题', en: 'Diagnostic, {n} questions' },
  words: { zh_cn: '复习 {n} 个词', en: 'Review {n} {n|word|words}' },
  mistakes: { zh_cn: '重做 {n} 道到期的错题', en: 'Redo {n} due {n|mistake|mistakes}' },
  stream: { zh_cn: '{what}，{n} 题', en: '{what}, {n} {n|question|questions}' },
  topic: { zh_cn: '{what}，{n} 题', en: '{what}, {n} {n|question|questions}' },
  lesson: { zh_cn: '小课：{what}', en: 'Lesson: {what}' },
  essay: { zh_cn: '写一篇：{what}', en: 'Essay: {what}' },
  mock: { zh_cn: '一套模考', en: 'A mock exam' },
  'mock-review': { zh_cn: '读模考报告', en: 'Go over the mock exam' },
  register: { zh_cn: '定下考试日期和考场', en: 'Set the date and the test center' },
  prepare: { zh_cn: '核对证件、路线和入场时间', en: 'Check your ID, the route and the time' },
});

/** The same in a word, for a row that names a whole day. */
export const taskShorts = texts({
  diagnostic: { zh_cn: '摸底', en: 'diagnostic' },
  words: { zh_cn: '单词', en: 'words' },
  mistakes: { zh_cn: '错题', en: 'mistakes' },
  essay: { zh_cn: '写作', en: 'essay' },
  mock: { zh_cn: '模考', en: 'mock exam' },
  'mock-review': { zh_cn: '读报告', en: 'report' },
  register: { zh_cn: '报名', en: 'registration' },
  prepare: { zh_cn: '考前准备', en: 'preparations' },
  between: { zh_cn: '，', en: ', ' },
});

/** Why it is there, in one line. */
export const taskReasons = texts({
  'unknown-level': { zh_cn: '还不知道水平，先看看', en: 'Your level is not known yet' },
  due: { zh_cn: '到期了，今天看最省力', en: 'Due today, when it takes least effort' },
  steady: { zh_cn: '隔几天碰一次，不让它淡下去', en: 'Touched every few days, so that it does not fade' },
  plan: { zh_cn: '按计划轮到它', en: 'Its turn in the plan' },
  taper: { zh_cn: '考前减量，只保持手感', en: 'Less before the exam, just to stay in form' },
  stressed: { zh_cn: '你说过这一科多练', en: 'You asked for more of this measure' },
  worth: { zh_cn: '现在对你最值分', en: 'Worth the most to you now' },
  worth_points: {
    zh_cn: '现在对你最值分：练到目标大约多 {points} 分',
    en: 'Worth the most to you now: at target, about {points} {points|point|points} more',
  },
  weak: { zh_cn: '现在的弱项', en: 'A weak point at present' },
  'behind-target': { zh_cn: '{measure}离目标更远', en: '{measure} is further from its target' },
});

export const measureNames = texts({
  verbal: { zh_cn: '语文', en: 'Verbal' },
  quant: { zh_cn: '数学', en: 'Quant' },
  writing: { zh_cn: '写作', en: 'Writing' },
});

export const ownPlanTexts = texts({
  title: { zh_cn: '计划', en: 'Plan' },
  today_page: { zh_cn: '今天', en: 'Today' },

  head_reached: { zh_cn: '已经到 {total}，接下来守住它', en: 'You are at {total}; now keep it' },
  head_comfortable: {
    zh_cn: '每天\u00a0{minutes}\u00a0分钟，到 {total}\u00a0够用',
    en: '{minutes} minutes a day are enough for {total}',
  },
  head_demanding: {
    zh_cn: '每天\u00a0{minutes}\u00a0分钟，到 {total}\u00a0有点紧',
    en: '{minutes} minutes a day: tight for {total}',
  },
  head_beyond: { zh_cn: '照这样到 {total}，没有把握', en: '{total} is more than this plan can promise' },
  head_assumed: {
    zh_cn: '先按每天\u00a0{minutes}\u00a0分钟，往 {total}\u00a0走',
    en: '{minutes} minutes a day toward {total}, for now',
  },
  head_open: {
    zh_cn: '每天\u00a0{minutes}\u00a0分钟，从今天开始',
    en: '{minutes} minutes a day, from today',
  },
  from_measured: { zh_cn: '从测得的 {score} 分上下起步。', en: 'From about {score}, as measured.' },
  from_reported: { zh_cn: '从你填的 {score} 分起步。', en: 'From the {score} that you gave.' },
  from_assumed: {
    zh_cn: '起点先当作 {score} 分，这是假设，不是测出来的；到 {total} 够不够，测完才知道。',
    en: 'We take {score} as your start. It is an assumption; whether this is enough for {total}, a diagnostic will tell.',
  },
  from_assumed_open: {
    zh_cn: '起点先当作 {score} 分，这是假设，不是测出来的。',
    en: 'We take {score} as your start. It is an assumption; nothing has been measured.',
  },
  text_reached: {
    zh_cn: '估分已经不低于目标。想更高就把目标调高；不再考，可以直接送分。',
    en: 'The estimate is not below your target. Raise it for more, or send the score you have.',
  },
  text_comfortable: {
    zh_cn: '到那时大约能学 {planned} 小时，需要的大约是 {needed} 小时。',
    en: 'About {planned} hours until then; about {needed} are needed.',
  },
  text_demanding: {
    zh_cn:
      '到那时大约能学 {planned} 小时，需要的大约是 {needed} 小时；空一两天没关系，空一周就该改日期或目标了。',
    en: 'About {planned} hours until then; about {needed} are needed. A free day or two is fine; after a free week, move date or target.',
  },
  text_beyond: {
    zh_cn:
      '需要大约 {needed} 小时，照现在的安排到那时只有 {planned} 小时左右，比较有把握的是 {reachable} 上下。三条路，任选一条：',
    en: 'It takes about {needed} hours, and the present plan has about {planned}: around {reachable} is likelier. Three ways on:',
  },
  assumption: {
    zh_cn: '小时数是排日程用的假设，不是统计，也不保证分数。',
    en: 'The hours are assumptions by which we fill the days; they are neither statistics nor a promise.',
  },
  offer_date: { zh_cn: '考试改到 {day}前后', en: 'Take the exam around {day}' },
  offer_target: { zh_cn: '目标改成 {total}', en: 'Aim at {total}' },
  offer_minutes: { zh_cn: '每天改成 {minutes} 分钟', en: 'Study {minutes} minutes a day' },
  start_test: { zh_cn: '去摸底', en: 'Take the diagnostic' },
  send_scores: { zh_cn: '怎样送分', en: 'How to send scores' },
  over: {
    zh_cn: '考试日已过。先歇一歇，再决定要不要下一个目标。',
    en: 'The exam day has passed. Rest first, then decide on a next target.',
  },
  tell_score: { zh_cn: '填写官方成绩', en: 'Enter your official score' },

  days_left: { zh_cn: '距考试', en: 'Until the exam' },
  n_days: { zh_cn: '{n} 天', en: '{n} {n|day|days}' },
  no_date: { zh_cn: '日期没定', en: 'No date yet' },
  target: { zh_cn: '目标', en: 'Target' },
  no_target: { zh_cn: '没定', en: 'Not set' },
  a_day: { zh_cn: '学习日', en: 'A study day' },
  n_minutes: { zh_cn: '{n} 分钟', en: '{n} min' },
  mocks: { zh_cn: '模考', en: 'Mock exams' },
  n_times: { zh_cn: '{n} 次', en: '{n}' },

  replanned: {
    zh_cn: '空了 {n} 天，已经重新排过，不用补。',
    en: '{n} {n|day was|days were} free; the plan is remade, with nothing to catch up on.',
  },
  replan_light: { zh_cn: '今天只排 {minutes} 分钟。', en: 'Today is {minutes} minutes only.' },
  replan_reviews: {
    zh_cn: '到期的 {n} 项复习分 {days} 天做完。',
    en: '{n} due {n|review is|reviews are} spread over {days} {days|day|days}.',
  },
  replan_mock: { zh_cn: '下一套模考改到 {day}。', en: 'The next mock exam is on {day}.' },

  changed: { zh_cn: '计划从今天起改了', en: 'The plan has changed from today on' },
  change_minutes: { zh_cn: '学习日', en: 'A study day' },
  'change_week-days': { zh_cn: '每周', en: 'A week' },
  change_mocks: { zh_cn: '剩下的模考', en: 'Mock exams ahead' },
  change_target: { zh_cn: '目标', en: 'Target' },
  change_exam: { zh_cn: '考试', en: 'Exam' },
  change_finish: { zh_cn: '学够需要的小时', en: 'Hours needed are done by' },
  'change_next-mock': { zh_cn: '下一套模考', en: 'Next mock exam' },
  change_stress: { zh_cn: '多练', en: 'More of' },
  none: { zh_cn: '没有', en: 'none' },
  not_before: { zh_cn: '计划之内学不够', en: 'not within the plan' },
  becomes: { zh_cn: '改为', en: 'becomes' },

  days: { zh_cn: '每一天', en: 'Day by day' },
  week_strip: { zh_cn: '日子', en: 'Days' },
  today: { zh_cn: '今天', en: 'Today' },
  of_day: { zh_cn: '{n} 件，约 {minutes} 分钟', en: '{n} {n|task|tasks}, about {minutes} minutes' },
  of_past: { zh_cn: '做了 {n} 件，{minutes} 分钟', en: '{n} done, {minutes} minutes' },
  rest_day: { zh_cn: '休息日，没有安排。', en: 'A rest day; nothing is planned.' },
  past_empty: { zh_cn: '这天没有学。', en: 'No work on this day.' },
  exam_day: { zh_cn: '考试日', en: 'Exam day' },
  exam_text: {
    zh_cn: '带上证件，提前半小时到。今天不练。',
    en: 'Bring your ID and be half an hour early. No practice today.',
  },
  all_done: { zh_cn: '今天的都做完了。', en: 'All of today is done.' },
  sketch: {
    zh_cn: '以后的日子是草稿：到了那天，按那时的水平再定。',
    en: 'Later days are a sketch; each is settled on its day, from where you then stand.',
  },
  lit: { zh_cn: '灯亮着', en: 'lamp lit' },
  mock_day: { zh_cn: '模考日', en: 'mock exam' },
  rest: { zh_cn: '休息', en: 'rest' },
  legend: { zh_cn: '亮的灯：学过的一天 · ◇ 模考', en: 'Lit lamp: a day of study · ◇ mock exam' },

  start: { zh_cn: '开始', en: 'Start' },
  go_on: { zh_cn: '接着做', en: 'Continue' },
  progress: { zh_cn: '{done} / {of}', en: '{done} of {of}' },
  state_open: { zh_cn: '未完成', en: 'not done' },
  state_done: { zh_cn: '已完成', en: 'done' },
  state_elsewhere: { zh_cn: '在别处做过了', en: 'done elsewhere' },
  more: { zh_cn: '更多：{what}', en: 'More: {what}' },
  mark_elsewhere: { zh_cn: '在别处做过了', en: 'I did this elsewhere' },
  unmark: { zh_cn: '取消标记', en: 'Undo' },
  mark_failed: { zh_cn: '没有保存成功，请再试一次。', en: 'That was not saved. Please try again.' },

  adjust: { zh_cn: '调整计划', en: 'Adjust the plan' },
  adjust_text: {
    zh_cn: '改哪里都从今天起重排，做过的不变。',
    en: 'Whatever you change, the plan is remade from today; what is done stays.',
  },
  minutes: { zh_cn: '每天多久', en: 'Minutes a day' },
  weekdays: { zh_cn: '哪几天学', en: 'Study days' },
  exam_date: { zh_cn: '考试日期', en: 'Exam date' },
  exam_help: { zh_cn: '还没定就空着', en: 'Leave empty while it is open' },
  target_verbal: { zh_cn: '语文目标', en: 'Verbal target' },
  target_quant: { zh_cn: '数学目标', en: 'Quant target' },
  target_writing: { zh_cn: '写作目标', en: 'Writing target' },
  target_sum: { zh_cn: '合计 {total}', en: 'Total {total}' },
  target_fault: { zh_cn: '130 到 170 之间的整数。', en: 'A whole number from 130 to 170.' },
  writing_fault: { zh_cn: '0 到 6，每 0.5 一档。', en: '0 to 6 in steps of 0.5.' },
  exam_fault: { zh_cn: '考试日期要在今天之后。', en: 'The exam date must be after today.' },
  stress: { zh_cn: '多练哪一科', en: 'More of which measure' },
  stress_none: { zh_cn: '照弱项来', en: 'By weak points' },
  days_off: { zh_cn: '请假的日子', en: 'Days off' },
  add_day_off: { zh_cn: '加一天', en: 'Add a day' },
  no_days_off: {
    zh_cn: '没有。出行、考试周都可以先记下。',
    en: 'None. Note trips and exam weeks ahead of time.',
  },
  remove_day_off: { zh_cn: '取消 {day}的请假', en: 'No longer off on {day}' },
  time_zone: { zh_cn: '时区', en: 'Time zone' },
  time_zone_help: { zh_cn: '一天在当地凌晨 4:00 结束', en: 'A day ends at 4:00 in the morning there' },
  use_here: { zh_cn: '改用这里的：{zone}', en: 'Use the one here: {zone}' },
  save: { zh_cn: '保存并重排', en: 'Save and replan' },
  saved: { zh_cn: '已保存，计划从今天起重排。', en: 'Saved. The plan is remade from today.' },

  elsewhere_title: { zh_cn: '带着计划走', en: 'Take the plan along' },
  calendar_link: { zh_cn: '订阅到日历', en: 'Subscribe in your calendar' },
  reminder_link: { zh_cn: '设提醒', en: 'Set reminders' },
  redo_start: { zh_cn: '从头再答一遍', en: 'Answer the questions again' },
  put_away: { zh_cn: '停用计划', en: 'Put the plan away' },
  put_away_title: { zh_cn: '停用这份计划？', en: 'Put this plan away?' },
  put_away_text: {
    zh_cn: '目标、日期和做过的都留着；改一次目标，计划就回来。',
    en: 'Target, date and what you did stay; change the target once and the plan is back.',
  },
  goal: { zh_cn: '目标与时间', en: 'Target and time' },
});
