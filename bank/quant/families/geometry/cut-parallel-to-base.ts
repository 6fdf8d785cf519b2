/** A line parallel to the base of a triangle: the small triangle against the whole one, not against the rest. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.similarity', 'quant.geometry.triangles'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: { p: range(2, 9), q: range(2, 9), m: [1, 2, 3, 4], asked: ['DE', 'BC'] },
  keep: ({ p, q, m }) =>
    p !== q && m * (p + q) >= 8 && m * (p + q) <= 36 && m * p !== p + q && m * (p + q) !== p + q,
  make: ({ p, q, m, asked }) => {
    const [short, long] = [m * p, m * (p + q)];
    const key = asked === 'DE' ? short : long;
    const given = asked === 'DE' ? long : short;
    const known = asked === 'DE' ? 'BC' : 'DE';
    const whole = (n: number): number => (Number.isInteger(n) && n > 0 ? n : 0);
    const part = whole(asked === 'DE' ? (given * p) / q : (given * q) / p);
    const other = whole(asked === 'DE' ? (given * q) / p : (given * (p + q)) / q);
    const wrong = [
      asked === 'DE'
        ? ([
            part,
            'part-for-whole',
            both`$\frac{${p}}{${q}} \cdot ${given} = ${part}$ compares $AD$ with $DB$; similar triangles compare $AD$ with the whole side $AB$.``$\frac{${p}}{${q}} \cdot ${given} = ${part}$ 是拿 $AD$ 与 $DB$ 相比；相似三角形应拿 $AD$ 与整条边 $AB$ 相比。`,
          ] as const)
        : ([
            part,
            'part-for-whole',
            both`$\frac{${q}}{${p}} \cdot ${given} = ${part}$ compares $DB$ with $AD$; the whole side $AB$ is needed.``$\frac{${q}}{${p}} \cdot ${given} = ${part}$ 是拿 $DB$ 与 $AD$ 相比，应当用整条边 $AB$。`,
          ] as const),
      asked === 'DE'
        ? ([
            m * q,
            'answers-another-question',
            both`$\frac{${q}}{${p + q}} \cdot ${given} = ${m * q}$ uses the lower part $DB$ of the side.``$\frac{${q}}{${p + q}} \cdot ${given} = ${m * q}$ 用的是边的下半部分 $DB$。`,
          ] as const)
        : ([
            given + q,
            'combines-unlike',
            both`$${given} + ${q} = ${given + q}$ adds the difference instead of keeping the ratio.``$${given} + ${q} = ${given + q}$ 是加上差，而不是保持比不变。`,
          ] as const),
      asked === 'DE'
        ? ([
            given - q,
            'combines-unlike',
            both`$${given} - ${q} = ${given - q}$ subtracts the difference instead of keeping the ratio.``$${given} - ${q} = ${given - q}$ 是减去差，而不是保持比不变。`,
          ] as const)
        : ([
            other,
            'inverts-ratio',
            both`$\frac{${p + q}}{${q}} \cdot ${given} = ${other}$ divides by $DB$ instead of $AD$.``$\frac{${p + q}}{${q}} \cdot ${given} = ${other}$ 除以的是 $DB$，而不是 $AD$。`,
          ] as const),
      [
        p + q,
        'answers-another-question',
        both`$${p} + ${q} = ${p + q}$ is the length of $AB$.``$${p} + ${q} = ${p + q}$ 是 $AB$ 的长。`,
      ] as const,
      [
        given + p,
        'combines-unlike',
        both`$${given} + ${p} = ${given + p}$ adds the length of $AD$.``$${given} + ${p} = ${given + p}$ 是加上了 $AD$ 的长。`,
      ] as const,
      [
        asked === 'DE' ? given - p : given + p + q,
        'combines-unlike',
        asked === 'DE'
          ? both`$${given} - ${p} = ${given - p}$ subtracts the length of $AD$.``$${given} - ${p} = ${given - p}$ 是减去了 $AD$ 的长。`
          : both`$${given} + ${p} + ${q} = ${given + p + q}$ adds the length of $AB$.``$${given} + ${p} + ${q} = ${given + p + q}$ 是加上了 $AB$ 的长。`,
      ] as const,
      [
        asked === 'DE' ? whole(given / 2) : 2 * given,
        'assumes-special-case',
        asked === 'DE'
          ? both`$\frac{${given}}{2} = ${whole(given / 2)}$ would be right if $D$ were the midpoint of $AB$.``只有 $D$ 是 $AB$ 的中点时才是 $\frac{${given}}{2} = ${whole(given / 2)}$。`
          : both`$2 \cdot ${given} = ${2 * given}$ would be right if $D$ were the midpoint of $AB$.``只有 $D$ 是 $AB$ 的中点时才是 $2 \cdot ${given} = ${2 * given}$。`,
      ] as const,
      [
        asked === 'DE' ? other : m * q,
        'inverts-ratio',
        asked === 'DE'
          ? both`$\frac{${q}}{${p}} \cdot ${given} = ${other}$ inverts the ratio of the parts.``$\frac{${q}}{${p}} \cdot ${given} = ${other}$ 把两段的比弄反了。`
          : both`$${long} - ${short} = ${m * q}$ is the difference between $BC$ and $DE$.``$${long} - ${short} = ${m * q}$ 是 $BC$ 与 $DE$ 之差。`,
      ] as const,
    ].filter(([n]) => n > 0) as [number, 'inverts-ratio', ReturnType<ReturnType<typeof both>>][];
    const sane = wrong.filter(([, , why]) => !/= 0\$/.test(why.en));
    if (sane.length < 5) return null;
    return {
      stem: both`In the figure, $DE$ is parallel to $BC$, $AD = ${p}$, $DB = ${q}$, and $${known} = ${given}$. What is the length of $${asked}$?``
        如图，$DE$ 平行于 $BC$，$AD = ${p}$，$DB = ${q}$，$${known} = ${given}$。$${asked}$ 的长是多少？`,
      figures: [
        {
          kind: 'geometry',
          points: { A: [2, 5], B: [0, 0], C: [7, 0], D: [0.8, 2], E: [5, 2] },
          segments: [
            { ends: ['A', 'D'], label: `${p}` },
            { ends: ['D', 'B'], label: `${q}` },
            { ends: ['A', 'C'] },
            { ends: ['B', 'C'], ...(asked === 'DE' && { label: `${given}` }) },
            { ends: ['D', 'E'], ...(asked === 'BC' && { label: `${given}` }) },
          ],
          parallel: [
            [
              ['D', 'E'],
              ['B', 'C'],
            ],
          ],
          toScale: false,
          described: both`Triangle ABC with D on side AB and E on side AC; DE is parallel to BC. AD is ${p}, DB is ${q}, and ${known} is ${given}. Not drawn to scale.``
            三角形 ABC，D 在边 AB 上，E 在边 AC 上，DE 与 BC 平行。AD 为 ${p}，DB 为 ${q}，${known} 为 ${given}。图形未按比例绘制。`,
        },
      ],
      key,
      letters: { AB: p + q, DE: short, BC: long },
      steps: [
        both`The idea: A parallel to the base cuts off a small copy of the triangle, so compare with the whole side, not the rest. Since $DE$ is parallel to $BC$, triangles $ADE$ and $ABC$ have the same angles and are similar. The side that corresponds to $AD$ is the whole side $AB = ${p} + ${q} = ${p + q}$.``关键在于：平行于底边的直线截出一个与原三角形形状相同的小三角形，所以要与整条边相比，而不是与余下的一段相比。因为 $DE$ 平行于 $BC$，三角形 $ADE$ 与 $ABC$ 的角对应相等，两者相似。与 $AD$ 对应的是整条边 $AB = ${p} + ${q} = ${p + q}$。`,
        asked === 'DE'
          ? both`So $DE = \frac{${p}}{${p + q}} \cdot BC = \frac{${p}}{${p + q}} \cdot ${long} = ${key}$. Faster: $BC$ is ${m} times $AB$, so $DE$ is ${m} times $AD$.``所以 $DE = \frac{${p}}{${p + q}} \cdot BC = \frac{${p}}{${p + q}} \cdot ${long} = ${key}$。更快的做法：$BC$ 是 $AB$ 的 ${m} 倍，所以 $DE$ 是 $AD$ 的 ${m} 倍。`
          : both`So $BC = \frac{${p + q}}{${p}} \cdot DE = \frac{${p + q}}{${p}} \cdot ${short} = ${key}$. Faster: $DE$ is ${m} times $AD$, so $BC$ is ${m} times $AB$.``所以 $BC = \frac{${p + q}}{${p}} \cdot DE = \frac{${p + q}}{${p}} \cdot ${short} = ${key}$。更快的做法：$DE$ 是 $AD$ 的 ${m} 倍，所以 $BC$ 是 $AB$ 的 ${m} 倍。`,
      ],
      wrong: sane,
    };
  },
});
