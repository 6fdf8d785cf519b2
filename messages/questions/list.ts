/** Texts of the list of questions: kinds, filters, order. */
import { texts } from '#core/texts.ts';

export const questionList = texts({
  lede: {
    zh_cn: '{n} 道原创题，每个选项都有讲解。',
    en: '{n} original questions, with every option explained.',
  },
  kinds: { zh_cn: '题目种类', en: 'Kinds of questions' },
  all_kinds: { zh_cn: '全部', en: 'All' },
  filters: { zh_cn: '筛选', en: 'Filters' },
  form: { zh_cn: '题型', en: 'Question type' },
  status: { zh_cn: '我的状态', en: 'My status' },
  topics: { zh_cn: '考点', en: 'Topics' },
  all_topics: { zh_cn: '全部考点', en: 'All topics' },
  filters_on: { zh_cn: '筛选（已选 {n} 项）', en: 'Filters ({n} on)' },
  show_found: { zh_cn: '看这 {shown} 道题', en: 'Show {shown} {n|question|questions}' },
  undone_first: { zh_cn: '没做过的在前', en: 'Not done first' },
  topics_of: { zh_cn: '“{name}”下的考点', en: 'Topics within {name}' },
  status_login: { zh_cn: '登录后可以按做题状态筛选', en: 'Log in to filter by what you have done' },
  clear: { zh_cn: '清除筛选', en: 'Clear all' },
  /** `n` chooses the form, `shown` is the figure with its comma. */
  found: { zh_cn: '{shown} 道', en: '{shown} {n|question|questions}' },
  found_capped: { zh_cn: '{shown} 道以上', en: 'more than {shown}' },
  sort: { zh_cn: '排序', en: 'Sort' },
  remove_filter: { zh_cn: '去掉“{name}”', en: 'Remove “{name}”' },
  held_back: {
    zh_cn: '你的“{exam}”还没有交卷，其中的题目和同类的题目暂不列出。',
    en: 'You have {exam} open: its questions, and those like them, are not listed until you submit it.',
  },
  to_exam: { zh_cn: '回到模考', en: 'Back to the exam' },
  empty: { zh_cn: '没有符合条件的题', en: 'No question fits' },
  empty_text: { zh_cn: '放宽一两个条件试试。', en: 'Try removing a filter or two.' },
});
