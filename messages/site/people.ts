/** Texts beside the people of the site. */
import { texts } from '#core/texts.ts';

export const peopleTexts = texts({
  sample: { zh_cn: '示例', en: 'Sample' },
});
