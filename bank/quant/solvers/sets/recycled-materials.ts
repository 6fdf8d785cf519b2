/** Unstacks the bars ton by ton into one long list and counts in it. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

type Ton = { town: string; kind: string };

function yard(seen: Seen): Ton[] {
  const { categories, series } = figureOf(seen, 'grouped-bar');
  return series.flatMap(({ name, values }) =>
    values.flatMap((n, t) =>
      Array.from({ length: n }, () => ({ town: categories[t]!.en, kind: name.en.toLowerCase() })),
    ),
  );
}

const count = (tons: Ton[], fits: (ton: Ton) => boolean): number => tons.filter(fits).length;

export const solvers = [
  solveValue((seen) => {
    const [first, second] = [...seen.stem.matchAll(/tons of (\w+)/g)].map(([, kind]) =>
      count(yard(seen), (ton) => ton.kind === kind),
    );
    return div(first!, second!);
  }),
  solveValue((seen) => {
    const tons = yard(seen);
    const towns = [...new Set(tons.map(({ town }) => town))].map((town) =>
      count(tons, (ton) => ton.town === town),
    );
    return div(
      towns.reduce((sum, n) => sum + Math.max(...towns) - n, 0),
      towns.length,
    );
  }),
  solveChoices((seen, { text }) => {
    const tons = yard(seen);
    const [, kind] = / was (\w+) a greater/.exec(seen.stem)!;
    const own = count(tons, ({ town }) => town === text);
    const ownKind = count(tons, (ton) => ton.town === text && ton.kind === kind);
    return ownKind * tons.length > count(tons, (ton) => ton.kind === kind) * own;
  }),
] as const;
