/** Texts of the buttons that put words of a question among one's own. */
import { texts } from '#core/texts.ts';

export const wordBookTexts = texts({
  add: { zh_cn: '加入', en: 'Add' },
  add_named: { zh_cn: '把 {word} 加入单词本', en: 'Add {word} to my words' },
  added: { zh_cn: '已加入', en: 'Added' },
  added_named: { zh_cn: '{word} 已在单词本里', en: '{word} is in my words' },
  add_all: { zh_cn: '{n} 个词全部加入单词本', en: 'Add all {n} to my words' },
  all_added: { zh_cn: '都在单词本里了', en: 'All are in my words' },
  added_n: { zh_cn: '{n} 个词加入了单词本', en: '{n} {n|word|words} added to my words' },
  open_book: { zh_cn: '打开单词本', en: 'Open my words' },
  add_failed: { zh_cn: '没有加上，请稍后再试。', en: 'That did not work. Please try again.' },
  words_here: { zh_cn: '本题的词', en: 'Words of this question' },
});
