/** A negative number goes into two expressions: does the minus sign stand inside the power or before it? */
import { compare, div, type Rational, rational } from '#core/rational.ts';
import { aOrB, defineFamily, keyOfOrder, keyOfOrders } from '../../family.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

/** The two expressions, and what they become with a number in brackets. */
const pairs: [a: string, b: string][] = [
  ['-x^{2}', '(-x)^{2}'],
  ['(-x)^{3}', 'x^{2}'],
  ['x^{2} - x', 'x^{2} + x'],
  ['-x^{3}', '(-x)^{3}'],
  ['x^{2}', '(-x)^{2}'],
  ['x - x^{2}', 'x^{3}'],
  ['2x^{2}', '(2x)^{2}'],
  ['-x^{2}', 'x^{3}'],
  ['-(-x)^{3}', 'x^{3}'],
  ['x^{3} - x', 'x - x^{3}'],
  ['-x^{4}', '-x^{3}'],
  ['x^{2}', '-x'],
  ['x^{3}', 'x'],
  ['3 - x^{2}', '3 + x'],
];

const trials = [rational(-4), rational(-2), rational(-1), div(-1, 2)];

export const family = defineFamily({
  tags: ['quant.algebra.expressions'],
  form: 'qc',
  difficulty: 1,
  seconds: 45,
  space: { pair: pairs, n: [2, 3, 4, 5], isGiven: [true, true, true, false] },
  make: ({ pair: [a, b], n, isGiven }) => {
    const at = (tex: string, x: Rational): Rational => evaluate(tex, { x }).exact!;
    const put = (tex: string): string =>
      tex
        .replaceAll('-x', `-(${-n})`)
        .replaceAll('x', `(${-n})`)
        .replaceAll('-((', '-(')
        .replaceAll(`((${-n}))`, `(${-n})`);
    const [va, vb] = [at(a, rational(-n)), at(b, rational(-n))];
    const orders = trials.map((x) => compare(at(a, x), at(b, x)));
    if (isGiven) {
      const order = compare(va, vb);
      const key = keyOfOrder(order);
      // Where a number is added, the sign is not seen before the value is.
      const isOpposite = va.n * vb.n < 0n && !a.startsWith('3');
      const values = both`Quantity A is $${va}$ and Quantity B is $${vb}$``Quantity A 为 $${va}$，Quantity B 为 $${vb}$`;
      return {
        stem: both`$x = ${-n}$``$x = ${-n}$`,
        a,
        b,
        key,
        steps: [
          both`The idea: An exponent applies only to what stands directly before it, so parentheses decide the sign of a power. Substitute the number with its sign, in parentheses. Quantity A is $${put(a)} = ${va}$.``关键在于：指数只作用于紧挨在它前面的部分，所以幂的符号要看括号。代入时连同负号放进括号。Quantity A 为 $${put(a)} = ${va}$。`,
          both`Quantity B is $${put(b)} = ${vb}$. An even power of a negative number is positive, an odd power is negative, and a minus sign before a power without parentheses
            is not part of the base.${isOpposite ? ` Faster: the signs are enough, since Quantity A is ${va.n < 0n ? 'negative' : 'positive'} and Quantity B is ${vb.n < 0n ? 'negative' : 'positive'}.` : ''}``Quantity B 为 $${put(b)} = ${vb}$。负数的偶次幂为正、奇次幂为负；幂前面没有括在括号里的负号不属于底数。${isOpposite ? `更快的看法：只看符号就够了，Quantity A 为${va.n < 0n ? '负' : '正'}，Quantity B 为${vb.n < 0n ? '负' : '正'}。` : ''}`,
        ],
        wrong: {
          A: [
            'negative-power-sign',
            both`Quantity A comes out greater only if a sign is lost on the way: ${values}.``只有中途丢了负号，才会得出 Quantity A 较大：${values}。`,
          ],
          B: [
            'negative-power-sign',
            both`Quantity B comes out greater only if a sign is lost on the way: ${values}.``只有中途丢了负号，才会得出 Quantity B 较大：${values}。`,
          ],
          C: [
            'sign-slip',
            both`The two look alike, but the parentheses and the signs make them different: ${values}.``两式看上去差不多，但括号与符号使它们不同：${values}。`,
          ],
          D: [
            'thinks-undetermined',
            both`The value of $x$ is given, so each quantity is one number.``$x$ 的值已经给出，两个量都是确定的数。`,
          ],
        },
      };
    }
    if (new Set(orders).size < 2 && orders[0] !== 0 && n !== 2) return null;
    const key = keyOfOrders(orders);
    const other = trials.find((x) => compare(at(a, x), at(b, x)) !== compare(va, vb)) ?? div(-1, 2);
    const [wa, wb] = [at(a, other), at(b, other)];
    return {
      difficulty: 2 as const,
      stem: both`$x < 0$``$x < 0$`,
      a,
      b,
      key,
      letters: [{}, {}],
      steps: [
        both`The idea: Ask whether the sign alone settles the order, and try negative numbers of different sizes. Try an integer: for $-${n}$, Quantity A is $${put(a)} = ${va}$ and Quantity B is $${put(b)} = ${vb}$.``关键在于：看仅凭符号能否定出大小，并试几个大小不同的负数。先试一个整数：取 $-${n}$ 时，Quantity A 为 $${put(a)} = ${va}$，Quantity B 为 $${put(b)} = ${vb}$。`,
        key === 'D'
          ? both`Then try $${other}$: Quantity A is $${wa}$ and Quantity B is $${wb}$. The order has changed, so the relationship cannot be determined.``
            再试 $${other}$：Quantity A 为 $${wa}$，Quantity B 为 $${wb}$。大小关系变了，所以无法确定。`
          : both`Then try $${other}$: Quantity A is $${wa}$ and Quantity B is $${wb}$, the same order. This is no accident: ${key === 'C' ? 'the two expressions are equivalent' : 'the sign of each term is the same for every negative number'}.``再试 $${other}$：Quantity A 为 $${wa}$，Quantity B 为 $${wb}$，大小关系不变。这并非巧合：${key === 'C' ? '两个式子本来就是一回事' : '对任何负数，各项的符号都是一样的'}。`,
      ],
      wrong: {
        ...aOrB(
          'one-example',
          both`One number is not enough, and its sign has to be kept: compare $-${n}$ with $${other}$.``只试一个数不够，而且要保留符号：不妨比较 $-${n}$ 与 $${other}$ 两种情形。`,
        ),
        C: [
          'overlooks-zero-or-one',
          both`The two are not equal for every negative number: at $-${n}$ they are $${va}$ and $${vb}$.``并非对所有负数都相等：取 $-${n}$ 时，两者分别为 $${va}$ 与 $${vb}$。`,
        ],
        D: [
          'thinks-undetermined',
          both`Nothing but the sign of $x$ is known, but here the sign is enough.``虽然只知道 $x$ 的符号，但在这里已经足够。`,
        ],
      },
    };
  },
});
