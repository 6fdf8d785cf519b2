/** Second calculations for the lesson on sequences. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** All hundred terms, one by one. */
  'example-2': () => {
    const terms = [3, 5];
    while (terms.length < 100) terms.push((terms.at(-1) ?? 0) - (terms.at(-2) ?? 0));
    return terms.reduce((sum, term) => sum + term, 0);
  },
};
