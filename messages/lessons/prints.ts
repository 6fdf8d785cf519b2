/** Texts of the cards of lessons on paper. */
import { texts } from '#core/texts.ts';

export const lessonPrints = texts({
  title: { zh_cn: '记忆卡 · {area}', en: 'Cards to remember: {area}' },
  facts: { zh_cn: '{n} 课，每课几句话', en: '{n} {n|lesson|lessons}, a few lines each' },
  foot: { zh_cn: '{company} · 记忆卡', en: '{company} · cards' },
});
