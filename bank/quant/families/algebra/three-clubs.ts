/** Three groups, and how many are in exactly two of them: how many are in all three? */
import { sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const stories = [
  {
    en: [
      'members of a sports center',
      'takes part in',
      'take part in',
      ['swimming', 'climbing', 'rowing'],
      'activities',
    ],
    zh: ['名体育中心会员', '参加', ['游泳', '攀岩', '划船'], '项', '活动'],
  },
  {
    en: ['students at a language school', 'studies', 'study', ['Arabic', 'Russian', 'Swahili'], 'languages'],
    zh: ['名语言学校学生', '学习', ['阿拉伯语', '俄语', '斯瓦希里语'], '门', '语言'],
  },
  {
    en: ['volunteers at a festival', 'helped with', 'helped with', ['tickets', 'food', 'parking'], 'jobs'],
    zh: ['名艺术节志愿者', '负责', ['售票', '餐饮', '停车'], '项', '工作'],
  },
  {
    en: ['farms in a county', 'grows', 'grow', ['wheat', 'corn', 'barley'], 'crops'],
    zh: ['户农场', '种植', ['小麦', '玉米', '大麦'], '种', '作物'],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.sets'],
  form: 'numeric',
  difficulty: 5,
  seconds: 110,
  space: {
    t: [4, 5, 6, 7, 8, 9, 11, 12],
    e: [14, 16, 18, 20, 22, 25],
    sizes: [
      [12, 17, 21],
      [15, 20, 26],
      [18, 24, 13],
      [22, 14, 19],
    ],
    story: stories,
    asked: ['three', 'three', 'one'],
  },
  make: ({ t, e, sizes, story: { en, zh }, asked }) => {
    // Exactly two: spread over the three pairs.
    const [p, q] = [Math.floor(e / 3), Math.floor(e / 3) + 1];
    const r = e - p - q;
    const ones = sumOf(sizes);
    const [a, b, c] = [sizes[0] + p + q + t, sizes[1] + p + r + t, sizes[2] + q + r + t];
    const total = ones + e + t;
    const sum = a + b + c;
    const isThree = asked === 'three';
    const key = isThree ? t : ones;
    const [things, list] = [en[3], zh[2]];
    const unit = zh[0].slice(0, 1);
    return {
      stem: both`Each of the ${total} ${en[0]} ${en[1]} at least one of ${things[0]}, ${things[1]}, and ${things[2]}: ${a} ${en[2]} ${things[0]}, ${b} ${en[2]} ${things[1]}, and ${c} ${en[2]} ${things[2]}. Exactly ${e} of them ${en[2]} exactly two of these ${en[4]}. How many of them ${en[2]} ${isThree ? 'all three' : 'exactly one'} of these ${en[4]}?``
        ${total} ${zh[0]}每${unit}都至少${zh[1]}${list[0]}、${list[1]}、${list[2]}三${zh[3]}${zh[4]}中的一${zh[3]}：${zh[1]}${list[0]}的有 ${a} ${unit}，${zh[1]}${list[1]}的有 ${b} ${unit}，${zh[1]}${list[2]}的有 ${c} ${unit}；恰好${zh[1]}其中两${zh[3]}的有 ${e} ${unit}。${isThree ? `三${zh[3]}都${zh[1]}` : `只${zh[1]}其中一${zh[3]}`}的有多少${unit}？`,
      key,
      letters: { x: t },
      steps: [
        both`The idea: Ask how many times each one is counted. Adding the three numbers, $${a} + ${b} + ${c} = ${sum}$, counts everyone in exactly two groups once too often and everyone in all three twice too often.``
          关键在于：看每一个被数了几次。三个数相加，$${a} + ${b} + ${c} = ${sum}$，恰有两项的多算了一次，三项都有的多算了两次。`,
        both`If $x$ is the number in all three, $${sum} - ${e} - 2x = ${total}$, so $2x = ${sum - e - total}$ and $x = ${t}$.``设三项都有的为 $x$，则 $${sum} - ${e} - 2x = ${total}$，所以 $2x = ${sum - e - total}$，$x = ${t}$。`,
        ...(isThree
          ? []
          : [
              both`Exactly one applies to $${total} - ${e} - ${t} = ${ones}$.``恰好只有一项的为 $${total} - ${e} - ${t} = ${ones}$。`,
            ]),
      ],
      wrong: isThree
        ? [
            [
              sum - e - total,
              'adds-overlapping',
              both`$${sum} - ${e} - ${total} = ${sum - e - total}$ takes those in all three to be counted once too often, not twice.``$${sum} - ${e} - ${total} = ${sum - e - total}$ 把三项都有的只当成多算了一次。`,
            ],
            [
              sum - total,
              'forgets-overlap',
              both`$${sum} - ${total} = ${sum - total}$ leaves out those in exactly two groups.``$${sum} - ${total} = ${sum - total}$ 没有考虑恰有两项的。`,
            ],
            [
              total - e,
              'stops-early',
              both`$${total} - ${e} = ${total - e}$ counts those in one group or in all three.``$${total} - ${e} = ${total - e}$ 是只有一项的与三项都有的合计。`,
            ],
          ]
        : [
            [
              t,
              'answers-another-question',
              both`$${sum - e - total} \div 2 = ${t}$ is the number in all three.``$${sum - e - total} \div 2 = ${t}$ 是三项都有的数目。`,
            ],
            [
              total - e,
              'forgets-overlap',
              both`$${total} - ${e} = ${total - e}$ still includes those in all three.``$${total} - ${e} = ${total - e}$ 还包括三项都有的。`,
            ],
            [
              sum - 2 * e,
              'forgets-overlap',
              both`$${sum} - 2 \cdot ${e} = ${sum - 2 * e}$ leaves those in all three in the sum.``$${sum} - 2 \cdot ${e} = ${sum - 2 * e}$ 还含有三项都有的。`,
            ],
          ],
    };
  },
});
