/** Texts of a lesson from its first question to its checks, and on paper; the names of the areas. */
import type { Area } from '#core/lessons/areas.ts';
import { type Text, texts } from '#core/texts.ts';

export const areaNames = {
  blank: { zh_cn: '填空', en: 'Blanks' },
  reading: { zh_cn: '阅读', en: 'Reading' },
  argument: { zh_cn: '论证', en: 'Arguments' },
  arith: { zh_cn: '算术', en: 'Arithmetic' },
  algebra: { zh_cn: '代数', en: 'Algebra' },
  geometry: { zh_cn: '几何', en: 'Geometry' },
  data: { zh_cn: '数据', en: 'Data' },
  forms: { zh_cn: '数学题型', en: 'Quantitative question types' },
  essay: { zh_cn: '写作', en: 'Essay' },
  exam: { zh_cn: '考试', en: 'The exam' },
} satisfies Record<Area, Text>;

export const lessonTexts = texts({
  lessons: { zh_cn: '小课', en: 'Lessons' },
  description: {
    zh_cn: '{idea} 约 {n} 分钟，一步一问，五道题检查。',
    en: '{idea} About {n} minutes, a question at every step, five checks.',
  },
  minutes: { zh_cn: '约 {n} 分钟', en: 'about {n} min' },
  worth: { zh_cn: '每场考试约 {n} 题', en: 'about {n} {n|question|questions} an exam' },
  before: { zh_cn: '先学过更顺：', en: 'Easier after: ' },
  progress: { zh_cn: '这一课的进度', en: 'Progress in this lesson' },
  progress_at: { zh_cn: '{part}，第 {n} 段，共 {all} 段', en: '{part}, part {n} of {all}' },
  resumed: { zh_cn: '上次学到这里。', en: 'You left off here.' },
  from_start: { zh_cn: '从头再学', en: 'Start over' },

  hook: { zh_cn: '先试一题', en: 'Try first' },
  idea: { zh_cn: '要点', en: 'The idea' },
  step: { zh_cn: '第 {n} 步', en: 'Step {n}' },
  example: { zh_cn: '例 {n}', en: 'Example {n}' },
  trap: { zh_cn: '陷阱 {n}', en: 'Trap {n}' },
  card: { zh_cn: '记住', en: 'Remember' },
  check: { zh_cn: '检查 {n} / 5', en: 'Check {n} of 5' },
  end: { zh_cn: '学完了', en: 'The end' },

  submit: { zh_cn: '提交', en: 'Check' },
  go_on: { zh_cn: '继续', en: 'Continue' },
  to_checks: { zh_cn: '做五道检查题', en: 'To the five checks' },
  to_end: { zh_cn: '看结果', en: 'See how it went' },
  skip: { zh_cn: '跳过', en: 'Skip' },
  next_line: { zh_cn: '下一行', en: 'Next line' },
  first_line: { zh_cn: '一行行看', en: 'Line by line' },
  all_lines: { zh_cn: '全部展开', en: 'Show all' },
  line_of: { zh_cn: '第 {n} 行，共 {all} 行', en: 'Line {n} of {all}' },

  pick_two: { zh_cn: '选两个', en: 'Choose two' },
  minus: { zh_cn: '负号', en: 'minus' },
  over: { zh_cn: '分数线', en: 'fraction bar' },
  number_hint: {
    zh_cn: '小数、分数都行，比如 0.75 或 3/4。',
    en: 'A decimal or a fraction, such as 0.75 or 3/4.',
  },
  number_unread: {
    zh_cn: '这不像一个数。写成 12、0.75 或 3/4。',
    en: 'That is not a number we can read. Write 12, 0.75 or 3/4.',
  },

  right: { zh_cn: '对', en: 'Right' },
  wrong: { zh_cn: '再想想', en: 'Look again' },
  opened: { zh_cn: '答案是这个', en: 'It is this one' },
  tries_left: { zh_cn: '还可以再试一次，然后打开答案。', en: 'One more try, then the answer opens.' },

  card_intro: { zh_cn: '合上这一课，只带走这几行。', en: 'Close the lesson and keep these lines.' },
  part_loading: { zh_cn: '正在打开这一段', en: 'Opening this part' },
  part_failed: {
    zh_cn: '这一段没取到，可能网络断了。前面学过的都还在。',
    en: 'This part did not load; perhaps you are offline. Everything you have done is kept.',
  },
  try_again: { zh_cn: '再试一次', en: 'Try again' },

  save_failed: {
    zh_cn: '进度先存在这台设备上，网络恢复后再送。',
    en: 'Progress is kept on this device and sent once you are online.',
  },

  read_aloud: { zh_cn: '朗读这一段', en: 'Read this part aloud' },
  stop_reading: { zh_cn: '停止朗读', en: 'Stop reading' },

  key_pick: { zh_cn: '选', en: 'choose' },

  missing_title: { zh_cn: '没有这一课', en: 'There is no such lesson' },
});
