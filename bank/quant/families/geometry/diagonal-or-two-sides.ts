/** Across a field or around its corner: how much shorter is the straight way? */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 2,
  seconds: 70,
  space: {
    kind: ['square-low', 'square-high', 'sides', 'sides-high', 'sum-high', 'sum-mid'],
    n: [40, 50, 60, 80, 100, 120],
    triple: [
      [30, 40, 50],
      [50, 120, 130],
      [60, 80, 100],
      [80, 150, 170],
      [70, 240, 250],
      [90, 120, 150],
    ],
    place: [
      { en: 'field', zh: '田地' },
      { en: 'park', zh: '公园' },
      { en: 'plaza', zh: '广场' },
      { en: 'parking lot', zh: '停车场' },
    ],
  },
  make: ({ kind, n, triple: [p, q, r], place }) => {
    const isSquare = kind.startsWith('square');
    const isSides = kind.startsWith('sides');
    const saving = p + q - r;
    const b = {
      'square-low': n / 2,
      'square-high': (3 * n) / 5,
      sides: saving,
      'sides-high': saving + 10,
      'sum-high': (3 * n) / 10,
      'sum-mid': n / 5,
    }[kind];
    const key = (
      {
        'square-low': 'A',
        'square-high': 'B',
        sides: 'C',
        'sides-high': 'B',
        'sum-high': 'B',
        'sum-mid': 'D',
      } as const
    )[kind];
    return {
      difficulty: kind.startsWith('sum') ? 4 : 2,
      stem: isSquare
        ? both`A ${place.en} is a square with sides ${n} meters long. Walking along two sides from one corner to the opposite corner is $d$ meters longer than walking straight across.``
          某正方形${place.zh}的边长为 ${n} 米。从一个角沿两条边走到对角，比直接穿过去要多走 $d$ 米。`
        : isSides
          ? both`A rectangular ${place.en} is ${p} meters wide and ${q} meters long. Walking along two sides from one corner to the opposite corner is $d$ meters longer than walking straight across.``
            某矩形${place.zh}宽 ${p} 米、长 ${q} 米。从一个角沿两条边走到对角，比直接穿过去要多走 $d$ 米。`
          : both`The perimeter of a rectangular ${place.en} is ${2 * n} meters. Walking along two sides from one corner to the opposite corner is $d$ meters longer than walking straight across.``
            某矩形${place.zh}的周长为 ${2 * n} 米。从一个角沿两条边走到对角，比直接穿过去要多走 $d$ 米。`,
      a: 'd',
      b,
      key,
      ...(isSides && { letters: { d: saving } }),
      steps: isSquare
        ? [
            both`The idea: The root need not be calculated; it is enough to enclose it between two simple decimals. Along the sides, the distance is $${n} + ${n} = ${2 * n}$ meters; across, it is $${n}\sqrt{2}$ meters, where $1.4 < \sqrt{2} < 1.5$.``关键在于：不必算出根号的值，只要把它夹在两个简单的小数之间。沿边走是 $${n} + ${n} = ${2 * n}$ 米，直接穿过去是 $${n}\sqrt{2}$ 米，其中 $1.4 < \sqrt{2} < 1.5$。`,
            both`So the saving is more than $${2 * n} - 1.5 \cdot ${n} = ${n / 2}$ meters and less than $${2 * n} - 1.4 \cdot ${n} = ${(3 * n) / 5}$ meters.``所以少走的距离大于 $${2 * n} - 1.5 \cdot ${n} = ${n / 2}$ 米，小于 $${2 * n} - 1.4 \cdot ${n} = ${(3 * n) / 5}$ 米。`,
          ]
        : isSides
          ? [
              both`The idea: The way across is the hypotenuse of a right triangle whose sides are multiples of a familiar triple. Straight across, the distance is the hypotenuse $\sqrt{${p}^{2} + ${q}^{2}} = ${r}$ meters.``关键在于：直接穿过去的路是直角三角形的斜边，三边之长是一组常见勾股数的倍数。直接穿过去是斜边，长 $\sqrt{${p}^{2} + ${q}^{2}} = ${r}$ 米。`,
              both`Along the sides, it is $${p} + ${q} = ${p + q}$ meters, so $d = ${p + q} - ${r} = ${saving}$.``沿边走是 $${p} + ${q} = ${p + q}$ 米，所以 $d = ${p + q} - ${r} = ${saving}$。`,
            ]
          : [
              both`The idea: The perimeter fixes the sum of the sides but not the shape, so look at the extremes: very narrow and square. Along two sides, the distance is half of the perimeter, ${n} meters. The diagonal depends on the shape: it is nearly ${n} meters for a very narrow rectangle, so $d$ can be arbitrarily close to 0.``关键在于：周长只确定了长与宽之和，没有确定形状，所以看两个极端：极狭长的矩形与正方形。沿两条边走是周长的一半，即 ${n} 米。对角线的长则取决于形状：矩形很狭长时，对角线接近 ${n} 米，$d$ 可以任意接近 0。`,
              both`The diagonal is shortest for a square, with sides of $\frac{${n}}{2} = ${n / 2}$ meters; then $d$ is $${n} - ${n / 2}\sqrt{2}$, which is more than $${n} - ${n / 2} \cdot 1.5 = ${n / 4}$ and less than $${n} - ${n / 2} \cdot 1.4 = ${(3 * n) / 10}$.``正方形时对角线最短，边长为 $\frac{${n}}{2} = ${n / 2}$ 米，此时 $d$ 为 $${n} - ${n / 2}\sqrt{2}$，大于 $${n} - ${n / 2} \cdot 1.5 = ${n / 4}$，小于 $${n} - ${n / 2} \cdot 1.4 = ${(3 * n) / 10}$。`,
              kind === 'sum-high'
                ? both`So $d$ never reaches ${b}.``所以 $d$ 始终达不到 ${b}。`
                : both`So $d$ may be less than ${b} or more than ${b}.``所以 $d$ 可能小于 ${b}，也可能大于 ${b}。`,
            ],
      wrong: {
        A: [
          'assumes-special-case',
          both`This overestimates the saving: the diagonal is longer than it may seem, always more than half of the distance along the two sides.``高估了少走的距离：对角线比想象中长，总是超过沿边路程的一半。`,
        ],
        B: [
          'arithmetic-slip',
          both`That would require a longer diagonal than the sides give.``只有对角线更长时才会这样。`,
        ],
        C: [
          'arithmetic-slip',
          both`Equality comes from rounding the root, or from assuming a particular shape for the rectangle.``误以为相等，是因为把根号值取整了，或把矩形当成了某个特定形状。`,
        ],
        D: [
          'thinks-undetermined',
          both`What is given bounds the saving well enough to compare it.``已知条件足以确定少走的距离落在比较值的哪一边。`,
        ],
      },
    };
  },
});
