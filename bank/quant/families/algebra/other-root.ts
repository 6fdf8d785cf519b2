/** One root of a quadratic equation is known: the other one, or the coefficient that is missing. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, signed, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.quadratic'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 65,
  wide: 'signs are what the question is about',
  space: {
    r: [...range(-6, -2), ...range(2, 7)],
    s: [...range(-9, -2), ...range(3, 9)],
    kind: ['sum', 'product', 'constant'],
  },
  keep: ({ r, s }) => r !== s && r !== -s,
  make: ({ r, s, kind }) => {
    const [b, c] = [-(r + s), r * s];
    const given = kind === 'product' ? `x^{2} + kx ${signed(c)} = 0` : `x^{2} ${signed(b, 'x')} + k = 0`;
    const isConstant = kind === 'constant';
    const stem = isConstant
      ? both`If one of the solutions of the equation $${given}$, where $k$ is a constant, is $x = ${r}$, what is the value of $k$?``
        若 $x = ${r}$ 是方程 $${given}$（$k$ 为常数）的一个解，则 $k$ 的值是多少？`
      : both`If one of the solutions of the equation $${given}$, where $k$ is a constant, is $x = ${r}$, what is the other solution?``
        若 $x = ${r}$ 是方程 $${given}$（$k$ 为常数）的一个解，则另一个解是多少？`;
    if (kind === 'product')
      return {
        stem,
        key: s,
        letters: { s },
        steps: [
          both`The idea: The coefficients give the sum and the product of the solutions; use the one that does not contain $k$. The product of the two solutions is the constant term, whatever $k$ is. If the other one is $s$, then $${wrap(r)}s = ${c}$.``关键在于：由系数可得两解之和与两解之积，用其中不含 $k$ 的那一个。无论 $k$ 是多少，两解之积都等于常数项。设另一个解为 $s$，则 $${wrap(r)}s = ${c}$。`,
          both`So $s = \frac{${c}}{${r}} = ${s}$.``所以 $s = \frac{${c}}{${r}} = ${s}$。`,
        ],
        wrong: [
          [
            -s,
            'sign-slip',
            both`$${-s}$ is the right number with the wrong sign: $${wrap(r)} \cdot ${wrap(-s)} = ${-c}$.``$${-s}$ 的符号反了：$${wrap(r)} \cdot ${wrap(-s)} = ${-c}$。`,
          ],
          [
            b,
            'answers-another-question',
            both`$-${wrap(r)} - ${wrap(s)} = ${b}$ is the value of $k$.``$-${wrap(r)} - ${wrap(s)} = ${b}$ 是 $k$ 的值。`,
          ],
          [
            c - r,
            'adds-for-multiplies',
            both`$${c} - ${wrap(r)} = ${c - r}$ takes the constant term to be the sum of the solutions.``$${c} - ${wrap(r)} = ${c - r}$ 把常数项当成了两解之和。`,
          ],
          [
            -c - r,
            'adds-for-multiplies',
            both`$${-c} - ${wrap(r)} = ${-c - r}$ takes the constant term to be the sum of the solutions, with the sign changed.``$${-c} - ${wrap(r)} = ${-c - r}$ 把常数项变号后当成了两解之和。`,
          ],
          [
            -r,
            'assumes-special-case',
            both`$${-r}$ takes the solutions to be opposites, as if there were no term with $x$.``$${-r}$ 默认两解互为相反数，好像没有一次项一样。`,
          ],
          [
            -b,
            'answers-another-question',
            both`$${r} + ${wrap(s)} = ${-b}$ is the sum of the two solutions.``$${r} + ${wrap(s)} = ${-b}$ 是两解之和。`,
          ],
        ],
      };
    if (isConstant)
      return {
        stem,
        key: c,
        letters: { k: c },
        steps: [
          both`The idea: To say that a number is a solution is to give an equation for $k$. A solution satisfies the equation: $${wrap(r)}^{2} ${signed(b)} \cdot ${wrap(r)} + k = 0$.``关键在于：说某个数是方程的解，就等于给出了一个关于 $k$ 的方程。解满足方程：$${wrap(r)}^{2} ${signed(b)} \cdot ${wrap(r)} + k = 0$。`,
          both`So $${r * r} + ${wrap(b * r)} + k = 0$ and $k = ${c}$.``所以 $${r * r} + ${wrap(b * r)} + k = 0$，$k = ${c}$。`,
        ],
        wrong: [
          [
            -c,
            'sign-slip',
            both`$${r * r} + ${wrap(b * r)} = ${-c}$ is the rest of the left side; $k$ is its opposite.``$${r * r} + ${wrap(b * r)} = ${-c}$ 是左边其余部分的值，$k$ 应为它的相反数。`,
          ],
          [
            s,
            'answers-another-question',
            both`$${-b} - ${wrap(r)} = ${s}$ is the other solution, not $k$.``$${-b} - ${wrap(r)} = ${s}$ 是另一个解，不是 $k$。`,
          ],
          [
            r * r - b * r,
            'sign-slip',
            both`$${wrap(r)}^{2} - ${wrap(b * r)} = ${r * r - b * r}$ has the wrong sign for the term with $x$.``$${wrap(r)}^{2} - ${wrap(b * r)} = ${r * r - b * r}$ 一次项的符号弄错了。`,
          ],
          [
            b * r - r * r,
            'sign-slip',
            both`$${b * r} - ${r * r} = ${b * r - r * r}$ has the wrong sign for the term with $x$.``$${b * r} - ${r * r} = ${b * r - r * r}$ 一次项移项时没有变号。`,
          ],
          [
            r * b,
            'stops-early',
            both`$${wrap(b)} \cdot ${wrap(r)} = ${r * b}$ is only the term with $x$.``$${wrap(b)} \cdot ${wrap(r)} = ${r * b}$ 只是一次项的值。`,
          ],
          [
            -r * r,
            'stops-early',
            both`$-${wrap(r)}^{2} = ${-r * r}$ leaves out the term with $x$.``$-${wrap(r)}^{2} = ${-r * r}$ 漏掉了一次项。`,
          ],
          [
            r * r,
            'stops-early',
            both`$${wrap(r)}^{2} = ${r * r}$ is only the square.``$${wrap(r)}^{2} = ${r * r}$ 只是平方项。`,
          ],
        ],
      };
    return {
      stem,
      key: s,
      letters: { s },
      steps: [
        both`The idea: The coefficients give the sum and the product of the solutions; use the one that does not contain $k$. The sum of the two solutions is the coefficient of $x$ with its sign changed, $${-b}$, whatever $k$ is. If the other one is $s$, then $${r} + s = ${-b}$.``
          关键在于：由系数可得两解之和与两解之积，用其中不含 $k$ 的那一个。无论 $k$ 是多少，两解之和都等于一次项系数的相反数 $${-b}$。设另一个解为 $s$，则 $${r} + s = ${-b}$。`,
        both`So $s = ${-b} - ${wrap(r)} = ${s}$.``所以 $s = ${-b} - ${wrap(r)} = ${s}$。`,
      ],
      wrong: [
        [
          b - r,
          'sign-slip',
          both`$${b} - ${wrap(r)} = ${b - r}$ forgets to change the sign of the coefficient.``$${b} - ${wrap(r)} = ${b - r}$ 忘了把一次项系数变号。`,
        ],
        [
          -s,
          'sign-slip',
          both`$${-s}$ is the constant in the factor; the solution is its opposite.``$${-s}$ 是因式里的常数，解应是它的相反数。`,
        ],
        [
          c,
          'answers-another-question',
          both`$${wrap(r)} \cdot ${wrap(s)} = ${c}$ is the value of $k$.``$${wrap(r)} \cdot ${wrap(s)} = ${c}$ 是 $k$ 的值。`,
        ],
        [
          -b,
          'stops-early',
          both`$${r} + ${wrap(s)} = ${-b}$ is the sum of the two solutions.``$${r} + ${wrap(s)} = ${-b}$ 是两解之和。`,
        ],
        [
          -r,
          'assumes-special-case',
          both`$${-r}$ takes the solutions to be opposites, as if there were no term with $x$.``$${-r}$ 默认两解互为相反数，好像没有一次项一样。`,
        ],
        [
          r - b,
          'sign-slip',
          both`$${r} - ${wrap(b)} = ${r - b}$ adds the known solution instead of subtracting it.``$${r} - ${wrap(b)} = ${r - b}$ 该减去已知的解时加上了它。`,
        ],
      ],
    };
  },
});
