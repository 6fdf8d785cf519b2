/** Texts of words on paper. */
import { texts } from '#core/texts.ts';

export const wordPrints = texts({
  level: { zh_cn: 'GRE 单词 · 第 {n} 级', en: 'GRE words: level {n}' },
  own_all: { zh_cn: '单词本', en: 'My words' },
  own_kept: { zh_cn: '我收的单词', en: 'Words I keep' },
  own_due: { zh_cn: '今天到期的单词', en: 'Words due today' },
  own_leeches: { zh_cn: '总忘的单词', en: 'Words I keep forgetting' },
  own_paused: { zh_cn: '先放一放的单词', en: 'Words at rest' },
  facts: { zh_cn: '{shown} 个词', en: '{shown} {n|word|words}' },
  pairs: { zh_cn: '六选二里能互换', en: 'Interchangeable in Sentence Equivalence' },
  foot: { zh_cn: '{company} · 单词', en: '{company} · words' },
});
