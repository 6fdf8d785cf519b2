/**
 * Two equal circles, each through the center of the other: the perimeter or area of their overlap, or of all they cover.
 *
 * Chains two ideas: the two centers and a point where the circles meet are equally far apart, so that equilateral
 * triangles fix the arcs; and each region is made of sectors and that rhombus. No angle is given, and right angles or
 * half circles are assumed.
 */
import type { GeometryFigure, ShadedRegion } from '#core/questions/figures.ts';
import { div, mul, type Num } from '#core/rational.ts';
import { polar } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, pi, surd } from '../../text.ts';

type Wrong = readonly [string, Misconception, ReturnType<ReturnType<typeof both>>];

export const family = defineFamily({
  tags: ['quant.geometry.composite-area', 'quant.geometry.circles'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: {
    r: [3, 6, 9, 12, 15, 18, 21],
    region: ['overlap', 'all', 'crescent'],
    measure: ['perimeter', 'area'],
  },
  // The perimeter of a crescent is that of a circle whatever the arcs are: no idea is needed.
  keep: ({ r, region, measure }) =>
    measure === 'perimeter' ? region !== 'crescent' : r === 6 || r === 12 || r === 18,
  make: ({ r, region, measure }) => {
    const isArea = measure === 'area';
    const asked = {
      overlap: { en: 'the shaded region, which is inside both circles', zh: '同时在两个圆内的阴影部分' },
      all: {
        en: 'the shaded region, which is inside at least one of the circles',
        zh: '至少在一个圆内的阴影部分',
      },
      crescent: {
        en: 'the shaded region, which is inside only the circle with center $A$',
        zh: '只在圆 $A$ 内的阴影部分',
      },
    }[region];
    const piece = (whole: Num): string => pi(mul(whole, isArea ? r * r : r));
    const tip = isArea ? r * r : r;
    /** A multiple of π and of the root of 3, both times the square of the radius. */
    const mixed = (circle: Num, root: Num, sign: '+' | '-'): string =>
      `${pi(mul(circle, tip))} ${sign} ${surd(3, mul(root, tip))}`;
    const sector = pi(div(r * r, 3));
    const rhombus = surd(3, div(r * r, 2));
    const { key, wrong } = answers(region, isArea, piece, mixed, tip);
    return {
      stem: isArea
        ? both`In the figure, $A$ and $B$ are the centers of two circles with radius ${r}, and each circle passes through the center of the other. The circles meet at $C$ and $D$. What is the area of ${asked.en}?``
          如图，$A$、$B$ 是两个半径为 ${r} 的圆的圆心，每个圆都经过另一个圆的圆心，两圆相交于 $C$、$D$。${asked.zh}的面积是多少？`
        : both`In the figure, $A$ and $B$ are the centers of two circles with radius ${r}, and each circle passes through the center of the other. The circles meet at $C$ and $D$. What is the perimeter of ${asked.en}?``
          如图，$A$、$B$ 是两个半径为 ${r} 的圆的圆心，每个圆都经过另一个圆的圆心，两圆相交于 $C$、$D$。${asked.zh}的周长是多少？`,
      figures: [drawn(r, region)],
      key,
      letters: isArea ? [{ AB: r, AC: r, BC: r }, {}, {}] : [{ AB: r, AC: r, BC: r }, {}],
      steps: [
        both`The idea: $AB$, $AC$, and $BC$ are all radii, $AB = AC = BC = ${r}$, so triangle $ABC$ is equilateral, and so is triangle $ABD$. Angle $CAD$ is therefore $60 + 60 = 120$ degrees: each circle has one third of its circumference inside the other.``
          关键在于：$AB$、$AC$、$BC$ 都是半径，$AB = AC = BC = ${r}$，所以三角形 $ABC$ 是等边三角形，三角形 $ABD$ 也是。因此角 $CAD$ 为 $60 + 60 = 120$ 度：每个圆都有三分之一的圆周在另一个圆内。`,
        ...(isArea
          ? [
              both`A sector of 120 degrees has area $\frac{1}{3} \pi \cdot ${r}^{2} = ${sector}$, and the rhombus $ACBD$, made of two equilateral triangles, has area $2 \cdot \frac{\sqrt{3}}{4} \cdot ${r}^{2} = ${rhombus}$. The sectors of both circles together cover the overlap and count the rhombus twice, so the overlap is $2 \cdot ${sector} - ${rhombus} = ${mixed(div(2, 3), div(1, 2), '-')}$.``
                120 度的扇形面积为 $\frac{1}{3} \pi \cdot ${r}^{2} = ${sector}$；菱形 $ACBD$ 由两个等边三角形组成，面积为 $2 \cdot \frac{\sqrt{3}}{4} \cdot ${r}^{2} = ${rhombus}$。两圆的扇形合起来盖住重叠部分，其中菱形算了两次，所以重叠部分的面积为 $2 \cdot ${sector} - ${rhombus} = ${mixed(div(2, 3), div(1, 2), '-')}$。`,
              {
                overlap: both`That is what was asked: the area is $${key}$.``这正是所求：面积为 $${key}$。`,
                all: both`Both circles together, minus the overlap that was counted twice: $2 \cdot ${pi(r * r)} - (${mixed(div(2, 3), div(1, 2), '-')}) = ${key}$.``
                  两个圆的面积之和减去算了两次的重叠部分：$2 \cdot ${pi(r * r)} - (${mixed(div(2, 3), div(1, 2), '-')}) = ${key}$。`,
                crescent: both`One circle minus the overlap: $${pi(r * r)} - (${mixed(div(2, 3), div(1, 2), '-')}) = ${key}$.``
                  一个圆的面积减去重叠部分：$${pi(r * r)} - (${mixed(div(2, 3), div(1, 2), '-')}) = ${key}$。`,
              }[region],
            ]
          : [
              region === 'overlap'
                ? both`The overlap is bounded by two such arcs, one of each circle: $2 \cdot \frac{1}{3} \cdot 2 \pi \cdot ${r} = ${key}$.``
                  重叠部分由两段这样的弧围成，每个圆各一段：$2 \cdot \frac{1}{3} \cdot 2 \pi \cdot ${r} = ${key}$。`
                : both`The outline of the whole is made of the other two thirds of both circumferences: $2 \cdot \frac{2}{3} \cdot 2 \pi \cdot ${r} = ${key}$.``
                  整个图形的外沿由两个圆周各剩下的三分之二组成：$2 \cdot \frac{2}{3} \cdot 2 \pi \cdot ${r} = ${key}$。`,
            ]),
      ],
      wrong,
    };
  },
});

type Region = 'overlap' | 'all' | 'crescent';

/** The right answer and the wrong ones, as multiples of the radius or of its square. */
function answers(
  region: Region,
  isArea: boolean,
  piece: (whole: Num) => string,
  mixed: (circle: Num, root: Num, sign: '+' | '-') => string,
  square: number,
): { key: string; wrong: Wrong[] } {
  const quarters = (value: string): Wrong => [
    value,
    'special-triangle-slip',
    both`$${value}$ takes angle $CAD$ to be a right angle.``$${value}$ 把角 $CAD$ 当成了直角。`,
  ];
  const sixths = (value: string): Wrong => [
    value,
    'stops-early',
    both`$${value}$ takes angle $CAD$ to be 60 degrees, which is only half of it.``$${value}$ 把角 $CAD$ 当成了 60 度，那只是它的一半。`,
  ];
  const halves = (value: string): Wrong => [
    value,
    'judges-by-looks',
    both`$${value}$ takes each arc to be a semicircle.``$${value}$ 把每段弧都当成了半圆。`,
  ];
  if (!isArea && region === 'overlap') {
    return {
      key: piece(div(4, 3)),
      wrong: [
        quarters(piece(1)),
        sixths(piece(div(2, 3))),
        halves(piece(2)),
        [
          piece(div(8, 3)),
          'answers-another-question',
          both`$${piece(div(8, 3))}$ adds the arcs outside the other circle.``$${piece(div(8, 3))}$ 加的是在另一个圆外面的弧。`,
        ],
        [
          piece(4),
          'adds-overlapping',
          both`$${piece(4)}$ is both circumferences, with the arcs outside.``$${piece(4)}$ 是两个完整的圆周，连外面的弧也算上了。`,
        ],
        [
          piece(div(1, 3)),
          'one-side-only',
          both`$${piece(div(1, 3))}$ is a single arc of 60 degrees.``$${piece(div(1, 3))}$ 只是一段 60 度的弧。`,
        ],
      ],
    };
  }
  if (!isArea)
    return {
      key: piece(div(8, 3)),
      wrong: [
        quarters(piece(3)),
        sixths(piece(div(10, 3))),
        halves(piece(2)),
        [
          piece(div(4, 3)),
          'answers-another-question',
          both`$${piece(div(4, 3))}$ adds the arcs inside the other circle.``$${piece(div(4, 3))}$ 加的是在另一个圆里面的弧。`,
        ],
        [
          piece(4),
          'adds-overlapping',
          both`$${piece(4)}$ is both circumferences, with the arcs inside.``$${piece(4)}$ 是两个完整的圆周，连里面的弧也算上了。`,
        ],
      ],
    };
  const leaf = region === 'overlap';
  const sign = leaf ? '-' : '+';
  const whole = { overlap: div(2, 3), all: div(4, 3), crescent: div(1, 3) }[region];
  const square90 = { overlap: [div(1, 2), '-'], all: [div(3, 2), '+'], crescent: [div(1, 2), '+'] }[
    region
  ] as [Num, string];
  const wrong60 = { overlap: div(1, 3), all: div(5, 3), crescent: div(2, 3) }[region];
  return {
    key: mixed(whole, div(1, 2), sign),
    wrong: [
      [
        pi(mul(whole, square)),
        'forgets-overlap',
        both`$${pi(mul(whole, square))}$ adds the sectors as if they did not overlap in the rhombus.``$${pi(mul(whole, square))}$ 没有考虑两个扇形在菱形处重叠。`,
      ],
      [
        mixed(whole, div(1, 4), sign),
        'one-side-only',
        both`$${mixed(whole, div(1, 4), sign)}$ has one equilateral triangle where the rhombus has two.``$${mixed(whole, div(1, 4), sign)}$ 只算了一个等边三角形，而菱形由两个组成。`,
      ],
      quarters(`${pi(mul(square90[0], square))} ${square90[1]} ${square}`),
      [
        mixed(wrong60, div(1, 2), sign),
        'stops-early',
        both`$${mixed(wrong60, div(1, 2), sign)}$ takes sectors of 60 degrees instead of 120.``$${mixed(wrong60, div(1, 2), sign)}$ 用的是 60 度的扇形，而不是 120 度。`,
      ],
      [
        mixed(whole, 1, sign),
        'special-triangle-slip',
        both`$${mixed(whole, 1, sign)}$ forgets the factor of one-half in the area of the triangles.``$${mixed(whole, 1, sign)}$ 求三角形面积时忘了乘二分之一。`,
      ],
      [
        leaf ? mixed(1, div(1, 2), '-') : pi(mul(2, square)),
        leaf ? 'part-for-whole' : 'adds-overlapping',
        leaf
          ? both`$${mixed(1, div(1, 2), '-')}$ subtracts the rhombus from a whole circle.``$${mixed(1, div(1, 2), '-')}$ 是从一个整圆中减去菱形。`
          : both`$${pi(mul(2, square))}$ is both circles, with the overlap counted twice.``$${pi(mul(2, square))}$ 是两个整圆，重叠部分算了两次。`,
      ],
      [
        leaf ? mixed(div(4, 3), div(1, 2), '-') : mixed(1, div(1, 2), '-'),
        'part-for-whole',
        leaf
          ? both`$${mixed(div(4, 3), div(1, 2), '-')}$ takes the larger sectors, outside the overlap.``$${mixed(div(4, 3), div(1, 2), '-')}$ 用的是重叠部分之外的大扇形。`
          : both`$${mixed(1, div(1, 2), '-')}$ subtracts the rhombus from one circle.``$${mixed(1, div(1, 2), '-')}$ 是从一个圆中减去菱形。`,
      ],
    ],
  };
}

function drawn(r: number, region: Region): GeometryFigure {
  const shaded: Record<Region, ShadedRegion[]> = {
    overlap: [
      { shape: { sector: { center: 'A', from: 'D', to: 'C' } } },
      { shape: { sector: { center: 'B', from: 'C', to: 'D' } } },
    ],
    all: [
      { shape: { circle: { center: 'A', radius: r } } },
      { shape: { circle: { center: 'B', radius: r } } },
    ],
    crescent: [
      {
        shape: { circle: { center: 'A', radius: r } },
        without: [{ circle: { center: 'B', radius: r } }, { polygon: ['A', 'D', 'B', 'C'] }],
      },
    ],
  };
  const said = {
    overlap: both`The region inside both circles is shaded.``同时在两个圆内的部分为阴影部分。`,
    all: both`Everything inside either circle is shaded.``两个圆所覆盖的全部区域为阴影部分。`,
    crescent: both`The region inside the circle with center A and outside the circle with center B is shaded.``在圆 A 内且在圆 B 外的部分为阴影部分。`,
  }[region];
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: [r, 0], C: polar(r, 60), D: polar(r, -60) },
    segments: [],
    circles: [
      { center: 'A', radius: r },
      { center: 'B', radius: r },
    ],
    shaded: shaded[region],
    toScale: true,
    described: both`Two equal circles with centers A and B, each passing through the center of the other. They meet at C, above, and D, below. ${said}``
      两个相等的圆，圆心为 A、B，每个圆都经过另一个圆的圆心，两圆相交于上方的 C 和下方的 D。${said}`,
  };
}
