/** Texts of the moments: one finding, one sentence, one way on; and of the card that can be shared. */
import { texts } from '#core/texts.ts';

export const momentTexts = texts({
  title: { zh_cn: '时刻', en: 'Moment' },
  description: { zh_cn: '做到了一件事，说一次。', en: 'A milestone, said once.' },
  'head_first-mock': { zh_cn: '第一次，从头走到尾。', en: 'The first one, from end to end.' },
  'head_mistakes-100': {
    zh_cn: '一百道错题，都不再错了。',
    en: 'A hundred mistakes, none of them wrong any more.',
  },
  'head_lamps-7': { zh_cn: '七盏灯。', en: 'Seven lamps.' },
  'head_lamps-30': { zh_cn: '三十盏灯。', en: 'Thirty lamps.' },
  'head_lamps-100': { zh_cn: '一百盏灯。', en: 'A hundred lamps.' },
  head_topic: { zh_cn: '{name}，扎实了。', en: '{name}: solid.' },
  head_target: { zh_cn: '到了：{n}。', en: 'There: {n}.' },
  'text_first-mock': {
    zh_cn: '一场模考的五个部分，你都走过了。估分和该练什么，在报告里。',
    en: 'You have been through all five sections of a mock exam. The estimate and what to practice are in the report.',
  },
  'text_mistakes-100': {
    zh_cn: '每一道都在该回来的日子重新做对过，才算清掉。',
    en: 'Each was answered right again on the days it was due before it counted as cleared.',
  },
  text_lamps: {
    zh_cn: '到 {day}，有 {n} 天你真的学了。灯不会灭。',
    en: 'By {day} there were {n} days of real work. Lamps do not go out.',
  },
  text_topic: {
    zh_cn: '按你全部的作答，它到了四级里的最高一级。久了会淡，到时会有几道题带它回来。',
    en: 'By all your answers it is at the highest of four levels. Levels fade in time; a few questions will bring it back.',
  },
  text_target: {
    zh_cn: '估分到了你的目标，误差 ±{error}。再稳几周，就更有把握。',
    en: 'The estimate is at your target, give or take {error}. A few steady weeks make it surer.',
  },
  text_target_plain: {
    zh_cn: '估分到了你的目标。再稳几周，就更有把握。',
    en: 'The estimate is at your target. A few steady weeks make it surer.',
  },
  'go_first-mock': { zh_cn: '看报告', en: 'Open the report' },
  go_today: { zh_cn: '接着今天的', en: 'On with today' },
  back: { zh_cn: '回到今天', en: 'Back to Today' },
  'more_mistakes-100': { zh_cn: '翻翻这些题', en: 'Look through them' },
  more_topic: { zh_cn: '看掌握图', en: 'See the map' },
  more_target: { zh_cn: '目标再高一点', en: 'Aim a little higher' },
  make_card: { zh_cn: '做成卡片', en: 'Make a card' },
  drawing_buoys: { zh_cn: '五个浮标，一直通到灯塔。', en: 'Five buoys, all the way to the lighthouse.' },
  drawing_marks: { zh_cn: '{n} 个“正”字，一个是五道。', en: '{n} tally marks of five each.' },
  drawing_lamps: { zh_cn: '{n} 盏灯，一直排到灯塔。', en: '{n} lamps in a row to the lighthouse.' },
  drawing_steps: { zh_cn: '四级台阶，最上面一级亮着。', en: 'Four steps, the highest one lit.' },
  drawing_line: { zh_cn: '估分的线到了目标 {n}。', en: 'The line of estimates reaches the target of {n}.' },
  marks_key: { zh_cn: '一个“正”是五道', en: 'Each mark counts five' },
  target: { zh_cn: '目标 {n}', en: 'Target {n}' },

  card_title: { zh_cn: '分享这张卡', en: 'Share this card' },
  card_text: { zh_cn: '只有打开的才会出现在图上。', en: 'Only what is switched on appears on the picture.' },
  card_day: { zh_cn: '日期', en: 'Date' },
  card_name: { zh_cn: '昵称', en: 'Nickname' },
  card_score: { zh_cn: '估分', en: 'Estimate' },
  card_save: { zh_cn: '存成图片', en: 'Save as a picture' },
  card_copy: { zh_cn: '复制链接', en: 'Copy the link' },
  card_copied: { zh_cn: '链接已复制。', en: 'The link is copied.' },
  card_copy_failed: {
    zh_cn: '没能复制，请手动复制网址。',
    en: 'It could not be copied; please copy the address by hand.',
  },
  card_failed: {
    zh_cn: '图片没有存成，请再试一次，或截屏。',
    en: 'The picture could not be made. Try again, or take a screenshot.',
  },
  card_picture: { zh_cn: '做好的卡片', en: 'The finished card' },
  card_press: { zh_cn: '长按图片保存。', en: 'Press and hold the picture to save it.' },
  card_file: { zh_cn: '灯塔-时刻', en: 'beacon-moment' },
  card_code: { zh_cn: '打开首页的二维码', en: 'A code that opens the home page' },
  card_note: {
    zh_cn: '二维码通向首页，不会带出你的记录。',
    en: 'The code opens the home page and carries none of your record.',
  },
  card_unofficial: { zh_cn: '估分为非官方推算', en: 'An unofficial estimate' },
  card_close: { zh_cn: '回到这一刻', en: 'Back to the moment' },
});
