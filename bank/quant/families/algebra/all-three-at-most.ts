/**
 * Three groups cover everybody: how many can belong to all three?
 *
 * Chains two ideas: counting memberships, everybody has one to begin with, so that only the rest can make second and third
 * ones; and whoever belongs to all three uses up two of that rest. The smallest group looks like the bound.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    who: { en: 'students at a language school', zh_cn: '名语言学校的学生' },
    each: {
      en: 'studies at least one of French, German, and Spanish',
      zh_cn: '都至少学习法语、德语、西班牙语中的一门',
    },
    do: { en: 'study', zh_cn: '学' },
    of: [
      { en: 'French', zh_cn: '法语' },
      { en: 'German', zh_cn: '德语' },
      { en: 'Spanish', zh_cn: '西班牙语' },
    ],
    all: { en: 'study all three languages', zh_cn: '三门语言都学的学生' },
  },
  {
    who: { en: 'members of a sports club', zh_cn: '名体育俱乐部会员' },
    each: {
      en: 'plays at least one of tennis, squash, and golf',
      zh_cn: '都至少打网球、壁球、高尔夫球中的一种',
    },
    do: { en: 'play', zh_cn: '打' },
    of: [
      { en: 'tennis', zh_cn: '网球' },
      { en: 'squash', zh_cn: '壁球' },
      { en: 'golf', zh_cn: '高尔夫球' },
    ],
    all: { en: 'play all three sports', zh_cn: '三种球都打的会员' },
  },
  {
    who: { en: 'readers in a survey', zh_cn: '名受访读者' },
    each: {
      en: 'reads at least one of the magazines P, Q, and R',
      zh_cn: '都至少读 P、Q、R 三种杂志中的一种',
    },
    do: { en: 'read', zh_cn: '读' },
    of: [
      { en: 'P', zh_cn: ' P' },
      { en: 'Q', zh_cn: ' Q' },
      { en: 'R', zh_cn: ' R' },
    ],
    all: { en: 'read all three magazines', zh_cn: '三种杂志都读的读者' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.sets', 'quant.algebra.inequalities'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    total: [80, 90, 100, 110, 120, 140, 150],
    a: range(52, 108, 4),
    b: range(47, 97, 5),
    c: range(41, 83, 6),
  },
  keep: ({ total, a, b, c }) => {
    const rest = a + b + c - total;
    const most = Math.floor(rest / 2);
    // The bound by memberships is the sharper one, and it can be reached.
    return a < total && b < a && c < b && most >= 15 && most < c - 3 && rest - total < most - 4;
  },
  make: ({ setting, total, a, b, c }) => {
    const { who, each, of, all } = setting;
    const rest = a + b + c - total;
    const key = Math.floor(rest / 2);
    const left = rest - 2 * key;
    const least = rest - total;
    const pair = a + b - total;
    return {
      stem: both`Each of the ${total} ${who} ${each}. Of these, ${a} ${setting.do} ${of[0]}, ${b} ${setting.do} ${of[1]}, and ${c} ${setting.do} ${of[2]}. What is the greatest possible number of these people who ${all}?``
        ${total} ${who}${each}，其中 ${a} 人${setting.do}${of[0]}，${b} 人${setting.do}${of[1]}，${c} 人${setting.do}${of[2]}。${all}最多有多少人？`,
      key,
      letters: [{}, { n: key }, {}],
      steps: [
        both`Count memberships: there are $${a} + ${b} + ${c} = ${a + b + c}$ of them. The idea: everybody takes at least one, so $${a + b + c} - ${total} = ${rest}$ are left for second and third ones.``
          按人次计：共有 $${a} + ${b} + ${c} = ${a + b + c}$ 人次。关键在于：每人至少占一个，所以只剩 $${a + b + c} - ${total} = ${rest}$ 个可以作为第二、第三个。`,
        both`Each person who belongs to all three takes two of these, so with $n$ such people, $2n \le ${rest}$, and $n$ is at most ${key}.``每个三者都有的人要用掉其中两个，若有 $n$ 个这样的人，则 $2n \le ${rest}$，所以 $n$ 最大为 ${key}。`,
        left === 0
          ? both`This is possible: nobody belongs to exactly two, and $${a} - ${key} = ${a - key}$, $${b} - ${key} = ${b - key}$, and $${c} - ${key} = ${c - key}$ belong to only one. The tempting answer ${c}, the smallest group, would leave others with none.``
            这是可以做到的：没有人恰好占两个，只占一个的分别有 $${a} - ${key} = ${a - key}$、$${b} - ${key} = ${b - key}$、$${c} - ${key} = ${c - key}$ 人。容易误选的 ${c} 是最小一组的人数，那样就有人一个也不占了。`
          : both`This is possible: one person belongs to exactly two, and all the others belong to only one. The tempting answer ${c}, the smallest group, would leave others with none.``
            这是可以做到的：有一人恰好占两个，其余的人只占一个。容易误选的 ${c} 是最小一组的人数，那样就有人一个也不占了。`,
      ],
      wrong: [
        [
          c,
          'ignores-a-condition',
          both`${c} is the size of the smallest group; if all of it belonged to the other two as well, some people would belong to none.``${c} 是最小一组的人数；若他们也都属于另外两组，就有人一组也不属于。`,
        ],
        [
          rest,
          'stops-early',
          both`$${a + b + c} - ${total} = ${rest}$ memberships are left over, but a person in all three uses up two of them.``剩下的 $${a + b + c} - ${total} = ${rest}$ 是人次，而三者都有的人要用掉两个。`,
        ],
        [
          least,
          'answers-another-question',
          both`$${a + b + c} - 2 \cdot ${total} = ${least}$ is the least possible number.``$${a + b + c} - 2 \cdot ${total} = ${least}$ 是最少的人数。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ would need $2 \cdot ${key + 1} = ${2 * key + 2}$ extra memberships, and there are only ${rest}.``$${key} + 1 = ${key + 1}$ 需要多出 $2 \cdot ${key + 1} = ${2 * key + 2}$ 人次，而只有 ${rest}。`,
        ],
        [
          pair,
          'ignores-a-condition',
          both`$${a} + ${b} - ${total} = ${pair}$ is the least overlap of the two largest groups.``$${a} + ${b} - ${total} = ${pair}$ 是最大两组重叠部分的最小值。`,
        ],
        [
          Math.floor(rest / 3),
          'divides-by-wrong-count',
          both`${Math.floor(rest / 3)} comes from dividing the ${rest} memberships that are left over by 3; the first of each person is already counted.``${Math.floor(rest / 3)} 是把剩下的 ${rest} 人次除以 3；但每人的第一个已经算过了。`,
        ],
        [b, 'ignores-a-condition', both`${b} is the size of the middle group.``${b} 是中间一组的人数。`],
      ],
    };
  },
});
