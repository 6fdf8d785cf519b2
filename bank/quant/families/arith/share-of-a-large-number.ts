/** So much in all, so many people: the share of one, with millions and billions kept apart. */
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const people: [number, string, string][] = [
  [15, 'fifteen million', '一千五百万'],
  [20, 'twenty million', '两千万'],
  [30, 'thirty million', '三千万'],
  [40, 'forty million', '四千万'],
  [50, 'fifty million', '五千万'],
  [60, 'sixty million', '六千万'],
];
const totals: [number, string, string][] = [
  [2, 'two billion', '二十亿'],
  [3, 'three billion', '三十亿'],
  [4, 'four billion', '四十亿'],
  [6, 'six billion', '六十亿'],
  [8, 'eight billion', '八十亿'],
  [9, 'nine billion', '九十亿'],
  [12, 'twelve billion', '一百二十亿'],
  [15, 'fifteen billion', '一百五十亿'],
  [18, 'eighteen billion', '一百八十亿'],
  [24, 'twenty-four billion', '二百四十亿'],
];

export const family = defineFamily({
  tags: ['quant.arith.estimation', 'quant.arith.powers'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 65,
  wide: 'orders of magnitude are what is asked for',
  space: {
    persons: people,
    total: totals,
    story: [
      (n: Text, t: Text) =>
        both`In one year, the people of a country with a population of slightly less than ${n} used about ${t} cubic meters of water. Which of the following is closest to the average amount of water used per
        person, in cubic meters?``某国人口略少于${n}，一年用水约${t}立方米。下列哪个数最接近人均用水量（立方米）？`,
      (n: Text, t: Text) =>
        both`Over a ten-year period, a country with a population of about ${n} spent slightly more than ${t} dollars on roads. Which of the following is closest to the amount spent per person over the ten years,
          in dollars?``某国人口约${n}，十年间修路花费略多于${t}美元。下列哪个数最接近这十年的人均花费（美元）？`,
      (n: Text, t: Text) =>
        both`A company has about ${n} customers, to whom it sent approximately ${t} messages last year. Which of the following is closest to the average number of messages per customer?``
          某公司约有${n}名客户，去年向他们发送了约${t}条消息。下列哪个数最接近平均每名客户的消息条数？`,
    ],
  },
  make: ({ persons: [n, nEn, nZh], total: [t, tEn, tZh], story }) => {
    const key = (1000 * t) / n;
    if (!Number.isInteger(key) || key < 50) return null;
    return {
      stem: story({ en: nEn, zh_cn: nZh }, { en: tEn, zh_cn: tZh }),
      key,
      steps: [
        both`The idea: Divide the leading numbers and the powers of ten separately; the difference of the exponents gives the size of the answer. A million has six zeros and a billion has nine, so the quotient is about $\frac{${t} \cdot 10^{9}}{${n} \cdot 10^{6}} = \frac{${t}}{${n}} \cdot 10^{3}$.``
          关键在于：数字与十的幂分开来除；指数之差决定结果的数量级。百万有六个零，十亿有九个零，所以商约为 $\frac{${t} \cdot 10^{9}}{${n} \cdot 10^{6}} = \frac{${t}}{${n}} \cdot 10^{3}$。`,
        both`This is $\frac{${t * 1000}}{${n}} = ${key}$.``即 $\frac{${t * 1000}}{${n}} = ${key}$。`,
      ],
      wrong: [
        [
          key * 10,
          'decimal-point-slip',
          both`$10 \cdot ${key} = ${key * 10}$ has one zero too many.``$10 \cdot ${key} = ${key * 10}$ 多了一个零。`,
        ],
        [
          key / 10,
          'decimal-point-slip',
          both`$${key} \div 10 = ${key / 10}$ has one zero too few.``$${key} \div 10 = ${key / 10}$ 少了一个零。`,
        ],
        [
          key * 100,
          'unit-not-converted',
          both`$100 \cdot ${key} = ${key * 100}$ is off by two places: it counts too many zeros in a billion.``$100 \cdot ${key} = ${key * 100}$ 差了两位：把十亿的零数多了。`,
        ],
        [
          key / 100,
          'unit-not-converted',
          both`$${key} \div 100 = ${key / 100}$ is off by two places: it counts too few zeros in a billion.``$${key} \div 100 = ${key / 100}$ 差了两位：把十亿的零数少了。`,
        ],
        [
          key * 2,
          'arithmetic-slip',
          both`$2 \cdot ${key} = ${key * 2}$ is twice the quotient; rounding does not cause so large an error.``$2 \cdot ${key} = ${key * 2}$ 是商的两倍，“约”字不会造成这么大的误差。`,
        ],
        [
          key / 2,
          'arithmetic-slip',
          both`$${key} \div 2 = ${key / 2}$ is half of the quotient; rounding does not cause so large an error.``$${key} \div 2 = ${key / 2}$ 是商的一半，“约”字不会造成这么大的误差。`,
        ],
      ],
    };
  },
});
