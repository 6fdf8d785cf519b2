/** Two groups inside a whole: the overlap has a least and a greatest size, and nothing between is excluded. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sets'],
  form: 'qc',
  difficulty: 5,
  seconds: 110,
  space: {
    total: [60, 80, 90, 120, 150],
    sizes: [
      [60, 70],
      [80, 45],
      [75, 50],
      [65, 55],
      [90, 40],
    ],
    offer: ['least', 'below', 'greatest', 'above', 'middle'],
    story: [
      {
        en: [
          'students in a program',
          'take chemistry',
          'take history',
          'of these students who take both chemistry and history',
        ],
        zh: ['名学生', '选修化学', '选修历史', '同时选修化学和历史的学生人数'],
      },
      {
        en: [
          'employees of a company',
          'speak Spanish',
          'speak French',
          'of these employees who speak both Spanish and French',
        ],
        zh: ['名员工', '会说西班牙语', '会说法语', '既会西班牙语又会法语的员工人数'],
      },
      {
        en: [
          'towns in a district',
          'have a library',
          'have a pool',
          'of these towns that have both a library and a pool',
        ],
        zh: ['个城镇', '设有图书馆', '设有游泳池', '图书馆和游泳池都有的城镇数'],
      },
      {
        en: [
          'visitors to a fair',
          'bought a book',
          'bought a print',
          'of these visitors who bought both a book and a print',
        ],
        zh: ['名展会观众', '买了书', '买了版画', '书和版画都买了的观众人数'],
      },
    ],
  },
  // Sizes are percents of the whole, so that every count is whole.
  keep: ({ total, sizes: [p, q] }) => (total * p) % 100 === 0 && (total * q) % 100 === 0,
  make: ({ total, sizes: [p, q], offer, story: { en, zh } }) => {
    const [m, n] = [(total * p) / 100, (total * q) / 100];
    const least = m + n - total;
    const most = Math.min(m, n);
    const b = {
      least,
      below: least - 1,
      greatest: most,
      above: most + 1,
      middle: Math.round((least + most) / 2),
    }[offer];
    const key = offer === 'below' ? 'A' : offer === 'above' ? 'B' : 'D';
    if (least < 4 || most - least < 6) return null;
    return {
      difficulty: offer === 'middle' ? 4 : 5,
      stem: both`Of the ${total} ${en[0]}, ${m} ${en[1]} and ${n} ${en[2]}.``在 ${total} ${zh[0]}中，有 ${m} ${zh[0].slice(0, 1)}${zh[1]}，${n} ${zh[0].slice(0, 1)}${zh[2]}。`,
      a: both`The number ${en[3]}``${zh[3]}`,
      b,
      key,
      steps: [
        both`The idea: The overlap is not fixed, so find its greatest and its least possible size. The overlap is largest when the smaller group lies entirely inside the larger one: at most ${most}.``
          关键在于：重叠部分不固定，先求它的最大值和最小值。当较小的一组完全包含在较大的一组里时，重叠最多，至多为 ${most}。`,
        both`It is smallest when the two groups together cover everyone or everything: $${m} + ${n} - ${total} = ${least}$, so at least ${least}.``
          当两组合起来恰好占满全体时，重叠最少：$${m} + ${n} - ${total} = ${least}$，至少为 ${least}。`,
        {
          A: both`Every value from ${least} to ${most} is possible. All of them exceed ${b}, since $${b} < ${least}$.``
            从 ${least} 到 ${most} 的每个值都有可能。由于 $${b} < ${least}$，它们全都大于 ${b}。`,
          B: both`Every value from ${least} to ${most} is possible. All of them fall short of ${b}, since $${b} > ${most}$.``
            从 ${least} 到 ${most} 的每个值都有可能。由于 $${b} > ${most}$，它们全都小于 ${b}。`,
          D: both`Every value from ${least} to ${most} is possible. Among them is ${b} itself, and so are values different from it, so the
            relationship cannot be determined.``从 ${least} 到 ${most} 的每个值都有可能，其中既有 ${b} 本身，也有不等于它的值，所以无法确定。`,
        }[key],
      ],
      wrong: {
        A:
          key === 'B'
            ? [
                'forgets-overlap',
                both`Reading “both” as “at least one” gives a larger number; the overlap cannot exceed the smaller group of ${most}.``
                  把“都”理解成“至少有一项”会得到更大的数，而重叠部分不可能超过较小的那组，即 ${most}。`,
              ]
            : [
                'pairs-extremes-wrongly',
                both`This considers only the largest overlap, ${most}, and leaves out the smaller ones.``
                  这是只看重叠的最大值 ${most}，没有考虑较小的可能。`,
              ],
        B:
          key === 'A'
            ? [
                'ignores-a-condition',
                both`The two groups cannot be almost disjoint: together they number $${m} + ${n} = ${m + n}$, more than the whole.``
                  两组不可能几乎不重叠：两组之和 $${m} + ${n} = ${m + n}$ 已经超过总数。`,
              ]
            : [
                'pairs-extremes-wrongly',
                both`This considers only the smallest overlap, ${least}, and leaves out the larger ones.``
                  这是只看重叠的最小值 ${least}，没有考虑较大的可能。`,
              ],
        C: [
          'forgets-overlap',
          both`Taking $${m} + ${n} - ${total} = ${least}$ for the overlap assumes that everyone belongs to one of the two groups.``
            把 $${m} + ${n} - ${total} = ${least}$ 当成重叠部分，是默认每一个都至少属于其中一组。`,
        ],
        D: [
          'thinks-undetermined',
          both`The overlap is not fixed, but its bounds, ${least} and ${most}, already settle the comparison.``
            重叠部分虽不确定，但由上下界 ${most} 与 ${least} 已经可以比较大小。`,
        ],
      },
    };
  },
});
