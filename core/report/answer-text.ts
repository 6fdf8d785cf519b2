/** An answer in a few words, as the question review sets mine beside the key. */
import { type BankText, bankText, userText } from '#core/bank-text.ts';
import type { Said } from '#core/questions/forms/form-rules.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';

/** An answer that is older than its limits may be of any length. */
const maxTyped = 100;

/** Null where nothing was answered. */
export function answerText(
  question: Question,
  answer: readonly string[],
  locale: 'zh_cn' | 'en',
): Said | null {
  if (answer.every((part) => part.trim() === '')) return null;
  const said = rulesOf(question.form).answerText(question, answer, locale);
  if (said.text === '') return null;
  return said.by === 'bank' ? said : { by: 'user', text: userText(said.text.slice(0, maxTyped)) };
}

/** A key is the bank's own, whichever way it would have been entered; empty for an essay. */
export const keyText = (question: Question, locale: 'zh_cn' | 'en'): BankText =>
  bankText(answerText(question, keyOf(question), locale)?.text ?? '');
