/** Two functions are given by a table: evaluate one inside the other. */
import type { TableFigure } from '#core/questions/figures.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, same } from '../../text.ts';

const tables: { f: number[]; g: number[] }[] = [
  { f: [3, 5, 1, 2, 4], g: [4, 1, 5, 3, 2] },
  { f: [2, 4, 5, 1, 3], g: [5, 3, 2, 4, 1] },
  { f: [5, 1, 4, 3, 2], g: [2, 4, 1, 5, 3] },
  { f: [4, 3, 2, 5, 1], g: [3, 5, 4, 1, 2] },
];

export const family = defineFamily({
  tags: ['quant.algebra.functions'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 50,
  space: { table: tables, at: [1, 2, 3, 4, 5], outer: ['f', 'g'], k: [1, 2, 3] },
  make: ({ table, at, outer, k }) => {
    const inner = outer === 'f' ? 'g' : 'f';
    const [o, i] = [table[outer as 'f' | 'g'], table[inner as 'f' | 'g']];
    const value = i[at - 1]!;
    const last = o[value - 1]!;
    const scale = (n: number): number => k * n;
    const key = scale(last);
    const asked = `${k === 1 ? '' : k}${outer}(${inner}(${at}))`;
    const times = (n: number): string => (k === 1 ? `${n}` : `${k} \\cdot ${n}`);
    const turned = i[o[at - 1]! - 1]!;
    const product = o[at - 1]! * value;
    const figure: TableFigure = {
      kind: 'table',
      columns: [same('$x$'), same('$f(x)$'), same('$g(x)$')],
      rows: table.f.map((f, n) => ({ name: same(`${n + 1}`), cells: [f, table.g[n]!] })),
      described: both`A table with columns $x$, $f(x)$, and $g(x)$. For $x$ from 1 to 5, the values of $f(x)$ are ${listed(table.f)}, and those of $g(x)$ are ${listed(table.g)}.``
        表格有 $x$、$f(x)$、$g(x)$ 三列。$x$ 从 1 到 5 时，$f(x)$ 的值依次为 ${listed(table.f)}，$g(x)$ 的值依次为 ${listed(table.g)}。`,
    };
    return {
      stem: both`The table shows some values of the functions $f$ and $g$. What is the value of $${asked}$?``表中给出函数 $f$ 与 $g$ 的部分值。$${asked}$ 的值是多少？`,
      figures: [figure],
      key,
      letters: { f: (x: number) => table.f[x - 1]!, g: (x: number) => table.g[x - 1]! },
      steps: [
        both`The idea: The value of the inner function is the input of the outer one, so it names the row to be read next. Begin inside: the row for ${at} gives $${inner}(${at}) = ${value}$.``关键在于：里层的函数值就是外层函数的自变量，接着查哪一行由它决定。从里面开始：在 ${at} 那一行查得 $${inner}(${at}) = ${value}$。`,
        both`This is the number that $${outer}$ is applied to: the row for ${value} gives $${outer}(${value}) = ${last}$${k === 1 ? '' : `, so the answer is $${times(last)} = ${key}$`}.``
          再把它代入 $${outer}$：在 ${value} 那一行查得 $${outer}(${value}) = ${last}$${k === 1 ? '' : `，所以答案为 $${times(last)} = ${key}$`}。`,
      ],
      wrong: [
        [
          scale(turned),
          'substitutes-wrongly',
          both`$${times(turned)} = ${scale(turned)}$ applies the functions in the other order.``$${times(turned)} = ${scale(turned)}$ 是把两个函数的顺序弄反了。`,
        ],
        [
          scale(value),
          'stops-early',
          both`$${times(value)} = ${scale(value)}$ uses only $${inner}(${at})$.``$${times(value)} = ${scale(value)}$ 只用了 $${inner}(${at})$。`,
        ],
        [
          scale(o[at - 1]!),
          'misreads-chart',
          both`$${times(o[at - 1]!)} = ${scale(o[at - 1]!)}$ reads $${outer}$ in the row for ${at}.``$${times(o[at - 1]!)} = ${scale(o[at - 1]!)}$ 是在 ${at} 那一行查 $${outer}$ 的值。`,
        ],
        [
          scale(product),
          'adds-for-multiplies',
          both`$${times(product)} = ${scale(product)}$ multiplies $${outer}(${at})$ by $${inner}(${at})$.``$${times(product)} = ${scale(product)}$ 把 $${outer}(${at})$ 与 $${inner}(${at})$ 相乘了。`,
        ],
        [
          scale(i[value - 1]!),
          'misreads-chart',
          both`$${times(i[value - 1]!)} = ${scale(i[value - 1]!)}$ applies $${inner}$ twice.``$${times(i[value - 1]!)} = ${scale(i[value - 1]!)}$ 用了两次 $${inner}$。`,
        ],
        [
          scale(o[o[at - 1]! - 1]!),
          'misreads-chart',
          both`$${times(o[o[at - 1]! - 1]!)} = ${scale(o[o[at - 1]! - 1]!)}$ applies $${outer}$ twice.``$${times(o[o[at - 1]! - 1]!)} = ${scale(o[o[at - 1]! - 1]!)}$ 用了两次 $${outer}$。`,
        ],
        [
          scale(at),
          'misreads-chart',
          both`$${times(at)} = ${scale(at)}$ takes the value of $x$ to be a function value.``$${times(at)} = ${scale(at)}$ 把 $x$ 的值当成了函数值。`,
        ],
        [
          scale(o[at - 1]! + value),
          'adds-for-multiplies',
          both`$${times(o[at - 1]! + value)} = ${scale(o[at - 1]! + value)}$ adds $${outer}(${at})$ and $${inner}(${at})$.``$${times(o[at - 1]! + value)} = ${scale(o[at - 1]! + value)}$ 把 $${outer}(${at})$ 与 $${inner}(${at})$ 相加了。`,
        ],
      ],
    };
  },
});
