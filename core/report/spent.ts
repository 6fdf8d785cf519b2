/** How long each question took, by the server's clock; the browser may only say which question the time was for. */

export type Timed = {
  /** What the attempt's own clock measured while this question was the current one. */
  readonly elapsedMs: number;
  /** What the browser says. */
  readonly spentMs: number;
};

/**
 * The times of one section's questions. Together they are what the server measured, whatever a browser invents. But
 * moves that were made without a connection all arrive at once, and then one question has the time of several: what it
 * has more than the browser says goes to those that have less, as far as it reaches.
 */
export function shareTime(timed: readonly Timed[]): number[] {
  const over = timed.map(({ elapsedMs, spentMs }) => Math.max(0, elapsedMs - spentMs));
  const under = timed.map(({ elapsedMs, spentMs }) => Math.max(0, spentMs - elapsedMs));
  const [tooMuch, tooLittle] = [sum(over), sum(under)];
  if (tooMuch === 0 || tooLittle === 0) return timed.map(({ elapsedMs }) => elapsedMs);
  const moved = Math.min(tooMuch, tooLittle);
  return timed.map(
    ({ elapsedMs }, index) =>
      elapsedMs - ((over[index] ?? 0) * moved) / tooMuch + ((under[index] ?? 0) * moved) / tooLittle,
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
