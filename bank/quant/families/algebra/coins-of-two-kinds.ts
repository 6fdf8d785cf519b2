/** Coins of two kinds, so many times as many of one as of the other and a few more: how many in all? */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

const coins = [
  { big: 25, small: 10, en: ['quarters', 'dimes'] },
  { big: 25, small: 5, en: ['quarters', 'nickels'] },
  { big: 10, small: 5, en: ['dimes', 'nickels'] },
];

export const family = defineFamily({
  tags: ['quant.algebra.word-problems', 'quant.algebra.linear'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 85,
  space: {
    coin: coins,
    k: [2, 3, 4],
    d: [2, 3, 4, 5, 6, 7],
    n: range(5, 16),
    place: [
      ['jar', '罐子'],
      ['drawer', '抽屉'],
      ['purse', '钱包'],
      ['vending machine', '售货机'],
    ],
  },
  make: ({ coin: { big, small, en }, k, d, n, place }) => {
    const m = k * n + d;
    const cents = big * n + small * m;
    const key = n + m;
    const [unit, rest] = [big + small * k, cents - small * d];
    const times = k === 2 ? 'twice' : `${k === 3 ? 'three' : 'four'} times`;
    const zhTimes = ['两', '三', '四'][k - 2]!;
    const swapped = div(cents - big * d, big * k + small);
    return {
      stem: both`A ${place[0]} contains only ${en[0]!}, worth ${big} cents each, and ${en[1]!}, worth ${small} cents each. The total value of the coins is ${usd(div(cents, 100))}. The number of ${en[1]!} is ${d} more than ${times} the number of ${en[0]!}. How many coins are in the ${place[0]}?``
        ${place[1]}里只有 ${big} 美分和 ${small} 美分两种硬币，总值 ${usd(div(cents, 100))}。后一种的枚数比前一种的${zhTimes}倍还多 ${d} 枚。${place[1]}里共有多少枚硬币？`,
      key,
      letters: { n },
      steps: [
        both`The idea: Let one unknown give both counts, and multiply each count by the value of its coin. Let there be $n$ ${en[0]!}; then there are $${k}n + ${d}$ ${en[1]!}. In cents, $${big}n + ${small}(${k}n + ${d}) = ${cents}$.``关键在于：用一个未知数表示两种硬币的枚数，再各乘以面值。设面值大的硬币有 $n$ 枚，则面值小的有 $${k}n + ${d}$ 枚。以美分计，$${big}n + ${small}(${k}n + ${d}) = ${cents}$。`,
        both`So $${unit}n = ${cents} - ${small * d} = ${rest}$ and $n = ${n}$. There are $${k} \cdot ${n} + ${d} = ${m}$ of the smaller coins, and $${n} + ${m} = ${key}$ in all. Faster: set the ${d} extra coins aside; the others form groups of ${k + 1} coins, each group worth ${unit} cents, $${rest} \div ${unit} = ${n}$ groups, so the number of coins is $${k + 1} \cdot ${n} + ${d} = ${key}$.``
          所以 $${unit}n = ${cents} - ${small * d} = ${rest}$，$n = ${n}$。面值小的有 $${k} \cdot ${n} + ${d} = ${m}$ 枚，总共 $${n} + ${m} = ${key}$ 枚。更快的做法：先拿开多出的 ${d} 枚，其余每 ${k + 1} 枚一组，每组值 ${unit} 美分，共 $${rest} \div ${unit} = ${n}$ 组，所以总数为 $${k + 1} \cdot ${n} + ${d} = ${key}$。`,
      ],
      wrong: [
        [
          m,
          'stops-early',
          both`$${k} \cdot ${n} + ${d} = ${m}$ is only the number of ${en[1]!}.``$${k} \cdot ${n} + ${d} = ${m}$ 只是面值小的硬币数。`,
        ],
        [
          n,
          'stops-early',
          both`$${rest} \div ${unit} = ${n}$ is only the number of ${en[0]!}.``$${rest} \div ${unit} = ${n}$ 只是面值大的硬币数。`,
        ],
        [
          n * (k + 1),
          'ignores-a-condition',
          both`$${n} + ${k} \cdot ${n} = ${n * (k + 1)}$ leaves out the ${d} more.``$${n} + ${k} \cdot ${n} = ${n * (k + 1)}$ 漏掉了多出的 ${d} 枚。`,
        ],
        [
          key + d,
          'sign-slip',
          both`$${key} + ${d} = ${key + d}$ adds the ${d} a second time.``$${key} + ${d} = ${key + d}$ 把 ${d} 又加了一次。`,
        ],
        [
          key + n,
          'coefficient-slip',
          both`$${key} + ${n} = ${key + n}$ counts the ${en[0]!} twice.``$${key} + ${n} = ${key + n}$ 把面值大的硬币算了两次。`,
        ],
        [
          2 * m,
          'assumes-equal-groups',
          both`$2 \cdot ${m} = ${2 * m}$ assumes that there are equally many of the two types of coins.``$2 \cdot ${m} = ${2 * m}$ 默认两种一样多。`,
        ],
        ...(swapped.d === 1n && swapped.n > 0n
          ? ([
              [
                Number(swapped.n) * (k + 1) + d,
                'translates-backwards',
                both`With the two types of coins interchanged, $\frac{${cents} - ${big * d}}{${big * k} + ${small}} = ${swapped}$, the total is ${Number(swapped.n) * (k + 1) + d}.``若把两种弄反，$\frac{${cents} - ${big * d}}{${big * k} + ${small}} = ${swapped}$，总数为 ${Number(swapped.n) * (k + 1) + d}。`,
              ],
            ] as const)
          : []),
      ],
    };
  },
});
