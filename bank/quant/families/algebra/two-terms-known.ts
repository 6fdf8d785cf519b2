/** Two terms of an arithmetic sequence are known: the steps between them give any other term. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, ordinal, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sequences'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 75,
  wide: 'a sequence may pass through zero',
  space: {
    m: range(2, 6),
    gap: range(3, 7),
    more: range(4, 13),
    first: [-7, -4, 2, 5, 8, 11, 20],
    d: [-4, -3, 2, 3, 4, 5, 6],
  },
  keep: ({ gap, more }) => gap !== more,
  make: ({ m, gap, more, first, d }) => {
    const [n, k] = [m + gap, m + gap + more];
    const term = (i: number): number => first + (i - 1) * d;
    const [u, v, key] = [term(m), term(n), term(k)];
    if (key === 0 || u === v || u === 0) return null;
    const ratio = (v / n) * k;
    return {
      stem: both`In an arithmetic sequence, each term after the first is obtained by adding the same number to the preceding term. If the ${ordinal(m)} term is $${u}$ and the ${ordinal(n)} term is $${v}$, what is the ${ordinal(k)} term?``
        在一个等差数列中，从第二项起每一项都等于前一项加上同一个数。若第 ${m} 项是 $${u}$，第 ${n} 项是 $${v}$，则第 ${k} 项是多少？`,
      key,
      letters: { d },
      steps: [
        both`The idea: Count the steps between terms, not the terms; every step changes the value by the same amount. From the ${ordinal(m)} term to the ${ordinal(n)}, there are $${n} - ${m} = ${gap}$ steps, which together make $${v} - ${wrap(u)} = ${v - u}$. So one step is $d = ${wrap(v - u)} \div ${gap} = ${d}$.``
          关键在于：要数的是两项之间的步数而不是项数，每一步的变化都相同。从第 ${m} 项到第 ${n} 项共 $${n} - ${m} = ${gap}$ 步，一共变化 $${v} - ${wrap(u)} = ${v - u}$，所以公差 $d = ${wrap(v - u)} \div ${gap} = ${d}$。`,
        both`From the ${ordinal(n)} term to the ${ordinal(k)}, there are $${k} - ${n} = ${more}$ more steps: $${v} + ${more} \cdot ${wrap(d)} = ${key}$.``
          从第 ${n} 项到第 ${k} 项还有 $${k} - ${n} = ${more}$ 步：$${v} + ${more} \cdot ${wrap(d)} = ${key}$。`,
      ],
      wrong: [
        [
          u + k * d,
          'term-number-slip',
          both`$${u} + ${k} \cdot ${wrap(d)} = ${u + k * d}$ takes ${k} steps from the ${ordinal(m)} term.``$${u} + ${k} \cdot ${wrap(d)} = ${u + k * d}$ 从第 ${m} 项起走了 ${k} 步。`,
        ],
        [
          key + d,
          'off-by-one',
          both`$${key} + ${wrap(d)} = ${key + d}$ goes one step too far.``$${key} + ${wrap(d)} = ${key + d}$ 多走了一步。`,
        ],
        [
          key - d,
          'off-by-one',
          both`$${key} - ${wrap(d)} = ${key - d}$ stops one step short.``$${key} - ${wrap(d)} = ${key - d}$ 少走了一步。`,
        ],
        [
          v + k * d,
          'term-number-slip',
          both`$${v} + ${k} \cdot ${wrap(d)} = ${v + k * d}$ takes ${k} steps from the ${ordinal(n)} term.``$${v} + ${k} \cdot ${wrap(d)} = ${v + k * d}$ 从第 ${n} 项起走了 ${k} 步。`,
        ],
        [
          v + (v - u),
          'assumes-special-case',
          both`$${v} + ${wrap(v - u)} = ${2 * v - u}$ adds the whole difference once more, as if the three terms were equally spaced.``$${v} + ${wrap(v - u)} = ${2 * v - u}$ 又加了一次总的差，误以为三项间隔相等。`,
        ],
        [
          v + (more - 2) * d,
          'off-by-one',
          both`$${v} + ${wrap(more - 2)} \cdot ${wrap(d)} = ${v + (more - 2) * d}$ leaves out both ends when it counts the steps.``$${v} + ${wrap(more - 2)} \cdot ${wrap(d)} = ${v + (more - 2) * d}$ 数步数时把两头都去掉了。`,
        ],
        ...(Number.isInteger(ratio)
          ? ([
              [
                ratio,
                'assumes-special-case',
                both`$\frac{${v}}{${n}} \cdot ${k} = ${ratio}$ takes the terms to be proportional to their positions.``$\frac{${v}}{${n}} \cdot ${k} = ${ratio}$ 误以为各项与项数成正比。`,
              ],
            ] as const)
          : []),
      ],
    };
  },
});
