/** Roots within roots that come out whole, worked from the inside. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.roots'],
  form: 'numeric',
  difficulty: 3,
  seconds: 65,
  space: {
    // Innermost root, the root around it, and the outermost one.
    r: range(2, 9),
    s: range(4, 10),
    t: range(4, 12),
    kind: ['sum', 'product'],
  },
  keep: ({ r, s, t, kind }) =>
    kind === 'sum'
      ? s * s - r > 5 && t * t - s > 5
      : (s * s) % r === 0 &&
        (t * t) % s === 0 &&
        s * s !== r &&
        t * t !== s &&
        (t * t) / s > 1 &&
        (s * s) / r > 1,
  make: ({ r, s, t, kind }) => {
    const isSum = kind === 'sum';
    const a = isSum ? s * s - r : (s * s) / r;
    const b = isSum ? t * t - s : (t * t) / s;
    const c = r * r;
    const shown = isSum
      ? `\\sqrt{${b} + \\sqrt{${a} + \\sqrt{${c}}}}`
      : `\\sqrt{${b}\\sqrt{${a}\\sqrt{${c}}}}`;
    const sign = isSum ? '+' : '\\cdot';
    const early = isSum ? b + s : b * s;
    return {
      stem: both`What is the value of $${shown}$?``$${shown}$ 的值是多少？`,
      key: t,
      steps: [
        both`The idea: A root covers everything beneath it, so work outward from the innermost one, where only a number stands. Begin with the innermost root: $\sqrt{${c}} = ${r}$.``关键在于：根号管着它下面的全部内容，所以从只含一个数的最里层开始，逐层往外算。从最里面的根号开始：$\sqrt{${c}} = ${r}$。`,
        both`Then $\sqrt{${a} ${sign} ${r}} = \sqrt{${s * s}} = ${s}$.``然后 $\sqrt{${a} ${sign} ${r}} = \sqrt{${s * s}} = ${s}$。`,
        both`Finally $\sqrt{${b} ${sign} ${s}} = \sqrt{${t * t}} = ${t}$.``最后 $\sqrt{${b} ${sign} ${s}} = \sqrt{${t * t}} = ${t}$。`,
      ],
      wrong: [
        [
          early,
          'stops-early',
          both`$${b} ${sign} ${s} = ${early}$ is still under the outermost root sign.``$${b} ${sign} ${s} = ${early}$ 还在最外层的根号下。`,
        ],
        [s, 'stops-early', both`${s} is only the value of the middle root.``${s} 只是中间那层根号的值。`],
        [
          isSum ? t + s + r : t * s * r,
          'root-of-sum',
          isSum
            ? both`$${t} + ${s} + ${r} = ${t + s + r}$ adds up the three roots.``$${t} + ${s} + ${r} = ${t + s + r}$ 是把三层根的值相加。`
            : both`$${t} \cdot ${s} \cdot ${r} = ${t * s * r}$ multiplies the three roots.``$${t} \cdot ${s} \cdot ${r} = ${t * s * r}$ 是把三层根的值相乘。`,
        ],
      ],
    };
  },
});
