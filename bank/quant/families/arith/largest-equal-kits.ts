/** The greatest number of identical kits from two stocks is the greatest common divisor. */
import { gcd } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.gcd-lcm'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 70,
  space: {
    g: [12, 14, 15, 16, 18, 20, 24, 28, 30],
    m: [2, 3, 4, 5, 7],
    n: [3, 4, 5, 7, 8],
    story: [
      (a: number, b: number) =>
        both`A relief agency has ${a} blankets and ${b} lamps and packs all of them into boxes, with the same number of blankets in each box and the same number of lamps in each
          box. What is the greatest possible number of boxes?``某救援机构有 ${a} 条毯子和 ${b} 盏灯，要全部装箱，每箱的毯子数相同，每箱的灯数也相同。最多可以装多少箱？`,
      (a: number, b: number) =>
        both`A florist will use all of ${a} roses and ${b} lilies to make identical bouquets. What is the greatest number of bouquets that the florist can make?``
          花店要把 ${a} 枝玫瑰和 ${b} 枝百合全部分成完全相同的花束，不剩余。最多能做多少束？`,
      (a: number, b: number) =>
        both`The ${a} tenors and ${b} sopranos at a festival are to be divided into choirs so that each singer is in exactly one choir, each choir has the same number of tenors, and each choir has the same number of sopranos. What is the greatest possible number of choirs?``音乐节的 ${a} 名男高音和 ${b} 名女高音要分成若干合唱队，各队男高音人数相同，女高音人数也相同，每人恰好参加一队。最多可以分成多少队？`,
      (a: number, b: number) =>
        both`A rectangular floor measures ${a} inches by ${b} inches and is to be covered completely with identical square tiles whose side length is a whole number of inches, without cutting any tile. What is the greatest possible side length, in inches, of a tile?``一块长方形地面长 ${a} 英寸、宽 ${b} 英寸，要用边长为整数英寸的相同正方形瓷砖铺满，不切割瓷砖。瓷砖的边长最大是多少英寸？`,
    ],
  },
  keep: ({ m, n }) => m < n && gcd(m, n) === 1,
  make: ({ g, m, n, story }) => {
    const [a, b] = [n * g, m * g];
    const small = [2, 3, 5, 7].find((d) => g % d === 0)!;
    const half = g / small;
    const third = [3, 5, 7, 4].find((d) => g % d === 0 && d !== small);
    return {
      stem: story(a, b),
      key: g,
      steps: [
        both`The idea: Translate the story into divisibility; nothing may be left over from either number. The number must divide both ${a} and ${b}, so the greatest one is their greatest common divisor.``关键在于：把题意转化为整除，两个数都不能有剩余。所求的数必须同时整除 ${a} 和 ${b}，所以最大的就是它们的最大公约数。`,
        both`$${a} = ${g} \cdot ${n}$ and $${b} = ${g} \cdot ${m}$, where ${n} and ${m} have no common divisor greater than 1. So the answer is ${g}. Faster: try the choices from the greatest down; the first that divides both numbers is the answer.``
          $${a} = ${g} \cdot ${n}$，$${b} = ${g} \cdot ${m}$，其中 ${n} 与 ${m} 除 1 外没有公因数。所以答案是 ${g}。更快的做法：从最大的选项试起，第一个能同时整除两数的就是答案。`,
      ],
      wrong: [
        [
          half,
          'stops-early',
          both`${half} divides both, but $${small} \cdot ${half} = ${g}$ does too.``${half} 能同时整除两数，但 $${small} \cdot ${half} = ${g}$ 也能。`,
        ],
        [
          a - b,
          'answers-another-question',
          both`$${a} - ${b} = ${a - b}$ is the difference between the two numbers; the greatest common divisor divides it but need not equal it.``
            $${a} - ${b} = ${a - b}$ 是两数之差；最大公约数整除这个差，但不一定等于它。`,
        ],
        [
          2 * g,
          'ignores-a-condition',
          m % 2 === 0 || n % 2 === 0
            ? both`$2 \cdot ${g} = ${2 * g}$ divides one of the two numbers, not both.``$2 \cdot ${g} = ${2 * g}$ 只整除其中一个数，不能同时整除两个。`
            : both`$2 \cdot ${g} = ${2 * g}$ divides the difference, but neither of the numbers.``$2 \cdot ${g} = ${2 * g}$ 整除两数之差，却不整除任何一个数。`,
        ],
        [
          b,
          'ignores-a-condition',
          both`${b} divides itself but not ${a}.``${b} 能整除自己，但不能整除另一个数 ${a}。`,
        ],
        [
          third ? g / third : n,
          'stops-early',
          third
            ? both`${g / third} divides both numbers, but it is not the greatest that does: $${third} \cdot ${g / third} = ${g}$.``${g / third} 能同时整除两数，但不是最大的：$${third} \cdot ${g / third} = ${g}$。`
            : both`${n} is $${a} \div ${g}$, the quotient and not the divisor.``${n} 是 $${a} \div ${g}$ 的商，不是除数。`,
        ],
        [
          n * m,
          'gcd-for-lcm',
          both`$${n} \cdot ${m} = ${n * m}$ multiplies the parts that the two numbers do not share.``$${n} \cdot ${m} = ${n * m}$ 是把两数不共有的部分相乘。`,
        ],
        [
          3 * g,
          'ignores-a-condition',
          both`$3 \cdot ${g} = ${3 * g}$ does not divide both numbers.``$3 \cdot ${g} = ${3 * g}$ 不能同时整除两数。`,
        ],
      ],
    };
  },
});
