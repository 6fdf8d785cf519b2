/** Whether a run of consecutive integers has an odd sum depends on how many of its terms are odd. */

import type { Text } from '#core/texts.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.parity', 'quant.arith.consecutive'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: {
    first: range(3, 64),
    sum: ['odd', 'even'],
    key: range(17, 50),
    story: [
      (first: number, sum: Text) =>
        both`The least of $k$ consecutive integers is ${first}, and the sum of the $k$ integers is ${sum}. Which of the following could be the value of $k$?``
          $k$ 个连续整数中最小的是 ${first}，这 $k$ 个整数的和是${sum}。下列哪个数可能是 $k$ 的值？`,
      (first: number, sum: Text) =>
        both`The sum of the page numbers on $k$ consecutive pages, beginning with page ${first}, is ${sum}. Which of the following could be the value of $k$?``
          从第 ${first} 页开始的连续 $k$ 页，页码之和是${sum}。下列哪个数可能是 $k$ 的值？`,
    ],
  },
  make: ({ first, sum, key, story }) => {
    const start = first % 2 === 1 ? 'odd' : 'even';
    const odds = (k: number): number => (start === 'odd' ? Math.ceil(k / 2) : Math.floor(k / 2));
    const fits = (k: number): boolean => odds(k) % 2 === (sum === 'odd' ? 1 : 0);
    if (!fits(key)) return null;
    const zh = { odd: '奇数', even: '偶数' };
    // Counts near the key whose sums have the other parity, two or three of them below it.
    const near = [1, 2, 3, 4, 5, 6, 7, 9];
    const [above, below] = [1, -1].map((sign) =>
      near.map((step) => key + sign * step).filter((k) => !fits(k)),
    );
    const under = 2 + (key % 2);
    const offers = [...below!.slice(0, under), ...above!.slice(0, 5 - under)];
    return {
      stem: story(first, { en: `${sum === 'odd' ? 'an odd' : 'an even'} integer`, zh_cn: zh[sum] }),
      key,
      steps: [
        both`The idea: Do not add; only the number of odd terms decides whether a sum is odd or even. Even terms do not change the parity of a sum, so the sum is odd exactly when the number of odd terms is odd.``关键在于：不必求和；和是奇数还是偶数，只取决于奇数项有多少个。偶数项不影响和的奇偶性，所以当且仅当奇数项有奇数个时，和是奇数。`,
        start === 'odd'
          ? both`Odd and even terms alternate, beginning with an odd one: half of the $k$ terms are odd, rounded up if $k$ is odd.``奇数项与偶数项交替出现，从奇数开始：$k$ 项中有一半是奇数，$k$ 为奇数时向上取整。`
          : both`Odd and even terms alternate, beginning with an even one: half of the $k$ terms are odd, rounded down if $k$ is odd.``奇数项与偶数项交替出现，从偶数开始：$k$ 项中有一半是奇数，$k$ 为奇数时向下取整。`,
        both`For ${key} terms, ${odds(key)} are odd, and so the sum is ${sum}. Each of the other numbers gives the other parity. Faster: four consecutive integers always have an even sum, so drop as many fours as possible from each value of $k$ and look at the few terms left, if any.``${key} 项中有 ${odds(key)} 项是奇数，所以和是${zh[sum]}。其余各数得到的奇偶性都相反。更快的看法：连续四个整数的和总是偶数，所以从 $k$ 的每个取值中尽量去掉四的倍数，只看余下的几项。`,
      ],
      wrong: offers.map((k) => {
        const count = odds(k);
        const other = sum === 'odd' ? 'even' : 'odd';
        const isRounding = k % 2 === 1;
        return [
          k,
          isRounding ? ('off-by-one' as const) : ('parity-slip' as const),
          isRounding
            ? both`Of ${k} such terms ${count} are odd, so the sum is ${other}; rounding the half the other way hides this.``这样的 ${k} 项中有 ${count} 项是奇数，和是${zh[other]}；一半取整的方向弄反就会看错。`
            : both`Of ${k} such terms ${count} are odd, so the sum is ${other}; the parity of $k$ itself is not what matters.``这样的 ${k} 项中有 ${count} 项是奇数，和是${zh[other]}；起决定作用的不是 $k$ 本身的奇偶性。`,
        ] as const;
      }),
    };
  },
});
