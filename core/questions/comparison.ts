/** The four choices of every quantitative comparison. */
import { bankTexts } from '../bank-text.ts';
import type { Option } from './kinds.ts';

export const comparisonOptions: readonly Option[] = [
  { id: 'A', text: bankTexts({ en: 'Quantity A is greater.', zh_cn: 'Quantity A 更大。' }) },
  { id: 'B', text: bankTexts({ en: 'Quantity B is greater.', zh_cn: 'Quantity B 更大。' }) },
  { id: 'C', text: bankTexts({ en: 'The two quantities are equal.', zh_cn: '两个量相等。' }) },
  {
    id: 'D',
    text: bankTexts({
      en: 'The relationship cannot be determined from the information given.',
      zh_cn: '根据所给信息无法确定大小关系。',
    }),
  },
];
