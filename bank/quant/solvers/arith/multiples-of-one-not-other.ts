/** Goes through the integers one by one and keeps the two counts. */
import { solveComparison } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

export const solver = solveComparison(function* ({ stem, numbers, a: text }) {
  const isOpen = stem.includes('greater than');
  const [a, b] = signedNumbersOf(text)
    .slice(isOpen ? 1 : 0)
    .map((x) => Number(x.n)) as [number, number];
  const [from, to] = isOpen ? [1, 900] : (numbers as [number, number]);
  let [onlyA, onlyB] = [0, 0];
  for (let k = from; k <= to; k++) {
    if (k % a === 0 && k % b !== 0) onlyA++;
    if (k % b === 0 && k % a !== 0) onlyB++;
    if (isOpen ? k > numbers[0]! : k === to) yield [onlyA, onlyB];
  }
});
