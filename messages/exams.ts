/** Texts of the catalogue of mock exams and practice sets. */
import { texts } from '#core/texts.ts';

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

  'form.tc1': { zh_cn: '单空填空', en: 'Text completion, one blank' },
  'form.tc2': { zh_cn: '双空填空', en: 'Text completion, two blanks' },
  'form.tc3': { zh_cn: '三空填空', en: 'Text completion, three blanks' },
  'form.se': { zh_cn: '六选二', en: 'Sentence equivalence' },
  'form.rc-one': { zh_cn: '阅读单选', en: 'Reading, one answer' },
  'form.rc-many': { zh_cn: '阅读多选', en: 'Reading, several answers' },
  'form.rc-sentence': { zh_cn: '阅读点选句子', en: 'Select in passage' },
  'form.qc': { zh_cn: '数量比较', en: 'Quantitative comparison' },
  'form.mc-one': { zh_cn: '数学单选', en: 'Multiple choice, one answer' },
  'form.mc-many': { zh_cn: '数学多选', en: 'Multiple choice, several answers' },
  'form.numeric': { zh_cn: '数值填空', en: 'Numeric entry' },
  'form.essay': { zh_cn: 'Issue 写作', en: 'Issue essay' },

  'difficulty.1': { zh_cn: '很容易', en: 'Very easy' },
  'difficulty.2': { zh_cn: '容易', en: 'Easy' },
  'difficulty.3': { zh_cn: '中等', en: 'Medium' },
  'difficulty.4': { zh_cn: '难', en: 'Hard' },
  'difficulty.5': { zh_cn: '很难', en: 'Very hard' },
});
