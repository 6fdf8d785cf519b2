/** Texts of what the search box offers while somebody types. */
import { texts } from '#core/texts.ts';

export const searchOffers = texts({
  completions: { zh_cn: '搜索建议', en: 'Suggestions' },
  completions_found: {
    zh_cn: '{n} 条建议，用上下键选择',
    en: '{n} {n|suggestion|suggestions}; use the arrow keys',
  },
  completes_tag: { zh_cn: '考点', en: 'Topic' },
  completes_title: { zh_cn: '篇名', en: 'Title' },
  completes_entry: { zh_cn: '单词', en: 'Word' },
  completes_lesson: { zh_cn: '小课', en: 'Lesson' },
});
