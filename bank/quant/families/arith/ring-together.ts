/** Two things repeat at different intervals: they meet again after the least common multiple. */
import { gcd } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.gcd-lcm'],
  form: 'numeric',
  difficulty: 1,
  seconds: 55,
  space: {
    a: [6, 8, 9, 10, 12, 14, 15, 16, 18],
    b: [10, 12, 14, 15, 18, 20, 21, 24, 25, 28, 30],
    story: [
      {
        text: (a: number, b: number) =>
          both`One bell rings every ${a} minutes and another rings every ${b} minutes. If both ring at the same moment, how many minutes later will they next ring together?``
            一口钟每 ${a} 分钟敲响一次，另一口每 ${b} 分钟敲响一次。若两口钟同时敲响，多少分钟后它们下一次同时敲响？`,
        unit: both`minutes``分钟`,
      },
      {
        text: (a: number, b: number) =>
          both`Two lighthouses flash at regular intervals: one every ${a} seconds, the other every ${b} seconds. If both flash at the same instant, after how many seconds will they next flash together?``
            两座灯塔按固定间隔闪光：一座每 ${a} 秒一次，另一座每 ${b} 秒一次。若两座灯塔在某一时刻同时闪光，多少秒后它们下一次同时闪光？`,
        unit: both`seconds``秒`,
      },
      {
        text: (a: number, b: number) =>
          both`From one terminal, a tram leaves every ${a} minutes and a bus leaves every ${b} minutes. If a tram and a bus leave together, how many minutes will pass until a tram and a bus next leave together?``
            某总站每 ${a} 分钟发出一班有轨电车，每 ${b} 分钟发出一班公共汽车。若有一班电车与一班公共汽车同时发出，多少分钟后下一次同时发车？`,
        unit: both`minutes``分钟`,
      },
      {
        text: (a: number, b: number) =>
          both`A gardener waters the ferns every ${a} days and feeds them every ${b} days. If both were done today, how many days from today will both next be done on the same day?``
            园丁每 ${a} 天给蕨类植物浇一次水，每 ${b} 天施一次肥。若今天两件事都做了，多少天后会再次在同一天做这两件事？`,
        unit: both`days``天`,
      },
    ],
  },
  keep: ({ a, b }) => a < b && b % a !== 0 && gcd(a, b) > 1,
  make: ({ a, b, story }) => {
    const g = gcd(a, b);
    const key = (a * b) / g;
    return {
      stem: story.text(a, b),
      key,
      suffix: story.unit,
      steps: [
        both`The idea: They meet again when a whole number of both intervals has passed, so look for a common multiple. They coincide after a time that is a multiple of both ${a} and ${b}; the next time is the least such number.``关键在于：再次同时发生时，两个间隔都恰好过了整数个，所以要找公倍数。再次同时发生所隔的时间既是 ${a} 的倍数又是 ${b} 的倍数，下一次就是其中最小的。`,
        both`Try the multiples of ${b} in turn; the first that is divisible by ${a} is $${key} = ${b} \cdot ${key / b} = ${a} \cdot ${key / a}$.``
          依次试 ${b} 的倍数，第一个能被 ${a} 整除的是 $${key} = ${b} \cdot ${key / b} = ${a} \cdot ${key / a}$。`,
      ],
      wrong: [
        [
          a * b,
          'gcd-for-lcm',
          both`$${a} \cdot ${b} = ${a * b}$ is a common multiple, but not the least one, since ${a} and ${b} share the factor ${g}.``
            $${a} \cdot ${b} = ${a * b}$ 是公倍数，但不是最小的，因为 ${a} 与 ${b} 有公因数 ${g}。`,
        ],
        [
          g,
          'gcd-for-lcm',
          both`${g} is the greatest common divisor; nothing happens after so short a time.``${g} 是最大公约数，这么短的时间内什么也不会发生。`,
        ],
        [
          a + b,
          'adds-for-multiplies',
          both`$${a} + ${b} = ${a + b}$ adds the intervals, but that is a multiple of neither.``$${a} + ${b} = ${a + b}$ 把两个间隔相加，但它不是两者的倍数。`,
        ],
      ],
    };
  },
});
