/** Texts of /exams/examPdf: papers and answers to print. */
import { texts } from '#core/texts.ts';

export const examPdfTexts = texts({
  title: { zh_cn: '打印试题', en: 'Papers to print' },
  description: {
    zh_cn: '模考与练习的试题 PDF，交卷后还有答案与解析。',
    en: 'Mock exams and practice sets as PDFs; with answers and analyses once submitted.',
  },
  lede: {
    zh_cn:
      'A4 排版，公式、图表与选项齐全。练习的试题谁都可以下载；模考的试题，以及全部答案与解析，在你交卷之后打开。',
    en: 'Set for A4, with every formula, figure and choice. Practice papers are open to everyone; those of mock exams, and all answers and analyses, open once you have submitted.',
  },
  one_lede: {
    zh_cn: 'A4 排版，可以直接打印。',
    en: 'Set for A4, ready to print.',
  },
  mock: { zh_cn: '真考模拟', en: 'Mock exams' },
  monthly: { zh_cn: '每月新题', en: 'New this month' },
  'must-do': { zh_cn: '必做', en: 'Must do' },
  open: { zh_cn: '选择 PDF', en: 'Choose the PDF' },
  empty: { zh_cn: '还没有可以打印的试题', en: 'Nothing to print yet' },
  empty_text: {
    zh_cn: '题库更新之后会列在这里。',
    en: 'It will be listed here when the bank has been updated.',
  },
  to_list: { zh_cn: '全部试题', en: 'All papers' },
  to_exam: { zh_cn: '在线作答', en: 'Take it online' },

  paper: { zh_cn: '试题', en: 'The paper' },
  paper_text: {
    zh_cn: '题目、图表与作答位置，不含答案。',
    en: 'Questions, figures and room to answer, without the key.',
  },
  paper_mock: {
    zh_cn:
      '题目是英文，同真实考试。模考要在计时中第一次见到题目，所以试题也在交卷之后打开；第二部分印你实际做的那一种难度。',
    en: 'A mock exam is first read against the clock, so its paper too opens once you have submitted it; the second sections are printed at the level you took.',
  },
  key: { zh_cn: '答案与解析', en: 'Answers and analyses' },
  key_text: {
    zh_cn: '答案表，以及每题的思路和其他选项为什么不对。',
    en: 'The table of answers, then how each is found and why the other choices fail.',
  },
  key_login: { zh_cn: '登录并交卷后打开。', en: 'Opens once you have logged in and submitted.' },
  key_submit: { zh_cn: '在线做完交卷后打开。', en: 'Opens once you have submitted it online.' },
  login: { zh_cn: '登录', en: 'Log in' },
  download_paper: { zh_cn: '下载试题', en: 'Download the paper' },
  download_key: { zh_cn: '下载答案与解析', en: 'Download the answers' },
});
