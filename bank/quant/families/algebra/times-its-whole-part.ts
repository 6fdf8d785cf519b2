/**
 * A number times the greatest integer not above it: which integers can the product be?
 *
 * Chains two ideas: for each integer part the product runs through an interval, and between these intervals there are
 * gaps; and a negative number has an integer part farther from 0 than itself, so that negative numbers fill the gaps, all
 * but one point in each. Whoever works through the positive numbers with care finds half of the answers.
 */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: {
    // Products of neighbors are never reached; below a square only from the negative side, above it only from the positive.
    never: [
      [6, 12],
      [6, 20],
      [12, 20],
      [12, 30],
      [20, 30],
      [6, 30],
    ],
    negative: [
      [7, 14],
      [8, 13],
      [8, 15],
      [7, 22],
      [13, 23],
      [14, 21],
      [15, 24],
    ],
    positive: [[10], [11], [17], [18], [27], [28], [10, 19], [5, 18]],
  },
  make: ({ never, negative, positive }) => {
    const below = (n: number): number => Math.ceil(Math.sqrt(n));
    const above = (n: number): number => Math.floor(Math.sqrt(n));
    const [n] = negative as readonly [number, number];
    const [p] = positive as unknown as readonly [number];
    const [k, j] = [below(n), above(p)];
    const [x, y] = [div(-n, k), div(p, j)];
    return {
      stem: both`For every number $x$, $f(x)$ is the greatest integer that is less than or equal to $x$. For which of the following integers $n$ is there at least one number $x$ such that $x \cdot f(x) = n$? Indicate all such integers.``
        对任意数 $x$，$f(x)$ 表示不大于 $x$ 的最大整数。对下列哪些整数 $n$，至少存在一个数 $x$ 使得 $x \cdot f(x) = n$？请选出所有这样的整数。`,
      options: [
        ...never.map((m) => {
          const s = above(m);
          return [
            m,
            false,
            'off-by-one',
            both`With an integer part of ${s} the product stays below $${s} \cdot ${s + 1} = ${m}$, with $-${s + 1}$ it stays above it, and all other integer parts lead farther away.``
              整数部分为 ${s} 时，乘积小于 $${s} \cdot ${s + 1} = ${m}$；整数部分为 $-${s + 1}$ 时，乘积大于它；其他的整数部分离得更远。`,
          ] as const;
        }),
        ...negative.map((m) => {
          const s = below(m);
          return [
            m,
            true,
            null,
            both`No positive number will do, but $${tex(div(-m, s))}$ lies between $-${s}$ and $-${s - 1}$, and $(${tex(div(-m, s))}) \cdot (-${s}) = ${m}$.``
              正数都不行，但 $${tex(div(-m, s))}$ 介于 $-${s}$ 与 $-${s - 1}$ 之间，而 $(${tex(div(-m, s))}) \cdot (-${s}) = ${m}$。`,
          ] as const;
        }),
        ...positive.map((m) => {
          const s = above(m);
          return [
            m,
            true,
            null,
            both`The number $${tex(div(m, s))}$ lies between ${s} and ${s + 1}, and $${tex(div(m, s))} \cdot ${s} = ${m}$.``
              $${tex(div(m, s))}$ 介于 ${s} 与 ${s + 1} 之间，而 $${tex(div(m, s))} \cdot ${s} = ${m}$。`,
          ] as const;
        }),
      ],
      letters: [
        { f: Math.floor, x: y, k: j },
        { f: Math.floor, x, k: k },
        { n: n, k: k },
      ],
      steps: [
        both`Fix the integer part. If $f(x) = k$ with a positive $k$, then $k \le x < k + 1$, so the product satisfies $k^{2} \le x \cdot f(x) < k(k + 1)$. Example: the integer part of $${y}$ is ${j}, and $${y} \cdot ${j} = ${p}$. The integers from $k(k + 1)$ up to the next square are not reached.``
          先固定整数部分。若 $f(x) = k$，$k$ 为正，则 $k \le x < k + 1$，所以乘积满足 $k^{2} \le x \cdot f(x) < k(k + 1)$。例如 $${y}$ 的整数部分是 ${j}，$${y} \cdot ${j} = ${p}$。从 $k(k + 1)$ 到下一个平方数之前的整数都取不到。`,
        both`The idea: negative $x$ give positive products as well, and there the integer part is farther from 0 than $x$. If $f(x) = -k$, then $-k \le x < -k + 1$, so $k(k - 1) < x \cdot f(x) \le k^{2}$. Example: the integer part of $${x}$ is $-${k}$, and $(${x}) \cdot (-${k}) = ${n}$.``
          关键在于：负数 $x$ 的乘积也是正的，而负数的整数部分比它本身离 0 更远。若 $f(x) = -k$，则 $-k \le x < -k + 1$，所以 $k(k - 1) < x \cdot f(x) \le k^{2}$。例如 $${x}$ 的整数部分是 $-${k}$，$(${x}) \cdot (-${k}) = ${n}$。`,
        both`So an integer such as ${n} is reached because $k(k - 1) < n \le k^{2}$ with ${k} for $k$; together the two kinds of intervals leave out exactly the products of neighbors, ${range(
          1,
          5,
        )
          .map((i) => i * (i + 1))
          .join(', ')}, and so on. The tempting path stops at the positive numbers.``
          所以像 ${n} 这样的整数可以取到，因为 $k$ 取 ${k} 时 $k(k - 1) < n \le k^{2}$；两类区间合起来，只漏掉相邻整数的乘积 ${range(
            1,
            5,
          )
            .map((i) => i * (i + 1))
            .join('、')} 等等。容易走错的路是只考虑正数。`,
      ],
    };
  },
});
