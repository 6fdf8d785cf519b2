/** An answer in a few words, as the question review sets mine beside the key. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';

/** Empty where nothing was answered. */
export function answerText(question: Question, answer: readonly string[], locale: 'zh_cn' | 'en'): string {
  if (answer.every((part) => part.trim() === '')) return '';
  return rulesOf(question.form).answerText(question, answer, locale);
}
