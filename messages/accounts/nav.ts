/** The index of the user area. */
import { texts } from '#core/texts.ts';

export const accountNav = texts({
  user_nav: { zh_cn: '我的页面', en: 'My pages' },
  nav_index: { zh_cn: '今天', en: 'Today' },
  nav_messages: { zh_cn: '消息', en: 'Messages' },
  nav_account: { zh_cn: '账号', en: 'Account' },
  nav_security: { zh_cn: '安全', en: 'Security' },
  nav_reminders: { zh_cn: '提醒', en: 'Reminders' },
  nav_staff: { zh_cn: '工作台', en: 'Staff desk' },
  nav_order: { zh_cn: '订单', en: 'Orders' },
  nav_results: { zh_cn: '报告', en: 'Reports' },
  nav_wrong: { zh_cn: '错题本', en: 'Wrong-book' },
  nav_words: { zh_cn: '单词本', en: 'Word book' },
  nav_collections: { zh_cn: '收藏', en: 'Collections' },
  nav_notes: { zh_cn: '笔记', en: 'Notes' },
  nav_comments: { zh_cn: '评论', en: 'Comments' },
});
