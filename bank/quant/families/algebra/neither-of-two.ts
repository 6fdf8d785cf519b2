/** Two groups overlap: how many belong to neither, to exactly one, or to one only. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const stories = [
  {
    en: ['guests at a hotel', 'ordered breakfast', 'ordered dinner', 'ordered both'],
    ask: ['ordered neither', 'ordered exactly one of the two meals'],
    zh: ['名旅馆客人', '名订了早餐', '名订了晚餐', '名两餐都订了', '两餐都没订的', '两餐中恰好订了一餐的'],
    who: '客人',
  },
  {
    en: ['students at a school', 'take physics', 'take chemistry', 'take both'],
    ask: ['take neither', 'take exactly one of the two subjects'],
    zh: ['名学生', '名选修物理', '名选修化学', '名两门都选', '两门都没选的', '两门中恰好选了一门的'],
    who: '学生',
  },
  {
    en: ['readers of a magazine', 'own a cat', 'own a dog', 'own both'],
    ask: ['own neither', 'own exactly one of the two types of pets'],
    zh: ['名杂志读者', '名养猫', '名养狗', '名猫狗都养', '猫狗都不养的', '猫狗中恰好养了一种的'],
    who: '读者',
  },
  {
    en: ['houses in a village', 'have a garden', 'have a garage', 'have both'],
    ask: ['have neither', 'have exactly one of the two'],
    zh: ['座房屋', '座有花园', '座有车库', '座两者都有', '两者都没有的', '两者中恰好有其一的'],
    who: '房屋',
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.sets'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 60,
  space: {
    total: [60, 75, 80, 90, 100, 120, 150],
    a: [28, 32, 36, 40, 45, 48, 54],
    b: [18, 22, 26, 30, 35, 42],
    c: [6, 8, 9, 11, 12, 14, 15],
    story: stories,
    asked: [0, 1],
  },
  keep: ({ total, a, b, c }) => c < b - 3 && total - (a + b - c) >= 8,
  make: ({ total, a, b, c, story: { en, ask, zh, who }, asked }) => {
    const union = a + b - c;
    const key = asked === 0 ? total - union : union - c;
    return {
      difficulty: asked === 0 ? 1 : 2,
      stem: both`Of the ${total} ${en[0]!}, ${a} ${en[1]!}, ${b} ${en[2]!}, and ${c} ${en[3]!}. How many of them ${ask[asked]!}?``${total} ${zh[0]!}中，有 ${a} ${zh[1]!}，${b} ${zh[2]!}，${c} ${zh[3]!}。${zh[4 + asked]!}${who}有多少？`,
      key,
      steps: [
        both`The idea: Turn the overlapping groups into parts that do not overlap, so that nothing is counted twice. Those in both groups are counted in the ${a} and again in the ${b}, so at least one of the two applies to $${a} + ${b} - ${c} = ${union}$.``关键在于：把互相重叠的两组化为互不重叠的部分，这样就不会重复计数。两者兼有的在 ${a} 与 ${b} 中各算了一次，所以至少有其一的共 $${a} + ${b} - ${c} = ${union}$。`,
        asked === 0
          ? both`Neither applies to the rest: $${total} - ${union} = ${key}$.``其余的两者都没有：$${total} - ${union} = ${key}$。`
          : both`Exactly one applies to these minus those in both groups: $${union} - ${c} = ${key}$. Faster: take the overlap out of each group, $(${a} - ${c}) + (${b} - ${c}) = ${key}$.``再去掉两者兼有的，就是恰有其一的：$${union} - ${c} = ${key}$。更快的做法：从两组中各去掉重叠部分，$(${a} - ${c}) + (${b} - ${c}) = ${key}$。`,
      ],
      wrong: [
        [
          Math.abs(total - a - b),
          'adds-overlapping',
          both`$${total > a + b ? `${total} - ${a} - ${b}` : `${a} + ${b} - ${total}`} = ${Math.abs(total - a - b)}$ counts the overlap twice.``$${total > a + b ? `${total} - ${a} - ${b}` : `${a} + ${b} - ${total}`} = ${Math.abs(total - a - b)}$ 把重叠部分算了两次。`,
        ],
        [
          union,
          'stops-early',
          both`$${a} + ${b} - ${c} = ${union}$ is the number for whom at least one applies.``$${a} + ${b} - ${c} = ${union}$ 是至少有其一的数目。`,
        ],
        [
          asked === 0 ? union - c : total - union,
          'answers-another-question',
          asked === 0
            ? both`$${union} - ${c} = ${union - c}$ is the number for whom exactly one applies.``$${union} - ${c} = ${union - c}$ 是恰有其一的数目。`
            : both`$${total} - ${union} = ${total - union}$ is the number for whom neither applies.``$${total} - ${union} = ${total - union}$ 是两者都没有的数目。`,
        ],
        [
          a + b,
          'adds-overlapping',
          both`$${a} + ${b} = ${a + b}$ counts those in both groups twice.``$${a} + ${b} = ${a + b}$ 把两者兼有的算了两次。`,
        ],
        [
          a - c,
          'one-case-only',
          both`$${a} - ${c} = ${a - c}$ counts those in the first group only.``$${a} - ${c} = ${a - c}$ 只是仅有前一项的数目。`,
        ],
        [
          total - a,
          'ignores-a-condition',
          both`$${total} - ${a} = ${total - a}$ looks at the first group only.``$${total} - ${a} = ${total - a}$ 只考虑了前一项。`,
        ],
        [
          total - union + c,
          'forgets-overlap',
          both`$${total - union} + ${c} = ${total - union + c}$ adds those in both groups to those in neither.``$${total - union} + ${c} = ${total - union + c}$ 把两者兼有的与两者都没有的加在了一起。`,
        ],
        [
          b - c,
          'one-case-only',
          both`$${b} - ${c} = ${b - c}$ counts those in the second group only.``$${b} - ${c} = ${b - c}$ 只是仅有后一项的数目。`,
        ],
      ],
    };
  },
});
