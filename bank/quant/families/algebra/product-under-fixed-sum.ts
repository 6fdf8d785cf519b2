/** Two numbers with a fixed sum have their largest product when they are equal, and only then. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.inequalities', 'quant.algebra.factoring'],
  form: 'qc',
  difficulty: 4,
  seconds: 90,
  space: {
    s: range(8, 26),
    given: ['any', 'different', 'equal'],
    // How far Quantity B lies above the largest product.
    above: [0, 0, 1],
  },
  keep: ({ given, above }) => given === 'any' || above === 0,
  make: ({ s, given, above }) => {
    const half = div(s, 2);
    const most = div(s * s, 4);
    const b = div(s * s + 4 * above, 4);
    const key = given === 'equal' ? 'C' : given === 'different' || above > 0 ? 'B' : 'D';
    const x = div(s + 4, 2);
    const y = div(s - 4, 2);
    const product = div((s + 4) * (s - 4), 4);
    const [apart, equal] = [
      { x, y, t: 2 },
      { x: half, y: half, t: 0 },
    ];
    const condition = {
      any: both`$x$ and $y$ are positive numbers such that $x + y = ${s}$.``$x$ 与 $y$ 为正数，且 $x + y = ${s}$。`,
      different: both`$x$ and $y$ are different positive numbers such that $x + y = ${s}$.``
        $x$ 与 $y$ 为互不相等的正数，且 $x + y = ${s}$。`,
      equal: both`$x$ and $y$ are positive numbers such that $x + y = ${s}$ and $x - y = 0$.``
        $x$ 与 $y$ 为正数，且 $x + y = ${s}$，$x - y = 0$。`,
    }[given];
    return {
      difficulty: given === 'equal' ? 2 : 4,
      stem: condition,
      a: 'xy',
      b,
      key,
      letters: [apart, apart, { B: apart, C: equal, D: [apart, equal] }[key]],
      steps: [
        both`The idea: With a fixed sum, the product is greatest when the numbers are equal. Write the two numbers as $x = ${half} + t$ and $y = ${half} - t$. Their sum is $x + y = ${s}$ whatever $t$ is.``
          关键在于：和一定时，两数相等则积最大。把两个数写成 $x = ${half} + t$ 与 $y = ${half} - t$。无论 $t$ 取何值，都有 $x + y = ${s}$。`,
        both`Their product is $xy = (${half} + t)(${half} - t) = ${most} - t^{2}$, which is at most $${most}$.``
          乘积为 $xy = (${half} + t)(${half} - t) = ${most} - t^{2}$，最大不超过 $${most}$。`,
        {
          B:
            above > 0
              ? both`Quantity B is $${b} > ${most}$, so no choice of $x$ and $y$ can reach it.``
                Quantity B 为 $${b} > ${most}$，无论 $x$、$y$ 怎样取都达不到。`
              : both`The numbers differ, so $t \ne 0$ and the product falls short of $${most}$, which is Quantity B.``
                两数不相等，所以 $t \ne 0$，乘积一定小于 $${most}$，也就是小于 Quantity B。`,
          C: both`The difference is zero, so $x = y = ${half}$ and $xy = ${most}$, which is Quantity B.``
            两数之差为零，故 $x = y = ${half}$，$xy = ${most}$，正好等于 Quantity B。`,
          D: both`If $t = 0$, the product is $${most}$ and equals Quantity B; if $t = 2$, it is $${product}$, which is less. Nothing says
            that the numbers differ.``若 $t = 0$，乘积为 $${most}$，等于 Quantity B；若 $t = 2$，乘积为 $${product}$，小于它。题目没有说两数不相等。`,
        }[key],
      ],
      wrong: {
        A: [
          'pairs-extremes-wrongly',
          both`Nothing makes the product exceed $${most}$: moving the numbers apart lowers it.``
            乘积不可能超过 $${most}$：两数相差越大，乘积越小。`,
        ],
        B: [
          'ignores-a-condition',
          given === 'equal'
            ? both`The product is smaller only when the numbers differ, and here they do not.``只有两数不相等时乘积才更小，而这里两数相等。`
            : both`This takes $x$ and $y$ to be different, which different variables do not guarantee.``
              这是默认 $x$ 与 $y$ 不相等，但字母不同并不代表数值不同。`,
        ],
        C: [
          'assumes-special-case',
          both`This takes $x$ and $y$ to be equal, or Quantity B to be the largest product; one of these fails here.``
            这是默认 $x$ 与 $y$ 相等，或默认 Quantity B 就是最大乘积，而这里至少有一条不成立。`,
        ],
        D: [
          'thinks-undetermined',
          given === 'equal'
            ? both`Two equations for two numbers fix both of them.``两个方程已经确定了这两个数。`
            : both`The product does change with $x$ and $y$, but its greatest value already settles the comparison.``
              乘积虽然随 $x$、$y$ 变化，但由它的最大值已经可以定出大小。`,
        ],
      },
    };
  },
});
