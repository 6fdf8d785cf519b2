/** A regular polygon's angle tells how many sides it has, by way of the exterior angle. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.polygons'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 60,
  space: { n: [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36], given: ['angle', 'times'] },
  keep: ({ n, given }) => given === 'angle' || (n % 2 === 0 && n >= 8),
  make: ({ n, given }) => {
    const outer = 360 / n;
    const inner = 180 - outer;
    const k = (n - 2) / 2;
    return {
      difficulty: given === 'angle' ? 1 : 2,
      stem:
        given === 'angle'
          ? both`Each interior angle of a regular polygon measures ${inner} degrees. How many sides does the polygon have?``一个正多边形的每个内角都是 ${inner} 度。它有多少条边？`
          : both`Each interior angle of a regular polygon is ${k} times as large as each of its exterior angles. How many sides does the polygon have?``一个正多边形的每个内角都是每个外角的 ${k} 倍。它有多少条边？`,
      key: n,
      ...(given === 'times' && { letters: { e: outer } }),
      steps: [
        given === 'angle'
          ? both`The idea: Go over to the exterior angles, because they always add up to one full turn. An interior angle and the exterior angle next to it form a straight angle, so each exterior angle is $180 - ${inner} = ${outer}$ degrees.``关键在于：转而看外角，因为外角之和总是一周。内角与相邻的外角合成一个平角，所以每个外角为 $180 - ${inner} = ${outer}$ 度。`
          : both`The idea: Go over to the exterior angles, because they always add up to one full turn. An interior angle and the exterior angle next to it add up to 180 degrees. If the exterior angle is $e$, then $e + ${k}e = 180$, so $e = ${outer}$.``关键在于：转而看外角，因为外角之和总是一周。内角与相邻的外角之和为 180 度。设外角为 $e$，则 $e + ${k}e = 180$，所以 $e = ${outer}$。`,
        given === 'angle'
          ? both`The exterior angles of a polygon make one full turn, so there are $\frac{360}{${outer}} = ${n}$ of them, and as many sides.``多边形的外角合起来是一周，所以共有 $\frac{360}{${outer}} = ${n}$ 个外角，边数也是这么多。`
          : both`The exterior angles of a polygon make one full turn, so there are $\frac{360}{${outer}} = ${n}$ of them, and as many sides. Faster: ${k + 1} exterior angles make half a turn, so a full turn takes twice as many.``多边形的外角合起来是一周，所以共有 $\frac{360}{${outer}} = ${n}$ 个外角，边数也是这么多。更快的看法：${k + 1} 个外角合成半周，一周就需要两倍那么多。`,
      ],
      wrong: [
        [
          n - 2,
          'stops-early',
          both`$${n} - 2 = ${n - 2}$ is the number of triangles formed by the diagonals from one vertex.``$${n} - 2 = ${n - 2}$ 是从一个顶点引对角线分成的三角形个数。`,
        ],
        [
          outer,
          'answers-another-question',
          both`${outer} is the number of degrees in an exterior angle.``${outer} 是一个外角的度数。`,
        ],
        ...(n % 2 === 0
          ? [
              [
                n / 2,
                'angle-sum-slip',
                both`$\frac{180}{${outer}} = ${n / 2}$ has the exterior angles make a half turn instead of a full one.``$\frac{180}{${outer}} = ${n / 2}$ 误以为外角合起来只有半周。`,
              ] as const,
            ]
          : []),
        [
          n + 2,
          'sign-slip',
          both`$${n} + 2 = ${n + 2}$ adds two where the formula for the sum of the angles subtracts two from the number of sides.``$${n} + 2 = ${n + 2}$ 是把内角和公式中的减号用成了加号。`,
        ],
        [
          2 * n,
          'angle-sum-slip',
          both`$2 \cdot ${n} = ${2 * n}$ counts an exterior angle on both sides of each vertex.``$2 \cdot ${n} = ${2 * n}$ 在每个顶点处把两侧的外角都算了进去。`,
        ],
        [
          n - 1,
          'off-by-one',
          both`$${n} - 1 = ${n - 1}$ leaves out the vertex where the turn began.``$${n} - 1 = ${n - 1}$ 漏掉了起点处的那个角。`,
        ],
        [
          n + 1,
          'off-by-one',
          both`$${n} + 1 = ${n + 1}$ counts the vertex where the turn began twice.``$${n} + 1 = ${n + 1}$ 把起点处的角算了两次。`,
        ],
        [
          n - 3,
          'answers-another-question',
          both`$${n} - 3 = ${n - 3}$ is the number of diagonals from one vertex.``$${n} - 3 = ${n - 3}$ 是从一个顶点引出的对角线条数。`,
        ],
      ],
    };
  },
});
