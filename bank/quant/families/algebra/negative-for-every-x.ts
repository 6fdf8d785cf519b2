/**
 * An expression with an unknown coefficient keeps its sign for every x: for how many integers k?
 *
 * Chains two ideas: completing the square shows where the expression is nearest to 0, which bounds k on the one side, while
 * the sign of the leading coefficient bounds it on the other; and at that other bound the terms with x vanish altogether,
 * so that the bound itself belongs to the answer. Working with the graph of a quadratic leaves that value out.
 */
import { defineFamily } from '../../family.ts';
import { both, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.quadratic', 'quant.algebra.inequalities'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: {
    c: [-5, -4, -3, -2, 2, 3, 4, 5, 6],
    m: [1, 2, 3],
    n: [4, 5, 6, 7, 8, 9],
    isNegative: [true, false],
  },
  make: ({ c, m, n, isNegative }) => {
    const constant = n * m * m;
    const lead = `(k ${signed(-c)})`;
    const side = isNegative ? '<' : '>';
    const given = `${lead}x^{2} + ${2 * m}${lead}x ${isNegative ? '-' : '+'} ${constant} ${side} 0`;
    const square = `${lead}(x + ${m})^{2} - ${m === 1 ? '' : `${m * m}`}${lead} ${isNegative ? '-' : '+'} ${constant}`;
    const last = isNegative ? c - n + 1 : c + n - 1;
    const end = isNegative ? c - n : c + n;
    const [low, high] = isNegative ? [last, c] : [c, last];
    return {
      stem: both`For how many integers $k$ is the inequality $${given}$ true for every number $x$?``使不等式 $${given}$ 对任意数 $x$ 都成立的整数 $k$ 共有多少个？`,
      key: n,
      letters: [{ k: c + 7, x: 5 }, {}, {}, {}],
      steps: [
        both`Complete the square: the left side is $${lead}x^{2} + ${2 * m}${lead}x ${isNegative ? '-' : '+'} ${constant} = ${square}$. If $k$ is not ${c}, the coefficient of the square must be ${isNegative ? 'negative' : 'positive'}, since for large $x$ the square decides: $k$ is ${isNegative ? 'less' : 'greater'} than $${c}$.``
          配方：左边为 $${lead}x^{2} + ${2 * m}${lead}x ${isNegative ? '-' : '+'} ${constant} = ${square}$。若 $k$ 不等于 ${c}，则平方项的系数必须为${isNegative ? '负' : '正'}，因为 $x$ 很大时由平方项决定：$k$ ${isNegative ? '小于' : '大于'} $${c}$。`,
        both`The left side is ${isNegative ? 'greatest' : 'least'} where the square is 0, and there, too, it must be ${isNegative ? 'negative' : 'positive'}. So the distance from $k$ to $${c}$ is less than $\frac{${constant}}{${m * m}} = ${n}$, and $k$ ends just ${isNegative ? 'above' : 'below'} $${end}$.``
          平方为 0 时左边${isNegative ? '最大' : '最小'}，这时也必须为${isNegative ? '负' : '正'}。所以 $k$ 到 $${c}$ 的距离小于 $\frac{${constant}}{${m * m}} = ${n}$，即 $k$ ${isNegative ? '大于' : '小于'} $${end}$。`,
        both`The idea: with $${c}$ for $k$ both terms with $x$ vanish, and what is left, $${isNegative ? -constant : constant}$, is ${isNegative ? 'negative' : 'positive'} for every $x$. So $${c}$ belongs to the answer, although the expression is then no quadratic.``
          关键在于：$k$ 取 $${c}$ 时，含 $x$ 的两项都消失，剩下的 $${isNegative ? -constant : constant}$ 对任意 $x$ 都为${isNegative ? '负' : '正'}。所以 $${c}$ 也符合，尽管这时式子不再是二次的。`,
        both`The integers run from $${low}$ to $${high}$: there are $${high} - ${low < 0 ? `(${low})` : low} + 1 = ${n}$. The tempting path treats the expression as a quadratic only and finds ${n - 1}.``
          这些整数从 $${low}$ 到 $${high}$，共有 $${high} - ${low < 0 ? `(${low})` : low} + 1 = ${n}$ 个。容易走错的路是只当二次式处理，得到 ${n - 1} 个。`,
      ],
      wrong: [
        [
          n - 1,
          'overlooks-zero-or-one',
          both`$${n} - 1 = ${n - 1}$ leaves out the value of $k$ for which the terms with $x$ vanish.``$${n} - 1 = ${n - 1}$ 漏掉了使含 $x$ 的项消失的 $k$ 值。`,
        ],
        [
          n + 1,
          'off-by-one',
          both`$${n} + 1 = ${n + 1}$ counts the other bound, where the left side is 0 for one $x$.``$${n} + 1 = ${n + 1}$ 把另一端也算了进去，那里有一个 $x$ 使左边为 0。`,
        ],
        [
          2 * n - 1,
          'ignores-a-condition',
          both`$2 \cdot ${n} - 1 = ${2 * n - 1}$ counts the integers on both sides of the value at which the leading coefficient is 0; on one side the graph opens the wrong way.``
            $2 \cdot ${n} - 1 = ${2 * n - 1}$ 把首项系数为 0 的值两侧的整数都算上了；其中一侧开口方向不对。`,
        ],
        [
          n - 2,
          'off-by-one',
          both`$${n} - 2 = ${n - 2}$ leaves out the value at which the terms with $x$ vanish and one more.``$${n} - 2 = ${n - 2}$ 漏掉了使含 $x$ 的项消失的值，还少算了一个。`,
        ],
        [
          n - 3,
          'arithmetic-slip',
          both`$${n} - 3 = ${n - 3}$ leaves out integers that fit.``$${n} - 3 = ${n - 3}$ 漏掉了符合的整数。`,
        ],
        [
          n + 2,
          'off-by-one',
          both`$${n} + 2 = ${n + 2}$ counts integers beyond the bounds.``$${n} + 2 = ${n + 2}$ 多算了范围以外的整数。`,
        ],
      ],
    };
  },
});
