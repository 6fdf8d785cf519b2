/** Makes up many small groups by a fixed rule of chance, keeps those in which both means move as told, and looks. */
import { meanOf, range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

type Case = { stay: number[]; go: number[]; host: number[] };

function* cases(k: number): Generator<Case> {
  let state = 12_345;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const some = (size: number): number[] => range(1, size).map(() => next(12));
  for (let i = 0; i < 2500; i++) yield { stay: some(1 + next(4)), go: some(k), host: some(1 + next(4)) };
}

export const solver = solveChoices(({ stem }, { text }) => {
  const k = ['two', 'three', 'four'].findIndex((word) => stem.toLowerCase().includes(`when ${word}`)) + 2;
  const sign = stem.includes('increased') ? 1 : -1;
  const wording = text.includes('less') ? -1 : 1;
  for (const { stay, go, host } of cases(k)) {
    const [p, p2] = [meanOf([...stay, ...go]), meanOf(stay)];
    const [q, q2] = [meanOf(host), meanOf([...host, ...go])];
    const clear = 1e-9;
    if (sign * (p2 - p) < clear || sign * (q2 - q) < clear) continue;
    const isMore = (x: number, y: number): boolean => wording * (x - y) > clear;
    const isTrue = text.startsWith('Before')
      ? isMore(p, q)
      : text.startsWith('After')
        ? isMore(p2, q2)
        : text.includes('at least one')
          ? go.some((x) => isMore(x, p))
          : text.includes('For each')
            ? go.every((x) => isMore(x, p))
            : text.includes('together')
              ? sign * (meanOf([...stay, ...host, ...go]) - meanOf([...go, ...host, ...stay])) > clear
              : text.includes('closer')
                ? Math.abs(p2 - q2) < Math.abs(p - q) - clear
                : text.includes('amount')
                  ? Math.abs(p2 - p) > Math.abs(q2 - q) + clear
                  : isMore(meanOf(go), /than the mean \w+ of \w+ P/.test(text) ? p : q);
    if (!isTrue) return false;
  }
  return true;
});
