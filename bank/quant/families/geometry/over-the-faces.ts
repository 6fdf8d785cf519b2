/**
 * The shortest way over the surface of a box from a corner to the opposite one.
 *
 * Chains two ideas: two faces are unfolded into one plane, where the shortest way is straight; and there are three ways to
 * unfold them, of which the one that keeps the longest edge by itself is the shortest. Unfolding two walls, as most people
 * do, is done with care and gives a longer way, which is on offer.
 */
import { defineFamily } from '../../family.ts';
import { both, surd } from '../../text.ts';

const settings = [
  {
    en: 'An ant walks on the outside of the rectangular box shown, from one corner to the corner that is farthest from it.',
    zh: '一只蚂蚁在图中长方体盒子的外表面上，从一个顶点爬到离它最远的顶点。',
    unit: ['centimeters', '厘米'],
  },
  {
    en: 'A cable is laid on the surface of the rectangular block shown, from one corner to the corner that is farthest from it.',
    zh: '一根电线贴着图中长方体石块的表面，从一个顶点铺到离它最远的顶点。',
    unit: ['feet', '英尺'],
  },
  {
    en: 'A line is drawn on the surface of the rectangular solid shown, from one corner to the corner that is farthest from it.',
    zh: '在图中长方体的表面上，从一个顶点到离它最远的顶点画一条线。',
    unit: ['inches', '英寸'],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.geometry.solids', 'quant.geometry.right-triangles'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    /** Length, width, height; the height is never the longest. */
    edges: [
      [7, 3, 2],
      [8, 4, 3],
      [6, 2, 3],
      [9, 4, 2],
      [5, 2, 3],
      [8, 3, 5],
      [9, 5, 3],
      [10, 4, 5],
      [7, 2, 4],
      [6, 4, 5],
      [8, 2, 6],
      [7, 3, 5],
      [5, 3, 1],
      [9, 2, 6],
    ],
  },
  make: ({ setting: { en, zh, unit }, edges: [long, wide, high] }) => {
    const over = (alone: number, p: number, q: number): string => surd(alone ** 2 + (p + q) ** 2);
    const straight = surd(long ** 2 + wide ** 2 + high ** 2);
    const key = over(long, wide, high);
    const walls = over(high, long, wide);
    const ends = over(wide, long, high);
    const along = (edge: number, p: number, q: number): string => `${edge} + ${surd(p * p + q * q)}`;
    const unfolded = (alone: number, p: number, q: number): string =>
      `\\sqrt{${alone}^{2} + (${p} + ${q})^{2}}`;
    return {
      stem: both`${en} The edges have lengths of ${long}, ${wide}, and ${high} ${unit[0]}, as shown. What is the least possible length, in ${unit[0]}, of ${en.startsWith('An ant') ? 'its path' : en.startsWith('A cable') ? 'the cable' : 'the line'}?``
        ${zh}如图，各条棱长为 ${long}、${wide} 和 ${high} ${unit[1]}。${zh.startsWith('一只') ? '它爬过的路' : zh.startsWith('一根') ? '这根电线' : '这条线'}最短是多少${unit[1]}？`,
      figures: [
        {
          kind: 'solid',
          solid: { shape: 'box', length: long, width: wide, height: high },
          labels: { length: `${long}`, width: `${wide}`, height: `${high}` },
          described: both`A rectangular box with length ${long}, width ${wide}, and height ${high}.``长方体，长 ${long}，宽 ${wide}，高 ${high}。`,
        },
      ],
      key,
      steps: [
        both`The idea: unfold two faces that share an edge into one plane; on the unfolded faces, the shortest path is a line segment, the hypotenuse of a right triangle. One of its legs is an edge, the other is the sum of the two other edges.``
          关键在于：把有公共棱的两个面展开到同一平面内，展开后最短的路是线段，即直角三角形的斜边。它的一条直角边是一条棱，另一条直角边是另外两条棱之和。`,
        both`There are three ways to unfold: $${unfolded(high, long, wide)} = ${walls}$, $${unfolded(wide, long, high)} = ${ends}$, and $${unfolded(long, wide, high)} = ${key}$.``
          展开的方式有三种：$${unfolded(high, long, wide)} = ${walls}$，$${unfolded(wide, long, high)} = ${ends}$，$${unfolded(long, wide, high)} = ${key}$。`,
        both`The least of them is $${key}$. Faster: the squares of the edges occur in all three, so the one with the least doubled product, $2 \cdot ${wide} \cdot ${high}$, is shortest: leave the longest edge by itself. The tempting path unfolds two walls and does not look further.``
          其中最短的是 $${key}$。更快的看法：三种方式都含各棱的平方，只看哪个二倍乘积最小，即 $2 \cdot ${wide} \cdot ${high}$，也就是让最长的棱单独作一条直角边。容易走错的路是只展开两个侧面就不再往下看。`,
      ],
      wrong: [
        [
          walls,
          'one-case-only',
          both`$${unfolded(high, long, wide)} = ${walls}$ unfolds two walls; another way of unfolding is shorter.``$${unfolded(high, long, wide)} = ${walls}$ 展开的是两个侧面，另有更短的展开方式。`,
        ],
        [
          straight,
          'ignores-a-condition',
          both`$\sqrt{${long}^{2} + ${wide}^{2} + ${high}^{2}} = ${straight}$ is the diagonal through the inside of the box.``$\sqrt{${long}^{2} + ${wide}^{2} + ${high}^{2}} = ${straight}$ 是穿过长方体内部的体对角线。`,
        ],
        [
          ends,
          'one-case-only',
          both`$${unfolded(wide, long, high)} = ${ends}$ is the line segment across two other faces; another way of unfolding is shorter.``$${unfolded(wide, long, high)} = ${ends}$ 是另外两个面展开后的线段，还有更短的展开方式。`,
        ],
        [
          along(high, long, wide),
          'assumes-special-case',
          both`$${high} + \sqrt{${long}^{2} + ${wide}^{2}} = ${along(high, long, wide)}$ follows an edge and then the diagonal of a face, with a bend in between.``$${high} + \sqrt{${long}^{2} + ${wide}^{2}} = ${along(high, long, wide)}$ 先沿棱再沿面的对角线，中间拐了弯。`,
        ],
        [
          surd(long ** 2 + wide ** 2),
          'stops-early',
          both`$\sqrt{${long}^{2} + ${wide}^{2}} = ${surd(long ** 2 + wide ** 2)}$ crosses only one face and does not reach the other corner.``$\sqrt{${long}^{2} + ${wide}^{2}} = ${surd(long ** 2 + wide ** 2)}$ 只走过了一个面，到不了对面的顶点。`,
        ],
        [
          surd(long ** 2 + high ** 2),
          'stops-early',
          both`$\sqrt{${long}^{2} + ${high}^{2}} = ${surd(long ** 2 + high ** 2)}$ crosses only one face and does not reach the other corner.``$\sqrt{${long}^{2} + ${high}^{2}} = ${surd(long ** 2 + high ** 2)}$ 只走过了一个面，到不了对面的顶点。`,
        ],
        [
          long + wide + high,
          'adds-sides-for-area',
          both`$${long} + ${wide} + ${high} = ${long + wide + high}$ follows three edges.``$${long} + ${wide} + ${high} = ${long + wide + high}$ 沿三条棱走。`,
        ],
      ],
    };
  },
});
