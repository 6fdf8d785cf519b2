/** Figures of merit: log loss, area under the curve, calibration error, ranks, errors. */

export type Guess = { chance: number; isRight: boolean };

export function logLoss(guesses: readonly Guess[]): number {
  const total = guesses.reduce((sum, { chance, isRight }) => {
    const p = Math.min(0.999, Math.max(0.001, chance));
    return sum - Math.log(isRight ? p : 1 - p);
  }, 0);
  return total / guesses.length;
}

/** The chance that a right answer was given more than a wrong one. */
export function areaUnderCurve(guesses: readonly Guess[]): number {
  const sorted = guesses.toSorted((one, other) => one.chance - other.chance);
  let [wrong, wins, right] = [0, 0, 0];
  for (const { isRight } of sorted) {
    if (isRight) {
      right += 1;
      wins += wrong;
    } else wrong += 1;
  }
  return wins / (right * wrong);
}

export function calibrationError(guesses: readonly Guess[], bins = 15): number {
  const sums = Array.from({ length: bins }, () => ({ many: 0, chance: 0, right: 0 }));
  for (const { chance, isRight } of guesses) {
    const bin = sums[Math.min(bins - 1, Math.floor(chance * bins))];
    if (!bin) continue;
    bin.many += 1;
    bin.chance += chance;
    bin.right += isRight ? 1 : 0;
  }
  return sums.reduce((sum, { chance, right }) => sum + Math.abs(chance - right), 0) / guesses.length;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));

const ranks = (values: readonly number[]): number[] => {
  const order = values.map((value, place) => ({ value, place })).toSorted((a, b) => a.value - b.value);
  const out = new Array<number>(values.length).fill(0);
  for (const [rank, { place }] of order.entries()) out[place] = rank;
  return out;
};

export function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [top, left, right] = [0, 0, 0];
  for (const [place, value] of one.entries()) {
    const [x, y] = [value - meanOne, (other[place] ?? 0) - meanOther];
    top += x * y;
    left += x * x;
    right += y * y;
  }
  return top / Math.sqrt(left * right || 1);
}

export const rankCorrelation = (one: readonly number[], other: readonly number[]): number =>
  correlation(ranks(one), ranks(other));

/** The line through pairs that errs least: how a level on any scale is read as a score. */
export function fitLine(pairs: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const top = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const bottom = pairs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0) || 1;
  return (x) => meanY + (top / bottom) * (x - meanX);
}
