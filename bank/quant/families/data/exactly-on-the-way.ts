/**
 * A share of successes rose from below one percent to above another: which percents must it have been exactly on the way?
 *
 * Chains two ideas: the share changes by one trial at a time, so that a jump over a percent gives two inequalities in
 * whole numbers; and for 50, 75, or 80 percent these leave no integer between them, while other percents can be leapt over.
 * “It passes through all of them” and “it may leap over any of them” are both natural, and both wrong.
 */
import { range, subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, plain, term } from '../../text.ts';

const settings = [
  {
    one: { en: 'free throws', zh_cn: '次罚球' },
    who: { en: 'a basketball player', zh_cn: '一名篮球运动员' },
    same: 'the player',
    time: { en: 'season', zh_cn: '赛季' },
    did: { en: 'made', zh_cn: '命中' },
  },
  {
    one: { en: 'practice problems', zh_cn: '道练习题' },
    who: { en: 'a student', zh_cn: '一名学生' },
    same: 'the student',
    time: { en: 'term', zh_cn: '学期' },
    did: { en: 'solved', zh_cn: '做对' },
  },
  {
    one: { en: 'putts', zh_cn: '次推杆' },
    who: { en: 'a golfer', zh_cn: '一名高尔夫球手' },
    same: 'the golfer',
    time: { en: 'season', zh_cn: '赛季' },
    did: { en: 'holed', zh_cn: '推进' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.arith.percent', 'quant.arith.divisibility', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: {
    setting: settings,
    isRising: [true, false],
    from: [11, 12, 14, 18],
    to: [75, 82, 90, 98],
    // Percents for a rising share; a falling one has what is left to 100.
    percents: subsets([40, 50, 60, 65, 70, 75, 80], 5),
  },
  keep: ({ percents }) => {
    const count = percents.filter((p) => 100 % (100 - p) === 0).length;
    return count === 2 || count === 3;
  },
  make: ({ setting: { one, who, same, time, did }, isRising, from, to, percents }) => {
    const values = percents.map((p) => (isRising ? p : 100 - p)).sort((x, y) => x - y);
    const [low, high] = isRising ? [40, 80] : [20, 60];
    const [begin, end] = isRising ? [low, high] : [high, low];
    const [more, fewer] = [
      { en: 'more than', zh_cn: '多于' },
      { en: 'fewer than', zh_cn: '少于' },
    ];
    const [first, last] = isRising ? [fewer, more] : [more, fewer];
    // Where the share leaps over p percent between n and n + 1 trials, on a course that fits beginning and end.
    const leap = (p: number): readonly [number, number, number] => {
      for (const n of range(from, to - 1))
        for (const a of range(1, n - 1)) {
          const after = isRising ? a + 1 : a;
          const [x, y] = [100 * a - p * n, 100 * after - p * (n + 1)];
          if (isRising ? x >= 0 || y <= 0 : x <= 0 || y >= 0) continue;
          const fits = isRising
            ? 100 * (a - (n - from)) < begin * from && 100 * (after + to - n - 1) > end * to
            : 100 * Math.min(a, from) > begin * from && 100 * a < end * to;
          if (fits) return [a, after, n];
        }
      throw new Error(`no leap over ${p}`);
    };
    const [k, forced] = isRising ? [5, 80] : [5, 20];
    return {
      stem: both`Of the first ${from} ${one} of a ${time}, ${who} ${did} ${first} ${begin} percent. Of all ${to} ${one} of the ${time}, ${same} ${did} ${last} ${end} percent. After each of the ${one}, the percent of all ${one} so far that ${same} had ${did} was calculated. Which of the following must at some point have been exactly that percent? Indicate all such percents.``
        一个${time}中，${who}在前 ${from} ${one}中${did}的${first} ${begin}%，而在全${time} ${to} ${one}中${did}的${last} ${end}%。每次之后都计算到此为止${did}的百分比。下列哪些百分比必定在某个时刻恰好出现过？请选出所有符合的百分比。`,
      show: (value) => `${plain(value)}%`,
      options: values.map((p) => {
        const isForced = isRising ? 100 % (100 - p) === 0 : 100 % p === 0;
        const unit = isRising ? 100 / (100 - p) : 100 / p;
        if (isForced)
          return [
            p,
            true,
            null,
            isRising
              ? both`To leap over ${p} percent from $a$ of $n$, the integer $${unit}a$ would have to lie strictly between $${term(unit - 1, 'n')} - 1$ and $${term(unit - 1, 'n')}$.``
                要从 $n$ 个中的 $a$ 个跳过 ${p}%，整数 $${unit}a$ 就须严格介于 $${term(unit - 1, 'n')} - 1$ 与 $${term(unit - 1, 'n')}$ 之间。`
              : both`To leap over ${p} percent from $a$ of $n$, the integer $${unit}a$ would have to lie strictly between $n$ and $n + 1$.``
                要从 $n$ 个中的 $a$ 个跳过 ${p}%，整数 $${unit}a$ 就须严格介于 $n$ 与 $n + 1$ 之间。`,
          ] as const;
        const [a, after, n] = leap(p);
        const [x, y] = isRising ? ['<', '>'] : ['>', '<'];
        return [
          p,
          false,
          'assumes-special-case',
          both`The share can leap over ${p} percent, as from ${a} of ${n} to ${after} of ${n + 1}: $\frac{${a}}{${n}} ${x} ${p}\%$ and $\frac{${after}}{${n + 1}} ${y} ${p}\%$.``
            比例可以跳过 ${p}%，例如从 ${n} 个中的 ${a} 个到 ${n + 1} 个中的 ${after} 个：$\frac{${a}}{${n}} ${x} ${p}\%$，而 $\frac{${after}}{${n + 1}} ${y} ${p}\%$。`,
        ] as const;
      }),
      steps: [
        both`The idea: follow the share from one try to the next. On its way it either is exactly a given percent at some point or leaps over it from one try to the next; so ask when a leap is possible.``
          关键在于：逐次看这个比例。对某个百分比，它途中要么恰好等于它，要么在相邻两次之间跳过它；所以要问何时能跳过。`,
        isRising
          ? both`Take ${forced} percent. The share rises only with a success. If $a$ of $n$ are less than ${forced} percent, $${k}a$ is less than $${k - 1}n$; if $a + 1$ of $n + 1$ are more, $${k}a + ${k}$ is more than $${k - 1}n + ${k - 1}$, so that $${k}a$ is more than $${k - 1}n - 1$. No integer lies strictly between two consecutive integers, so there is no leap. The same holds whenever all but one in so many are successes, as for one half or three fourths.``
            以 ${forced}% 为例。比例只有成功一次才上升。$n$ 个中的 $a$ 个不到 ${forced}%，说明 $${k}a$ 小于 $${k - 1}n$；$n + 1$ 个中的 $a + 1$ 个超过它，说明 $${k}a + ${k}$ 大于 $${k - 1}n + ${k - 1}$，即 $${k}a$ 大于 $${k - 1}n - 1$。两个相邻整数之间没有整数，所以跳不过去。凡是“若干次中只有一次失败”的比例，如二分之一、四分之三，都是如此。`
          : both`Take ${forced} percent. The share falls only with a failure. If $a$ of $n$ are more than ${forced} percent, $${k}a$ is more than $n$; if $a$ of $n + 1$ are less, $${k}a$ is less than $n + 1$. No integer lies strictly between two consecutive integers, so there is no leap. The same holds whenever one in so many is a success, as for one half or one fourth.``
            以 ${forced}% 为例。比例只有失败一次才下降。$n$ 个中的 $a$ 个超过 ${forced}%，说明 $${k}a$ 大于 $n$；$n + 1$ 个中的 $a$ 个不到它，说明 $${k}a$ 小于 $n + 1$。两个相邻整数之间没有整数，所以跳不过去。凡是“若干次中只有一次成功”的比例，如二分之一、四分之一，都是如此。`,
        both`Every other percent that is offered can be leapt over, as an example shows. The tempting paths say that the share passes through everything in between, or that it may leap over anything.``
          其余所给的百分比都可以跳过，举例即知。容易走错的路是：以为比例必经其间的一切值，或以为什么值都可以跳过。`,
      ],
    };
  },
});
