/** What a page says to somebody who has opened very many in a minute. */
import { texts } from '#core/texts.ts';

export const busyPage = texts({
  title: { zh_cn: '打开得有点快', en: 'That was a lot of pages at once' },
  text: {
    zh_cn: '一分钟内打开的页面太多了。请稍等 {seconds} 秒，这一页会自己打开。已经保存的答案和笔记都还在。',
    en: 'Very many pages were opened within a minute. Please wait {seconds} {seconds|second|seconds}, and this one opens by itself. Answers and notes that were saved are safe.',
  },
});
