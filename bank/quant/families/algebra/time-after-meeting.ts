/**
 * Two set out toward each other at once; how long one still needs after they meet is known: an expression for the other.
 *
 * Chains two ideas: what the first covers after the meeting is what the second covered before it, which gives the time of
 * the meeting; and the same exchange, turned around, gives what the second has left. Distances are in none of the data.
 */
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same } from '../../text.ts';

const settings = [
  { en: ['train', 'two stations', 'kilometers'], zh: ['列火车', '两个车站', '千米'] },
  { en: ['cyclist', 'two towns', 'kilometers'], zh: ['名骑车人', '两个小镇', '千米'] },
  { en: ['ship', 'two ports', 'miles'], zh: ['艘轮船', '两个港口', '英里'] },
  { en: ['truck', 'two depots', 'miles'], zh: ['辆货车', '两个仓库', '英里'] },
] as const;

type Wrong = readonly [string, Misconception, Text];

export const family = defineFamily({
  tags: ['quant.algebra.rate-work', 'quant.algebra.word-problems', 'quant.algebra.expressions'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: {
    setting: settings,
    asked: ['in all', 'still', 'distance'],
    names: [
      ['a', 'b', 't'],
      ['r', 's', 't'],
      ['u', 'v', 'h'],
      ['x', 'y', 'h'],
    ],
  },
  make: ({ setting: { en, zh }, asked, names: [a, b, t] }) => {
    const frac = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;
    const meeting = frac(`${a}${t}`, b);
    const still = frac(`${a}^{2}${t}`, `${b}^{2}`);
    const inAll = frac(`${a}${t}(${a} + ${b})`, `${b}^{2}`);
    const firstInAll = frac(`${t}(${a} + ${b})`, b);
    const distance = frac(`${a}${t}(${a} + ${b})`, b);
    const untilMeeting: Wrong = [
      meeting,
      'stops-early',
      both`This is the time until they meet, not what the question asks for.``这是到相遇为止的时间，不是题目所问。`,
    ];
    const ofFirst: Wrong = [
      firstInAll,
      'answers-another-question',
      both`This is the total time of the first, before and after the meeting.``这是第一方相遇前后的全部时间。`,
    ];
    const turned = (tex: string): Wrong => [
      tex,
      'inverts-ratio',
      both`This interchanges the two speeds: after the meeting, the first covers what the second had covered, not the reverse.``
        这是把两个速度的位置弄反了：相遇后第一方走的是第二方已走过的路，而不是反过来。`,
    ];
    const lists: Record<typeof asked, { key: string; wrong: Wrong[] }> = {
      'in all': {
        key: inAll,
        wrong: [
          ofFirst,
          turned(frac(`${b}${t}(${a} + ${b})`, `${a}^{2}`)),
          [
            still,
            'stops-early',
            both`This is only what the second needs after the meeting.``这只是第二方相遇之后所需的时间。`,
          ],
          [
            frac(`${t}(${a} + ${b})`, a),
            'assumes-equal-groups',
            both`This has the second also need $${t}$ hours after the meeting.``这是以为第二方相遇后也需要 $${t}$ 小时。`,
          ],
          untilMeeting,
        ],
      },
      still: {
        key: still,
        wrong: [
          turned(frac(`${b}^{2}${t}`, `${a}^{2}`)),
          untilMeeting,
          [
            frac(`${b}${t}`, a),
            'inverts-ratio',
            both`This takes the two remaining times to be in the ratio of the speeds; the remaining distances differ as well.``
              这是以为相遇后剩下的时间只与速度之比有关，其实剩下的路程也不同。`,
          ],
          ofFirst,
          [
            inAll,
            'answers-another-question',
            both`This is the total time of the second, before and after the meeting.``这是第二方相遇前后的全部时间。`,
          ],
        ],
      },
      distance: {
        key: distance,
        wrong: [
          [
            `${t}(${a} + ${b})`,
            'substitutes-wrongly',
            both`This multiplies both speeds by the time after the meeting instead of the time before it.``这是用相遇后的时间乘以两个速度之和，应该用相遇前的时间。`,
          ],
          turned(frac(`${b}${t}(${a} + ${b})`, a)),
          [
            `${a}${t}`,
            'stops-early',
            both`This is only the part that the first covers after the meeting.``这只是第一方相遇后走的那一段。`,
          ],
          [
            inAll,
            'answers-another-question',
            both`This is a time: the one that the second takes for the whole trip.``这是时间，即第二方走完全程所需的时间。`,
          ],
          [
            frac(`${a}^{2}${t}`, b),
            'stops-early',
            both`This is only the part that the first covers before the meeting.``这只是第一方相遇前走的那一段。`,
          ],
        ],
      },
    };
    const { key, wrong } = lists[asked];
    const question = {
      'in all': both`how many hours does the second ${en[0]} take for the whole trip``第二${zh[0]}走完全程共用多少小时`,
      still: both`how many hours does the second ${en[0]} take to finish its trip after they meet``相遇之后第二${zh[0]}还要多少小时才能到达`,
      distance: both`how many ${en[2]} apart are the ${en[1]}``${zh[1]}相距多少${zh[2]}`,
    }[asked];
    // Speeds of 6 and 4, 2 hours after the meeting: they meet after 3 hours, 30 apart at first.
    const letters = { [a]: 6, [b]: 4, [t]: 2, T: 3 };
    return {
      stem: both`Two ${en[0]}s leave ${en[1]} at the same time and travel toward each other along the same route, the first at a constant speed of $${a}$ ${en[2]} per hour and the second at a constant speed of $${b}$ ${en[2]} per hour. After they meet, both continue, and the first takes $${t}$ more hours to reach the point from which the second started. In terms of $${a}$, $${b}$, and $${t}$, ${question}?``
        两${zh[0]}同时从${zh[1]}出发，沿同一路线相向而行，第一${zh[0]}的速度恒为每小时 $${a}$ ${zh[2]}，第二${zh[0]}的速度恒为每小时 $${b}$ ${zh[2]}。相遇后双方继续前进，第一${zh[0]}又用了 $${t}$ 小时到达第二${zh[0]}的出发地。用 $${a}$、$${b}$、$${t}$ 表示，${question}？`,
      key: same(`$${key}$`),
      letters:
        asked === 'distance'
          ? [letters, { ...letters, D: 30 }, {}]
          : [
              letters,
              { [a]: 6, [b]: 4, [t]: 2, w: '\\frac{9}{2}' },
              asked === 'in all' ? { [a]: 6, [b]: 4, [t]: 2 } : {},
            ],
      steps: [
        both`The idea: what the first covers after the meeting, in $${t}$ hours, is exactly what the second covered before it. If they meet after $T$ hours, then $${b} \cdot T = ${a} \cdot ${t}$, so $T = ${meeting}$.``
          关键在于：第一方相遇后 $${t}$ 小时走的路，正是第二方相遇前走的路。设 $T$ 小时后相遇，则 $${b} \cdot T = ${a} \cdot ${t}$，即 $T = ${meeting}$。`,
        asked === 'distance'
          ? both`Until then the two have covered the whole distance together: $D = (${a} + ${b}) \cdot T = ${distance}$.``到那时两者合起来走完了全程：$D = (${a} + ${b}) \cdot T = ${distance}$。`
          : both`The second still has to cover what the first covered before the meeting, so it needs $w = ${frac(`${a}`, b)} \cdot ${meeting} = ${still}$ more hours.``
            第二方剩下的路正是第一方相遇前走的路，所以它还要 $w = ${frac(`${a}`, b)} \cdot ${meeting} = ${still}$ 小时。`,
        asked === 'in all'
          ? both`In all, it takes $${meeting} + ${still} = ${inAll}$ hours. Faster: with speeds of 6 and 4 and 2 hours, they meet after 3 hours, 30 apart at first, and the second takes 7.5 hours; only one of the choices gives that.``
            一共是 $${meeting} + ${still} = ${inAll}$ 小时。更快的办法：取速度 6 和 4、时间 2 小时，则 3 小时后相遇，全程 30，第二方共用 7.5 小时，只有一个选项符合。`
          : both`The tempting path uses the time after the meeting as if it were the time before it. Faster: take speeds of 6 and 4 and 2 hours; then they meet after 3 hours, and 30 is the whole distance.``
            容易走错的路是把相遇后的时间当成相遇前的时间来用。更快的办法：取速度 6 和 4、时间 2 小时，则 3 小时后相遇，全程为 30。`,
      ],
      wrong: wrong.map(([tex, mistake, why]) => [same(`$${tex}$`), mistake, why] as const),
    };
  },
});
