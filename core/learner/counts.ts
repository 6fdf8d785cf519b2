/** Which answers tell of ability: the first one to a question, given at all, and after reading it. */

const leastMs = 3000;
const leastShare = 0.12;

/** `seconds`: what the question takes a candidate; `spentMs` is null where nobody measured it. */
export function isCounted(answer: {
  isFirst: boolean;
  isBlank: boolean;
  spentMs: number | null;
  seconds: number;
}): boolean {
  if (!answer.isFirst || answer.isBlank) return false;
  return answer.spentMs === null || answer.spentMs >= Math.max(leastMs, leastShare * answer.seconds * 1000);
}
