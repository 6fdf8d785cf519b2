/**
 * Coins or bills of three values: how many different amounts can be made with them?
 *
 * Chains two ideas: the choices are counted by multiplying, but different choices may come to the same amount; so amounts
 * have to be counted instead, as runs of multiples, which the third value may join together or leave apart. The careful
 * product, less 1 for no coin at all, is on offer and wrong.
 */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const kinds = [
  { unit: 5, factor: 5, thing: 'cents' },
  { unit: 5, factor: 4, thing: 'dollars' },
  { unit: 5, factor: 10, thing: 'dollars' },
  { unit: 10, factor: 5, thing: 'dollars' },
] as const;

export const family = defineFamily({
  tags: ['quant.data.counting', 'quant.arith.factors'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: { kind: kinds, a: [2, 3, 4], b: [1, 2, 3], c: [1, 2, 3] },
  make: ({ kind: { unit, factor, thing }, a, b, c }) => {
    const [v1, v2, v3] = [unit, 2 * unit, factor * unit];
    const run = a + 2 * b + 1;
    const isJoined = factor <= run;
    const key = (isJoined ? run + factor * c : (c + 1) * run) - 1;
    const choices = (a + 1) * (b + 1) * (c + 1);
    if (key === choices - 1) return null;
    const total = a + 2 * b + factor * c;
    const price = (v: number) =>
      thing === 'cents' ? { en: `${v}-cent`, zh_cn: `${v} 美分` } : { en: `\\$${v}`, zh_cn: `${v} 美元` };
    const amount = (v: number) =>
      thing === 'cents' ? { en: `${v} cents`, zh_cn: `${v} 美分` } : { en: `\\$${v}`, zh_cn: `${v} 美元` };
    const [one, many, measure] = thing === 'cents' ? ['coin', 'coins', '枚'] : ['bill', 'bills', '张'];
    const noun = thing === 'cents' ? '硬币' : '钞票';
    const count = (n: number, v: number) => ({
      en:
        thing === 'cents'
          ? `${n} ${n === 1 ? `coin worth ${v} cents` : `coins worth ${v} cents each`}`
          : `${n} ${n === 1 ? `bill worth ${price(v).en}` : `bills worth ${price(v).en} each`}`,
      zh_cn: `${n} ${measure} ${price(v).zh_cn}`,
    });
    return {
      stem: both`A cashbox contains ${count(a, v1)}, ${count(b, v2)}, and ${count(c, v3)}, and nothing else. How many different amounts of money can be made using one or more of these ${many}?``
        钱箱里有 ${count(a, v1)}、${count(b, v2)}和 ${count(c, v3)}的${noun}，别无其他。用其中一${measure}或多${measure}${noun}，一共可以凑出多少种不同的金额？`,
      key,
      steps: [
        both`There are $(${a} + 1)(${b} + 1)(${c} + 1) = ${choices}$ ways to choose. The idea: different choices may give the same amount, since two ${price(v1)} ${many} are worth one of ${amount(v2)}. So count amounts, not choices.``
          取法共有 $(${a} + 1)(${b} + 1)(${c} + 1) = ${choices}$ 种。关键在于：不同的取法可能金额相同，因为两${measure} ${price(v1)}的等于一${measure} ${price(v2)}的。所以要数金额，而不是数取法。`,
        both`With the two smaller types, it is possible to make every multiple of ${amount(v1)} from 0 to ${amount(v1 * (a + 2 * b))}: $${a} + 2 \cdot ${b} + 1 = ${run}$ amounts, 0 included.``
          用较小的两种，可以凑出从 0 到 ${amount(v1 * (a + 2 * b))}之间 ${amount(v1)}的所有倍数：连 0 在内共 $${a} + 2 \cdot ${b} + 1 = ${run}$ 种。`,
        isJoined
          ? both`Each ${price(v3)} ${one} moves this run up by ${factor} places, which is not more than ${run}, so the runs leave no gap: every multiple of ${amount(v1)} up to ${amount(v1 * total)} is possible, and $\frac{${v1 * total}}{${v1}} = ${key}$ of them are greater than 0.``
            每加一${measure} ${price(v3)}的${noun}，这一段就上移 ${factor} 格，不超过 ${run}，所以各段之间没有空隙：直到 ${amount(v1 * total)}，${amount(v1)}的每个倍数都能凑出，其中大于 0 的有 $\frac{${v1 * total}}{${v1}} = ${key}$ 种。`
          : both`Each ${price(v3)} ${one} moves this run up by ${factor} places, which is more than ${run - 1}, so the runs do not meet: there are $(${c} + 1) \cdot ${run} = ${(c + 1) * run}$ amounts, minus the amount 0: $${(c + 1) * run} - 1 = ${key}$.``
            每加一${measure} ${price(v3)}的${noun}，这一段就上移 ${factor} 格，超过 ${run - 1}，所以各段互不重叠：共有 $(${c} + 1) \cdot ${run} = ${(c + 1) * run}$ 种，去掉 0：$${(c + 1) * run} - 1 = ${key}$。`,
      ],
      wrong: [
        [
          choices - 1,
          'symmetry-double',
          both`$${choices} - 1 = ${choices - 1}$ counts the choices; some of them come to the same amount.``$${choices} - 1 = ${choices - 1}$ 数的是取法，其中有些金额相同。`,
        ],
        [
          total,
          'assumes-special-case',
          both`$\frac{${v1 * total}}{${v1}} = ${total}$ counts all multiples of the smallest value up to the sum of all; some of them cannot be made.``$\frac{${v1 * total}}{${v1}} = ${total}$ 数的是不超过总额的所有倍数，其中有些凑不出来。`,
        ],
        [
          (c + 1) * run - 1,
          'symmetry-double',
          both`$(${c} + 1) \cdot ${run} - 1 = ${(c + 1) * run - 1}$ counts twice the amounts that can be made with one more of the large value as well as without it.``$(${c} + 1) \cdot ${run} - 1 = ${(c + 1) * run - 1}$ 把多用或少用一个大面额都能凑出的金额算了两次。`,
        ],
        [
          key + 1,
          'forgets-zero',
          both`$${key} + 1 = ${key + 1}$ includes the amount 0, for which nothing is taken.``$${key} + 1 = ${key + 1}$ 把一个也不取的金额 0 算了进去。`,
        ],
        [
          a * b * c,
          'restriction-ignored',
          both`$${a} \cdot ${b} \cdot ${c} = ${a * b * c}$ takes at least one of each type.``$${a} \cdot ${b} \cdot ${c} = ${a * b * c}$ 要求每种至少取一个。`,
        ],
        [
          run - 1 + c,
          'adds-for-multiplies',
          both`$${run} - 1 + ${c} = ${run - 1 + c}$ adds only the amounts made from the large value to those of the two smaller types.``$${run} - 1 + ${c} = ${run - 1 + c}$ 只把单用大面额的金额加到较小两种的金额上。`,
        ],
        [
          choices,
          'symmetry-double',
          both`$(${a} + 1)(${b} + 1)(${c} + 1) = ${choices}$ counts the choices, including taking nothing.``$(${a} + 1)(${b} + 1)(${c} + 1) = ${choices}$ 数的是取法，连一个也不取也算了。`,
        ],
      ],
    };
  },
});
