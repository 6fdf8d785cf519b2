/** How long an answer may be. No honest one comes near, and nothing longer is worth what it costs to read. */
import { rulesOf } from './forms/registry.ts';
import type { Form } from './kinds.ts';
import { essayLength, maxParts, partLength } from './lengths.ts';

/** Whether an answer is short enough for every form, so that nobody need ask which one it is for. */
export const isShort = (answer: readonly string[]): boolean =>
  answer.length <= maxParts && answer.every((part) => part.length <= partLength);

export function isWithinLimits(form: Form, answer: readonly string[]): boolean {
  const { parts, length } = rulesOf(form).limits;
  return answer.length <= parts && answer.every((part) => part.length <= length);
}

/** What is left to show of an answer that is older than the limits. An essay is shown whole, however long it is. */
export function cutAnswer(form: Form, answer: readonly string[]): string[] {
  const { parts, length } = rulesOf(form).limits;
  const kept = answer.slice(0, parts);
  return length === essayLength ? kept : kept.map((part) => part.slice(0, length));
}
