/** A graph made of straight pieces: values of the function, and values of values, are read off. */

import type { PlaneFigure, Point } from '#core/questions/figures.ts';
import type { Text } from '#core/texts.ts';
import { range } from '../../arithmetic.ts';
import { aOrB, type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both, point } from '../../text.ts';

const graphs: Point[][] = [
  [
    [-4, 3],
    [-1, 0],
    [2, 3],
    [5, -3],
  ],
  [
    [-4, -2],
    [-2, 2],
    [1, -1],
    [5, 3],
  ],
  [
    [-4, 1],
    [-1, 4],
    [3, 0],
    [5, 2],
  ],
  [
    [-4, 4],
    [-2, 0],
    [1, 3],
    [5, -1],
  ],
];

export const family = defineFamily({
  tags: ['quant.algebra.graphs', 'quant.algebra.functions'],
  form: 'qc',
  difficulty: 2,
  seconds: 60,
  space: {
    graph: graphs,
    a: [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5],
    b: [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5],
    kind: ['pair', 'inner', 'inner', 'shift', 'range'],
  },
  keep: ({ a, b }) => a !== b,
  make: ({ graph, a, b, kind }) => {
    const f = (x: number): number | null => {
      const i = graph.findIndex(([u], k) => k > 0 && x <= u);
      if (x < -4 || i < 0) return null;
      const [[u, v], [s, t]] = [graph[i - 1]!, graph[i]!];
      return v + ((t - v) * (x - u)) / (s - u);
    };
    const [p, q] = [f(a)!, f(b)!];
    if (!Number.isInteger(p) || !Number.isInteger(q)) return null;
    const figure: PlaneFigure = {
      kind: 'plane',
      x: { min: -5, max: 6, step: 1 },
      y: { min: -4, max: 5, step: 1 },
      lines: graph
        .slice(1)
        .map((to, i) => ({ through: [graph[i]!, to] as const, extent: 'segment' as const })),
      points: graph.map((at) => ({ at })),
      described: both`A coordinate plane with the graph of $f$, made of straight segments from $${point(graph[0]![0], graph[0]![1])}$ to $${point(graph[1]![0], graph[1]![1])}$, on to $${point(graph[2]![0], graph[2]![1])}$, and on to $${point(graph[3]![0], graph[3]![1])}$.``
        坐标平面内 $f$ 的图像，由线段依次连接 $${point(graph[0]![0], graph[0]![1])}$、$${point(graph[1]![0], graph[1]![1])}$、$${point(graph[2]![0], graph[2]![1])}$、$${point(graph[3]![0], graph[3]![1])}$ 而成。`,
    };
    const letters = { f: (x: number) => f(x)! };
    const intro = both`The figure shows the complete graph of the function $f$.``图中给出函数 $f$ 的完整图像。`;
    const made = (
      key: ComparisonKey,
      qa: string,
      qb: string,
      steps: Text[],
      stem: Text,
      difficulty: 2 | 3,
    ) => ({
      difficulty,
      stem,
      figures: [figure],
      a: both`$${qa}$``$${qa}$`,
      b: both`$${qb}$``$${qb}$`,
      key,
      letters,
      steps,
      wrong: {
        ...aOrB(
          'misreads-chart',
          key === 'D'
            ? both`This considers only one possible value.``这是只看了一个可能的值。`
            : both`This reads the graph along the wrong axis, or takes the input to be the value.``这是沿错误的坐标轴读图，或把自变量当成了函数值。`,
        ),
        C: [
          'judges-by-looks',
          key === 'D'
            ? both`Equality is one possibility among others.``相等只是其中一种可能。`
            : both`The two values can be read off, and they differ.``两个值都能读出，并不相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`No rule for $f$ is given, but the graph gives every value that is needed.``虽没有给出 $f$ 的解析式，但所需的值都能从图上读出。`,
        ],
      } as const,
    });
    const order = (x: number, y: number): ComparisonKey => keyOfOrder(x - y);
    if (kind === 'pair')
      return made(
        order(p, q),
        `f(${a})`,
        `f(${b})`,
        [
          both`The idea: A value of a function is a height; find the input on the $x$-axis, and read the height there. Above or below $${a}$ on the $x$-axis, the graph is at height $${p}$, so $f(${a}) = ${p}$.``关键在于：函数值就是高度，先在 $x$ 轴上找到自变量，再读该处图像的高度。在 $x$ 轴上 $${a}$ 处，图像的高度为 $${p}$，所以 $f(${a}) = ${p}$。`,
          both`In the same way, $f(${b}) = ${q}$, and the two values can be compared.``同理 $f(${b}) = ${q}$，两个值即可比较。`,
        ],
        intro,
        2,
      );
    if (kind === 'inner') {
      const inner = f(p);
      if (inner === null || !Number.isInteger(inner)) return null;
      return made(
        order(inner, q),
        `f(f(${a}))`,
        `f(${b})`,
        [
          both`The idea: The value read first is the next input, so go back to the $x$-axis with it. Begin inside: $f(${a}) = ${p}$. This number is now the input: $f(f(${a})) = f(${p}) = ${inner}$.``关键在于：先读出的函数值就是下一次的自变量，要带着它回到 $x$ 轴上再读。先看里面：$f(${a}) = ${p}$。再把它作为自变量：$f(f(${a})) = f(${p}) = ${inner}$。`,
          both`Quantity B is $f(${b}) = ${q}$.``Quantity B 为 $f(${b}) = ${q}$。`,
        ],
        intro,
        3,
      );
    }
    if (kind === 'shift') {
      const moved = f(a + 1);
      if (moved === null || !Number.isInteger(moved)) return null;
      return made(
        order(moved, p + 1),
        `f(${a} + 1)`,
        `f(${a}) + 1`,
        [
          both`The idea: Ask whether a change acts on the input or on the value of the function. The 1 inside the parentheses changes the input: $f(${a} + 1) = f(${a + 1}) = ${moved}$.``关键在于：要分清变化是作用在自变量上，还是作用在函数值上。括号里的 1 改变的是自变量：$f(${a} + 1) = f(${a + 1}) = ${moved}$。`,
          both`The 1 outside the parentheses changes the value: $f(${a}) + 1 = ${p} + 1 = ${p + 1}$.``括号外的 1 改变的是函数值：$f(${a}) + 1 = ${p} + 1 = ${p + 1}$。`,
        ],
        intro,
        3,
      );
    }
    // k anywhere between two places: compared with the value at one of them.
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const inside = range(low, high)
      .map((x) => f(x)!)
      .filter(Number.isInteger);
    const [least, most] = [Math.min(...inside), Math.max(...inside)];
    if (high - low < 3 || inside.length < 4 || most - least < 2) return null;
    const middle = Math.round((least + most) / 2);
    const [one, two] = [inside.indexOf(least), inside.indexOf(most)];
    const places = range(low, high).filter((x) => Number.isInteger(f(x)!));
    return made(
      'D',
      'f(k)',
      `${middle}`,
      [
        both`The idea: An input that may vary gives a range of values; look at the least and the greatest of them. The number $k$ may be anywhere from $${low}$ to $${high}$. At $${places[one]!}$, the value is $f(${places[one]!}) = ${least}$.``关键在于：自变量可以变动，函数值就有一个范围，要看其中的最小值与最大值。$k$ 可以是 $${low}$ 到 $${high}$ 之间的任何数。在 $${places[one]!}$ 处，$f(${places[one]!}) = ${least}$。`,
        both`At $${places[two]!}$, it is $f(${places[two]!}) = ${most}$. These values do not compare with $${middle}$ in the same way, so the relationship cannot be determined.``在 $${places[two]!}$ 处，$f(${places[two]!}) = ${most}$。与 $${middle}$ 相比，两者的大小关系不同，所以无法确定。`,
      ],
      both`The figure shows the complete graph of the function $f$, and $${low} \le k \le ${high}$.``图中给出函数 $f$ 的完整图像，且 $${low} \le k \le ${high}$。`,
      2,
    );
  },
});
