/** A wheel rolls one circumference with every turn. */
import { defineFamily } from '../../family.ts';
import { both, pi } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles'],
  form: 'numeric',
  difficulty: 2,
  seconds: 70,
  space: {
    r: [15, 20, 25, 30, 35, 40, 45, 50],
    turns: [40, 50, 60, 80, 100, 120, 150, 200, 250],
    small: [10, 12, 15, 20, 25, 30],
    kind: ['turns', 'two'],
    thing: [
      { en: ['A wheel', 'a wheelchair', 'wheels'], zh: ['一个车轮', '一辆轮椅', '轮'] },
      { en: ['A barrel', 'a cart', 'wheels'], zh: ['一个圆桶', '一辆手推车', '轮'] },
      { en: ['A hoop', 'a wagon', 'wheels'], zh: ['一个圆环', '一辆四轮车', '轮'] },
    ],
  },
  keep: ({ r, turns, small, kind }) =>
    kind === 'turns'
      ? (2 * r * turns) % 100 === 0 && small === 10
      : r > small && (r * turns) % small === 0 && r / small < 4,
  make: ({ r, turns, small, kind, thing: { en, zh } }) => {
    const meters = (2 * r * turns) / 100;
    const front = (r * turns) / small;
    if (kind === 'two' && (turns * small) % r !== 0) return null;
    return kind === 'turns'
      ? {
          stem: both`${en[0]} with a radius of ${r} centimeters rolls without slipping along a straight path that is $${pi(meters)}$ meters long. How many complete turns does it make?``
            ${zh[0]}的半径为 ${r} 厘米，在长 $${pi(meters)}$ 米的直路上无滑动地滚动。它一共转了多少圈？`,
          key: turns,
          suffix: both`turns``圈`,
          steps: [
            both`The idea: The number of turns is the distance divided by the circumference, with both in the same unit. With each turn, it moves forward by its circumference: $2 \pi \cdot ${r} = ${pi(2 * r)}$ centimeters.``关键在于：圈数等于路程除以周长，二者要用同一单位。每转一圈，前进的距离等于周长：$2 \pi \cdot ${r} = ${pi(2 * r)}$ 厘米。`,
            both`The path is $100 \cdot ${pi(meters)} = ${pi(100 * meters)}$ centimeters long, which takes $\frac{${pi(100 * meters)}}{${pi(2 * r)}} = ${turns}$ turns. Faster: leave out $\pi$ in both lengths, and divide by the diameter alone.``路长 $100 \cdot ${pi(meters)} = ${pi(100 * meters)}$ 厘米，需转 $\frac{${pi(100 * meters)}}{${pi(2 * r)}} = ${turns}$ 圈。更快的做法：两个长度都略去 $\pi$，只需除以直径。`,
          ],
          wrong: [
            [
              2 * turns,
              'diameter-for-radius',
              both`$\frac{${pi(100 * meters)}}{${pi(r)}} = ${2 * turns}$ takes ${r} to be the diameter.``$\frac{${pi(100 * meters)}}{${pi(r)}} = ${2 * turns}$ 把 ${r} 当成了直径。`,
            ],
            ...(turns % 2 === 0
              ? [
                  [
                    turns / 2,
                    'diameter-for-radius',
                    both`$\frac{${pi(100 * meters)}}{${pi(4 * r)}} = ${turns / 2}$ doubles the diameter once more.``$\frac{${pi(100 * meters)}}{${pi(4 * r)}} = ${turns / 2}$ 把直径又加倍了一次。`,
                  ] as const,
                ]
              : []),
            [
              10 * turns,
              'unit-not-converted',
              both`$10 \cdot ${turns} = ${10 * turns}$ comes from a slip between meters and centimeters.``$10 \cdot ${turns} = ${10 * turns}$ 是米与厘米换算出错的结果。`,
            ],
          ],
        }
      : {
          stem: both`The front wheels of ${en[1]} have a radius of ${small} centimeters, and the rear wheels have a radius of ${r} centimeters. It moves straight ahead, and no wheel slips. How many complete turns does a front wheel make while a rear wheel makes ${turns} turns?``
            ${zh[1]}的前轮半径为 ${small} 厘米，后轮半径为 ${r} 厘米。它沿直线前进，各轮都不打滑。后轮转 ${turns} 圈时，前轮转多少圈？`,
          key: front,
          suffix: both`turns``圈`,
          steps: [
            both`The idea: Over one and the same distance, the numbers of turns are inversely proportional to the radii. Both wheels cover the same distance. In ${turns} turns, a rear wheel covers $${turns} \cdot 2 \pi \cdot ${r} = ${pi(2 * turns * r)}$ centimeters.``关键在于：走过同样的距离，圈数与半径成反比。前后轮走过的距离相同。后轮转 ${turns} 圈走过 $${turns} \cdot 2 \pi \cdot ${r} = ${pi(2 * turns * r)}$ 厘米。`,
            both`A front wheel covers $2 \pi \cdot ${small} = ${pi(2 * small)}$ centimeters in a turn, so it makes $\frac{${pi(2 * turns * r)}}{${pi(2 * small)}} = ${front}$ turns: the smaller wheel makes more turns. Faster: the distance and $\pi$ cancel, so it is enough to multiply ${turns} by $\frac{${r}}{${small}}$.``前轮每圈走 $2 \pi \cdot ${small} = ${pi(2 * small)}$ 厘米，所以转 $\frac{${pi(2 * turns * r)}}{${pi(2 * small)}} = ${front}$ 圈：轮子越小，转得越多。更快的做法：距离与 $\pi$ 都会约去，只需用 ${turns} 乘以 $\frac{${r}}{${small}}$。`,
          ],
          wrong: [
            [
              (turns * small) / r,
              'inverts-ratio',
              both`$${turns} \cdot \frac{${small}}{${r}} = ${(turns * small) / r}$ has the smaller wheel make fewer turns.``$${turns} \cdot \frac{${small}}{${r}} = ${(turns * small) / r}$ 误以为小轮转得更少。`,
            ],
            [
              turns,
              'assumes-special-case',
              both`${turns} would be right for wheels of the same size.``只有两轮一样大时才是 ${turns}。`,
            ],
            [
              turns + (r - small),
              'combines-unlike',
              both`$${turns} + (${r} - ${small}) = ${turns + r - small}$ adds the difference between the radii.``$${turns} + (${r} - ${small}) = ${turns + r - small}$ 是加上了半径之差。`,
            ],
          ],
        };
  },
});
