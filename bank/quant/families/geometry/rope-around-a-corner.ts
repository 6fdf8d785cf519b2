/**
 * An animal tied to the outside corner of a shed with a rope longer than a wall: the ground that it can reach.
 *
 * Chains two ideas: the shed takes a quarter of the circle away, and the rope bends around the next corners, where what is
 * left of it sweeps quarter circles of their own, around both corners or around one only. Three quarters of a circle is
 * what a careful drawing with a short rope gives.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, pi } from '../../text.ts';

const settings = [
  { en: ['goat', 'shed'], zh: ['只山羊', '棚屋'] },
  { en: ['dog', 'garage'], zh: ['条狗', '车库'] },
  { en: ['horse', 'barn'], zh: ['匹马', '谷仓'] },
  { en: ['donkey', 'cabin'], zh: ['头驴', '小屋'] },
] as const;

/** Length and width of the building, and the rope. */
const measures = [
  [8, 6, 10],
  [10, 6, 12],
  [12, 8, 14],
  [10, 8, 12],
  [12, 6, 14],
  [9, 5, 11],
  [14, 10, 18],
  [10, 4, 8],
  [12, 6, 10],
  [14, 8, 12],
  [16, 6, 12],
  [11, 5, 9],
  [12, 4, 10],
] as const;

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.composite-area'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: { setting: settings, measure: measures },
  make: ({ setting: { en, zh }, measure: [long, wide, rope] }) => {
    const bendsTwice = rope > long;
    const [pastWide, pastLong] = [rope - wide, rope - long];
    const quarter = (r: number) => div(r * r, 4);
    const area = (...fourths: number[]) =>
      pi(
        div(
          fourths.reduce((sum, x) => sum + x, 0),
          4,
        ),
      );
    const base = 3 * rope * rope;
    const [w, l] = [pastWide * pastWide, pastLong * pastLong];
    const key = bendsTwice ? area(base, w, l) : area(base, w);
    return {
      stem: both`The figure shows, from above, a rectangular ${en[1]} that is ${long} meters long and ${wide} meters wide, on level ground. A ${en[0]} is tied to the outside of the ${en[1]} at corner $P$ with a rope that is ${rope} meters long. What is the area, in square meters, of the ground outside the ${en[1]} that the ${en[0]} can reach?``
        图为从上方看到的一座矩形${zh[1]}，建在平地上，长 ${long} 米，宽 ${wide} 米。一${zh[0]}用一根 ${rope} 米长的绳子拴在${zh[1]}外侧的墙角 $P$ 处。它能到达的${zh[1]}外的地面面积是多少平方米？`,
      figures: [drawn(long, wide, rope, en[1], zh[1])],
      key,
      steps: [
        both`As long as the rope is straight, it sweeps three quarters of a circle with radius ${rope}; the ${en[1]} occupies the remaining quarter. That is $\frac{3}{4} \pi \cdot ${rope}^{2} = ${area(base)}$.``
          绳子拉直时，扫过半径为 ${rope} 的圆的四分之三，另外四分之一被${zh[1]}占去，面积为 $\frac{3}{4} \pi \cdot ${rope}^{2} = ${area(base)}$。`,
        bendsTwice
          ? both`The idea: the rope is longer than both walls at $P$, so it bends around the next corner on either side. What is left of it, $${rope} - ${wide} = ${pastWide}$ and $${rope} - ${long} = ${pastLong}$, sweeps a quarter circle there: $\frac{1}{4} \pi \cdot ${pastWide}^{2} = ${pi(quarter(pastWide))}$ and $\frac{1}{4} \pi \cdot ${pastLong}^{2} = ${pi(quarter(pastLong))}$.``
            关键在于：绳子比 $P$ 处的两面墙都长，所以在两侧的下一个墙角都会拐弯。余下的 $${rope} - ${wide} = ${pastWide}$ 和 $${rope} - ${long} = ${pastLong}$ 在那里各扫过一个四分之一圆：$\frac{1}{4} \pi \cdot ${pastWide}^{2} = ${pi(quarter(pastWide))}$，$\frac{1}{4} \pi \cdot ${pastLong}^{2} = ${pi(quarter(pastLong))}$。`
          : both`The idea: the rope is longer than the wall of ${wide} meters, so it bends around the corner at its end, and what is left of it, $${rope} - ${wide} = ${pastWide}$, sweeps a quarter circle there: $\frac{1}{4} \pi \cdot ${pastWide}^{2} = ${pi(quarter(pastWide))}$. Along the wall of ${long} meters, it ends before the corner, and nothing is added.``
            关键在于：绳子比 ${wide} 米的墙长，所以在这面墙尽头的墙角拐弯，余下的 $${rope} - ${wide} = ${pastWide}$ 在那里扫过一个四分之一圆：$\frac{1}{4} \pi \cdot ${pastWide}^{2} = ${pi(quarter(pastWide))}$。沿着 ${long} 米的墙，绳子到不了墙角，没有增加。`,
        bendsTwice
          ? both`Together: $${area(base)} + ${pi(quarter(pastWide))} + ${pi(quarter(pastLong))} = ${key}$. The tempting path stops at three quarters of a circle.``
            合起来：$${area(base)} + ${pi(quarter(pastWide))} + ${pi(quarter(pastLong))} = ${key}$。容易走错的路是停在四分之三圆。`
          : both`Together: $${area(base)} + ${pi(quarter(pastWide))} = ${key}$. The tempting path stops at three quarters of a circle, or adds a quarter circle at both corners.``
            合起来：$${area(base)} + ${pi(quarter(pastWide))} = ${key}$。容易走错的路是停在四分之三圆，或在两个墙角都加上四分之一圆。`,
      ],
      wrong: [
        [
          area(base),
          'stops-early',
          both`$\frac{3}{4} \pi \cdot ${rope}^{2} = ${area(base)}$ keeps the rope straight; it is longer than a wall and bends around the corner.``
            $\frac{3}{4} \pi \cdot ${rope}^{2} = ${area(base)}$ 只算了绳子拉直的情形；绳子比墙长，会绕过墙角。`,
        ],
        bendsTwice
          ? [
              area(base, w),
              'one-side-only',
              both`$${area(base)} + ${pi(quarter(pastWide))} = ${area(base, w)}$ lets the rope bend around only one corner.``$${area(base)} + ${pi(quarter(pastWide))} = ${area(base, w)}$ 只让绳子绕过一个墙角。`,
            ]
          : [
              area(base, w, l),
              'assumes-special-case',
              both`$${area(base)} + ${pi(quarter(pastWide))} + ${pi(quarter(long - rope))} = ${area(base, w, l)}$ adds a quarter circle at both corners, but the rope does not reach the end of the longer wall.``
                $${area(base)} + ${pi(quarter(pastWide))} + ${pi(quarter(long - rope))} = ${area(base, w, l)}$ 在两个墙角都加了四分之一圆，但绳子够不到长墙的尽头。`,
            ],
        [
          pi(rope * rope),
          'ignores-a-condition',
          both`$\pi \cdot ${rope}^{2} = ${pi(rope * rope)}$ is the whole circle, as if the ${en[1]} were not there.``$\pi \cdot ${rope}^{2} = ${pi(rope * rope)}$ 是整个圆，好像没有${zh[1]}一样。`,
        ],
        [
          bendsTwice ? area(base, 2 * w, 2 * l) : area(base, 2 * w),
          'part-for-whole',
          bendsTwice
            ? both`$${area(base)} + ${area(2 * w)} + ${area(2 * l)} = ${area(base, 2 * w, 2 * l)}$ uses semicircles beyond the corners; the walls leave quarter circles.``
              $${area(base)} + ${area(2 * w)} + ${area(2 * l)} = ${area(base, 2 * w, 2 * l)}$ 在墙角外取了半圆，其实墙只留下四分之一圆。`
            : both`$${area(base)} + ${area(2 * w)} = ${area(base, 2 * w)}$ uses a semicircle beyond the corner; the wall leaves a quarter circle.``
              $${area(base)} + ${area(2 * w)} = ${area(base, 2 * w)}$ 在墙角外取了半圆，其实墙只留下四分之一圆。`,
        ],
        [
          area(2 * rope * rope),
          'part-for-whole',
          both`$\frac{1}{2} \pi \cdot ${rope}^{2} = ${area(2 * rope * rope)}$ takes half of the circle, as at the middle of a wall.``$\frac{1}{2} \pi \cdot ${rope}^{2} = ${area(2 * rope * rope)}$ 取了半个圆，那是拴在墙中间的情形。`,
        ],
        [
          area(2 * rope * rope, w),
          'part-for-whole',
          both`$${area(2 * rope * rope)} + ${pi(quarter(pastWide))} = ${area(2 * rope * rope, w)}$ takes half of the circle where three quarters are free.``$${area(2 * rope * rope)} + ${pi(quarter(pastWide))} = ${area(2 * rope * rope, w)}$ 只取了半个圆，其实有四分之三可以走到。`,
        ],
        [
          area(4 * rope * rope, w),
          'ignores-a-condition',
          both`$${pi(rope * rope)} + ${pi(quarter(pastWide))} = ${area(4 * rope * rope, w)}$ adds to the whole circle, although a quarter of it is taken up by the ${en[1]}.``$${pi(rope * rope)} + ${pi(quarter(pastWide))} = ${area(4 * rope * rope, w)}$ 是在整个圆上再加，而圆的四分之一已被${zh[1]}占去。`,
        ],
      ],
    };
  },
});

/** The building from above, with the rope stretched away from it in line with the longer wall. */
function drawn(long: number, wide: number, rope: number, en: string, zh: string): GeometryFigure {
  return {
    kind: 'geometry',
    points: { P: [0, 0], Q: [-long, 0], R: [-long, -wide], S: [0, -wide], T: [rope * 0.8, rope * 0.6] },
    named: ['P'],
    segments: [
      { ends: ['Q', 'P'], label: `${long}` },
      { ends: ['Q', 'R'] },
      { ends: ['R', 'S'] },
      { ends: ['S', 'P'], label: `${wide}` },
      { ends: ['P', 'T'], label: `${rope}`, dashed: true },
    ],
    shaded: [{ shape: { polygon: ['P', 'Q', 'R', 'S'] } }],
    toScale: true,
    described: both`A shaded rectangle, the ${en}, with sides ${long} and ${wide}. From its corner P, a dashed line of length ${rope}, the rope, leads away from the rectangle.``
      阴影矩形表示${zh}，边长为 ${long} 和 ${wide}。从顶点 P 引出一条长 ${rope} 的虚线，表示绳子，指向矩形外。`,
  };
}
