/** Texts of the card that a looked-up word opens. */
import { texts } from '#core/texts.ts';

export const lookupTexts = texts({
  title: { zh_cn: '查词', en: 'Look up a word' },
  label: { zh_cn: '{word} 的释义', en: 'Meaning of {word}' },
  how_touch: { zh_cn: '轻点文中的英文单词就能查。', en: 'Tap an English word in the text.' },
  how_mouse: {
    zh_cn: '双击文中的英文单词，或选中后按 L。',
    en: 'Double-click an English word in the text, or select it and press L.',
  },
  type: { zh_cn: '或者输入一个词', en: 'Or type a word' },
  look: { zh_cn: '查', en: 'Look up' },
  loading: { zh_cn: '正在查 {word}', en: 'Looking up {word}' },
  in_text: { zh_cn: '文中是 {form}', en: 'in the text: {form}' },
  here: { zh_cn: '在这里', en: 'Here' },
  here_spoken: { zh_cn: '在这里：{gloss}。', en: 'Here: {gloss}. ' },
  unknown: { zh_cn: '词表里还没有这个词', en: 'We do not have this word yet' },
  unknown_text: {
    zh_cn: '多半是人名、地名，或不影响解题的生僻词，可以放心读下去。',
    en: 'It is most likely a name, or a rare word that no answer depends on. Read on.',
  },
  choice: { zh_cn: '这是本题的选项', en: 'This is one of the choices' },
  choice_text: {
    zh_cn: '答完这道题再查，那时还能看到它在这句里的意思。',
    en: 'Answer first; then you can look it up, with what it means in this sentence.',
  },
  offline: { zh_cn: '没有连上网络', en: 'No connection' },
  offline_text: { zh_cn: '网络恢复后再查一次。', en: 'Look it up again once you are back online.' },
  refused: { zh_cn: '现在不能查词', en: 'Not now' },
  again: { zh_cn: '再查一次', en: 'Try again' },
  add: { zh_cn: '加入单词本', en: 'Add to my words' },
  added: { zh_cn: '已在单词本里', en: 'In my words' },
  just_added: { zh_cn: '{word} 已加入单词本', en: '{word} is now in my words' },
  add_failed: { zh_cn: '没有加上，请稍后再试。', en: 'That did not work. Please try again.' },
  entry: { zh_cn: '看词条', en: 'Full entry' },
  lookups: { zh_cn: '查过 {n} 次', en: 'looked up {n} times' },
  close: { zh_cn: '关闭', en: 'Close' },
});
