/** Why an answer went wrong, in words. */
import type { MistakeCause } from '#core/learning/causes.ts';
import { type Text, texts } from '#core/texts.ts';

export const causeNames = texts({
  vocabulary: { zh_cn: '单词不认识', en: 'Word unknown' },
  signal: { zh_cn: '逻辑词没看出', en: 'Signal missed' },
  misread: { zh_cn: '读错题', en: 'Misread' },
  inference: { zh_cn: '推断过头', en: 'Unsupported inference' },
  comparison: { zh_cn: '选项比较失误', en: 'Options compared badly' },
  concept: { zh_cn: '概念不清', en: 'Concept' },
  translation: { zh_cn: '列式有误', en: 'Set up wrongly' },
  strategy: { zh_cn: '方法不对', en: 'Wrong approach' },
  calculation: { zh_cn: '算错', en: 'Calculation' },
  timing: { zh_cn: '时间不够', en: 'Out of time' },
  slip: { zh_cn: '粗心', en: 'Slip' },
} satisfies Record<MistakeCause, Text>);
