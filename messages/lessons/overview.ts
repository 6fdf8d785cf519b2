/** Texts of the overview of lessons. */
import { type Text, texts } from '#core/texts.ts';

export const lessonsOverview = texts({
  title: { zh_cn: '{n} 课，一课一个想法', en: '{n} lessons, one idea each' },
  title_begun: { zh_cn: '{all} 课，学完 {n} 课', en: '{n} of {all} lessons finished' },
  title_all: { zh_cn: '{all} 课，全学完了', en: 'All {all} lessons finished' },
  title_none: { zh_cn: '课还在路上', en: 'Lessons are on their way' },
  text_none: {
    zh_cn: '暂时没有课可以读。题库照常，先去练几道。',
    en: 'There is nothing to read yet. The question bank is open as ever.',
  },
  to_bank: { zh_cn: '去题库', en: 'To the question bank' },
  meta_title: { zh_cn: '互动小课：GRE 每个考点一课', en: 'Lessons: one for every topic of the GRE' },
  description: {
    zh_cn:
      'GRE 每个考点一堂互动小课：先试一题，一步步想明白，看例题逐行展开，最后用题库里的五道题检查。免费，不用登录。',
    en: 'A short interactive lesson for every topic of the GRE: try first, find out why in small steps, watch examples unfold, then five checks from the bank. Free, no login.',
  },
  lede: {
    zh_cn: '每课十分钟左右：先试一题，再一步步想明白，最后五道题检查。免费，不用登录。',
    en: 'About ten minutes each: try one, find out why in small steps, then five checks. Free, no login needed.',
  },
  lede_own: {
    zh_cn: '走到哪里都替你记着，随时接着学。',
    en: 'Your place is kept in each; continue whenever you like.',
  },
  go_on: { zh_cn: '接着学', en: 'Continue' },
  begin: { zh_cn: '从这课开始', en: 'Start here' },
  go_on_label: { zh_cn: '接下来', en: 'Next for you' },
  worth_most: { zh_cn: '在考试里占得最多', en: 'It counts for most in the exam' },
  all_done: {
    zh_cn: '各课的检查题也都做过了。隔几天翻翻记忆卡，再回题库练。',
    en: 'All checks are answered, too. Look at the cards again in a few days, then practice in the bank.',
  },
  at_part: { zh_cn: '上次停在：{part}', en: 'Where you left off: {part}' },
  minutes: { zh_cn: '{n} 分钟', en: '{n} min' },
  worth: { zh_cn: '约 {n} 题', en: 'about {n} {n|question|questions}' },
  worth_hint: {
    zh_cn: '“约几题”是一场模考里平均有几道题属于这个考点。',
    en: '“About n questions” is how many of a mock exam, on average, belong to the topic.',
  },
  areas: { zh_cn: '板块', en: 'Areas' },
  area_count: { zh_cn: '{n} 课', en: '{n} {n|lesson|lessons}' },
  area_done: { zh_cn: '{n} / {all} 课', en: '{n} of {all}' },
  cards_pdf: { zh_cn: '记忆卡 PDF', en: 'Cards (PDF)' },
  cards_pdf_of: { zh_cn: '{area}的记忆卡，PDF', en: 'Cards of {area}, PDF' },
  find: { zh_cn: '按名字找课', en: 'Find a lesson by name' },
  found_none: {
    zh_cn: '没有名字里带“{words}”的课。换个短一点的词试试。',
    en: 'No lesson has “{words}” in its name. Try a shorter word.',
  },
  found: { zh_cn: '找到 {n} 课', en: '{n} {n|lesson|lessons} found' },
  done: { zh_cn: '学完', en: 'Finished' },
  part_way: { zh_cn: '学了 {n}%', en: '{n}% read' },
  is_next: { zh_cn: '接着学', en: 'Next' },
  by_answers: { zh_cn: '按你的作答：{level}', en: 'by your answers: {level}' },
  weak_first: { zh_cn: '按你的作答，这里最该补', en: 'By your answers, this is where it pays most' },
});

/** How well the topic of a lesson is known, by all one's answers. */
export const levelNames = {
  weak: { zh_cn: '还弱', en: 'weak' },
  building: { zh_cn: '在长进', en: 'building' },
  good: { zh_cn: '不错', en: 'good' },
  solid: { zh_cn: '扎实', en: 'solid' },
} satisfies Record<string, Text>;
