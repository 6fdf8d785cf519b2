/**
 * A share of successes was below a percent and later above it: must it have been exactly that percent in between?
 *
 * Chains two ideas: the share changes by one trial at a time, so that a jump over the percent gives two inequalities in
 * whole numbers; and for some percents these leave no integer between them, so that no jump is possible. That the share
 * may leap over the mark is what everybody thinks, and what most other percents allow.
 */
import { aOrB, defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    one: { en: 'free throws', zh_cn: '次罚球' },
    who: { en: 'a basketball player', zh_cn: '一名篮球运动员' },
    same: 'the player',
    time: { en: 'season', zh_cn: '赛季' },
    did: { en: 'made', zh_cn: '命中' },
    unit: { en: 'free throw', zh_cn: '次罚球' },
  },
  {
    one: { en: 'quiz questions', zh_cn: '道测验题' },
    who: { en: 'a student', zh_cn: '一名学生' },
    same: 'the student',
    time: { en: 'term', zh_cn: '学期' },
    did: { en: 'answered correctly', zh_cn: '答对' },
    unit: { en: 'question', zh_cn: '道题' },
  },
  {
    one: { en: 'penalty kicks', zh_cn: '个点球' },
    who: { en: 'a goalkeeper', zh_cn: '一名守门员' },
    same: 'the goalkeeper',
    time: { en: 'season', zh_cn: '赛季' },
    did: { en: 'saved', zh_cn: '扑出' },
    unit: { en: 'kick', zh_cn: '个点球' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.arith.percent', 'quant.arith.divisibility', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 5,
  seconds: 150,
  space: {
    setting: settings,
    // Rising over 1 - 1/k, or falling below 1/k.
    k: [4, 5, 10],
    isRising: [true, false],
    from: [11, 12, 14, 18, 22],
    to: [45, 52, 60, 68, 75],
    isSwapped: [false, true],
  },
  make: ({ setting: { one, who, same, time, did, unit }, k, isRising, from, to, isSwapped }) => {
    const p = isRising ? 100 - 100 / k : 100 / k;
    const words = isRising
      ? ([
          { en: 'fewer than', zh_cn: '少于' },
          { en: 'more than', zh_cn: '多于' },
        ] as const)
      : ([
          { en: 'more than', zh_cn: '多于' },
          { en: 'fewer than', zh_cn: '少于' },
        ] as const);
    const count = both`The number of integers $n$, where $${from} < n < ${to}$, for which exactly ${p} percent of the first $n$ ${one} were ${did}``
      满足 $${from} < n < ${to}$、且前 $n$ ${one}中恰有 ${p}% ${did}的整数 $n$ 的个数`;
    const crossing = isRising
      ? both`The share can rise past ${p} percent only with a success. Suppose that it jumps over: $a$ of $n$ are less than ${p} percent, and $a + 1$ of $n + 1$ are more than ${p} percent. The first says that $${k}a$ is less than $${k - 1}n$; the second that $${k}a + ${k}$ is more than $${k - 1}n + ${k - 1}$, so that $${k}a$ is more than $${k - 1}n - 1$.``
        比例只有在成功一次时才会升过 ${p}%。假设它跳了过去：$n$ 个中的 $a$ 个不到 ${p}%，而 $n + 1$ 个中的 $a + 1$ 个超过 ${p}%。前者说明 $${k}a$ 小于 $${k - 1}n$；后者说明 $${k}a + ${k}$ 大于 $${k - 1}n + ${k - 1}$，即 $${k}a$ 大于 $${k - 1}n - 1$。`
      : both`The share can fall past ${p} percent only with a failure. Suppose that it jumps over: $a$ of $n$ are more than ${p} percent, and $a$ of $n + 1$ are less than ${p} percent. The first says that $${k}a$ is more than $n$, the second that it is less than $n + 1$.``
        比例只有在失败一次时才会降过 ${p}%。假设它跳了过去：$n$ 个中的 $a$ 个超过 ${p}%，而 $n + 1$ 个中的 $a$ 个不到 ${p}%。前者说明 $${k}a$ 大于 $n$，后者说明它小于 $n + 1$。`;
    const skipped = both`It looks as if the share could leap over ${p} percent from one ${unit} to the next, but for this percent no whole numbers allow it.``
      看上去比例可以从一${unit}到下一${unit}跳过 ${p}%，但对这个百分比，没有整数能做到。`;
    return {
      stem: both`Of the first ${from} ${one} of a ${time}, ${who} ${did} ${words[0]} ${p} percent. Of all ${to} ${one} of the ${time}, ${same} ${did} ${words[1]} ${p} percent.``
        一个${time}中，${who}在前 ${from} ${one}中${did}的${words[0]} ${p}%，而在全${time} ${to} ${one}中${did}的${words[1]} ${p}%。`,
      a: isSwapped ? 0 : count,
      b: isSwapped ? count : 0,
      key: isSwapped ? 'B' : 'A',
      steps: [
        both`The idea: follow the share from one ${unit} to the next. At first it is on one side of ${p} percent and at the end on the other, so it either hits ${p} percent or jumps over it at some point.``
          关键在于：逐${unit}地看这个比例。它起初在 ${p}% 的一侧，最后在另一侧，所以途中要么恰好等于 ${p}%，要么在某一步跳过它。`,
        crossing,
        both`So the integer $${k}a$ would lie strictly between two consecutive integers, which is impossible. The share is exactly ${p} percent at least once, and the number asked for is at least 1. The tempting path supposes that a jump is always possible, as it is for most other percents.``
          这样整数 $${k}a$ 就要严格介于两个相邻整数之间，这不可能。所以比例至少有一次恰为 ${p}%，所求个数至少是 1。容易走错的路是以为总可以跳过去；对多数别的百分比确实可以。`,
      ],
      wrong: {
        ...aOrB(
          'reverses-comparison',
          both`A number of integers is never less than 0.``整数的个数不会小于 0。`,
        ),
        C: ['judges-by-looks', skipped],
        D: ['thinks-undetermined', skipped],
      },
    };
  },
});
