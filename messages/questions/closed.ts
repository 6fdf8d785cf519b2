/** Texts of the page of a question that is closed because of a mock exam. */
import { texts } from '#core/texts.ts';

export const closedQuestionTexts = texts({
  reserved_title: { zh_cn: '模考题目', en: 'A mock exam’s question' },
  reserved_lead: { zh_cn: '这道题留给模考', en: 'This one is kept for a mock exam' },
  withheld_title: { zh_cn: '暂不显示', en: 'Held back for now' },
  withheld_lead: { zh_cn: '你有一场模考正在进行', en: 'You have a mock exam under way' },
  to_exam: { zh_cn: '去看这场模考', en: 'See the mock exam' },
  go_on: { zh_cn: '回到模考', en: 'Back to the mock exam' },
  to_bank: { zh_cn: '练别的题', en: 'Practice other questions' },
  /** In the place of a question's text in a report. */
  in_report: {
    zh_cn: '模考题目，你交卷之后可见',
    en: 'A mock exam’s question: you can see it once you have submitted that exam',
  },
});
