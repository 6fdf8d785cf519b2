/** A linear equation has no solution when the terms with x cancel and the rest disagrees, and every solution when it agrees. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, signed, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.linear'],
  form: 'numeric',
  difficulty: 4,
  seconds: 90,
  space: {
    a: [2, 3, 4, 5, 6],
    b: [-7, -5, -4, -3, 2, 3, 5, 7],
    k: [-3, -2, 2, 3, 4, 5],
    d: [-9, -4, -1, 1, 4, 8],
    kind: ['none', 'none', 'moved', 'every'],
  },
  keep: ({ a, b, k, d, kind }) =>
    a !== k && a !== -k && a * b !== d && b !== d && k !== b && (kind !== 'none' || a * b !== d + k),
  make: ({ a, b, k, d, kind }) => {
    if (kind === 'none') {
      const given = `${a}(kx ${signed(b)}) = ${a * k}x ${signed(d)} + k`;
      return {
        stem: both`For what value of $k$ does the equation $${given}$ have no solution for $x$?``当 $k$ 取何值时，关于 $x$ 的方程 $${given}$ 无解？`,
        key: k,
        letters: { k },
        steps: [
          both`The idea: An equation of this type has no solution only if the terms with $x$ cancel and the constants differ. Multiply out: the left side is $${a}kx ${signed(a * b)}$, the right side $${a * k}x ${signed(d)} + k$. If the terms with $x$ differ, there is exactly one solution.``
            关键在于：只有含 $x$ 的项抵消、而常数项不等，方程才无解。展开：左边为 $${a}kx ${signed(a * b)}$，右边为 $${a * k}x ${signed(d)} + k$。只要含 $x$ 的项不同，方程就恰有一个解。`,
          both`So they have to be the same: $${a}k = ${a * k}$ and $k = ${k}$. Then the constants are $${a * b}$ and $${d} + k = ${d + k}$, which differ, so there is no solution.``
            因此含 $x$ 的项必须相同：$${a}k = ${a * k}$，$k = ${k}$。此时常数项分别为 $${a * b}$ 与 $${d} + k = ${d + k}$，两者不等，方程无解。`,
        ],
        wrong: [
          [
            a * k,
            'distributes-partly',
            both`${a * k} compares $k$ with the coefficient on the right without the factor ${a}: $${a * k} \ne ${k}$.``${a * k} 是直接与右边的系数比较，漏了因数 ${a}：$${a * k} \ne ${k}$。`,
          ],
          [
            a * b - d,
            'answers-another-question',
            both`$${a * b} - ${wrap(d)} = ${a * b - d}$ makes the constants equal, and then $x = 0$ is a solution.``$${a * b} - ${wrap(d)} = ${a * b - d}$ 是让常数项相等，此时 $x = 0$ 是方程的解。`,
          ],
          [
            0,
            'assumes-special-case',
            both`When $k$ is 0, the equation still has a solution.``$k$ 取 0 时方程仍然有解。`,
          ],
        ],
      };
    }
    if (kind === 'moved') {
      const given = `(k ${signed(-a)})x ${signed(b)} = ${k}x ${signed(d)}`;
      return {
        difficulty: 3 as const,
        stem: both`For what value of $k$ does the equation $${given}$ have no solution for $x$?``当 $k$ 取何值时，关于 $x$ 的方程 $${given}$ 无解？`,
        key: k + a,
        letters: { k: k + a },
        steps: [
          both`The idea: An equation of this type has no solution only if the terms with $x$ cancel and the constants differ. The constants $${b}$ and $${d}$ differ, so there is no solution exactly when the terms with $x$ cancel.``关键在于：只有含 $x$ 的项抵消、而常数项不等，方程才无解。常数项 $${b}$ 与 $${d}$ 不等，所以只有含 $x$ 的项相互抵消时方程才无解。`,
          both`That is when $k ${signed(-a)} = ${k}$, so $k = ${k + a}$.``即 $k ${signed(-a)} = ${k}$，所以 $k = ${k + a}$。`,
        ],
        wrong: [
          [
            k - a,
            'sign-slip',
            both`$${k} - ${a} = ${k - a}$ moves the ${a} to the other side with the wrong sign.``$${k} - ${a} = ${k - a}$ 移项时 ${a} 没有变号。`,
          ],
          [
            k,
            'stops-early',
            both`${k} is the coefficient on the right, not $k$ itself.``$${k}$ 是右边的系数，不是 $k$ 本身。`,
          ],
          [
            a,
            'cancels-a-zero',
            both`${a} makes the coefficient on the left zero; there is still a term with $x$ on the right, so the equation has a solution.``${a} 使左边的系数为零，但右边还有含 $x$ 的项，方程仍有解。`,
          ],
        ],
      };
    }
    // a(x + k) + b = ax + d: true for every x when ak + b = d.
    const key = div(d - b, a);
    const given = `${a}(x + k) ${signed(b)} = ${a}x ${signed(d)}`;
    return {
      stem: both`For what value of $k$ is every number $x$ a solution of the equation $${given}$? Give your answer as a fraction.``
        当 $k$ 取何值时，任何数 $x$ 都是方程 $${given}$ 的解？请用分数作答。`,
      key,
      boxes: 2,
      letters: { k: key },
      steps: [
        both`The idea: Every number is a solution only if both the terms with $x$ and the constants agree. Multiply out: $${a}x + ${a}k ${signed(b)}$ on the left and $${a}x ${signed(d)}$ on the right. The terms with $x$ are the same whatever $k$ is.``
          关键在于：只有含 $x$ 的项与常数项都相同，任何数才都是解。展开：左边为 $${a}x + ${a}k ${signed(b)}$，右边为 $${a}x ${signed(d)}$。无论 $k$ 是多少，含 $x$ 的项都相同。`,
        both`Every $x$ is a solution exactly when the constants agree: $${a}k ${signed(b)} = ${d}$, so $k = \frac{${d} - ${wrap(b)}}{${a}} = ${key}$.``
          常数项也相等时，任何 $x$ 都是解：$${a}k ${signed(b)} = ${d}$，所以 $k = \frac{${d} - ${wrap(b)}}{${a}} = ${key}$。`,
      ],
      wrong: [
        [
          d - b,
          'distributes-partly',
          both`$${d} - ${wrap(b)} = ${d - b}$ forgets that $k$ is multiplied by ${a} as well.``$${d} - ${wrap(b)} = ${d - b}$ 忘了 $k$ 也要乘以 ${a}。`,
        ],
        [
          div(d + b, a),
          'sign-slip',
          both`$\frac{${d} + ${wrap(b)}}{${a}} = ${div(d + b, a)}$ moves a constant with the wrong sign.``$\frac{${d} + ${wrap(b)}}{${a}} = ${div(d + b, a)}$ 移项时符号弄错了。`,
        ],
        [
          div(d, a),
          'stops-early',
          both`$\frac{${d}}{${a}} = ${div(d, a)}$ leaves out the constant $${b}$ on the left.``$\frac{${d}}{${a}} = ${div(d, a)}$ 漏掉了左边的常数 $${b}$。`,
        ],
      ],
    };
  },
});
