/** Texts of the pages that are shown when something went wrong. */
import { texts } from '#core/texts.ts';

export const errorPages = texts({
  not_found_title: { zh_cn: '页面消失了', en: 'This page could not be found' },
  not_found_text: {
    zh_cn: '很抱歉，你要找的页面不在这里。它可能换了地址，也可能链接少抄了一段。',
    en: 'We are sorry: the page you are looking for has disappeared. It may have moved, or the link may have lost a part.',
  },
  unauthorized_title: { zh_cn: '这一页要先登录', en: 'This page needs a login' },
  unauthorized_text: {
    zh_cn: '登录之后会回到你要去的地方。',
    en: 'After logging in you will be taken where you were going.',
  },
  forbidden_title: { zh_cn: '这一页没有对你开放', en: 'This page is not open to you' },
  forbidden_text: {
    zh_cn: '如果你认为应该能看到它，请联系我们。',
    en: 'If you think it should be, please tell us.',
  },
  busy_title: { zh_cn: '打开得有点快', en: 'That was a lot at once' },
  busy_text: {
    zh_cn: '请等一分钟再打开。已经保存的答案和笔记都还在。',
    en: 'Please wait a minute and try again. Answers and notes that were saved are safe.',
  },
  server_title: { zh_cn: '我们这边出了问题', en: 'Something went wrong on our side' },
  server_text: {
    zh_cn: '已经保存的答案和笔记都还在。请稍后再试；如果反复出现，请告诉我们发生在哪一页。',
    en: 'Answers and notes that were saved are safe. Please try again in a moment; if it keeps happening, tell us on which page.',
  },
  offline_title: { zh_cn: '现在没有网络', en: 'You are offline' },
  offline_text: {
    zh_cn: '网络一恢复，你要去的那一页就会自己打开。已经保存的答案和笔记都还在。',
    en: 'The page you asked for opens by itself once the network is back. Answers and notes that were saved are safe.',
  },
  offline_still: {
    zh_cn: '还是连不上。我们每隔几秒会再试一次。',
    en: 'Still no answer. We try again every few seconds.',
  },
  try_again: { zh_cn: '再试一次', en: 'Try again' },
  stay: { zh_cn: '回到刚才那一页', en: 'Back to where I was' },
  back_home: { zh_cn: '回到首页', en: 'Back to home' },
  go_login: { zh_cn: '去登录', en: 'Log in' },
  reload: { zh_cn: '重新打开', en: 'Try again' },
});
