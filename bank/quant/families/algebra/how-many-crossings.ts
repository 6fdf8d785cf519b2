/** In how many points do two graphs meet, one of them with an absolute value? */
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, signed } from '../../text.ts';

type Case = {
  graphs: [string, string];
  key: number;
  first: Text;
  second: Text;
  wrong: [number, Misconception, Text][];
};

export const family = defineFamily({
  tags: ['quant.algebra.graphs', 'quant.algebra.absolute-equations'],
  form: 'numeric',
  difficulty: 5,
  seconds: 100,
  space: {
    kind: ['circle', 'circle', 'folded', 'folded', 'line', 'line'],
    r: [2, 3, 4, 5, 6],
    place: [0, 1, 2, 3, 4],
    c: [-3, -1, 2, 4],
  },
  make: ({ kind, r, place, c }) => {
    const found =
      kind === 'circle' ? circle(r, place) : kind === 'folded' ? folded(r, place) : line(r, place, c);
    if (found === null) return null;
    const { graphs, key, first, second, wrong } = found;
    return {
      difficulty: kind === 'line' ? 4 : 5,
      stem: both`In the $xy$-plane, how many points do the graphs of $${graphs[0]}$ and $${graphs[1]}$ have in common?``在 $xy$ 平面内，$${graphs[0]}$ 与 $${graphs[1]}$ 的图像有多少个公共点？`,
      key,
      steps: [first, second],
      letters: [{}, {}],
      wrong,
    };
  },
});

const say = (n: number, code: Misconception, en: string, zh: string): [number, Misconception, Text] => [
  n,
  code,
  { en: `${n}: ${en}`, zh_cn: `${n}：${zh}` },
];

/** A circle around the origin and a V with its tip on the y-axis. */
function circle(r: number, place: number): Case | null {
  // Tip at the top, between, at the bottom, a little below, far below.
  const tip = [r, 1, -r, -r - 1, -2 * r][place]!;
  if (place === 1 && r < 2) return null;
  const reaches = tip * tip < 2 * r * r;
  const key = tip === r ? 1 : tip === -r ? 3 : tip > -r ? 2 : reaches ? 4 : 0;
  const graphs: [string, string] = [`x^{2} + y^{2} = ${r * r}`, `y = |x| ${signed(tip)}`];
  const first = both`The idea: Sketch both graphs and look at where the tip of the V lies. The first graph is a circle around the origin with radius ${r}. The second is a V with its tip on the $y$-axis at $${tip}$ and arms that rise at 45 degrees on both sides.``关键在于：画出草图，看 V 形的尖点在哪里。第一个图像是以原点为圆心、半径为 ${r} 的圆。第二个图像是 V 形，尖点在 $y$ 轴上 $${tip}$ 处，两臂向两侧以 45 度上升。`;
  const second =
    key === 1
      ? both`The tip touches the circle at its top and the arms lead away from it: they meet at 1 point.``尖点恰在圆的最高点，两臂都伸向圆外，只有 1 个公共点。`
      : key === 2
        ? both`The tip lies inside the circle, and each arm leaves it once: they meet at 2 points.``尖点在圆内，每条臂各穿出圆一次，共 2 个公共点。`
        : key === 3
          ? both`The tip is the lowest point of the circle, and each arm cuts through the circle and leaves it once more, at $(${r}, 0)$ and $(${-r}, 0)$: they meet at 3 points.``尖点恰在圆的最低点，两臂穿过圆内，又在 $(${r}, 0)$ 与 $(${-r}, 0)$ 处穿出，共 3 个公共点。`
          : key === 4
            ? both`The tip lies below the circle, but not so far that the arms miss it. Putting the second equation into the first gives a quadratic in $|x|$ with two positive solutions, so each arm enters and leaves the circle: 4 points.``尖点在圆的下方，但还没有远到两臂够不着圆。把第二个方程代入第一个，得到关于 $|x|$ 的二次方程，有两个正解，所以每条臂都进出圆各一次，共 4 个公共点。`
            : both`The tip lies so far below the circle that the arms miss it: the quadratic in $|x|$ has no solution, and there are 0 points.``尖点在圆下方太远，两臂从圆旁掠过：关于 $|x|$ 的二次方程无解，有 0 个公共点。`;
  const wrong = [
    say(
      key === 2 ? 1 : 2,
      'one-case-only',
      key === 2
        ? 'only one arm of the V is looked at.'
        : 'every V is taken to cross a circle once with each arm.',
      key === 2 ? '只考虑了 V 形的一条臂。' : '以为 V 形的每条臂总与圆相交一次。',
    ),
    say(
      key === 4 ? 3 : 4,
      'drops-root-sign',
      key === 4
        ? 'the tip is taken to lie on the circle.'
        : 'both solutions for the absolute value of $x$ are counted, although not both are possible.',
      key === 4 ? '误以为尖点在圆上。' : '把 $x$ 绝对值的两个解都算上了，其实并非都可能。',
    ),
    say(
      key === 0 ? 1 : 0,
      'judges-by-looks',
      key === 0
        ? 'the tip is taken to touch the circle.'
        : 'the tip outside the circle is taken to mean that the graphs miss each other.',
      key === 0 ? '误以为尖点与圆相切。' : '以为尖点不在圆内就没有公共点。',
    ),
  ];
  return { graphs, key, first, second, wrong };
}

/** A folded V, y = ||x| - a|, and a horizontal line. */
function folded(a: number, place: number): Case | null {
  const b = [0, 1, a, a + 1, a - 1][place]!;
  if (b === a - 1 && a === 2) return null;
  const key = b === 0 ? 2 : b < a ? 4 : b === a ? 3 : 2;
  const graphs: [string, string] = [`y = \\left| |x| - ${a} \\right|`, `y = ${b}`];
  const first = both`The idea: Sketch the graph with both absolute values. The first graph is a W: it touches the $x$-axis at $${a}$ and at $${-a}$ and has a peak of height ${a} on the $y$-axis between them.``关键在于：把两层绝对值的图像画出来。第一个图像是 W 形：在 $${a}$ 与 $${-a}$ 处与 $x$ 轴相接，中间在 $y$ 轴上有一个高为 ${a} 的尖峰。`;
  const second =
    b === 0
      ? both`The line with height 0 is the $x$-axis, which the W touches at its two low points: 2 points.``高为 0 的直线就是 $x$ 轴，W 形的两个低点在它上面，共 2 个公共点。`
      : b < a
        ? both`The line at height ${b} cuts all four strokes of the W: 4 points.``高为 ${b} 的直线与 W 形的四条边都相交，共 4 个公共点。`
        : b === a
          ? both`The line at height ${b} passes through the peak and cuts the two outer strokes: 3 points.``高为 ${b} 的直线经过尖峰，并与外侧两条边相交，共 3 个公共点。`
          : both`The line at height ${b} passes above the peak and cuts only the two outer strokes: 2 points.``高为 ${b} 的直线在尖峰之上，只与外侧两条边相交，共 2 个公共点。`;
  const wrong = [
    say(
      key === 2 ? 1 : 2,
      'one-case-only',
      key === 2
        ? 'one of the two sides of the graph is forgotten.'
        : 'only the outer absolute value is split into two cases.',
      key === 2 ? '漏掉了图像的一侧。' : '只对外层绝对值分了两种情形。',
    ),
    say(
      key === 4 ? 3 : 4,
      'drops-root-sign',
      key === 4
        ? 'the line is taken to pass through the peak.'
        : 'all four cases are counted, although some of them coincide or are impossible.',
      key === 4 ? '误以为直线经过尖峰。' : '四种情形都算上了，其实有的重合或不可能。',
    ),
  ];
  return { graphs, key, first, second, wrong };
}

/** A V and a slanted line. */
function line(a: number, place: number, c: number): Case | null {
  // Slopes less steep, as steep and steeper than the arms; heights at the tip above, at and below.
  const [m, lift] = (
    [
      [0, 2],
      [2, 1],
      [1, 2],
      [1, -1],
      [2, 0],
    ] as const
  )[place]!;
  const slope = m === 0 ? '\\frac{1}{2}' : `${m}`;
  const at = m === 0 ? a / 2 : m * a;
  if (!Number.isInteger(at)) return null;
  const tip = c;
  const constant = tip + lift - at;
  if (constant === 0) return null;
  // m = 0 stands for the slope one half.
  const key = m === 0 ? 2 : m === 1 ? (lift > 0 ? 1 : 0) : 1;
  const graphs: [string, string] = [
    `y = |x ${signed(-a)}| ${signed(tip)}`,
    `y = ${slope === '1' ? '' : slope}x ${signed(constant)}`,
  ];
  const first = both`The idea: Sketch both graphs, and compare the slope of the line with the arms of the V. The first graph is a V with its tip at $(${a}, ${tip})$ and arms of slope $1$ and $-1$. At the tip, the line is at height $${tip + lift}$, ${lift > 0 ? 'above the tip' : lift < 0 ? 'below the tip' : 'exactly at the tip'}.``
    关键在于：画出草图，把直线的斜率与 V 形两臂相比。第一个图像是 V 形，尖点在 $(${a}, ${tip})$，两臂斜率为 $1$ 与 $-1$。在尖点处直线的高度为 $${tip + lift}$，${lift > 0 ? '在尖点上方' : lift < 0 ? '在尖点下方' : '恰好经过尖点'}。`;
  const second =
    m === 0
      ? both`The line is less steep than the arms, so from above the tip it runs into both of them: 2 points.``直线不如两臂陡，从尖点上方出发与两臂都相交，共 2 个公共点。`
      : m === 1
        ? lift > 0
          ? both`The line is parallel to the right arm and never meets it; it meets the left arm at 1 point.``直线与右臂平行，永不相交；与左臂有 1 个公共点。`
          : both`The line is parallel to the right arm and below it, and leads away from the left arm: 0 points.``直线与右臂平行且在其下方，又背离左臂，有 0 个公共点。`
        : lift > 0
          ? both`The line is steeper than the arms: to the right it only moves away, and to the left it comes down to meet the left arm at 1 point.``直线比两臂都陡：向右越离越远，向左降下来与左臂相交于 1 点。`
          : both`The line passes through the tip and is steeper than both arms, so the tip is their only common point: 1 point.``直线经过尖点，且比两臂都陡，所以尖点是唯一的公共点，共 1 个。`;
  const wrong = [
    say(
      key === 2 ? 1 : 2,
      key === 2 ? 'one-case-only' : 'drops-root-sign',
      key === 2
        ? 'one case of the absolute value is solved.'
        : 'both cases are counted, although one of them has no solution in its range.',
      key === 2 ? '绝对值只解了一种情形。' : '两种情形都算上了，其实有一种在其范围内无解。',
    ),
    say(
      key === 0 ? 1 : 0,
      'judges-by-looks',
      key === 0 ? 'the line is thought to run into an arm.' : 'the line is thought to miss the V.',
      key === 0 ? '以为直线会与一条臂相交。' : '以为直线与 V 形没有公共点。',
    ),
  ];
  return { graphs, key, first, second, wrong };
}
