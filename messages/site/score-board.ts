/** Texts of the results that an operator can show. */
import { texts } from '#core/texts.ts';

export const boardTexts = texts({
  col_no: { zh_cn: '序', en: 'No.' },
  col_student: { zh_cn: '学员', en: 'Student' },
  col_total: { zh_cn: '总分', en: 'Total' },
  col_from: { zh_cn: '首考到这次（290–340）', en: 'First to latest (290–340)' },
  col_weeks: { zh_cn: '用时', en: 'Time' },
  col_way: { zh_cn: '方式', en: 'How' },
  n_weeks: { zh_cn: '{n} 周', en: '{n} {n|week|weeks}' },
  from_to: { zh_cn: '从 {first} 到 {total}', en: 'from {first} to {total}' },
  board_intro: {
    zh_cn: '空心点是首考，亮点是这一次。',
    en: 'The hollow dot is the first exam, the lit one the latest.',
  },
  gain: {
    zh_cn: '首考 {first}，{weeks} 周 +{points}',
    en: 'from {first}, +{points} in {weeks} {weeks|week|weeks}',
  },
});
