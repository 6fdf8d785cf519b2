/** What the header says of today. */
import { texts } from '#core/texts.ts';

export const todayGlance = texts({
  lamps: { zh_cn: '{n} 盏灯', en: '{n} {n|lamp|lamps}' },
  days: { zh_cn: '距考试 {n} 天', en: '{n} {n|day|days} to the exam' },
});
