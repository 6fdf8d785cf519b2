/** Angles that share a straight line or a full turn are in a known ratio: find one of them. */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.angles', 'quant.arith.ratio'],
  form: 'numeric',
  difficulty: 1,
  seconds: 55,
  space: {
    ratio: [
      [1, 2, 3],
      [2, 3, 4],
      [2, 3, 5],
      [3, 4, 5],
      [1, 3, 5],
      [2, 3, 7],
      [3, 4, 8],
      [4, 5, 6],
      [5, 6, 7],
      [2, 5, 8],
    ],
    whole: [180, 360],
    asked: ['x', 'y', 'z'],
  },
  keep: ({ ratio, whole }) => {
    const sum = ratio[0] + ratio[1] + ratio[2];
    return whole % sum === 0 && (whole / sum) * ratio[2] < 180;
  },
  make: ({ ratio, whole, asked }) => {
    const sum = ratio[0] + ratio[1] + ratio[2];
    const unit = whole / sum;
    const part = ratio['xyz'.indexOf(asked)]!;
    const key = part * unit;
    const other = whole === 180 ? 360 : 180;
    const isLine = whole === 180;
    const mistaken = (other / sum) * part;
    return {
      stem: isLine
        ? both`In the figure, $AOD$ is a straight line, and $x : y : z = ${ratio[0]} : ${ratio[1]} : ${ratio[2]}$. What is the value of $${asked}$?``
          如图，$AOD$ 是一条直线，且 $x : y : z = ${ratio[0]} : ${ratio[1]} : ${ratio[2]}$。$${asked}$ 的值是多少？`
        : both`In the figure, three rays start from point $O$, and $x : y : z = ${ratio[0]} : ${ratio[1]} : ${ratio[2]}$. What is the value of $${asked}$?``
          如图，三条射线都从点 $O$ 出发，且 $x : y : z = ${ratio[0]} : ${ratio[1]} : ${ratio[2]}$。$${asked}$ 的值是多少？`,
      figures: [rays(isLine)],
      key,
      letters: { k: unit },
      steps: [
        isLine
          ? both`The idea: A ratio cuts a known whole into equal parts, and here the whole is a straight angle. Together, the three angles make a straight angle of 180 degrees. Write them as $${ratio[0]}k$, $${ratio[1]}k$, and $${ratio[2]}k$; then $${sum}k = 180$ and $k = ${unit}$.``
            关键在于：比把一个已知的整体分成若干等份，这里的整体是一个平角。三个角合起来是一个 180 度的平角。把它们记作 $${ratio[0]}k$、$${ratio[1]}k$、$${ratio[2]}k$，则 $${sum}k = 180$，$k = ${unit}$。`
          : both`The idea: A ratio cuts a known whole into equal parts, and here the whole is a full turn. Together, the three angles make a full turn of 360 degrees. Write them as $${ratio[0]}k$, $${ratio[1]}k$, and $${ratio[2]}k$; then $${sum}k = 360$ and $k = ${unit}$.``
            关键在于：比把一个已知的整体分成若干等份，这里的整体是一个周角。三个角合起来是一个 360 度的周角。把它们记作 $${ratio[0]}k$、$${ratio[1]}k$、$${ratio[2]}k$，则 $${sum}k = 360$，$k = ${unit}$。`,
        both`The angle asked for has ${part} of these parts: $${part} \cdot ${unit} = ${key}$.``所求的角占其中 ${part} 份：$${part} \cdot ${unit} = ${key}$。`,
      ],
      wrong: [
        [
          mistaken,
          'angle-sum-slip',
          isLine
            ? both`$${part} \cdot \frac{360}{${sum}} = ${mistaken}$ takes the three angles to make a full turn.``$${part} \cdot \frac{360}{${sum}} = ${mistaken}$ 误以为三个角合成一周。`
            : both`$${part} \cdot \frac{180}{${sum}} = ${mistaken}$ takes the three angles to make only a straight angle.``$${part} \cdot \frac{180}{${sum}} = ${mistaken}$ 误以为三个角只合成一个平角。`,
        ],
        [
          unit,
          'stops-early',
          both`${unit} is the size of one part, and the angle has ${part} of them.``${unit} 只是一份的大小，所求的角有 ${part} 份。`,
        ],
        [
          whole / 3,
          'assumes-equal-groups',
          both`$\frac{${whole}}{3} = ${whole / 3}$ divides the whole equally and ignores the ratio.``$\frac{${whole}}{3} = ${whole / 3}$ 是平均分配，没有用到比。`,
        ],
      ],
    };
  },
});

function rays(isLine: boolean): GeometryFigure {
  const at = (degrees: number): readonly [number, number] => [
    Math.round(4000 * Math.cos((degrees * Math.PI) / 180)) / 1000,
    Math.round(4000 * Math.sin((degrees * Math.PI) / 180)) / 1000,
  ];
  const points: GeometryFigure['points'] = isLine
    ? { O: [0, 0] as const, A: at(180), B: at(132), C: at(72), D: at(0) }
    : { O: [0, 0] as const, A: at(100), B: at(350), C: at(215) };
  return {
    kind: 'geometry',
    points,
    named: isLine ? ['A', 'O', 'D'] : ['O'],
    segments: Object.keys(points)
      .filter((name) => name !== 'O')
      .map((name) => ({ ends: ['O', name] as const })),
    angles: isLine
      ? [
          { at: ['A', 'O', 'B'], label: '$x$°' },
          { at: ['B', 'O', 'C'], label: '$y$°' },
          { at: ['C', 'O', 'D'], label: '$z$°' },
        ]
      : [
          { at: ['A', 'O', 'B'], label: '$x$°' },
          { at: ['B', 'O', 'C'], label: '$y$°' },
          { at: ['C', 'O', 'A'], label: '$z$°' },
        ],
    toScale: false,
    described: isLine
      ? both`A straight line through A, O, and D. Two rays from O on the same side of it divide the straight angle, from OA to OD, into angles of x degrees, y degrees, and z degrees, in this order. Not drawn to scale.``
        直线经过 A、O、D 三点。从 O 出发的两条射线在它的同一侧，从 OA 到 OD 依次把平角分成 x 度、y 度和 z 度的三个角。图形未按比例绘制。`
      : both`Three rays from the point O form angles of x degrees, y degrees, and z degrees, which fill the full turn. Not drawn to scale.``
        从点 O 出发的三条射线围成 x 度、y 度和 z 度的三个角，正好合成一周。图形未按比例绘制。`,
  };
}
