/**
 * Some people move from one team to another, and the mean of each team rises: what must be true?
 *
 * Chains two ideas: who leaves a group raises its mean by lying below it, and who joins raises it by lying above, so that
 * the mean of those who move lies between the two means; and this holds of their mean, not of each of them, while the mean
 * of all stays the same. That both rise, so all rises, and that each who moved lies in between, are taken for granted.
 */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, inWords } from '../../text.ts';

const settings = [
  {
    from: { en: 'team P', zh_cn: '甲队' },
    to: { en: 'team Q', zh_cn: '乙队' },
    who: { en: 'members', zh_cn: '名队员' },
    what: { en: 'mean age', zh_cn: '平均年龄' },
    measure: { en: 'age', zh_cn: '年龄' },
  },
  {
    from: { en: 'office P', zh_cn: '甲办公室' },
    to: { en: 'office Q', zh_cn: '乙办公室' },
    who: { en: 'employees', zh_cn: '名员工' },
    what: { en: 'mean salary', zh_cn: '平均工资' },
    measure: { en: 'salary', zh_cn: '工资' },
  },
  {
    from: { en: 'class P', zh_cn: '甲班' },
    to: { en: 'class Q', zh_cn: '乙班' },
    who: { en: 'students', zh_cn: '名学生' },
    what: { en: 'mean height', zh_cn: '平均身高' },
    measure: { en: 'height', zh_cn: '身高' },
  },
] as const;

const names = ['before', 'after', 'between', 'one', 'all', 'each', 'beyond', 'closer', 'more'] as const;
const truths: readonly (typeof names)[number][] = ['before', 'after', 'between', 'one'];

export const family = defineFamily({
  tags: ['quant.data.mean', 'quant.data.weighted-mean', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 150,
  space: {
    setting: settings,
    isRising: [true, false],
    k: [2, 3, 4],
    chosen: subsets(names, 5),
  },
  keep: ({ chosen }) => {
    const count = chosen.filter((name) => truths.includes(name)).length;
    // The two that are taken for granted are always on offer.
    return count >= 2 && count <= 3 && chosen.includes('all') && chosen.includes('each');
  },
  make: ({ setting: { from, to, who, what, measure }, isRising, k, chosen }) => {
    const [greater, less] = isRising
      ? [
          { en: 'greater', zh_cn: '大于' },
          { en: 'less', zh_cn: '小于' },
        ]
      : [
          { en: 'less', zh_cn: '小于' },
          { en: 'greater', zh_cn: '大于' },
        ];
    const [rose, rise] = isRising
      ? [
          { en: 'increased', zh_cn: '上升' },
          { en: 'increase', zh_cn: '上升' },
        ]
      : [
          { en: 'decreased', zh_cn: '下降' },
          { en: 'decrease', zh_cn: '下降' },
        ];
    const many = inWords(k);
    const texts = {
      before: both`Before the transfer, the ${what} of ${from} was ${greater} than the ${what} of ${to}.``调动前，${from}的${what}${greater}${to}的${what}。`,
      after: both`After the transfer, the ${what} of ${from} was ${greater} than the ${what} of ${to}.``调动后，${from}的${what}${greater}${to}的${what}。`,
      between: both`The ${what} of those transferred was ${greater} than the ${what} of ${to} before the transfer.``被调动者的${what}${greater}调动前${to}的${what}。`,
      one: both`For at least one of those transferred, the ${measure} was ${less} than the ${what} of ${from} before the transfer.``被调动者中至少有一人的${measure}${less}调动前${from}的${what}。`,
      all: both`The transfer ${rose} the ${what} of all ${who.en} of the two groups taken together.``调动使两处全体成员合起来的${what}${rose}了。`,
      each: both`For each of those transferred, the ${measure} was ${less} than the ${what} of ${from} before the transfer.``每个被调动者的${measure}都${less}调动前${from}的${what}。`,
      beyond: both`The ${what} of those transferred was ${greater} than the ${what} of ${from} before the transfer.``被调动者的${what}${greater}调动前${from}的${what}。`,
      closer: both`The two means were closer to each other after the transfer than before.``调动后，两处的平均数比调动前更接近。`,
      more: both`The ${what} of ${from} ${rose} by a greater amount than the ${what} of ${to}.``${from}的${what}${rose}的幅度比${to}的大。`,
    };
    const whys = {
      before: both`The mean of those transferred is ${less} than the mean of ${from} and ${greater} than that of ${to}, so the two means compare in this way.``被调动者的平均数${less}${from}的平均数、${greater}${to}的平均数，所以两处的平均数有此大小关系。`,
      after: both`The mean of ${from} moved away from that of those transferred, and the mean of ${to} moved toward it without reaching it.``${from}的平均数离被调动者的平均数更远了，而${to}的平均数只是向它靠近，并未达到。`,
      between: both`Newcomers make a mean ${rise} only if their own mean is ${greater} than it was.``只有新来者的平均数${greater}原来的平均数，才会使它${rise}。`,
      one: both`Their mean is ${less} than that of ${from}, so at least one of them must be on that side.``他们的平均数${less}${from}的平均数，所以至少有一人在这一侧。`,
      all: both`The people in the two groups taken together are the same before and after, so their mean is the same.``两处合起来还是同一批人，平均数不变。`,
      each: both`This must hold of the mean of those transferred, not of each of them.``这对被调动者的平均数必定成立，但不必对每个人都成立。`,
      beyond: both`Then the mean of ${from} would have moved the other way when they left.``那样的话，他们离开时${from}的平均数会向另一个方向变化。`,
      closer: both`Either mean may have moved more, depending on the sizes of the two groups.``两个平均数哪个变化更大，取决于两处的人数。`,
      more: both`The amounts depend on the sizes of the two groups: a small one changes more.``变化的幅度取决于两处的人数：人少的一处变化更大。`,
    };
    return {
      stem: both`When ${many} ${who.en} were transferred from ${from} to ${to}, the ${what} of ${from} ${rose}, and the ${what} of ${to} ${rose}, too. Nobody else joined or left either group. Which of the following statements must be true? Indicate all such statements.``
        ${many}${who.zh_cn}从${from}调到${to}后，${from}的${what}${rose}了，${to}的${what}也${rose}了。此外没有人加入或离开这两处。下列哪些说法一定正确？请选出所有符合的说法。`,
      options: chosen.map((name) => [
        texts[name],
        truths.includes(name),
        truths.includes(name)
          ? null
          : (
              {
                all: 'unweighted-mean',
                each: 'assumes-special-case',
                beyond: 'reverses-comparison',
                closer: 'one-example',
                more: 'assumes-equal-groups',
              } as const
            )[name as 'all' | 'each' | 'beyond' | 'closer' | 'more'],
        whys[name],
      ]),
      steps: [
        both`The idea: look at the mean of those transferred. That the mean of ${from} ${rose} when they left says that their mean was ${less} than it; that the mean of ${to} ${rose} when they came says that their mean was ${greater} than that one.``
          关键在于：看被调动者的平均数。他们离开后${from}的平均数${rose}了，说明他们的平均数${less}它；他们到来后${to}的平均数${rose}了，说明他们的平均数${greater}后者。`,
        both`So in order there stand the mean of ${from} after, that of ${from} before, that of those transferred, that of ${to} after, and that of ${to} before, each ${greater} than the next.``
          所以依次是：调动后${from}的平均数、调动前${from}的平均数、被调动者的平均数、调动后${to}的平均数、调动前${to}的平均数，前一个总${greater}后一个。`,
        both`Nothing follows for each single person, nor for the amounts, which depend on the sizes; and all the people taken together have the same mean as before. The tempting paths say that both changed, so the whole did, and that what holds of a mean holds of everyone.``
          对单个人得不出什么，变化的幅度也取决于人数；而全体成员合起来，平均数与原来一样。容易走错的路是：以为两处都变了，总体也变；以为平均数有的性质，人人都有。`,
      ],
    };
  },
});
