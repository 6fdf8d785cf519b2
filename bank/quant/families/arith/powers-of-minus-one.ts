/** Powers of -1 with unknown exponents: only the parity of the exponent counts. */
import { defineFamily, keyOfOrders } from '../../family.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

type Given = { en: string; zh: string; fits: (m: number, n: number) => boolean };

const givens: Given[] = [
  { en: '$m$ is odd', zh: '$m$ 是奇数', fits: (m) => m % 2 === 1 },
  { en: '$m$ is even', zh: '$m$ 是偶数', fits: (m) => m % 2 === 0 },
  { en: '$n$ is odd', zh: '$n$ 是奇数', fits: (_, n) => n % 2 === 1 },
  { en: '$mn$ is odd', zh: '$mn$ 是奇数', fits: (m, n) => (m * n) % 2 === 1 },
  { en: '$m + n$ is odd', zh: '$m + n$ 是奇数', fits: (m, n) => (m + n) % 2 === 1 },
];

const exponents = ['mn', 'm + n', 'm', 'n', 'm^{2}', '2m + n', 'm + 2n', 'mn + m', 'mn + 1'];

export const family = defineFamily({
  tags: ['quant.arith.parity', 'quant.arith.powers'],
  form: 'qc',
  difficulty: 4,
  seconds: 80,
  space: { given: givens, a: exponents, b: exponents },
  keep: ({ given, a, b }) =>
    a !== b && `${a}${b}`.includes('n') && !given.en.includes(`$${a}$`) && !given.en.includes(`$${b}$`),
  make: ({ given, a, b }) => {
    const pairs = [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ].filter(([m, n]) => given.fits(m!, n!)) as [number, number][];
    const sign = (tex: string, [m, n]: [number, number]): number =>
      evaluate(tex, { m, n }).approx % 2 === 0 ? 1 : -1;
    const orders = new Set(pairs.map((pair) => Math.sign(sign(a, pair) - sign(b, pair))));
    const key = keyOfOrders(orders);
    const rows = pairs.map(([m, n]) => {
      const values = [sign(a, [m, n]), sign(b, [m, n])];
      return {
        en: `$m = ${m}$ and $n = ${n}$ give $(-1)^{${evaluate(a, { m, n }).approx}} = ${values[0]}$ and $(-1)^{${evaluate(b, { m, n }).approx}} = ${values[1]}$`,
        zh: `$m = ${m}$、$n = ${n}$ 时分别为 $(-1)^{${evaluate(a, { m, n }).approx}} = ${values[0]}$ 与 $(-1)^{${evaluate(b, { m, n }).approx}} = ${values[1]}$`,
      };
    });
    const said = { en: rows.map(({ en }) => en).join('; '), zh_cn: rows.map(({ zh }) => zh).join('；') };
    return {
      stem: both`$m$ and $n$ are positive integers, and ${given.en}.``$m$ 和 $n$ 是正整数，且 ${given.zh}。`,
      a: `(-1)^{${a}}`,
      b: `(-1)^{${b}}`,
      key,
      letters: [{}, pairs.map(([m, n]) => ({ m, n })), {}],
      steps: [
        both`The idea: a power of $-1$ is 1 for an even exponent and $-1$ for an odd one, so only the parity of each exponent matters.``关键在于：$-1$ 的偶数次幂为 1，奇数次幂为 $-1$，所以只需看指数的奇偶性。`,
        both`Take one example for each possible combination of parities: ${said}.``对奇偶性的每种可能各取一例：${said}。`,
        {
          A: both`In every case, Quantity A is 1 and Quantity B is $-1$.``每种情形下 Quantity A 都是 1，Quantity B 都是 $-1$。`,
          B: both`In every case, Quantity A is $-1$ and Quantity B is 1.``每种情形下 Quantity A 都是 $-1$，Quantity B 都是 1。`,
          C: both`In every case, the two quantities are equal.``每种情形下两量都相等。`,
          D: both`The cases disagree, so the relationship cannot be determined.``各情形的结果不一致，所以无法确定。`,
        }[key],
      ],
      wrong: {
        A: [
          'parity-slip',
          both`This takes the first exponent to be even and the second to be odd, which is not given.``这是认定前一个指数为偶、后一个为奇，而题中条件并没有这样说。`,
        ],
        B: [
          'parity-slip',
          both`This takes the first exponent to be odd and the second to be even, which is not given.``这是认定前一个指数为奇、后一个为偶，而题中条件并没有这样说。`,
        ],
        C: [
          'one-example',
          key === 'D'
            ? both`The two agree for some exponents, but not for all that are possible.``两者只在某些指数下相等，并非所有允许的指数都如此。`
            : both`The two exponents have different parities in every possible case, so the powers are never equal.``在所有允许的情形下，两个指数的奇偶性都不同，所以两个幂从不相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`The exponents are unknown, but what is given settles how their parities compare.``指数虽然未知，但已知条件足以比较它们的奇偶性。`,
        ],
      },
    };
  },
});
