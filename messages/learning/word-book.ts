/** Texts of the word book: its page, its reviews, and the buttons that add to it. */
import { texts } from '#core/texts.ts';

export const wordBookTexts = texts({
  title: { zh_cn: '单词本', en: 'Word book' },
  lede: {
    zh_cn: '认得的词隔得越来越久再问，还不认得的很快再来。',
    en: 'A word you know comes back later each time; one you do not, soon.',
  },
  empty: { zh_cn: '单词本还是空的', en: 'No words yet' },
  empty_text: {
    zh_cn: '模考和练习的报告里会列出没认准的词，题目的解析里也有。点“加入”，词就到这里来。',
    en: 'Reports list the words you missed, and so does the analysis of a question. Press “Add” and they come here.',
  },
  to_results: { zh_cn: '看我的报告', en: 'My reports' },
  none_found: { zh_cn: '没有找到这样的词', en: 'No word like this' },
  none_due: { zh_cn: '今天没有要复习的词', en: 'Nothing is due today' },
  search: { zh_cn: '按词或释义找', en: 'Search words and meanings' },
  states: { zh_cn: '复习状态', en: 'State' },
  state_due: { zh_cn: '该复习了', en: 'Due now' },
  state_all: { zh_cn: '全部', en: 'All' },
  review_n: { zh_cn: '复习 {n} 个词', en: 'Review {n} {n|word|words}' },
  due_on: { zh_cn: '{date} 复习', en: 'review on {date}' },
  never: { zh_cn: '还没复习过', en: 'not reviewed yet' },
  known_of: { zh_cn: '复习 {reviews} 次，认得 {known} 次', en: 'known {known} of {reviews} times' },
  question: { zh_cn: '看原题', en: 'The question' },
  remove: { zh_cn: '移出', en: 'Take out' },
  remove_named: { zh_cn: '移出 {word}', en: 'Take out {word}' },
  removed: { zh_cn: '已移出 {word}', en: '{word} is taken out' },
  undo: { zh_cn: '撤销', en: 'Undo' },

  review: { zh_cn: '复习单词', en: 'Word review' },
  of: { zh_cn: '{n} / {all} 个', en: '{n} of {all}' },
  show: { zh_cn: '看释义', en: 'Show meaning' },
  knew: { zh_cn: '认得', en: 'Knew it' },
  not_yet: { zh_cn: '还不认得', en: 'Not yet' },
  keys: {
    zh_cn: '键盘：空格看释义，1 还不认得，2 认得',
    en: 'Keys: space shows the meaning, 1 not yet, 2 knew it',
  },
  met_in: { zh_cn: '出自这句', en: 'From this sentence' },
  again_today: {
    zh_cn: '还不认得的词，这一轮里会再出现。',
    en: 'Words not yet known come again in this round.',
  },
  finished: { zh_cn: '这一轮复习完了', en: 'This round is done' },
  finished_text: {
    zh_cn: '{all} 个词，一次认得 {n} 个。',
    en: '{all} {all|word|words}, {n} known at once.',
  },
  go_on: { zh_cn: '继续复习', en: 'Go on' },
  to_book: { zh_cn: '回单词本', en: 'To the word book' },
  not_saved: {
    zh_cn: '没有存上，这个词稍后再问。',
    en: 'That was not saved; the word comes again.',
  },

  add: { zh_cn: '加入', en: 'Add' },
  add_named: { zh_cn: '把 {word} 加入单词本', en: 'Add {word} to the word book' },
  added: { zh_cn: '已加入', en: 'Added' },
  added_named: { zh_cn: '{word} 已在单词本里', en: '{word} is in the word book' },
  add_all: { zh_cn: '{n} 个词全部加入单词本', en: 'Add all {n} to the word book' },
  all_added: { zh_cn: '都在单词本里了', en: 'All are in the word book' },
  added_n: { zh_cn: '{n} 个词加入了单词本', en: '{n} {n|word|words} added to the word book' },
  open_book: { zh_cn: '打开单词本', en: 'Open the word book' },
  add_failed: { zh_cn: '没有加上，请稍后再试。', en: 'That did not work. Please try again.' },
  words_here: { zh_cn: '本题的词', en: 'Words of this question' },
});
