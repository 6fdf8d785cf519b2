/** A cost is shared equally; some drop out and each of the others pays so much more. */
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

const stories = [
  {
    en: ['A group of friends planned to share equally the cost of renting a bus', 'of them'],
    zh: ['一群朋友原打算平摊租车费', '人'],
  },
  {
    en: ['The members of a club planned to share equally the cost of renting a boat', 'members'],
    zh: ['某俱乐部的会员原打算平摊租船的费用', '名会员'],
  },
  {
    en: ['Several farmers planned to share equally the cost of a pump', 'of them'],
    zh: ['几户农家原打算平摊一台水泵的费用', '户'],
  },
  {
    en: ['The tenants of a building planned to share equally the cost of a repair', 'tenants'],
    zh: ['一栋楼的住户原打算平摊维修费', '户'],
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.word-problems', 'quant.algebra.quadratic'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 110,
  space: {
    n: [8, 9, 10, 12, 14, 15, 16, 18, 20],
    k: [2, 3, 4, 5],
    d: [2, 3, 4, 5, 6, 8, 10, 12, 15],
    story: stories,
    asked: ['before', 'before', 'after'],
  },
  keep: ({ n, k, d }) =>
    n - k >= 5 && (d * n * (n - k)) % k === 0 && (d * (n - k)) % k === 0 && d * n <= 200 * k,
  make: ({ n, k, d, story: { en, zh }, asked }) => {
    const cost = (d * n * (n - k)) / k;
    const [share, more] = [cost / n, cost / (n - k)];
    const isBefore = asked === 'before';
    const key = isBefore ? n : n - k;
    const product = (cost * k) / d;
    return {
      stem: isBefore
        ? both`${en[0]!}, which was ${usd(cost)}. When ${k} ${en[1]!} withdrew, the share of each of the others increased by ${usd(d)}. How many people originally planned to share the cost?``
          ${zh[0]!} ${usd(cost)}。后来有 ${k} ${zh[1]!}退出，其余每${zh[1]!.slice(0, 1)}要多付 ${usd(d)}。原来共有多少${zh[1]!}分摊？`
        : both`${en[0]!}, which was ${usd(cost)}. When ${k} ${en[1]!} withdrew, the share of each of the others increased by ${usd(d)}. How many people were left to share the cost?``
          ${zh[0]!} ${usd(cost)}。后来有 ${k} ${zh[1]!}退出，其余每${zh[1]!.slice(0, 1)}要多付 ${usd(d)}。最后由多少${zh[1]!}分摊？`,
      key,
      letters: { n },
      steps: [
        both`The idea: Write both shares in terms of one unknown, and use their difference. Let $n$ be the original number. The shares before and after differ by ${d} dollars: $\frac{${cost}}{n - ${k}} - \frac{${cost}}{n} = ${d}$.``关键在于：用同一个未知数表示前后每份的费用，再利用它们的差。设原有 $n$ 个，前后每份相差 ${d} 美元：$\frac{${cost}}{n - ${k}} - \frac{${cost}}{n} = ${d}$。`,
        both`Multiply by $n(n - ${k})$: $${d}n(n - ${k}) = ${cost} \cdot ${k}$, so $n(n - ${k}) = ${product}$.``两边乘以 $n(n - ${k})$：$${d}n(n - ${k}) = ${cost} \cdot ${k}$，所以 $n(n - ${k}) = ${product}$。`,
        both`Two numbers that differ by ${k} with this product are $${n} \cdot ${n - k} = ${product}$: originally there were ${n}, and later ${n - k}. Check: $${cost} \div ${n} = ${share}$ and $${cost} \div ${n - k} = ${more}$.``
          相差 ${k} 且乘积为此的两个数：$${n} \cdot ${n - k} = ${product}$，即原有 ${n} 个，后来剩 ${n - k} 个。检验：$${cost} \div ${n} = ${share}$，$${cost} \div ${n - k} = ${more}$。`,
      ],
      wrong: [
        [
          isBefore ? n - k : n,
          'answers-another-question',
          isBefore
            ? both`$${n} - ${k} = ${n - k}$ is the number who were left.``$${n} - ${k} = ${n - k}$ 是最后剩下的数目。`
            : both`$${n - k} + ${k} = ${n}$ is the original number.``$${n - k} + ${k} = ${n}$ 是原来的数目。`,
        ],
        [
          n + k,
          'sign-slip',
          both`$${n} + ${k} = ${n + k}$ adds those who withdrew instead of subtracting them.``$${n} + ${k} = ${n + k}$ 把退出的又加了上去。`,
        ],
        [
          n - 2 * k,
          'sign-slip',
          both`$${n} - ${k} - ${k} = ${n - 2 * k}$ subtracts those who withdrew twice.``$${n} - ${k} - ${k} = ${n - 2 * k}$ 把退出的减了两次。`,
        ],
        [
          share,
          'answers-another-question',
          both`$${cost} \div ${n} = ${share}$ is the original share, in dollars.``$${cost} \div ${n} = ${share}$ 是原来每份的美元数。`,
        ],
        [
          more,
          'answers-another-question',
          both`$${cost} \div ${n - k} = ${more}$ is the final share, in dollars.``$${cost} \div ${n - k} = ${more}$ 是最后每份的美元数。`,
        ],
        [
          key + 1,
          'arithmetic-slip',
          both`$${key} + 1 = ${key + 1}$ does not fit: the share would not increase by exactly ${d} dollars.``$${key} + 1 = ${key + 1}$ 不符：每份不会恰好多 ${d} 美元。`,
        ],
        [
          key - 1,
          'arithmetic-slip',
          both`$${key} - 1 = ${key - 1}$ does not fit: the share would not increase by exactly ${d} dollars.``$${key} - 1 = ${key - 1}$ 不符：每份不会恰好多 ${d} 美元。`,
        ],
        [
          key + 3,
          'arithmetic-slip',
          both`$${key} + 3 = ${key + 3}$ does not fit: the share would not increase by exactly ${d} dollars.``$${key} + 3 = ${key + 3}$ 不符：每份不会恰好多 ${d} 美元。`,
        ],
      ],
    };
  },
});
