/** What a rule is: a pattern within one sentence, what is said about it in both languages, and what to write instead. */
import type { Text } from '../../texts.ts';

/** An error is wrong; style is English that says nothing, or says it as a translation would. */
export type RuleKind = 'error' | 'style';

export type EssayRule = {
  readonly id: string;
  readonly kind: RuleKind;
  /** Tried on each sentence, curly quotation marks made straight. A group named `mark` is what is underlined. */
  readonly pattern: RegExp;
  readonly message: Text;
  /** Null where only the writer knows what was meant. */
  readonly suggest: (match: RegExpExecArray) => string | null;
  /** What a pattern alone cannot say. */
  readonly accept?: (match: RegExpExecArray, sentence: string, previous: string) => boolean;
  /** Told from this occurrence on: once is English, three times is a habit. */
  readonly from?: number;
};

/** Words that can follow a noun only where the noun has ended: after them no noun is read as an adjective. */
export const afterNoun =
  "(?=\\s*(?:[,.;:?!)]|$)|\\s+(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|may|might|must|who|that|which|to|in|on|of|for|from|with|because|when|if|but|at|by|about|as)\\b(?!'))";

/** Subjects that stand alone. */
export const subject = '(?:I|you|he|she|it|we|they|there|this|that|these|those|people|everyone)';
