/** p percent more one way is not p percent less the other way: the base changes. */
import { compare, div } from '#core/rational.ts';
import { aOrB, defineFamily, keyOfOrder } from '../../family.ts';
import { both, decimal } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent', 'quant.arith.percent-change'],
  form: 'qc',
  difficulty: 3,
  seconds: 75,
  space: {
    p: [10, 20, 25, 30, 40, 50, 60],
    way: ['more', 'less', 'round trip', 'signs'],
    // Quantity B: the same percent, or the true one.
    offer: ['same', 'true'],
    names: [
      {
        en: ['the price of a chair', 'the price of a stool'],
        zh: ['椅子的价格', '凳子的价格'],
        up: '高',
        down: '低',
      },
      {
        en: ['the area of Lake Arn', 'the area of Lake Bel'],
        zh: ['阿恩湖的面积', '贝尔湖的面积'],
        up: '大',
        down: '小',
      },
      {
        en: ['the salary of the editor', 'the salary of the typist'],
        zh: ['编辑的薪水', '打字员的薪水'],
        up: '高',
        down: '低',
      },
    ],
  },
  make: ({ p, way, offer, names }) => {
    const [x, y] = names.en;
    const [zx, zy] = names.zh;
    if (way === 'round trip' || way === 'signs') {
      const isOpen = way === 'signs';
      if (offer === 'true') return null;
      const factor = (10_000 - p * p) / 10_000;
      const idea = isOpen
        ? both`The idea: Write the last number as a multiple of the first; which of them is greater then depends on the sign.``关键在于：把最后一个数写成第一个数的倍数，谁大谁小就要看正负号。`
        : both`The idea: Each percent has its own base; the decrease is taken of the larger number, so it outweighs the increase.``关键在于：每个百分数都有自己的基准；减少是对较大的数取的，所以减的比增的多。`;
      return {
        difficulty: isOpen ? 4 : 3,
        stem: isOpen
          ? both`The number $x$ is not equal to 0. The number $y$ is equal to $x$ increased by ${p} percent of $x$, and the number $z$ is equal to $y$ decreased by ${p} percent of $y$.``
            数 $x$ 不等于 0。数 $y$ 等于 $x$ 加上 $x$ 的 ${p}%，数 $z$ 等于 $y$ 减去 $y$ 的 ${p}%。`
          : both`The positive number $y$ is ${p} percent greater than $x$, and the number $z$ is ${p} percent less than $y$.``正数 $y$ 比 $x$ 大 ${p}%，数 $z$ 比 $y$ 小 ${p}%。`,
        a: 'x',
        b: 'z',
        key: isOpen ? 'D' : 'A',
        letters: { x: 100, y: 100 + p, z: 100 * factor },
        steps: [
          both`${idea} From the given information, $y = ${(100 + p) / 100}x$ and $z = ${(100 - p) / 100}y$.``${idea}由题意，$y = ${(100 + p) / 100}x$，$z = ${(100 - p) / 100}y$。`,
          both`Together, $z = ${(100 - p) / 100} \cdot ${(100 + p) / 100}x = ${factor}x$: the decrease is a percent of $y$, the number after the increase, and the two do not cancel.``
            合起来 $z = ${(100 - p) / 100} \cdot ${(100 + p) / 100}x = ${factor}x$：减少的百分数以变化后的 $y$ 为基准，不能正好抵消。`,
          isOpen
            ? both`If $x$ is positive, then $x$ is greater than $${factor}x$; if $x$ is negative, it is less. So the relationship cannot be determined. Faster: try 100 and $-100$ for $x$; the order is reversed.``若 $x$ 为正，则 $x$ 大于 $${factor}x$；若 $x$ 为负，则小于它。所以无法确定。更快的做法：分别取 $x$ 为 100 和 $-100$ 试算，大小顺序正好相反。`
            : both`Since $x$ is positive, $x$ is greater than $${factor}x$. Faster: with 100 for $x$, the gain is ${p}, and the loss is ${p} percent of a number above 100, which is more.``因为 $x$ 为正，所以 $x$ 大于 $${factor}x$。更快的看法：取 $x$ 为 100，增加的是 ${p}，减少的是一个大于 100 的数的 ${p}%，减得更多。`,
        ],
        wrong: {
          A: [
            'assumes-positive',
            both`This is true for positive numbers; a negative $x$ reverses it.``这对正数成立；$x$ 为负时结论相反。`,
          ],
          B: [
            'reverses-comparison',
            both`The decrease is a percent of the number after the increase, so it is the larger of the two changes.``减少的百分数以增加后的数为基准，所以减少的量更大。`,
          ],
          C: [
            'undoes-percent-by-same',
            both`The two percents are equal, but they are percents of different numbers and do not cancel.``两个百分数相同，但基准不同，不能互相抵消。`,
          ],
          D: [
            'thinks-undetermined',
            both`The value of $x$ is unknown, but $z$ is a fixed multiple of the positive number $x$.``$x$ 的值未知，但 $z$ 总是正数 $x$ 的固定倍数。`,
          ],
        },
      };
    }
    const isMore = way === 'more';
    const back = isMore ? div(100 * p, 100 + p) : div(100 * p, 100 - p);
    if (offer === 'true' && back.d !== 1n) return null;
    const b = offer === 'true' ? decimal(back) : p;
    const order = compare(back, b);
    const key = keyOfOrder(order);
    const other = isMore ? 100 + p : 100 - p;
    const faster =
      offer === 'same'
        ? {
            en: ` Faster: no calculation is needed, since a base ${isMore ? 'above' : 'below'} 100 makes the percent ${isMore ? 'less' : 'greater'} than ${p}.`,
            zh_cn: `更快的看法：不必计算，基准${isMore ? '大于' : '小于'} 100，百分数就${isMore ? '小于' : '大于'} ${p}。`,
          }
        : '';
    return {
      stem: isMore
        ? both`${cap(x!)} is ${p} percent more than ${y!}, and ${y!} is $n$ percent less than ${x!}.``${zx!}比${zy!}${names.up} ${p}%，${zy!}比${zx!}${names.down} $n$%。`
        : both`${cap(x!)} is ${p} percent less than ${y!}, and ${y!} is $n$ percent more than ${x!}.``${zx!}比${zy!}${names.down} ${p}%，${zy!}比${zx!}${names.up} $n$%。`,
      a: 'n',
      b,
      key,
      letters: { n: back },
      steps: [
        isMore
          ? both`The idea: The difference is the same both ways; only its base changes, and a larger base makes a smaller percent. Let ${y!} be 100. Then ${x!} is $100 + ${p} = ${other}$, and the difference is ${p} either way.``关键在于：两种比法的差相同，变的只是基准；基准越大，百分数越小。设${zy!}为 100，则${zx!}为 $100 + ${p} = ${other}$，无论怎么比，差都是 ${p}。`
          : both`The idea: The difference is the same both ways; only its base changes, and a larger base makes a smaller percent. Let ${y!} be 100. Then ${x!} is $100 - ${p} = ${other}$, and the difference is ${p} either way.``关键在于：两种比法的差相同，变的只是基准；基准越大，百分数越小。设${zy!}为 100，则${zx!}为 $100 - ${p} = ${other}$，无论怎么比，差都是 ${p}。`,
        both`The second percent is a percent of ${other} instead of 100: $n = \frac{${p}}{${other}} \cdot 100 = ${back}$, to be compared with ${b}.${faster}``第二个百分数以 ${other} 为基准，而不是以 100 为基准：$n = \frac{${p}}{${other}} \cdot 100 = ${back}$，再与 ${b} 比较。${faster}`,
      ],
      wrong: {
        ...aOrB(
          'percent-of-wrong-base',
          both`The same difference is a smaller percent of a larger base and a larger percent of a smaller one; this reverses the two.``同样的差，基准大则百分数小，基准小则百分数大；这里弄反了。`,
        ),
        C: [
          'undoes-percent-by-same',
          both`The difference is the same, but the two percents have different bases.``差相同，但两个百分数的基准不同。`,
        ],
        D: [
          'thinks-undetermined',
          both`The amounts themselves are not needed: percents depend only on their ratio.``不需要知道具体的数量：百分数只取决于它们的比。`,
        ],
      },
    };
  },
});

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
