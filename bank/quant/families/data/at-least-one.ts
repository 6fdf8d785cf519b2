/** At least one success in several independent tries: the complement of none at all. */
import { div, type Rational, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.probability', 'quant.data.conditional'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: {
    p: [
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [3, 5],
      [3, 4],
    ],
    k: [2, 3],
    story: [
      {
        en: [
          'Each time a certain player attempts a shot, the probability that the shot succeeds is',
          'the attempts are independent of one another',
          'attempts, at least one shot succeeds',
          'in',
        ],
        zh: ['某球员每次投篮命中的概率为', '各次投篮相互独立', '次投篮中至少命中一次'],
      },
      {
        en: [
          'The probability that a seed of a certain type sprouts is',
          'the seeds sprout independently of one another',
          'such seeds planted, at least one sprouts',
          'of',
        ],
        zh: ['某种种子每粒发芽的概率为', '各粒种子发芽与否相互独立', '粒种下的种子中至少有一粒发芽'],
      },
      {
        en: [
          'On each day, the probability that a certain bus is late is',
          'whether the bus is late on one day is independent of the other days',
          'days, the bus is late at least once',
          'in',
        ],
        zh: ['某班公交车每天晚点的概率为', '各天相互独立', '天中公交车至少晚点一次'],
      },
    ],
  },
  make: ({ p: [a, b], k, story: { en, zh } }) => {
    const [p, q] = [div(a, b), div(b - a, b)];
    const [none, every] = [div((b - a) ** k, b ** k), div(a ** k, b ** k)];
    const key = sub(1, none);
    const one = div(k * a * (b - a) ** (k - 1), b ** k);
    const times = (x: Rational): string =>
      Array.from({ length: k }, () => `\\frac{${x.n}}{${x.d}}`).join(' \\cdot ');
    return {
      stem: both`${en[0]} $${p}$, and ${en[1]}. What is the probability that ${en[3]} ${k} ${en[2]}?``${zh[0]} $${p}$，且${zh[1]}。${k} ${zh[2]}的概率是多少？`,
      key,
      steps: [
        both`The idea: At least one covers several cases, but its opposite, none at all, is a single case that only needs multiplying. The only way to have none is to fail every time. One failure has probability $1 - ${p} = ${q}$, so ${k} failures have probability $${times(q)} = ${none}$.``关键在于：“至少一次”包含多种情形，而它的反面“一次也没有”只有一种情形，直接相乘即可。一次也没有，就是每次都不发生。一次不发生的概率为 $1 - ${p} = ${q}$，${k} 次都不发生的概率为 $${times(q)} = ${none}$。`,
        both`At least one is the opposite of none: $1 - ${none} = ${key}$.``“至少一次”与“一次也没有”对立：$1 - ${none} = ${key}$。`,
      ],
      wrong: [
        [
          every,
          'complement-slip',
          both`$${times(p)} = ${every}$ is the probability that all of them succeed.``$${times(p)} = ${every}$ 是每次都发生的概率。`,
        ],
        [
          none,
          'complement-slip',
          both`$${times(q)} = ${none}$ is the probability of none at all.``$${times(q)} = ${none}$ 是一次也不发生的概率。`,
        ],
        [
          one,
          'one-arrangement',
          both`$${k} \cdot ${p} \cdot ${k === 2 ? `\\frac{${q.n}}{${q.d}}` : `\\frac{${q.n}}{${q.d}} \\cdot \\frac{${q.n}}{${q.d}}`} = ${one}$ is the probability of exactly one.``$${k} \cdot ${p} \cdot ${k === 2 ? `\\frac{${q.n}}{${q.d}}` : `\\frac{${q.n}}{${q.d}} \\cdot \\frac{${q.n}}{${q.d}}`} = ${one}$ 是恰好一次的概率。`,
        ],
        [
          sub(1, every),
          'complement-slip',
          both`$1 - ${every} = ${sub(1, every)}$ is the probability that not all of them succeed.``$1 - ${every} = ${sub(1, every)}$ 是并非每次都发生的概率。`,
        ],
        [p, 'stops-early', both`$${p}$ is the probability for a single try.``$${p}$ 只是一次的概率。`],
        [
          q,
          'complement-slip',
          both`$1 - ${p} = ${q}$ is the probability that a single try fails.``$1 - ${p} = ${q}$ 是一次不发生的概率。`,
        ],
        [
          div(k * a, b),
          'adds-overlapping',
          both`$${k} \cdot ${p} = ${div(k * a, b)}$ adds the probabilities of events that can happen together.``$${k} \cdot ${p} = ${div(k * a, b)}$ 把可以同时发生的事件的概率相加了。`,
        ],
        [
          div(1 + Number(key.n), 1 + Number(key.d)),
          'arithmetic-slip',
          both`$\frac{${key.n + 1n}}{${key.d + 1n}} = ${div(1 + Number(key.n), 1 + Number(key.d))}$ counts one case too many.``$\frac{${key.n + 1n}}{${key.d + 1n}} = ${div(1 + Number(key.n), 1 + Number(key.d))}$ 多数了一种情形。`,
        ],
      ].filter(([x]) => (x as Rational).n < (x as Rational).d) as [
        Rational,
        'arithmetic-slip',
        ReturnType<ReturnType<typeof both>>,
      ][],
    };
  },
});
