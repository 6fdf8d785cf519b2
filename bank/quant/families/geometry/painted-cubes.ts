/** A painted block is cut into unit cubes: how many have exactly so many painted faces? */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.solids', 'quant.data.counting'],
  form: 'numeric',
  difficulty: 5,
  seconds: 110,
  space: {
    size: [
      [3, 4, 5],
      [4, 4, 5],
      [4, 5, 6],
      [3, 5, 6],
      [3, 3, 6],
      [5, 5, 5],
      [4, 6, 7],
      [3, 4, 7],
      [4, 4, 4],
      [5, 6, 7],
      [6, 6, 6],
    ],
    faces: [0, 1, 2],
    color: [
      { en: 'red', zh: '红漆' },
      { en: 'blue', zh: '蓝漆' },
      { en: 'green', zh: '绿漆' },
    ],
  },
  make: ({ size: [a, b, c], faces, color }) => {
    const [p, q, r] = [a - 2, b - 2, c - 2];
    const one = 2 * (p * q + q * r + p * r);
    const two = 4 * (p + q + r);
    const none = p * q * r;
    const key = [none, one, two][faces]!;
    const edgeSum = 4 * (a + b + c);
    const surface = 2 * (a * b + b * c + a * c);
    const words = [
      both`no face``没有一面`,
      both`exactly one face``恰有一面`,
      both`exactly two faces``恰有两面`,
    ][faces]!;
    const all = both`$${a} \cdot ${b} \cdot ${c} = ${a * b * c}$ counts all the small cubes.``$${a} \cdot ${b} \cdot ${c} = ${a * b * c}$ 是全部小立方体的个数。`;
    return {
      difficulty: faces === 0 ? 4 : 5,
      stem: both`A solid wooden block measures ${a} inches by ${b} inches by ${c} inches. Its entire surface is painted ${color.en}, and the block is then cut into cubes with edges of length 1 inch. How many of these cubes have ${words} painted ${color.en}?``
        一块实心长方体木块的三边长分别为 ${a} 英寸、${b} 英寸和 ${c} 英寸。先把它的整个表面涂上${color.zh}，再切成棱长为 1 英寸的小立方体。其中${words}涂有${color.zh}的小立方体有多少个？`,
      key,
      suffix: both`cubes``个`,
      steps: [
        both`The idea: Whether a small cube is at a corner, on an edge, in a face, or inside tells how many of its faces are painted. Along each edge of the block, the two end cubes are corners with three painted faces, so the edges have $${a} - 2 = ${p}$, $${b} - 2 = ${q}$, and $${c} - 2 = ${r}$ cubes between their corners.``关键在于：小立方体在角上、棱上、面上还是内部，决定它有几面涂漆。木块每条棱两端的小立方体是角，有三面涂漆，所以三种棱上去掉两端后各有 $${a} - 2 = ${p}$、$${b} - 2 = ${q}$、$${c} - 2 = ${r}$ 个。`,
        [
          both`Cubes without paint lie inside, once the outer layer is removed on both sides in each dimension: $${p} \cdot ${q} \cdot ${r} = ${none}$.``没有涂漆的小立方体在内部，即每个方向上都去掉两端各一层：$${p} \cdot ${q} \cdot ${r} = ${none}$。`,
          both`Cubes with one painted face lie inside a face of the block, away from its edges. There are two faces of each size: $2 \cdot (${p} \cdot ${q} + ${q} \cdot ${r} + ${p} \cdot ${r}) = ${one}$.``恰有一面涂漆的小立方体在各面的内部，不在棱上。每种面有两个：$2 \cdot (${p} \cdot ${q} + ${q} \cdot ${r} + ${p} \cdot ${r}) = ${one}$。`,
          both`Cubes with two painted faces lie on an edge, but not at a corner. There are four edges of each length: $4 \cdot (${p} + ${q} + ${r}) = ${two}$.``恰有两面涂漆的小立方体在棱上，但不在角上。每种长度的棱有四条：$4 \cdot (${p} + ${q} + ${r}) = ${two}$。`,
        ][faces]!,
      ],
      wrong: [
        [
          [
            [
              (a - 1) * (b - 1) * (c - 1),
              'one-side-only',
              both`$${a - 1} \cdot ${b - 1} \cdot ${c - 1} = ${(a - 1) * (b - 1) * (c - 1)}$ removes the painted layer on only one side.``$${a - 1} \cdot ${b - 1} \cdot ${c - 1} = ${(a - 1) * (b - 1) * (c - 1)}$ 每个方向只去掉了一层。`,
            ] as const,
            [a * b * c, 'restriction-ignored', all] as const,
          ],
          [
            [
              surface,
              'restriction-ignored',
              both`$2 \cdot (${a} \cdot ${b} + ${b} \cdot ${c} + ${a} \cdot ${c}) = ${surface}$ counts painted faces, including those at edges and corners.``$2 \cdot (${a} \cdot ${b} + ${b} \cdot ${c} + ${a} \cdot ${c}) = ${surface}$ 数的是所有涂漆的小面，连棱和角上的也算了。`,
            ] as const,
            [
              one / 2,
              'one-side-only',
              both`$${p} \cdot ${q} + ${q} \cdot ${r} + ${p} \cdot ${r} = ${one / 2}$ counts only one face of each pair.``$${p} \cdot ${q} + ${q} \cdot ${r} + ${p} \cdot ${r} = ${one / 2}$ 每对面只算了一个。`,
            ] as const,
          ],
          [
            [
              edgeSum,
              'adds-overlapping',
              both`$4 \cdot (${a} + ${b} + ${c}) = ${edgeSum}$ counts the corners as well, each of them three times.``$4 \cdot (${a} + ${b} + ${c}) = ${edgeSum}$ 连角也算了进去，而且每个角算了三次。`,
            ] as const,
            [
              two + 8,
              'ignores-a-condition',
              both`$${two} + 8 = ${two + 8}$ counts the eight corners, which have three painted faces.``$${two} + 8 = ${two + 8}$ 把有三面涂漆的八个角也算上了。`,
            ] as const,
          ],
        ][faces]!,
        [],
      ].flat(),
    };
  },
});
