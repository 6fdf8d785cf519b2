/** The exam's own English on a page of either language: which texts it is, and how a voice reads it. */
import type { BankText, BankTexts } from '#core/bank-text.ts';
import { plainText } from '#core/questions/runs.ts';

/** The same in both languages, and words rather than a number or a formula. */
export const isExamEnglish = ({ zh_cn, en }: BankTexts): boolean =>
  zh_cn === en && /[A-Za-z]{2}/.test(en.replace(/\$[^$]*\$/g, '')) && !/\p{Script=Han}/u.test(en);

/** A voice would spell out the line of a blank. */
export const readable = (text: BankText): string => plainText(text).replace(/_{2,}/g, ' blank ');
