/** What the primitives say themselves. */
import { texts } from '#core/texts.ts';

export const uiTexts = texts({
  close: { zh_cn: '关闭', en: 'Close' },
  cancel: { zh_cn: '取消', en: 'Cancel' },
  loading: { zh_cn: '正在加载', en: 'Loading' },
  working: { zh_cn: '正在处理', en: 'Working' },
  load_failed: {
    zh_cn: '没有加载成功，请检查网络后再试。',
    en: 'This could not be loaded. Please check your connection and try again.',
  },
  download_failed: {
    zh_cn: '没有下载成功，请检查网络后再试。',
    en: 'The download did not work. Please check your connection and try again.',
  },
  retry: { zh_cn: '重试', en: 'Try again' },
  optional: { zh_cn: '选填', en: 'optional' },
  notifications: { zh_cn: '通知', en: 'Notifications' },
  difficulty: { zh_cn: '难度 {level}，共 5 级', en: 'Difficulty {level} of 5' },
  breadcrumbs: { zh_cn: '当前位置', en: 'You are here' },
  pages: { zh_cn: '分页', en: 'Pages' },
  previousPage: { zh_cn: '上一页', en: 'Previous' },
  nextPage: { zh_cn: '下一页', en: 'Next' },
  pageNumber: { zh_cn: '第 {page} 页', en: 'Page {page}' },
  pageOf: { zh_cn: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  rowsOf: { zh_cn: '第 {first}–{last} 条，共 {total} 条', en: '{first}–{last} of {total}' },
  showPassword: { zh_cn: '显示密码', en: 'Show password' },
  hidePassword: { zh_cn: '隐藏密码', en: 'Hide password' },
  search: { zh_cn: '搜索', en: 'Search' },
  removeFilter: { zh_cn: '，取消这项筛选', en: ', remove this filter' },
  clear: { zh_cn: '清空', en: 'Clear' },
  characters: { zh_cn: '{used} / {limit} 字', en: '{used} / {limit}' },
  charactersOver: { zh_cn: '超出 {over} 字', en: '{over} over the limit' },
});

/** Words inside the drawings. */
export const artTexts = texts({
  routingStart: { zh_cn: '开考', en: 'Start' },
  routingFirst: { zh_cn: '第一部分', en: 'Section 1' },
  routingHard: { zh_cn: '较难', en: 'Harder' },
  routingMedium: { zh_cn: '中等', en: 'Medium' },
  routingEasy: { zh_cn: '较易', en: 'Easier' },
  routingScore: { zh_cn: '出分', en: 'Score' },
  filterKind: { zh_cn: '题型', en: 'Type' },
  filterTopic: { zh_cn: '考点', en: 'Topic' },
  filterLevel: { zh_cn: '难度', en: 'Level' },
  weeksTarget: { zh_cn: '目标正确率', en: 'Target accuracy' },
  weeksFirst: { zh_cn: '第一周', en: 'Week 1' },
  weeksNow: { zh_cn: '这一周', en: 'This week' },
});
