/** Texts of the question of the day. */
import { texts } from '#core/texts.ts';

export const dailyTexts = texts({
  title: { zh_cn: '今日一题', en: 'Question of the day' },
  intro: {
    zh_cn: '每天一道，人人都能看到答案和完整解析，不用登录。',
    en: 'One a day, with its key and full analysis for everybody, no login needed.',
  },
  loading: { zh_cn: '正在取今天的题', en: 'Fetching today’s question' },
  failed: { zh_cn: '今天的题没有取到。', en: 'Today’s question could not be fetched.' },
  again: { zh_cn: '再试一次', en: 'Try again' },
  question_page: { zh_cn: '题目页：讨论与相关题目', en: 'Its page: discussion and related questions' },
  badge: { zh_cn: '今日公开题', en: 'Question of the day' },
});
