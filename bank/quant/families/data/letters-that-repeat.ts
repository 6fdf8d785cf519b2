/** Different arrangements of the letters of a word in which letters repeat. */
import { factorial, productOf, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.permutations'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 75,
  space: {
    word: [
      'LEVEL',
      'BANANA',
      'SEESAW',
      'COFFEE',
      'TATTOO',
      'PEPPER',
      'CHEESE',
      'BALLOON',
      'RADAR',
      'MAMMAL',
      'ARRANGE',
      'POPPY',
      'ERROR',
      'SETTEE',
      'KAYAK',
    ],
  },
  make: ({ word }) => {
    const n = word.length;
    const counts = [...new Set(word)]
      .map((letter) => [letter, [...word].filter((l) => l === letter).length] as const)
      .filter(([, c]) => c > 1);
    const bottom = productOf(counts.map(([, c]) => factorial(c)));
    const all = factorial(n);
    const key = all / bottom;
    const product = productOf(counts.map(([, c]) => c));
    const added = sumOf(counts.map(([, c]) => factorial(c)));
    const first = factorial(counts[0]![1]);
    const distinct = new Set(word).size;
    const whole = (x: number): number => (Number.isInteger(x) ? x : 0);
    const list = {
      en: counts.map(([l, c]) => `${l} occurs ${c === 2 ? 'twice' : 'three times'}`).join(' and '),
      zh_cn: counts.map(([l, c]) => `${l} 出现${c === 2 ? '两' : '三'}次`).join('，'),
    };
    const below = counts.map(([, c]) => `${c}!`).join(' \\cdot ');
    return {
      stem: both`How many different arrangements are there of all the letters of the word ${word}?``把单词 ${word} 的全部字母重新排列，共有多少种不同的排法？`,
      key,
      steps: [
        both`The idea: Treat all letters as different at first, and then divide by the number of ways identical letters can trade places. If all $${n}$ letters were different, there would be $${n}! = ${all}$ arrangements. But ${list}, and interchanging identical letters changes nothing.``关键在于：先把所有字母看成各不相同，再除以相同字母互换位置的方式数。假如 $${n}$ 个字母各不相同，共有 $${n}! = ${all}$ 种排法。但 ${list}，相同字母互换位置不产生新的排法。`,
        both`So each arrangement has been counted $${below} = ${bottom}$ times, and there are $\frac{${all}}{${bottom}} = ${key}$ different ones.``所以每种排法被重复算了 $${below} = ${bottom}$ 次，不同的排法有 $\frac{${all}}{${bottom}} = ${key}$ 种。`,
      ],
      wrong: [
        [
          all,
          'symmetry-double',
          both`$${n}! = ${all}$ treats identical letters as different.``$${n}! = ${all}$ 把相同的字母当成不同的。`,
        ],
        [
          whole(all / product),
          'arithmetic-slip',
          both`$\frac{${all}}{${product}} = ${whole(all / product)}$ divides by how often the letters occur, not by the number of ways to order them.``$\frac{${all}}{${product}} = ${whole(all / product)}$ 除以的是出现次数，而不是相应的阶乘。`,
        ],
        [
          factorial(distinct),
          'restriction-ignored',
          both`$${distinct}! = ${factorial(distinct)}$ arranges only the different letters.``$${distinct}! = ${factorial(distinct)}$ 只排列了不同的字母。`,
        ],
        [
          all / first,
          'one-arrangement',
          both`$\frac{${all}}{${first}} = ${all / first}$ corrects for only one repeated letter.``$\frac{${all}}{${first}} = ${all / first}$ 只考虑了一个重复的字母。`,
        ],
        [
          whole(all / added),
          'adds-for-multiplies',
          both`$\frac{${all}}{${added}} = ${whole(all / added)}$ adds the orders of the repeated letters instead of multiplying them.``$\frac{${all}}{${added}} = ${whole(all / added)}$ 把重复字母的排法数相加，而没有相乘。`,
        ],
        [
          key / 2,
          'symmetry-double',
          both`$\frac{${key}}{2} = ${key / 2}$ treats an arrangement and its reverse as the same.``$\frac{${key}}{2} = ${key / 2}$ 把一种排法与倒过来的排法当成同一种。`,
        ],
        [
          2 * key,
          'one-arrangement',
          both`$2 \cdot ${key} = ${2 * key}$ leaves out one division by two.``$2 \cdot ${key} = ${2 * key}$ 少除了一次二。`,
        ],
        [
          whole(key / 3),
          'arithmetic-slip',
          both`$\frac{${key}}{3} = ${whole(key / 3)}$ divides once more by three.``$\frac{${key}}{3} = ${whole(key / 3)}$ 多除了一次三。`,
        ],
        [
          3 * key,
          'arithmetic-slip',
          both`$3 \cdot ${key} = ${3 * key}$ leaves out a division by three.``$3 \cdot ${key} = ${3 * key}$ 少除了一次三。`,
        ],
      ].filter(([x]) => (x as number) > 0) as [
        number,
        'symmetry-double',
        ReturnType<ReturnType<typeof both>>,
      ][],
    };
  },
});
