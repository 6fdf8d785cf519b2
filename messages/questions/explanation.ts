/** Texts of the explanation of a question; they come with it, after an answer. */
import { texts } from '#core/texts.ts';

export const questionExplanation = texts({
  i_chose: { zh_cn: '我选的', en: 'mine' },
  distribution: { zh_cn: '大家的选择', en: 'What people chose' },
  right_answer: { zh_cn: '正确答案', en: 'The right answer' },
  other_answers: { zh_cn: '其他答案', en: 'Other answers' },
  analysis_both: { zh_cn: '对照英文', en: 'Show Chinese too' },
  clue: { zh_cn: '线索', en: 'The clue' },
  translation: { zh_cn: '译文', en: 'Chinese translation' },
  passage_notes: { zh_cn: '文章大意', en: 'What the passage does' },
  common_misses: { zh_cn: '常见错误', en: 'Common mistakes' },
  answer_is: { zh_cn: '答案', en: 'Answer' },
  agree: { zh_cn: '赞成', en: 'In favor' },
  disagree: { zh_cn: '反对', en: 'Against' },
  sample: { zh_cn: '范文（{level} 分）', en: 'Sample essay (level {level})' },
});
