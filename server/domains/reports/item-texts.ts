/** The texts of a report's items that come from the bank. */
import type { BankText } from '#core/bank-text.ts';
import type { Said } from '#core/questions/forms/form-rules.ts';

export type ToldItem = {
  stem: BankText;
  quantities: { a: BankText; b: BankText } | null;
  given: Said | null;
  key: BankText | null;
};

/** What of the items may hold formulas: what their candidate typed never does. */
export const textsOf = (items: readonly ToldItem[]): BankText[] =>
  items.flatMap(({ stem, quantities, given, key }) => [
    stem,
    ...(quantities ? [quantities.a, quantities.b] : []),
    ...(given?.by === 'bank' ? [given.text] : []),
    ...(key === null ? [] : [key]),
  ]);
