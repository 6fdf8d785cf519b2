/** Of two numbers only the greatest common divisor and the least common multiple are known: the product is fixed, the sum is not. */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.gcd-lcm'],
  form: 'qc',
  difficulty: 5,
  seconds: 110,
  space: {
    g: [2, 3, 4, 5, 6, 8, 10],
    parts: [
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 5],
      [2, 7],
      [4, 5],
    ],
    asked: ['product', 'sum', 'sum', 'sum'],
    offer: ['near', 'far', 'below', 'above', 'middle'],
  },
  make: ({ g, parts: [p, q], asked, offer }) => {
    const lcm = g * p * q;
    const [near, far] = [g * p + g * q, g + lcm];
    const stem = both`The greatest common divisor of the positive integers $m$ and $n$ is ${g}, and their least common multiple is ${lcm}.``
      正整数 $m$ 和 $n$ 的最大公约数是 ${g}，最小公倍数是 ${lcm}。`;
    if (asked === 'product') {
      const c = { near: g * lcm, middle: g * lcm, far: g * lcm, below: lcm, above: g * lcm + g }[offer];
      return {
        difficulty: 4,
        stem,
        a: 'mn',
        b: c,
        key: keyOfOrder(g * lcm - c),
        letters: { m: g * p, n: g * q },
        steps: [
          both`The idea: for two positive integers, the product of the greatest common divisor and the least common multiple is the product of the numbers: for each prime, the greatest common divisor takes the smaller exponent and the least common multiple takes the larger.``关键在于：两个正整数的最大公约数与最小公倍数之积等于这两个数之积：对每个质因数，前者取较小的指数，后者取较大的指数。`,
          both`So $mn = ${g} \cdot ${lcm} = ${g * lcm}$, whatever the two integers are; Quantity B is ${c}.``所以无论 $m$、$n$ 是多少，$mn = ${g} \cdot ${lcm} = ${g * lcm}$；Quantity B 为 ${c}。`,
        ],
        wrong: {
          A: [
            'gcd-for-lcm',
            both`This counts the common divisor ${g} once too often.``这是把公约数 ${g} 多算了一次。`,
          ],
          B: [
            'gcd-for-lcm',
            both`This leaves out the common divisor ${g} and takes ${lcm} to be the product.``这是漏掉了公约数 ${g}，把 ${lcm} 当成了乘积。`,
          ],
          C: [
            'arithmetic-slip',
            both`The product is exactly ${g * lcm}, which Quantity B is not.``乘积恰为 ${g * lcm}，与 Quantity B 不等。`,
          ],
          D: [
            'thinks-undetermined',
            both`Several pairs $m$, $n$ fit, but all of them have the same product.``满足条件的 $m$、$n$ 不止一对，但乘积都相同。`,
          ],
        },
      };
    }
    const c = { near, far, below: near - 1, above: far + 1, middle: (p + q + 2) * g }[offer];
    const orders = new Set([near, far].map((sum) => Math.sign(sum - c)));
    if (c >= far && offer === 'middle') return null;
    const [order] = orders;
    const key = orders.size > 1 ? 'D' : order! > 0 ? 'A' : 'B';
    return {
      stem,
      a: 'm + n',
      b: c,
      key,
      steps: [
        both`The idea: write the numbers as ${g} times two relatively prime integers. The product of those integers is $${lcm} \div ${g} = ${p * q}$, so they are 1 and ${p * q}, or ${p} and ${q}.``
          关键在于：把两数写成 ${g} 乘以互质的整数，这两个整数之积为 $${lcm} \div ${g} = ${p * q}$，所以是 1 与 ${p * q}，或 ${p} 与 ${q}。`,
        both`The sum is therefore $${g} + ${lcm} = ${far}$ or $${g * p} + ${g * q} = ${near}$.``因此两数之和为 $${g} + ${lcm} = ${far}$ 或 $${g * p} + ${g * q} = ${near}$。`,
        key === 'D'
          ? both`The two possible sums do not compare with ${c} in the same way, so the relationship cannot be determined.``这两个可能的和与 ${c} 的大小关系不同，所以无法确定。`
          : both`Both sums lie on the same side of ${c}.``两个和都在 ${c} 的同一侧。`,
      ],
      wrong: {
        A: [
          'one-example',
          both`This takes the numbers to be ${g} and ${lcm} themselves; ${g * p} and ${g * q} fit as well.``这是认定两数就是 ${g} 和 ${lcm}，其实 ${g * p} 和 ${g * q} 也符合。`,
        ],
        B: [
          'one-example',
          both`This takes the numbers to be ${g * p} and ${g * q}; ${g} and ${lcm} fit as well.``这是认定两数是 ${g * p} 和 ${g * q}，其实 ${g} 和 ${lcm} 也符合。`,
        ],
        C: [
          'assumes-special-case',
          both`The product of the numbers is fixed, but their sum is not.``两数之积是确定的，但和不是。`,
        ],
        D: [
          'thinks-undetermined',
          both`Two sums are possible, but both lie on the same side of ${c}.``和有两种可能，但都在 ${c} 的同一侧。`,
        ],
      },
    };
  },
});
