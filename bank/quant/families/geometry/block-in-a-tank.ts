/**
 * A block is stood in a tank with some water: how far does the water rise?
 *
 * Chains two ideas: the water that stands beside the block has a smaller base, and the block may or may not end up under
 * water, which has to be found out before anything is divided. Each of the two calculations is careful work, and one of
 * them is wrong in every draw.
 */
import { compare, div, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, decimal, isShort } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.solids', 'quant.algebra.word-problems'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 140,
  space: {
    /** Length and width of the tank, of the base of the block. */
    bases: [
      [10, 8, 5, 4],
      [10, 10, 5, 4],
      [12, 10, 6, 5],
      [20, 10, 10, 5],
      [15, 8, 6, 5],
      [16, 10, 8, 5],
      [20, 12, 8, 5],
      [10, 6, 5, 4],
    ],
    depth: [4, 5, 6, 8, 9, 10, 12],
    high: [6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20],
    thing: [
      { en: 'metal block', zh: '金属块' },
      { en: 'stone block', zh: '石块' },
      { en: 'glass block', zh: '玻璃块' },
    ],
  },
  make: ({ bases: [l, w, s, t], depth, high, thing }) => {
    const [base, block] = [l * w, s * t];
    if (high <= depth) return null;
    const beside = div(depth * base, base - block);
    const order = compare(beside, high);
    // Where the water comes just to the top, both calculations agree.
    if (order === 0 || compare(beside, high - 3) < 0) return null;
    const isCovered = order > 0;
    const asCovered = div(block * high, base);
    const asBeside = div(depth * block, base - block);
    const key = isCovered ? asCovered : asBeside;
    const atFirst = div(block * depth, base);
    const level = div(
      isCovered ? depth * base + block * high : depth * base,
      isCovered ? base : base - block,
    );
    if (![key, isCovered ? asBeside : asCovered, atFirst].every((x) => isShort(x))) return null;
    const said = (x: Rational): number => decimal(x);
    const other = div(block * high, base - block);
    const above = div(block * (high - depth), base);
    return {
      stem: both`A rectangular tank has a base of ${l} centimeters by ${w} centimeters and contains water to a depth of ${depth} centimeters. A solid rectangular ${thing.en} with a base of ${s} centimeters by ${t} centimeters and a height of ${high} centimeters is placed upright in the tank, with its base on the bottom. If no water overflows, by how many centimeters does the water level rise?``
        一个长方体水箱，底面长 ${l} 厘米、宽 ${w} 厘米，水深 ${depth} 厘米。把一个底面长 ${s} 厘米、宽 ${t} 厘米、高 ${high} 厘米的实心长方体${thing.zh}竖直放入水箱，底面贴着箱底。若水没有溢出，水面上升多少厘米？`,
      key: said(key),
      steps: [
        both`The idea: first find out whether the block ends up under water. Beside the block, the water has a base of $${l} \cdot ${w} - ${s} \cdot ${t} = ${base - block}$ square centimeters, and its volume is $${base} \cdot ${depth} = ${base * depth}$ cubic centimeters.``
          关键在于：先弄清放好后这个块是否完全没入水中。块的旁边，水的底面积为 $${l} \cdot ${w} - ${s} \cdot ${t} = ${base - block}$ 平方厘米，而水的体积为 $${base} \cdot ${depth} = ${base * depth}$ 立方厘米。`,
        isCovered
          ? both`To reach the top of the block, only $${base - block} \cdot ${high} = ${(base - block) * high}$ cubic centimeters are needed, and $${(base - block) * high} < ${base * depth}$: the water covers the block.``
            要到达块的顶面，只需 $${base - block} \cdot ${high} = ${(base - block) * high}$ 立方厘米的水，而 $${(base - block) * high} < ${base * depth}$，所以水没过了块。`
          : both`To reach the top of the block, $${base - block} \cdot ${high} = ${(base - block) * high}$ cubic centimeters would be needed, and $${(base - block) * high} > ${base * depth}$: the block sticks out of the water.``
            要到达块的顶面，需要 $${base - block} \cdot ${high} = ${(base - block) * high}$ 立方厘米的水，而 $${(base - block) * high} > ${base * depth}$，所以块露出水面。`,
        isCovered
          ? both`So the whole block displaces water, $${block} \cdot ${high} = ${block * high}$ cubic centimeters, over the whole base: the level rises by $\frac{${block * high}}{${base}} = ${said(key)}$. The tempting path lets the water rise only beside the block, past its top.``
            所以整块都排开水，共 $${block} \cdot ${high} = ${block * high}$ 立方厘米，分摊到整个箱底：水面上升 $\frac{${block * high}}{${base}} = ${said(key)}$ 厘米。容易走错的路是让水只在块的旁边上升，一直升过块顶。`
          : both`So all the water is beside the block, at a depth of $\frac{${base * depth}}{${base - block}}$, and the level rises by $\frac{${base * depth}}{${base - block}} - ${depth} = ${said(key)}$. The tempting path lets the whole block displace water, though part of it stays dry.``
            所以水全在块的旁边，深度为 $\frac{${base * depth}}{${base - block}}$ 厘米，水面上升 $\frac{${base * depth}}{${base - block}} - ${depth} = ${said(key)}$ 厘米。容易走错的路是让整块都排开水，而其实有一部分露在外面。`,
      ],
      wrong: [
        isCovered
          ? [
              said(asBeside),
              'ignores-a-condition',
              both`$\frac{${base * depth}}{${base - block}} - ${depth} = ${said(asBeside)}$ lets the water rise beside the block past its top.``$\frac{${base * depth}}{${base - block}} - ${depth} = ${said(asBeside)}$ 让水在块的旁边升过了块顶。`,
            ]
          : [
              said(asCovered),
              'ignores-a-condition',
              both`$\frac{${block * high}}{${base}} = ${said(asCovered)}$ lets the whole block displace water, but it sticks out of the water.``$\frac{${block * high}}{${base}} = ${said(asCovered)}$ 让整块都排开水，但块有一部分露出水面。`,
            ],
        [
          said(atFirst),
          'stops-early',
          both`$\frac{${block} \cdot ${depth}}{${base}} = ${said(atFirst)}$ counts only the part of the block up to the old level; as the water rises, more of the block is in it.``$\frac{${block} \cdot ${depth}}{${base}} = ${said(atFirst)}$ 只算了原水面以下的部分；水面上升后，浸在水中的部分更多。`,
        ],
        ...(isShort(level)
          ? [
              [
                said(level),
                'answers-another-question',
                both`${said(level)} is the new depth of the water, not the rise.``${said(level)} 是新的水深，而不是上升的高度。`,
              ] as const,
            ]
          : []),
        ...(isShort(other)
          ? [
              [
                said(other),
                'part-for-whole',
                both`$\frac{${block * high}}{${base - block}} = ${said(other)}$ spreads the volume of the whole block over the base that is left beside it.``$\frac{${block * high}}{${base - block}} = ${said(other)}$ 把整块的体积分摊到块旁边剩下的底面上。`,
              ] as const,
            ]
          : []),
        ...(isShort(above)
          ? [
              [
                said(above),
                'reverses-comparison',
                both`$\frac{${block} \cdot (${high} - ${depth})}{${base}} = ${said(above)}$ counts the part of the block above the old level instead of the part in the water.``$\frac{${block} \cdot (${high} - ${depth})}{${base}} = ${said(above)}$ 算的是块在原水面以上的部分，而不是浸在水中的部分。`,
              ] as const,
            ]
          : []),
        [
          high - depth,
          'judges-by-looks',
          both`$${high} - ${depth} = ${high - depth}$ brings the water up to the top of the block.``$${high} - ${depth} = ${high - depth}$ 是让水面正好升到块顶。`,
        ],
        [
          depth,
          'answers-another-question',
          both`${depth} is the depth at the start.``${depth} 是原来的水深。`,
        ],
      ],
    };
  },
});
