/** Texts that lead from a topic to its lesson. */
import { texts } from '#core/texts.ts';

export const lessonTies = texts({
  learn: { zh_cn: '学这一课', en: 'Learn this' },
});
