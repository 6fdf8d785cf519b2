/** Texts of the level test. */
import { texts } from '#core/texts.ts';

export const levelTestTexts = texts({
  title: { zh_cn: '词汇测试', en: 'Level test' },
  description: {
    zh_cn: '40 个词，4 分钟，估出 GRE 常考的词里你认识多少，从哪一级开始学。不用登录。',
    en: '40 words in 4 minutes: how many of the words the GRE asks for you know, and where to begin. No login needed.',
  },
  headline: { zh_cn: '40 个词，4 分钟', en: 'Forty words, four minutes' },
  lede: {
    zh_cn: '估出 GRE 常考的词里你大约认识多少，从哪一级开始学。',
    en: 'About how many of the words the GRE asks for you know, and where to begin.',
  },
  rule_1: { zh_cn: '每个词四个意思，选一个。', en: 'Each word comes with four meanings; choose one.' },
  rule_2: {
    zh_cn: '不认识就选“不认识”。蒙对的会让起点偏高，之后学得吃力。',
    en: 'If you do not know it, say so. A lucky guess makes you begin too high.',
  },
  rule_3: { zh_cn: '键盘：1–4 选意思，0 不认识。', en: 'Keys: 1–4 for a meaning, 0 for “I don’t know”.' },
  rule_4: {
    zh_cn: '时间到了，没做到的不算。',
    en: 'When the time is up, what you did not reach does not count.',
  },
  start: { zh_cn: '开始', en: 'Begin' },
  progress: { zh_cn: '第 {n} 个，共 {all} 个', en: '{n} of {all}' },
  time_left: { zh_cn: '剩 {time}', en: '{time} left' },
  unknown: { zh_cn: '不认识', en: 'I don’t know' },
  back: { zh_cn: '退回上一个', en: 'Back to the last one' },
  finish: { zh_cn: '就到这里', en: 'Stop here' },
  options: { zh_cn: '{word} 的意思', en: 'What {word} means' },
  load_failed: {
    zh_cn: '题没有取来，检查网络再试。',
    en: 'The test did not load. Check your connection and try again.',
  },
  send_failed: {
    zh_cn: '结果还没算出来，你的答案都在，再试一次。',
    en: 'The result has not come yet. Your answers are all here: try again.',
  },
  marking: { zh_cn: '正在估算', en: 'Working it out' },
  known: { zh_cn: '大约认识 {n} 个', en: 'You know about {n}' },
  band: {
    zh_cn: '{total} 个词里，十有八九在 {low}–{high} 之间。{answered} 个答了，对 {right} 个。',
    en: 'Of {total}, very likely between {low} and {high}. {right} of {answered} right.',
  },
  band_drawn: {
    zh_cn: '估计 {n} 个，范围 {low} 到 {high}，共 {total} 个',
    en: 'About {n}, from {low} to {high}, of {total}',
  },
  start_level: { zh_cn: '从第 {n} 级开始学', en: 'Begin at level {n}' },
  start_saved: {
    zh_cn: '起点已经设好：第 {n} 级之前的词不再当新词来。想改，在单词页的学习设置里。',
    en: 'Your start is set: words below level {n} will not come as new ones. You can change it in the settings.',
  },
  start_visitor: {
    zh_cn: '登录以后，起点会记在账号里，不用重测。',
    en: 'Log in and this start is kept with your account. No need to take it again.',
  },
  learn: { zh_cn: '开始学', en: 'Start learning' },
  login: { zh_cn: '登录，记下起点', en: 'Log in and keep it' },
  try: { zh_cn: '先试八个词', en: 'Try eight words' },
  see_level: { zh_cn: '看第 {n} 级的词', en: 'The words of level {n}' },
  again: { zh_cn: '换 40 个词再测', en: 'Another forty' },
  missed: { zh_cn: '没认出的 {n} 个', en: '{n} to learn' },
  missed_none: { zh_cn: '答到的都对。', en: 'All that you reached were right.' },
  keep_all: { zh_cn: '{n} 个都收进单词本', en: 'Keep all {n}' },
  kept_all: { zh_cn: '都收好了', en: 'All are kept' },
  too_few: {
    zh_cn: '答得太少，估不准。答满 20 个再看。',
    en: 'Too few answers for a good estimate. Answer at least twenty.',
  },
});
