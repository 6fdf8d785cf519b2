/** Some of one kind join, or leave, and the ratio changes: the other kind has stayed the same. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.ratio', 'quant.algebra.linear'],
  form: 'numeric',
  difficulty: 3,
  seconds: 95,
  space: {
    before: [
      [2, 3],
      [3, 4],
      [1, 2],
      [3, 5],
      [2, 5],
      [4, 7],
    ],
    after: [
      [3, 4],
      [1, 1],
      [5, 6],
      [4, 5],
      [2, 3],
      [5, 7],
    ],
    size: [2, 3, 4, 5, 6, 7, 8],
    story: [
      {
        en: 'In a choir, the ratio of the number of tenors to the number of altos was $R$. After N more tenors joined and nobody left, the ratio was $S$. How many tenors were in the choir at first?',
        zh: '合唱团中男高音与女低音人数之比原为 $R$。又有 N 名男高音加入，无人离开，此时两者之比为 $S$。合唱团原来有多少名男高音？',
      },
      {
        en: 'On a shelf, the ratio of the number of novels to the number of dictionaries was $R$. After N more novels were put on the shelf and nothing was removed, the ratio was $S$. How many novels were on the shelf at first?',
        zh: '书架上小说与词典的册数之比原为 $R$。又放上 N 册小说，没有取走任何书，此时两者之比为 $S$。书架上原来有多少册小说？',
      },
      {
        en: 'In a parking lot, the ratio of the number of vans to the number of cars was $R$. After N more vans arrived and no vehicles left, the ratio was $S$. How many vans were in the parking lot at first?',
        zh: '停车场里面包车与轿车的辆数之比原为 $R$。又来了 N 辆面包车，没有车离开，此时两者之比变为 $S$。停车场原来有多少辆面包车？',
      },
    ],
  },
  keep: ({ before: [a, b], after: [c, d] }) => c * b > a * d,
  make: ({ before: [a, b], after: [c, d], size, story }) => {
    // The kind that stays is a multiple of b and of d.
    const stay = b * d * (size % 3 === 0 ? 3 : size % 2 === 0 ? 2 : 1);
    const key = (stay / b) * a;
    const end = (stay / d) * c;
    const joined = end - key;
    if (stay > 100 || joined < 2) return null;
    const fill = (text: string): string =>
      text.replace('$R$', `$${a} : ${b}$`).replace('N', `${joined}`).replace('$S$', `$${c} : ${d}$`);
    const x = stay / b;
    return {
      stem: { en: fill(story.en), zh_cn: fill(story.zh) },
      key,
      letters: { x },
      steps: [
        both`The idea: One of the two numbers has stayed the same, so it ties the ratio before to the ratio after. Let the original numbers be $${a === 1 ? '' : a}x$ and $${b}x$. Only the first number grows, so $\frac{${a === 1 ? '' : a}x + ${joined}}{${b}x} = \frac{${c}}{${d}}$.``
          关键在于：两种数量中有一种没有变，正是它把前后两个比联系起来。设原来两种的数量为 $${a === 1 ? '' : a}x$ 和 $${b}x$。只有前一种增加，所以 $\frac{${a === 1 ? '' : a}x + ${joined}}{${b}x} = \frac{${c}}{${d}}$。`,
        both`Cross-multiplying, $${d === 1 ? '' : d}(${a === 1 ? '' : a}x + ${joined}) = ${b * c}x$, that is, $${b * c - a * d === 1 ? '' : b * c - a * d}x = ${d * joined}$ and $x = ${x}$.``
          交叉相乘得 $${d === 1 ? '' : d}(${a === 1 ? '' : a}x + ${joined}) = ${b * c}x$，即 $${b * c - a * d === 1 ? '' : b * c - a * d}x = ${d * joined}$，$x = ${x}$。`,
        both`At first, there were $${a} \cdot ${x} = ${key}$ of the first type. Faster: with equal second terms, the ratios are $${a * d} : ${b * d}$ and $${b * c} : ${b * d}$; the first term grows by ${b * c - a * d}, and this stands for ${joined}.``所以前一种原来有 $${a} \cdot ${x} = ${key}$。更快的做法：让后项相同，前后两个比为 $${a * d} : ${b * d}$ 与 $${b * c} : ${b * d}$，前项增加的 ${b * c - a * d} 份就是 ${joined}。`,
      ],
      wrong: [
        [
          end,
          'answers-another-question',
          both`$${key} + ${joined} = ${end}$ is the number after the increase.``$${key} + ${joined} = ${end}$ 是增加之后的数量。`,
        ],
        [
          stay,
          'answers-another-question',
          both`$${b} \cdot ${x} = ${stay}$ is the number of the other type.``$${b} \cdot ${x} = ${stay}$ 是另一种的数量。`,
        ],
        [
          x,
          'stops-early',
          both`$x = ${x}$ is the size of one part, not yet the number.``$x = ${x}$ 只是一份的大小，还不是所求的数量。`,
        ],
        [
          a * joined,
          'assumes-special-case',
          both`$${a} \cdot ${joined} = ${a * joined}$ takes the number added to be one part of the ratio.``$${a} \cdot ${joined} = ${a * joined}$ 把增加的数量当成了一份。`,
        ],
      ],
    };
  },
});
