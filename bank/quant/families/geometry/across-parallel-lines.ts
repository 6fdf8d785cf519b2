/** Parallel lines and a transversal: are the two marked angles equal, or do they make 180 degrees together? */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, poly, term } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.angles', 'quant.algebra.linear'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 70,
  space: {
    kind: ['corresponding', 'alternate', 'same-side'],
    a: [2, 3, 4, 5],
    c: [1, 2, 3],
    x: range(12, 40, 1),
    b: range(-20, 30, 5),
  },
  keep: ({ kind, a, c, x, b }) => {
    const first = a * x + b;
    return (
      a > c && first > 35 && first < 145 && first !== 90 && b !== 0 && (kind === 'same-side') === first > 90
    );
  },
  make: ({ kind, a, c, x, b }) => {
    const first = a * x + b;
    const isEqual = kind !== 'same-side';
    const second = isEqual ? first : 180 - first;
    const d = second - c * x;
    if (d === 0 || Math.abs(d) > 90) return null;
    const [one, two] = [poly([a, b], 'x'), poly([c, d], 'x')];
    const exact = (n: number): number => (Number.isInteger(n) ? n : 0);
    const [flatX, squareX] = [exact((180 - b) / a), exact((90 - b) / a)];
    const whole = (n: number): boolean => n > 0 && n < 180 && Number.isInteger(n);
    const equalX = exact((d - b) / (a - c));
    const sumX = exact((180 - b - d) / (a + c));
    const rightX = exact((90 - b - d) / (a + c));
    const turnX = exact((360 - b - d) / (a + c));
    const wrong = [
      [
        isEqual ? sumX : equalX,
        'angle-sum-slip',
        isEqual
          ? both`Setting $${one} + ${two} = 180$ gives ${sumX}, but these angles are equal.``若列 $${one} + ${two} = 180$ 会得到 ${sumX}，但这两个角是相等的。`
          : both`Setting $${one} = ${two}$ gives ${equalX}, but these angles add up to 180 degrees.``若列 $${one} = ${two}$ 会得到 ${equalX}，但这两个角的和为 180 度。`,
      ],
      [
        first,
        'answers-another-question',
        both`${first} is the number of degrees in one marked angle, not $x$.``${first} 是其中一个角的度数，不是 $x$。`,
      ],
      [
        second,
        'answers-another-question',
        both`${second} is the number of degrees in the other marked angle, not $x$.``${second} 是另一个角的度数，不是 $x$。`,
      ],
      [
        rightX,
        'angle-sum-slip',
        both`Setting $${one} + ${two} = 90$ gives ${rightX}, but nothing here is a right angle.``若列 $${one} + ${two} = 90$ 会得到 ${rightX}，但图中没有直角。`,
      ],
      [
        turnX,
        'angle-sum-slip',
        both`Setting $${one} + ${two} = 360$ gives ${turnX}; a full turn needs all four angles at an intersection.``若列 $${one} + ${two} = 360$ 会得到 ${turnX}；一个交点处的四个角合起来才是一周。`,
      ],
      [
        180 - first,
        'answers-another-question',
        both`$180 - ${first} = ${180 - first}$ is the angle next to a marked one.``$180 - ${first} = ${180 - first}$ 是与所标的角相邻的角。`,
      ],
      [
        flatX,
        'ignores-a-condition',
        both`Setting only $${one} = 180$ gives ${flatX}.``若只列 $${one} = 180$，会得到 ${flatX}。`,
      ],
      [
        squareX,
        'judges-by-looks',
        both`Setting $${one} = 90$ gives ${squareX}.``若列 $${one} = 90$，会得到 ${squareX}。`,
      ],
      [
        x - 5,
        'arithmetic-slip',
        both`${x - 5} makes the first angle $${a} \cdot 5 = ${5 * a}$ degrees too small.``代入 ${x - 5}，第一个角会少 $${a} \cdot 5 = ${5 * a}$ 度。`,
      ],
      [
        x + 5,
        'arithmetic-slip',
        both`${x + 5} makes the first angle $${a} \cdot 5 = ${5 * a}$ degrees too large.``代入 ${x + 5}，第一个角会多出 $${a} \cdot 5 = ${5 * a}$ 度。`,
      ],
    ] as const;
    const usable = wrong.filter(([n]) => whole(n));
    if (usable.length < 5) return null;
    const idea = both`The idea: A transversal makes angles of only two sizes with parallel lines, so decide first whether the two are equal or supplementary.``关键在于：一条直线截两条平行线，所成的角只有两种大小，先判断这两个角是相等还是互补。`;
    return {
      stem: both`In the figure, lines $l$ and $m$ are parallel. What is the value of $x$?``如图，直线 $l$ 与 $m$ 平行。$x$ 的值是多少？`,
      figures: [crossing(kind, one, two)],
      key: x,
      letters: { x },
      steps: [
        {
          corresponding: both`${idea} The two marked angles are in the same position at the two intersections: corresponding angles formed by parallel lines are equal.``${idea}两个所标的角是同位角；两直线平行，同位角相等。`,
          alternate: both`${idea} The two marked angles lie between the parallel lines on opposite sides of the transversal: such alternate interior angles are equal.``${idea}两个所标的角是内错角；两直线平行，内错角相等。`,
          'same-side': both`${idea} The two marked angles lie between the parallel lines on the same side of the transversal: such angles add up to 180 degrees.``${idea}两个所标的角是同旁内角；两直线平行，同旁内角之和为 180 度。`,
        }[kind],
        isEqual
          ? both`So $${one} = ${two}$, ${a - c === 1 ? '' : `hence $${term(a - c, 'x')} = ${d - b}$ and `}$x = ${x}$; both angles measure ${first} degrees.``于是 $${one} = ${two}$，${a - c === 1 ? '' : `即 $${term(a - c, 'x')} = ${d - b}$，`}$x = ${x}$，两个角都是 ${first} 度。`
          : both`So $(${one}) + (${two}) = 180$, hence $${a + c}x = ${180 - b - d}$ and $x = ${x}$; the angles measure ${first} and ${second} degrees.``于是 $(${one}) + (${two}) = 180$，即 $${a + c}x = ${180 - b - d}$，$x = ${x}$，两个角分别为 ${first} 度和 ${second} 度。`,
      ],
      wrong: usable,
    };
  },
});

function crossing(kind: string, one: string, two: string): GeometryFigure {
  const at = {
    corresponding: [
      ['B', 'P', 'E'],
      ['D', 'Q', 'P'],
    ],
    alternate: [
      ['A', 'P', 'Q'],
      ['D', 'Q', 'P'],
    ],
    'same-side': [
      ['B', 'P', 'Q'],
      ['D', 'Q', 'P'],
    ],
  }[kind] as [[string, string, string], [string, string, string]];
  const where = {
    corresponding: both`above line l to the right of the transversal, and above line m to the right of the transversal``直线 l 上方、截线右侧，以及直线 m 上方、截线右侧`,
    alternate: both`below line l to the left of the transversal, and above line m to the right of the transversal``直线 l 下方、截线左侧，以及直线 m 上方、截线右侧`,
    'same-side': both`below line l to the right of the transversal, and above line m to the right of the transversal``直线 l 下方、截线右侧，以及直线 m 上方、截线右侧`,
  }[kind]!;
  return {
    kind: 'geometry',
    points: {
      A: [-5, 2],
      B: [5, 2],
      C: [-5, -2],
      D: [5, -2],
      P: [1, 2],
      Q: [-1, -2],
      E: [2, 4],
      F: [-2, -4],
    },
    named: [],
    segments: [{ ends: ['A', 'B'], label: '$l$' }, { ends: ['C', 'D'], label: '$m$' }, { ends: ['E', 'F'] }],
    angles: [
      { at: at[0], label: `$(${one})$°` },
      { at: at[1], label: `$(${two})$°` },
    ],
    parallel: [
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ],
    toScale: false,
    described: both`Two parallel lines, l above m, crossed by a transversal that rises to the right. Two angles are marked: $(${one})$ degrees and $(${two})$ degrees. They lie ${where}. Not drawn to scale.``
      两条平行线，l 在上，m 在下，被一条向右上方倾斜的直线所截。图中标出两个角，分别为 $(${one})$ 度和 $(${two})$ 度，依次位于${where}。图形未按比例绘制。`,
  };
}
