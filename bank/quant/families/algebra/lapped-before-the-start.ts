/**
 * Two on one circular track: first side by side anywhere, and first together at the starting point.
 *
 * Chains two ideas: being side by side needs a lead of one whole lap, and being at the start needs a common multiple of
 * the two times; and the two moments are the same exactly when the faster one's lead comes at the starting point. “Of
 * course sooner” and “it is the least common multiple both times” are both wrong about half of the time.
 */
import { gcd } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  { two: { en: 'Two runners', zh_cn: '两名跑步者' }, where: { en: 'a circular track', zh_cn: '环形跑道' } },
  { two: { en: 'Two cyclists', zh_cn: '两名骑车人' }, where: { en: 'a circular course', zh_cn: '环形赛道' } },
  {
    two: { en: 'Two model cars', zh_cn: '两辆模型车' },
    where: { en: 'a circular racetrack', zh_cn: '环形车道' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.rate-work', 'quant.arith.gcd-lcm'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    times: [
      [60, 75],
      [72, 90],
      [56, 84],
      [70, 84],
      [63, 84],
      [75, 100],
      [72, 108],
      [88, 110],
      [60, 84],
      [60, 96],
      [80, 112],
      [70, 98],
      [84, 108],
      [60, 100],
      [75, 120],
      [90, 126],
      [84, 140],
      [72, 120],
    ],
    isSwapped: [false, true],
  },
  make: ({ setting: { two, where }, times: [p, q], isSwapped }) => {
    const [beside, start] = [(p * q) / (q - p), (p * q) / gcd(p, q)];
    const laps = beside / p;
    const isSame = beside === start;
    const first = both`The number of seconds until the two are side by side for the first time after the start``从出发到两者第一次再并排，经过的秒数`;
    const second = both`The number of seconds until both are at the starting point at the same time for the first time after the start``从出发到两者第一次同时回到起点，经过的秒数`;
    const side = [
      isSame ? 'assumes-special-case' : 'reverses-comparison',
      isSame
        ? both`Side by side is possible anywhere, but here it first happens after ${beside} seconds, when the faster one has completed exactly ${laps} laps: at the starting point.``
          并排可以在任何地方，但这里第一次并排是在 ${beside} 秒后，快的恰好走了 ${laps} 圈，正在起点。`
        : both`Being together at the starting point also counts as being side by side, so the first time side by side cannot be later.``同时在起点也是并排，所以第一次并排不可能更晚。`,
    ] as const;
    return {
      stem: both`${two} start at the same time from the same point on ${where} and move in the same direction, each at a constant speed. One completes a lap every ${p} seconds, and the other every ${q} seconds.``
        ${two}同时从${where}上的同一点出发，沿同一方向各自匀速前进。一个每 ${p} 秒走完一圈，另一个每 ${q} 秒走完一圈。`,
      a: isSwapped ? second : first,
      b: isSwapped ? first : second,
      key: keyOfOrder(Math.sign(beside - start), isSwapped),
      letters: [{ t: beside }, {}, {}],
      steps: [
        both`The idea: they are side by side when the faster one is exactly one lap ahead. After $t$ seconds, they have completed $\frac{t}{${p}}$ and $\frac{t}{${q}}$ laps, so $\frac{t}{${p}} - \frac{t}{${q}} = 1$, and $t = \frac{${p} \cdot ${q}}{${q} - ${p}} = ${beside}$.``
          关键在于：快的恰好领先一整圈时两者并排。$t$ 秒后两者各走了 $\frac{t}{${p}}$ 圈和 $\frac{t}{${q}}$ 圈，所以 $\frac{t}{${p}} - \frac{t}{${q}} = 1$，$t = \frac{${p} \cdot ${q}}{${q} - ${p}} = ${beside}$。`,
        both`Both are at the starting point when the time is a multiple of ${p} and of ${q}. The least such time is ${start} seconds: $${start} = ${start / p} \cdot ${p} = ${start / q} \cdot ${q}$.``
          时间同时是 ${p} 和 ${q} 的倍数时，两者都在起点。这样的最短时间是 ${start} 秒：$${start} = ${start / p} \cdot ${p} = ${start / q} \cdot ${q}$。`,
        isSame
          ? both`The two are the same: $${beside} = ${start}$. Faster: $${q} - ${p} = ${q - p}$ divides both times, so the faster one has completed a whole number of laps when it is one lap ahead.``
            两者相等：$${beside} = ${start}$。更快的看法：$${q} - ${p} = ${q - p}$ 能整除两个时间，所以领先一圈时，快的走的恰好是整圈数。`
          : both`Since $${beside} < ${start}$, they are first side by side elsewhere. Faster: $${q} - ${p} = ${q - p}$ does not divide ${p}, so the faster one has not completed a whole number of laps when it is one lap ahead.``
            因为 $${beside} < ${start}$，所以它们先在别处并排。更快的看法：$${q} - ${p} = ${q - p}$ 不能整除 ${p}，所以领先一圈时，快的走的不是整圈数。`,
      ],
      wrong: {
        A: side,
        B: side,
        C: [
          'gcd-for-lcm',
          both`The least common multiple, ${start}, tells when both are at the starting point; the faster one is one lap ahead after ${beside} seconds.``最小公倍数 ${start} 说的是同时在起点的时间；领先一圈只需 ${beside} 秒。`,
        ],
        D: [
          'thinks-undetermined',
          both`The length of a lap is not given and not needed: count in laps, with the times ${p} and ${q}.``一圈有多长没有给出，也不需要：以圈为单位，用时间 ${p} 和 ${q} 即可。`,
        ],
      },
    };
  },
});
