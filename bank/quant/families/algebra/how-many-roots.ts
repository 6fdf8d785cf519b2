/** How many real roots a quadratic equation has, as a coefficient varies. */
import { defineFamily } from '../../family.ts';
import { both, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.quadratic', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 110,
  space: {
    m: [2, 3, 4, 5, 6, 7],
    wanted: ['none', 'one', 'two'],
    place: ['middle', 'constant', 'leading'],
    d: [1, 2, 3],
    drop: [0, 1, 2, 3, 4],
  },
  keep: ({ m, place }) => place === 'middle' || m <= 5,
  make: ({ m, wanted, place, d, drop }) => {
    const limit = m * m;
    const given = {
      middle: `x^{2} + kx + ${limit} = 0`,
      constant: `x^{2} - ${2 * m}x + k = 0`,
      leading: `kx^{2} ${signed(2 * m, 'x')} + 1 = 0`,
    }[place];
    const disc = (k: number): number => (place === 'middle' ? k * k - 4 * limit : 4 * limit - 4 * k);
    const shown = (k: number): string =>
      place === 'middle'
        ? `${k < 0 ? `(${k})` : k}^{2} - 4 \\cdot ${limit}`
        : place === 'constant'
          ? `${2 * m}^{2} - 4 \\cdot ${k < 0 ? `(${k})` : k}`
          : `${2 * m}^{2} - 4 \\cdot ${k < 0 ? `(${k})` : k}`;
    const candidates =
      place === 'middle'
        ? [-2 * m - d, -2 * m, 1 - m, m, 2 * m, 2 * m + d]
        : [-limit, limit - d - 1, limit, limit + d, 2 * limit, -2 * m];
    if (!candidates.some((k, i) => i !== drop && disc(k) === 0)) return null;
    const fits = (k: number): boolean =>
      wanted === 'none' ? disc(k) < 0 : wanted === 'one' ? disc(k) === 0 : disc(k) > 0;
    const howMany = {
      none: { en: 'no real solution', zh_cn: '没有实数解' },
      one: { en: 'exactly one real solution', zh_cn: '恰有一个实数解' },
      two: { en: 'two different real solutions', zh_cn: '有两个不同的实数解' },
    }[wanted];
    const count = (k: number) =>
      disc(k) < 0
        ? { en: 'no real solution', zh_cn: '没有实数解' }
        : disc(k) === 0
          ? { en: 'exactly one', zh_cn: '恰有一个' }
          : { en: 'two', zh_cn: '有两个' };
    return {
      stem: both`For which of the following values of $k$ does the equation $${given}$ have ${howMany}? Indicate all such values.``
        $k$ 取下列哪些值时，方程 $${given}$ ${howMany}？请选出所有符合的值。`,
      options: candidates
        .filter((_, i) => i !== drop)
        .map((k) => [
          k,
          fits(k),
          fits(k)
            ? null
            : k < 0
              ? 'forgets-negatives'
              : Math.abs(disc(k)) === 0
                ? 'off-by-one'
                : 'reverses-comparison',
          both`For $${k}$, the discriminant is $${shown(k)} = ${disc(k)}$: ${count(k)}.``取 $${k}$ 时，判别式为 $${shown(k)} = ${disc(k)}$：${count(k)}。`,
        ]),
      steps: [
        place === 'middle'
          ? both`The idea: the number of real solutions depends on the sign of the discriminant $k^{2} - 4 \cdot ${limit}$.``关键在于：实数解的个数取决于判别式 $k^{2} - 4 \cdot ${limit}$ 的符号。`
          : both`The idea: the number of real solutions depends on the sign of the discriminant $${2 * m}^{2} - 4k$.``关键在于：实数解的个数取决于判别式 $${2 * m}^{2} - 4k$ 的符号。`,
        place === 'middle'
          ? both`It is zero where $k^{2}$ is $4 \cdot ${limit} = ${4 * limit}$, at $${2 * m}$ and at $${-2 * m}$: one solution there, none between, two outside. The negative values count as well.``
            当 $k^{2}$ 等于 $4 \cdot ${limit} = ${4 * limit}$，即 $k$ 为 $${2 * m}$ 或 $${-2 * m}$ 时判别式为零，方程恰有一个解；在两者之间无解，在两者之外有两个解。不要漏掉负值。`
          : both`It is zero where $4k$ is $${2 * m}^{2} = ${4 * limit}$, at ${limit}: one solution there, two for every smaller $k$${place === 'leading' ? ' except 0' : ''}, none for every larger one.``
            当 $4k$ 等于 $${2 * m}^{2} = ${4 * limit}$，即 $k$ 为 ${limit} 时判别式为零，方程恰有一个解；$k$ 更小${place === 'leading' ? '（但不为 0）' : ''}时有两个解，更大时无解。`,
      ],
    };
  },
});
