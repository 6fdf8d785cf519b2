/**
 * The number of zeros at the end of n! lies between two bounds: how many values can n have?
 *
 * Chains two ideas: the zeros come from the factors 5 alone, so that five n in a row have the same number of them; and a
 * multiple of 25 or of 125 brings more than one at once, so that some numbers of zeros never occur. Careful work that
 * takes five n for each number of zeros ends at the number that is offered.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, listed } from '../../text.ts';

const zerosOf = (n: number): number =>
  Math.floor(n / 5) + Math.floor(n / 25) + Math.floor(n / 125) + Math.floor(n / 625);

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.divisibility'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    from: [3, 4, 9, 10, 15, 16, 21, 22, 27, 28],
    width: [3, 4, 5],
    offer: ['five each', 'five each', 'all', 'all', 'between'],
    isSwapped: [false, true],
  },
  make: ({ from, width, offer, isSwapped }) => {
    const to = from + width - 1;
    const fitting = range(1, 200).filter((n) => zerosOf(n) >= from && zerosOf(n) <= to);
    const skipped = range(from, to).filter((zeros) => !fitting.some((n) => zerosOf(n) === zeros));
    // The first and the last number of zeros do occur: the gap is hidden inside.
    if (skipped.length === 0 || skipped.includes(from) || skipped.includes(to)) return null;
    const key = fitting.length;
    const value = { 'five each': 5 * width, all: key, between: key + 2 }[offer];
    const jump = fitting.find((n) => zerosOf(n) > zerosOf(n - 1) + 1)!;
    const power = jump % 125 === 0 ? 125 : 25;
    const [before, after] = [zerosOf(jump - 1), zerosOf(jump)];
    const measured = both`The number of possible values of $n$``$n$ 的可能取值的个数`;
    const high = [
      'misses-exponent',
      both`This takes five values of $n$ for each number of zeros, but no factorial ends in exactly ${listed(skipped)} zeros.``
        这是认为每种零的个数都对应五个 $n$，但没有一个阶乘的末尾恰好有 ${listed(skipped)} 个零。`,
    ] as const;
    const low = [
      'counts-gaps',
      both`Each number of zeros that does occur belongs to five integers in a row, from one multiple of 5 to just before the next; from ${fitting[0]!} to ${fitting.at(-1)!} there are ${key}.``
        每个确实出现的零的个数都对应五个相邻的整数，即从一个 5 的倍数到下一个之前；从 ${fitting[0]!} 到 ${fitting.at(-1)!} 共有 ${key} 个。`,
    ] as const;
    const product = power === 125 ? '5 \\cdot 5 \\cdot 5' : '5 \\cdot 5';
    const fives = power === 125 ? inAll.three : inAll.two;
    return {
      stem: both`$n$ is a positive integer, and the number of consecutive zeros at the end of $n!$ is at least ${from} and at most ${to}.``
        $n$ 是正整数，$n!$ 的末尾连续的零的个数不少于 ${from}，不多于 ${to}。`,
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key: keyOfOrder(key - value, isSwapped),
      steps: [
        both`Each zero comes from a factor $2 \cdot 5 = 10$, and factors 2 abound, so count the factors 5 in $n!$. Their number changes only at a multiple of 5, so five integers in a row share each number of zeros.``
          末尾的每个零来自一个因数 $2 \cdot 5 = 10$，而因数 2 绰绰有余，所以只需数 $n!$ 中因数 5 的个数。它只在 5 的倍数处变化，所以每种零的个数由五个相邻的整数共有。`,
        both`The idea: $${product} = ${power}$ divides ${jump}, so that at ${jump} ${fives} come in at once. $${jump - 1}!$ ends in ${before} zeros and $${jump}!$ in ${after}, so that ${listed(skipped)} ${skipped.length > 1 ? 'are' : 'is'} skipped.``
          关键在于：$${product} = ${power}$ 整除 ${jump}，所以在 ${jump} 处${fives}。$${jump - 1}!$ 的末尾有 ${before} 个零，$${jump}!$ 的末尾有 ${after} 个，所以 ${listed(skipped)} 被跳过了。`,
        both`What remains is ${width - skipped.length} numbers of zeros, and $5 \cdot ${width - skipped.length} = ${key}$ values of $n$, from ${fitting[0]!} to ${fitting.at(-1)!}.``
          剩下 ${width - skipped.length} 种零的个数，$n$ 有 $5 \cdot ${width - skipped.length} = ${key}$ 个值，从 ${fitting[0]!} 到 ${fitting.at(-1)!}。`,
        both`Compare with ${value}. The tempting path multiplies $5 \cdot ${width} = ${5 * width}$ without asking whether every number of zeros occurs.``
          与 ${value} 比较即可。容易走错的路是直接算 $5 \cdot ${width} = ${5 * width}$，没有想到有些零的个数并不出现。`,
      ],
      wrong: {
        A: isSwapped ? low : high,
        B: isSwapped ? high : low,
        C: value > key ? high : low,
        D: [
          'thinks-undetermined',
          both`$n$ is not determined, but the number of its possible values is: they run from ${fitting[0]!} to ${fitting.at(-1)!}.``
            $n$ 的值不确定，但可能取值的个数是确定的：从 ${fitting[0]!} 到 ${fitting.at(-1)!}。`,
        ],
      },
    };
  },
});

const inAll = {
  two: { en: 'two factors 5', zh_cn: '一次增加两个因数 5' },
  three: { en: 'three factors 5', zh_cn: '一次增加三个因数 5' },
};
