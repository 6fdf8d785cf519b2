/** What reminders say: the daily one, the weekly letter, and the events of the calendar. */
import { texts } from '#core/texts.ts';

export const letterTexts = texts({
  work_diagnostic: { zh_cn: '摸底', en: 'Diagnostic' },
  work_words: { zh_cn: '认 {n} 个词', en: '{n} {n|word|words} to go through' },
  work_mistakes: { zh_cn: '{n} 道到期的错题', en: '{n} {n|mistake|mistakes} due' },
  work_verbal: { zh_cn: '语文 {n} 题', en: '{n} verbal {n|question|questions}' },
  work_quant: { zh_cn: '数学 {n} 题', en: '{n} quant {n|question|questions}' },
  work_topic: { zh_cn: '{name} {n} 题', en: '{name}: {n} {n|question|questions}' },
  work_lesson: { zh_cn: '小课：{name}', en: 'A lesson: {name}' },
  work_essay: { zh_cn: '写一篇：{name}', en: 'An essay: {name}' },
  work_essay_any: { zh_cn: '写一篇作文', en: 'An essay' },
  work_lesson_any: { zh_cn: '一堂小课', en: 'A lesson' },
  work_mock: { zh_cn: '一套模考', en: 'A mock exam' },
  work_review: { zh_cn: '读模考报告', en: 'Read the mock report' },
  work_register: { zh_cn: '确定考试日期和考场', en: 'Set the date and the test center' },
  work_prepare: { zh_cn: '核对证件、路线和入场时间', en: 'Check ID, route and time of entry' },
  minutes: { zh_cn: '{n} 分钟', en: '{n} min' },

  daily_subject: {
    zh_cn: '今天先做：{first}（{minutes} 分钟）',
    en: 'First today: {first} ({minutes} min)',
  },
  daily_sum: {
    zh_cn: '今天还有 {n} 件，一共 {minutes} 分钟。',
    en: '{n} {n|thing is|things are} left for today, {minutes} {minutes|minute|minutes} in all.',
  },
  daily_exam: { zh_cn: '距考试 {n} 天。', en: '{n} {n|day|days} to the exam.' },
  daily_eve: {
    zh_cn: '明天考试。今天不学新的，看完下面这些就休息。',
    en: 'The exam is tomorrow. Nothing new today; after this, rest.',
  },
  daily_back: {
    zh_cn: '没做的已经重新排过，不用补。从最短的一件开始就好。',
    en: 'What was missed is replanned, with nothing to catch up on. The shortest one is a good start.',
  },
  daily_more: { zh_cn: '做完一件，今天的灯就亮了。', en: 'The first one done lights today’s lamp.' },
  start: { zh_cn: '开始', en: 'Start' },
  daily_why: { zh_cn: '你选了每天这个时候的提醒。', en: 'You chose a reminder at this hour.' },

  weekly_subject: { zh_cn: '这一周亮了 {n} 盏灯', en: '{n} {n|lamp|lamps} lit this week' },
  weekly_subject_none: { zh_cn: '下一周，从一件小事开始', en: 'Next week starts with one small thing' },
  weekly_lamps: {
    zh_cn: '这一周 7 天里亮了 {n} 盏灯，一共 {total} 盏，连续 {streak} 天。',
    en: '{n} of 7 lamps this week, {total} in all, {streak} {streak|day|days} in a row.',
  },
  weekly_lamps_none: {
    zh_cn: '这一周没有亮灯。以前的 {total} 盏都还亮着。',
    en: 'No lamp this week. The {total} from before are still lit.',
  },
  weekly_lamps_first: {
    zh_cn: '还没有灯。做完任意一件，就是第一盏。',
    en: 'No lamps yet. Any one thing done lights the first.',
  },
  lamp_lit: { zh_cn: '亮', en: 'lit' },
  lamp_ember: { zh_cn: '余火', en: 'ember' },
  lamp_rest: { zh_cn: '休息', en: 'rest' },
  lamp_dark: { zh_cn: '—', en: '—' },
  weekly_score: { zh_cn: '现在大约 {low}–{high} 分。', en: 'Now about {low}–{high}.' },
  weekly_score_target: {
    zh_cn: '现在大约 {low}–{high} 分，目标 {target}。',
    en: 'Now about {low}–{high}; the target is {target}.',
  },
  weekly_score_unknown: {
    zh_cn: '分数还不知道：{what}之后就能算。',
    en: 'No score yet: it takes {what}.',
  },
  missing_verbal: { zh_cn: '再答大约 {n} 道语文题', en: 'about {n} more verbal {n|answer|answers}' },
  missing_quant: { zh_cn: '再答大约 {n} 道数学题', en: 'about {n} more quant {n|answer|answers}' },
  and: { zh_cn: '、', en: ' and ' },
  weekly_moved: { zh_cn: '和上周比：', en: 'Since last week:' },
  weekly_same: { zh_cn: '和上周比没有变化，稳住了。', en: 'No change since last week; holding.' },
  change_arrow: { zh_cn: '{from} → {to}', en: '{from} → {to}' },
  change_verbal: { zh_cn: '语文', en: 'Verbal' },
  change_quant: { zh_cn: '数学', en: 'Quant' },
  change_mistakes: { zh_cn: '清掉的错题', en: 'Mistakes cleared' },
  change_words: { zh_cn: '新认得的词', en: 'Words now known' },
  level_unknown: { zh_cn: '还不知道', en: 'unknown' },
  weekly_next: {
    zh_cn: '接下来七天：学 {days} 天，一共 {minutes} 分钟。',
    en: 'The next seven days: {days} {days|day|days} of study, {minutes} minutes in all.',
  },
  weekly_mock: { zh_cn: '{day}有一套模考。', en: 'There is a mock exam on {day}.' },
  weekly_exam: { zh_cn: '距考试 {n} 天。', en: '{n} {n|day|days} to the exam.' },
  weekly_link: { zh_cn: '打开今天', en: 'Open Today' },
  weekly_why: { zh_cn: '你选了每周一封信。', en: 'You chose a letter each week.' },

  stop_daily: { zh_cn: '不再收每天的提醒', en: 'Stop the daily reminder' },
  stop_weekly: { zh_cn: '不再收每周的信', en: 'Stop the weekly letter' },
  settings: { zh_cn: '提醒设置', en: 'Settings' },

  calendar_name: { zh_cn: '{company} 计划', en: '{company} plan' },
  event_study: { zh_cn: 'GRE · {minutes} 分钟', en: 'GRE · {minutes} min' },
  event_mock: { zh_cn: 'GRE 模考', en: 'GRE mock exam' },
  event_exam: { zh_cn: 'GRE 考试', en: 'GRE exam' },
  event_exam_text: {
    zh_cn: '带好证件，按时入场。今天没有任务。',
    en: 'Bring your ID and be there in time. Nothing to do here today.',
  },
  event_none: { zh_cn: '还没有计划', en: 'No plan yet' },
  event_none_text: {
    zh_cn: '设好目标和时间，计划会出现在这个日历里。',
    en: 'Set a target and a time, and the plan will appear in this calendar.',
  },
});
