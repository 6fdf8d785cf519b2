/** Texts of the articles' pages. */
import { texts } from '#core/texts.ts';

export const newsTexts = texts({
  list_title: { zh_cn: '资讯', en: 'News and guides' },
  list_description: {
    zh_cn: '考试结构、报名、送分、题型拆解与备考方法，每篇都注明核对日期。',
    en: 'Format, registration, scores, question types and methods; every article says when its facts were checked.',
  },
  list_lede: {
    zh_cn: '少而长，尽量说清楚。事实会变，每篇都注明核对的月份。',
    en: 'Few, long and clear. Facts change, so each article says when they were checked.',
  },
  all: { zh_cn: '全部', en: 'All' },
  tags: { zh_cn: '文章分类', en: 'Kinds of articles' },
  'study-guide': { zh_cn: '学习指南', en: 'Study guide' },
  'score-experience': { zh_cn: '高分经验', en: 'Score experience' },
  'fun-learning': { zh_cn: '趣味学习', en: 'Fun learning' },
  'question-review': { zh_cn: '题目讲评', en: 'Question review' },
  none: { zh_cn: '这一类还没有文章', en: 'No articles of this kind yet' },
  none_action: { zh_cn: '看全部文章', en: 'See all articles' },
  minutes: { zh_cn: '约 {n} 分钟', en: '{n} min read' },
  checked: { zh_cn: '事实核对于 {month}', en: 'Facts checked in {month}' },
  contents: { zh_cn: '本文目录', en: 'In this article' },
  share: { zh_cn: '生成分享卡', en: 'Share card' },
  related: { zh_cn: '接着读', en: 'Read next' },
  feedback: { zh_cn: '发现错误？告诉我们', en: 'Found a mistake? Tell us' },

  share_title: { zh_cn: '分享卡', en: 'Share card' },
  share_description: {
    zh_cn: '把文章做成一张可以保存和转发的卡片。',
    en: 'An article as a card to keep and pass on.',
  },
  share_lede: { zh_cn: '长按或截图保存，也可以直接复制链接。', en: 'Take a screenshot, or copy the link.' },
  scan: { zh_cn: '扫码读全文', en: 'Scan to read' },
  qr: { zh_cn: '文章二维码', en: 'QR code of the article' },
  copy: { zh_cn: '复制链接', en: 'Copy the link' },
  copied: { zh_cn: '链接已复制。', en: 'The link is copied.' },
  copy_failed: {
    zh_cn: '没有复制成功，请手动复制地址栏。',
    en: 'That did not work. Please copy it from the address bar.',
  },
  send: { zh_cn: '转发', en: 'Send' },
  read: { zh_cn: '读全文', en: 'Read the article' },
});
