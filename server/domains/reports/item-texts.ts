/** The texts of a report's items that come from the bank. */
import type { BankText } from '#core/bank-text.ts';
import type { Said } from '#core/questions/forms/form-rules.ts';

type Told = { stem: BankText; given: Said | null; key: BankText | null };

/** What of the items may hold formulas: what their candidate typed never does. */
export const textsOf = (items: readonly Told[]): BankText[] =>
  items.flatMap(({ stem, given, key }) => [
    stem,
    ...(given?.by === 'bank' ? [given.text] : []),
    ...(key === null ? [] : [key]),
  ]);
