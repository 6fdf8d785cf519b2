/** x percent of N is y: how large is y percent of N? The percent is taken twice. */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent'],
  form: 'qc',
  difficulty: 3,
  seconds: 80,
  space: {
    n: [20, 30, 40, 60, 70, 80, 90, 110, 120, 130, 150],
    // The multiple of x that Quantity B offers: the true one, or the one that takes the percent once.
    offer: ['twice', 'once'],
  },
  make: ({ n, offer }) => {
    const once = n / 100;
    const twice = (n * n) / 10_000;
    const b = offer === 'twice' ? twice : once;
    return {
      stem: both`$x$ is a positive number, and $x$ percent of ${n} is equal to $y$.``
        $x$ 是正数，且 ${n} 的 $x$% 等于 $y$。`,
      a: both`$y$ percent of ${n}``${n} 的 $y$%`,
      b: both`$${b}x$``$${b}x$`,
      key: keyOfOrder(twice - b),
      steps: [
        both`The idea: Taking $x$ percent of a fixed number multiplies $x$ by a fixed factor, and here this happens twice. $x$ percent of ${n} is $\frac{x}{100} \cdot ${n} = ${once}x$, so $y = ${once}x$.``
          关键在于：取一个固定数的 $x$%，就是把 $x$ 乘以固定的倍数；这里乘了两次。${n} 的 $x$% 是 $\frac{x}{100} \cdot ${n} = ${once}x$，所以 $y = ${once}x$。`,
        both`Quantity A takes the same percent of $y$ again: $\frac{y}{100} \cdot ${n} = ${once}y = ${once} \cdot ${once}x
          = ${twice}x$.``Quantity A 是再取一次同样的百分数：$\frac{y}{100} \cdot ${n} = ${once}y = ${once} \cdot ${once}x
          = ${twice}x$。`,
        b === twice
          ? both`Quantity B is $${b}x$ as well, so the two are equal for every positive $x$. Faster: put 100 for $x$; then $y$ is ${n}, and Quantity A is ${n} percent of ${n}.``
            Quantity B 也是 $${b}x$，所以对任何正数 $x$ 两个量都相等。更快的做法：取 $x$ 为 100，则 $y$ 为 ${n}，Quantity A 就是 ${n} 的 ${n}%。`
          : both`Since $x > 0$, it is enough to compare $${twice}$ with $${b}$, and the order is the same for every such $x$. Faster: put 100 for $x$; then $y$ is ${n}, and Quantity A is ${n} percent of ${n}.``
            由于 $x > 0$，只需比较 $${twice}$ 与 $${b}$，这一大小关系对所有正数 $x$ 都成立。更快的做法：取 $x$ 为 100，则 $y$ 为 ${n}，Quantity A 就是 ${n} 的 ${n}%。`,
      ],
      letters: { x: 100, y: n },
      wrong: {
        A: [
          'percent-as-number',
          both`Taking “$y$ percent of ${n}” for $${n}y$ makes Quantity A a hundred times too large.``
            把“${n} 的 $y$%”当成 $${n}y$，会让 Quantity A 大了一百倍。`,
        ],
        B: [
          'percent-of-wrong-base',
          both`Dividing $y$ by 100 and forgetting to multiply by ${n} makes Quantity A far too small.``
            只把 $y$ 除以 100 而忘了乘以 ${n}，会让 Quantity A 变得过小。`,
        ],
        C: [
          'stops-early',
          both`Stopping at $y = ${once}x$ takes $y$ itself for Quantity A; the percent has to be taken once more.``
            停在 $y = ${once}x$ 就把 $y$ 本身当成了 Quantity A，其实还要再取一次百分数。`,
        ],
        D: [
          'thinks-undetermined',
          both`The value of $x$ is unknown, but both quantities are fixed multiples of the same positive $x$.``
            虽然 $x$ 的值未知，但两个量都是同一个正数 $x$ 的固定倍数，大小关系不随 $x$ 变化。`,
        ],
      },
    };
  },
});
