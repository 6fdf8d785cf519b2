/** Texts of the search over everything. */
import { texts } from '#core/texts.ts';

export const questionSearch = texts({
  search_title: { zh_cn: '搜索', en: 'Search' },
  search_for: { zh_cn: '搜索“{text}”', en: 'Results for “{text}”' },
  search_hint: {
    zh_cn: '可以搜单词、题干里的词、考点、题号，也可以搜小课和文章。',
    en: 'Search words and their meanings, questions, topics, numbers, lessons, or articles.',
  },
  search_box: { zh_cn: '搜单词、题目、小课', en: 'Words, questions, lessons' },
  search_none: { zh_cn: '没有找到', en: 'Nothing found' },
  search_none_text: { zh_cn: '换个词，或用英文词试试。', en: 'Try another word.' },
  found_lessons: { zh_cn: '小课', en: 'Lessons' },
  lesson_minutes: { zh_cn: '{n} 分钟', en: '{n} min' },
  found_words: { zh_cn: '单词', en: 'Words' },
  found_questions: { zh_cn: '题目', en: 'Questions' },
  found_news: { zh_cn: '资讯', en: 'News' },
  found_courses: { zh_cn: '课程', en: 'Courses' },
  found_events: { zh_cn: '活动', en: 'Events' },
  more_results: { zh_cn: '更多', en: 'More results' },
});

/** What the search box offers while somebody types. */
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
