/**
 * Two triangles with the same two sides and different angles between them: which has the greater area?
 *
 * Chains two ideas: with equal bases the areas compare as the heights, and the height depends only on how far the angle
 * is from a right angle, so that an angle and its supplement give the same. The wider triangle looks larger.
 */
import type { GeometryFigure, Point } from '#core/questions/figures.ts';
import { polar } from '../../drawing.ts';
import { defineFamily, keyOfOrder, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

type Angles = { acute: number; wide: number } | { given: string; orders: number[] };

const pairs: Angles[] = [
  { acute: 38, wide: 142 },
  { acute: 53, wide: 127 },
  { acute: 64, wide: 116 },
  { acute: 47, wide: 133 },
  { acute: 58, wide: 128 },
  { acute: 66, wide: 117 },
  { acute: 74, wide: 109 },
  { acute: 41, wide: 132 },
  { acute: 35, wide: 141 },
  { acute: 52, wide: 124 },
  { given: 'x + y < 180', orders: [-1] },
  { given: 'x + y = 180', orders: [0] },
  { given: 'x + y > 180', orders: [1] },
  { given: 'x < 90 < y', orders: [-1, 0, 1] },
  { given: 'y = 2x', orders: [-1, 0, 1] },
];

export const family = defineFamily({
  tags: ['quant.geometry.triangles'],
  form: 'qc',
  difficulty: 4,
  seconds: 100,
  space: {
    angles: pairs,
    sides: [
      [5, 8],
      [6, 9],
      [7, 10],
      [9, 14],
      [8, 11],
      [10, 13],
    ],
    isSwapped: [false, true],
  },
  make: ({ angles, sides: [short, long], isSwapped }) => {
    const isKnown = 'acute' in angles;
    const order = isKnown ? Math.sign(angles.acute + angles.wide - 180) : 0;
    const key = isKnown ? keyOfOrder(order, isSwapped) : keyOfOrders(angles.orders, isSwapped);
    const first = both`The area of triangle $PQR$``三角形 $PQR$ 的面积`;
    const second = both`The area of triangle $STU$``三角形 $STU$ 的面积`;
    return {
      // Where the wider triangle is the greater one, the look of the figure leads to the key.
      difficulty: (isKnown ? order < 0 : angles.given === 'x < 90 < y' || angles.given === 'x + y < 180')
        ? 3
        : 4,
      stem: isKnown
        ? both`In the figure, $PQ = ST = ${short}$ and $QR = TU = ${long}$.``如图，$PQ = ST = ${short}$，$QR = TU = ${long}$。`
        : angles.given === 'x < 90 < y'
          ? both`In the figure, $PQ = ST = ${short}$, $QR = TU = ${long}$, and $x < 90 < y$.``如图，$PQ = ST = ${short}$，$QR = TU = ${long}$，且 $x < 90 < y$。`
          : both`In the figure, $PQ = ST = ${short}$, $QR = TU = ${long}$, $x < y$, and $${angles.given}$.``
            如图，$PQ = ST = ${short}$，$QR = TU = ${long}$，$x < y$，且 $${angles.given}$。`,
      figures: [drawn(short, long, isKnown ? [`${angles.acute}`, `${angles.wide}`] : ['$x$', '$y$'])],
      a: isSwapped ? second : first,
      b: isSwapped ? first : second,
      key,
      steps: [
        both`The idea: take $QR$ and $TU$ as bases. They are equal, so the triangle with the greater height has the greater area.``
          关键在于：以 $QR$ 和 $TU$ 为底，两底相等，所以高较大的三角形面积较大。`,
        both`Let a side of length ${short} swing about $Q$: its end is highest when the angle is 90 degrees, and it is equally high for two angles that are equally far from 90 degrees, such as 60 and 120. So it is not the greater angle that has the greater height, but the one closer to 90 degrees.``
          让长 ${short} 的边绕 $Q$ 转动：夹角为 90 度时端点最高；与 90 度相差同样多的两个角，例如 60 度与 120 度，端点同样高。所以高较大的不是夹角较大的那个，而是夹角更接近 90 度的那个。`,
        isKnown
          ? order === 0
            ? both`Here $90 - ${angles.acute} = ${90 - angles.acute}$ and $${angles.wide} - 90 = ${angles.wide - 90}$: the angles are equally far from 90 degrees, and the areas are equal. Faster: $${angles.acute} + ${angles.wide} = 180$.``
              这里 $90 - ${angles.acute} = ${90 - angles.acute}$，$${angles.wide} - 90 = ${angles.wide - 90}$，两角与 90 度相差同样多，所以面积相等。更快的看法：$${angles.acute} + ${angles.wide} = 180$。`
            : both`Here $90 - ${angles.acute} = ${90 - angles.acute}$ and $${angles.wide} - 90 = ${angles.wide - 90}$, so the angle of ${order > 0 ? angles.acute : angles.wide} degrees is nearer to 90, and its triangle has the greater area.``
              这里 $90 - ${angles.acute} = ${90 - angles.acute}$，$${angles.wide} - 90 = ${angles.wide - 90}$，所以 ${order > 0 ? angles.acute : angles.wide} 度的角更接近 90 度，它所在的三角形面积较大。`
          : reason(angles.given),
      ],
      ...(!isKnown && { letters: [{}, {}, lettersOf(angles.given)] }),
      wrong: {
        A: isSwapped ? wider : acuter,
        B: isSwapped ? acuter : wider,
        C: [
          'one-example',
          both`Equal areas need angles that are equally far from 90 degrees, and that is not given here.``
            只有两角与 90 度相差同样多时面积才相等，而这里并没有这个条件。`,
        ],
        D: [
          'thinks-undetermined',
          both`No height has to be calculated: how far the angles are from 90 degrees settles which is greater.``
            不必求出高：只看两个角与 90 度相差多少，就能确定大小。`,
        ],
      },
    };
  },
});

const wider = [
  'judges-by-looks',
  both`Widening the angle makes the third side longer, but beyond 90 degrees it makes the height, and so the area, smaller.``
    夹角张大，第三边会变长；但超过 90 度以后，高反而变小，面积也随之变小。`,
] as const;

const acuter = [
  'reverses-comparison',
  both`That would require knowing that the smaller angle is closer to 90 degrees.``只有已知较小的角更接近 90 度时才成立。`,
] as const;

const reason = (given: string) =>
  ({
    'x + y < 180': both`Since $x < y$ and $x + y < 180$, $x < 90$ and $90 - x > y - 90$. So $y$ is nearer to 90 on whichever side of 90 it lies, and triangle $STU$ has the greater area.``
      由 $x < y$ 和 $x + y < 180$ 得 $x < 90$，且 $90 - x > y - 90$。所以无论 $y$ 在 90 的哪一侧，都比 $x$ 更接近 90，三角形 $STU$ 的面积较大。`,
    'x + y = 180': both`Since $x + y = 180$, $90 - x = y - 90$: the angles are equally far from 90 degrees, and the areas are equal.``
      由 $x + y = 180$ 得 $90 - x = y - 90$，两角与 90 度相差同样多，所以面积相等。`,
    'x + y > 180': both`Since $x < y$ and $x + y > 180$, $y > 90$ and $y - 90 > 90 - x$. So $x$ is nearer to 90 on whichever side of 90 it lies, and triangle $PQR$ has the greater area.``
      由 $x < y$ 和 $x + y > 180$ 得 $y > 90$，且 $y - 90 > 90 - x$。所以无论 $x$ 在 90 的哪一侧，都比 $y$ 更接近 90，三角形 $PQR$ 的面积较大。`,
    'x < 90 < y': both`With $x = 50$, $y = 120$ makes $STU$ greater, $y = 130$ makes the areas equal, and $y = 140$ makes $PQR$ greater.``
      取 $x = 50$：$y = 120$ 时 $STU$ 较大，$y = 130$ 时面积相等，$y = 140$ 时 $PQR$ 较大。`,
    'y = 2x': both`With $x = 50$ and $y = 100$, $y$ is nearer to 90; with $x = 60$ and $y = 120$, the two are equally far; with $x = 70$ and $y = 140$, $x$ is nearer.``
      $x = 50$、$y = 100$ 时，$y$ 更接近 90；$x = 60$、$y = 120$ 时两者一样近；$x = 70$、$y = 140$ 时，$x$ 更接近。`,
  })[given]!;

const lettersOf = (given: string) =>
  ({
    'x + y < 180': { x: 47, y: 109 },
    'x + y = 180': { x: 47, y: 133 },
    'x + y > 180': { x: 71, y: 137 },
    'x < 90 < y': [
      { x: 50, y: 120 },
      { x: 50, y: 130 },
      { x: 50, y: 140 },
    ],
    'y = 2x': [
      { x: 50, y: 100 },
      { x: 60, y: 120 },
      { x: 70, y: 140 },
    ],
  })[given]!;

/** The two triangles side by side; the angles are drawn less far apart than they are. */
function drawn(short: number, long: number, [first, second]: string[]): GeometryFigure {
  const start: Point = [long + short * 0.75, 0];
  const word = (label: string): string => label.replaceAll('$', '');
  return {
    kind: 'geometry',
    points: {
      P: polar(short, 58),
      Q: [0, 0],
      R: [long, 0],
      S: polar(short, 104, start),
      T: start,
      U: [start[0] + long, 0],
    },
    segments: [
      { ends: ['P', 'Q'], label: `${short}` },
      { ends: ['Q', 'R'], label: `${long}` },
      { ends: ['P', 'R'] },
      { ends: ['S', 'T'], label: `${short}` },
      { ends: ['T', 'U'], label: `${long}` },
      { ends: ['S', 'U'] },
    ],
    angles: [
      { at: ['P', 'Q', 'R'], label: `${first}°` },
      { at: ['S', 'T', 'U'], label: `${second}°` },
    ],
    toScale: false,
    described: both`Triangles PQR and STU, not drawn to scale. Sides PQ and ST are ${short}, and sides QR and TU are ${long}. The angle at Q measures ${word(first!)} degrees, and the angle at T measures ${word(second!)} degrees.``
      三角形 PQR 与 STU，未按比例绘制。边 PQ 和 ST 为 ${short}，边 QR 和 TU 为 ${long}。Q 处的角为 ${word(first!)} 度，T 处的角为 ${word(second!)} 度。`,
  };
}
