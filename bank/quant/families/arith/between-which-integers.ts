/** A root that is no whole number: the greatest whole number below it. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.roots', 'quant.arith.estimation'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 45,
  space: { degree: [2, 2, 3], k: range(5, 16), at: [1, 3, 5, 7, 9], side: ['below', 'above'] },
  keep: ({ degree, k }) => degree === 2 || k < 11,
  make: ({ degree, k, at, side }) => {
    const [low, high] = [k ** degree, (k + 1) ** degree];
    const n = low + Math.round(((high - low) * at) / 10);
    if (n === low || n === high) return null;
    const root = degree === 2 ? `\\sqrt{${n}}` : `\\sqrt[3]{${n}}`;
    const isBelow = side === 'below';
    const key = isBelow ? k : k + 1;
    const half = Math.round(n / degree);
    const name = degree === 2 ? both`squares``平方` : both`cubes``立方`;
    const digits = Number(String(n).slice(0, 2));
    return {
      stem: isBelow
        ? both`What is the greatest integer that is less than $${root}$?``小于 $${root}$ 的最大整数是多少？`
        : both`What is the least integer that is greater than $${root}$?``大于 $${root}$ 的最小整数是多少？`,
      key,
      steps: [
        both`The idea: The root need not be computed; compare the number under it with the perfect ${name} nearby. Look for neighboring ${name} around ${n}: $${k}^{${degree}} = ${low}$ and $${k + 1}^{${degree}} = ${high}$.``关键在于：不必求出根，只要把根号下的数与附近的${name}数比较。找出 ${n} 两侧相邻的${name}数：$${k}^{${degree}} = ${low}$，$${k + 1}^{${degree}} = ${high}$。`,
        isBelow
          ? both`Since ${n} lies between them, the root lies between ${k} and ${k + 1}; the greatest integer less than it is ${key}.``${n} 在两者之间，所以根在 ${k} 与 ${k + 1} 之间，小于它的最大整数是 ${key}。`
          : both`Since ${n} lies between them, the root lies between ${k} and ${k + 1}; the least integer greater than it is ${key}.``${n} 在两者之间，所以根在 ${k} 与 ${k + 1} 之间，大于它的最小整数是 ${key}。`,
      ],
      wrong: [
        [
          isBelow ? k + 1 : k,
          'reverses-comparison',
          isBelow
            ? both`$${k + 1}^{${degree}} = ${high}$ is already greater than ${n}, so ${k + 1} is greater than the root.``$${k + 1}^{${degree}} = ${high}$ 已经大于 ${n}，所以 ${k + 1} 大于这个根。`
            : both`$${k}^{${degree}} = ${low}$ is less than ${n}, so ${k} is less than the root.``$${k}^{${degree}} = ${low}$ 小于 ${n}，所以 ${k} 小于这个根。`,
        ],
        [
          isBelow ? k - 1 : k + 2,
          'off-by-one',
          isBelow
            ? both`${k - 1} is less than the root, but ${k} is too, and it is greater.``${k - 1} 小于这个根，但更大的 ${k} 也小于它。`
            : both`${k + 2} is greater than the root, but ${k + 1} is too, and it is less.``${k + 2} 大于这个根，但更小的 ${k + 1} 也大于它。`,
        ],
        [
          isBelow ? k + 2 : k - 1,
          'arithmetic-slip',
          isBelow
            ? both`$${k + 2}^{${degree}} = ${(k + 2) ** degree}$ is far above ${n}, so ${k + 2} is too large.``$${k + 2}^{${degree}} = ${(k + 2) ** degree}$ 远大于 ${n}，所以不可能是 ${k + 2}。`
            : both`$${k - 1}^{${degree}} = ${(k - 1) ** degree}$ is far below ${n}, so ${k - 1} is too small.``$${k - 1}^{${degree}} = ${(k - 1) ** degree}$ 远小于 ${n}，所以不可能是 ${k - 1}。`,
        ],
        [
          half,
          'root-of-sum',
          both`Dividing ${n} by ${degree} gives about ${half}; a root is not a quotient.``把 ${n} 除以 ${degree} 约得 ${half}，但开方不是除法。`,
        ],
        [
          n > 99 && (digits > k + 2 || digits < k - 2) ? digits : k + 3,
          'judges-by-looks',
          n > 99 && (digits > k + 2 || digits < k - 2)
            ? both`${digits} takes the leading digits of ${n} to be the root.``${digits} 是把 ${n} 的前几位当成了根。`
            : both`$${k + 3}^{${degree}} = ${(k + 3) ** degree}$ is far above ${n}, so ${k + 3} is too large.``$${k + 3}^{${degree}} = ${(k + 3) ** degree}$ 远大于 ${n}，所以 ${k + 3} 太大。`,
        ],
        [
          k - 2,
          'arithmetic-slip',
          both`$${k - 2}^{${degree}} = ${(k - 2) ** degree}$ is far below ${n}, so ${k - 2} is too small.``$${k - 2}^{${degree}} = ${(k - 2) ** degree}$ 远小于 ${n}，所以 ${k - 2} 太小。`,
        ],
      ],
    };
  },
});
