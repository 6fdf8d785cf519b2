/** Two strengths give a third: the ratio of the amounts is that of the distances, crosswise. */
import { div, isWhole } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const stories = [
  { en: ['A solution', 'percent acid', 'a solution', 'acid'], zh: ['酸液', '酸'] },
  { en: ['A syrup', 'percent sugar', 'a syrup', 'sugar'], zh: ['糖浆', '糖'] },
  { en: ['An alloy', 'percent copper', 'an alloy', 'copper'], zh: ['合金', '铜'] },
  { en: ['A fruit drink', 'percent juice', 'a drink', 'juice'], zh: ['果汁饮料', '果汁'] },
];

export const family = defineFamily({
  tags: ['quant.algebra.mixture', 'quant.arith.ratio'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: {
    p: [10, 15, 20, 25, 30, 36],
    q: [40, 45, 50, 60, 65, 75, 80, 90],
    r: [18, 24, 25, 28, 30, 32, 35, 40, 42, 45, 48, 50, 55, 60],
    story: stories,
  },
  keep: ({ p, q, r }) => p < r && r < q && 2 * r !== p + q && Math.max(...pair(q - r, r - p)) <= 5,
  make: ({ p, q, r, story: { en, zh } }) => {
    const [x, y] = pair(q - r, r - p);
    const ratio = (a: number, b: number): string => `${pair(a, b)[0]} : ${pair(a, b)[1]}`;
    const key = `${x} : ${y}`;
    return {
      stem: both`${en[0]!} that is ${p} percent ${en[3]!} by weight is mixed with one that is ${q} percent ${en[3]!} by weight to make ${en[2]!} that is ${r} percent ${en[3]!} by weight. What is the ratio of the weight of the first to the weight of the second in the mixture?``
        按质量计，把含${zh[1]!} ${p}% 的${zh[0]!}与含${zh[1]!} ${q}% 的${zh[0]!}混合，配成含${zh[1]!} ${r}% 的${zh[0]!}。混合物中前者与后者的质量之比是多少？`,
      key,
      letters: { x, y },
      steps: [
        both`The idea: Mixing neither adds nor removes any ${en[3]!}, so the two parts together contain as much of it as the mixture. Let the amounts be $x$ and $y$. The amount of ${en[3]!} gives $${p}x + ${q}y = ${r}(x + y)$.``关键在于：混合既不增加也不减少${zh[1]!}，所以两部分所含的${zh[1]!}合起来等于混合物所含的。设用量分别为 $x$ 与 $y$，由${zh[1]!}的量得 $${p}x + ${q}y = ${r}(x + y)$。`,
        both`So $${q - r}y = ${r - p}x$: the amounts are in the ratio $x : y = ${q - r} : ${r - p} = ${key}$. The percent of the mixture is closer to that of the component of which there is more. Faster: the two percents lie ${r - p} and ${q - r} away from ${r}, and the amounts are in the ratio of these distances, crosswise.``
          所以 $${q - r}y = ${r - p}x$，用量比 $x : y = ${q - r} : ${r - p} = ${key}$。哪一种多，混合后的浓度就更接近哪一种。更快的做法：两个浓度与 ${r} 分别相差 ${r - p} 和 ${q - r}，用量之比就是这两个差交叉对应之比。`,
      ],
      wrong: [
        [
          ratio(r - p, q - r),
          'inverts-ratio',
          both`$${ratio(r - p, q - r)}$ pairs each amount with its own distance from ${r}; it should be paired with the other one.``$${ratio(r - p, q - r)}$ 把用量与自身到 ${r} 的差对应了，应当交叉对应。`,
        ],
        [
          ratio(q, p),
          'inverts-ratio',
          both`$${ratio(q, p)}$ takes the amounts to be inversely proportional to the percents, regardless of the mixture.``$${ratio(q, p)}$ 误以为用量与浓度成反比，与混合后的浓度无关。`,
        ],
        [
          ratio(p, q),
          'assumes-special-case',
          both`$${ratio(p, q)}$ is the ratio of the percents.``$${ratio(p, q)}$ 是两个百分数之比。`,
        ],
        [
          '1 : 1',
          'averages-rates',
          both`$1 : 1$ would give the mean of the two percents, $\frac{${p} + ${q}}{2} = ${div(p + q, 2)}$.``$1 : 1$ 得到的是两个百分数的平均数 $\frac{${p} + ${q}}{2} = ${div(p + q, 2)}$。`,
        ],
        [
          ratio(q - r, q - p),
          'part-for-whole',
          both`$${ratio(q - r, q - p)}$ compares the first with the whole mixture.``$${ratio(q - r, q - p)}$ 是前者与混合物总量之比。`,
        ],
        [
          ratio(r - p, q - p),
          'part-for-whole',
          both`$${ratio(r - p, q - p)}$ compares the second with the whole mixture.``$${ratio(r - p, q - p)}$ 是后者与混合物总量之比。`,
        ],
        [
          ratio(r, p),
          'substitutes-wrongly',
          both`$${ratio(r, p)}$ compares the mixture with the first percent.``$${ratio(r, p)}$ 是混合后的浓度与前一浓度之比。`,
        ],
        [
          ratio(q, r),
          'substitutes-wrongly',
          both`$${ratio(q, r)}$ compares the second percent with the mixture.``$${ratio(q, r)}$ 是后一浓度与混合后的浓度之比。`,
        ],
      ],
    };
  },
});

/** A ratio in lowest terms. */
function pair(a: number, b: number): [number, number] {
  for (let d = Math.min(a, b); d > 1; d--)
    if (isWhole(div(a, d)) && isWhole(div(b, d))) return [a / d, b / d];
  return [a, b];
}
