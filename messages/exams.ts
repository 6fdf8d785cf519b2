/** Texts of the catalogue of mock exams and practice sets. */
import { texts } from '#core/texts.ts';
import { difficultyNames, formNames } from '#messages/questions.ts';

/** The filters of the practice sets, and their values. */
export const filterTexts = texts({
  kind: { zh_cn: '类别', en: 'Kind' },
  topic: { zh_cn: '考点', en: 'Topic' },
  form: { zh_cn: '题型', en: 'Question type' },
  difficulty: { zh_cn: '难度', en: 'Difficulty' },

  'kind.topic': { zh_cn: '考点专练', en: 'By topic' },
  'kind.form': { zh_cn: '题型专练', en: 'By question type' },
  'kind.difficulty': { zh_cn: '难度进阶', en: 'By difficulty' },
  'kind.monthly': { zh_cn: '每月新题', en: 'New this month' },
  'kind.must-do': { zh_cn: '必做', en: 'Must do' },

  'form.tc1': formNames.tc1,
  'form.tc2': formNames.tc2,
  'form.tc3': formNames.tc3,
  'form.se': formNames.se,
  'form.rc-one': formNames['rc-one'],
  'form.rc-many': formNames['rc-many'],
  'form.rc-sentence': formNames['rc-sentence'],
  'form.qc': formNames.qc,
  'form.mc-one': formNames['mc-one'],
  'form.mc-many': formNames['mc-many'],
  'form.numeric': formNames.numeric,
  'form.essay': formNames.essay,

  'difficulty.1': difficultyNames[1],
  'difficulty.2': difficultyNames[2],
  'difficulty.3': difficultyNames[3],
  'difficulty.4': difficultyNames[4],
  'difficulty.5': difficultyNames[5],
});
