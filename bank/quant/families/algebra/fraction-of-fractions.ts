/** A quotient of sums of reciprocals is simplified by multiplying above and below by the product of the letters. */
import { defineFamily } from '../../family.ts';
import { both, same, term } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.expressions'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 90,
  space: {
    a: [1, 2, 3, 4, 5],
    b: [1, 2, 3, 4, 5],
    c: [2, 3, 5],
    shape: ['over difference', 'over product', 'squares'],
    letters: [
      ['x', 'y'],
      ['p', 'q'],
      ['m', 'n'],
    ],
  },
  // The sum of the numerators must not cancel against anything, or that mistake would look unlike the others.
  keep: ({ a, b, c, shape }) =>
    shape === 'over product' ? a !== b && (a + b) % c !== 0 && c !== a && c !== b : c === 2 && a - b === 1,
  make: ({ a, b, c, shape, letters: [x, y] }) => {
    const [ay, bx, ax, by] = [term(a, y), term(b, x), term(a, x), term(b, y)];
    const [up, down] = [`\\frac{${a}}{${x}}`, `\\frac{${b}}{${y}}`];
    const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;
    const values = { [x]: 3, [y]: 7 };
    const head = (asked: string, condition: string) =>
      both`If $${x}$ and $${y}$ are positive numbers${condition === '' ? '' : ` and $${condition}$`}, which of the following is equal to $${asked}$?``
        若 $${x}$ 和 $${y}$ 为正数${condition === '' ? '' : `，且 $${condition}$`}，则下列哪一项等于 $${asked}$？`;
    if (shape === 'over difference') {
      const asked = over(`${up} + ${down}`, `${up} - ${down}`);
      const key = over(`${ay} + ${bx}`, `${ay} - ${bx}`);
      return {
        stem: head(asked, `${ay} \\ne ${bx}`),
        key: same(`$${key}$`),
        letters: values,
        steps: [
          both`The idea: Clear all the small fractions at once with a common denominator, instead of adding them one by one. Multiply the numerator and the denominator by $${x}${y}$. The terms become $${up} \cdot ${x}${y} = ${ay}$ and $${down} \cdot ${x}${y} = ${bx}$: each loses its own variable
            and keeps the other.``关键在于：用公分母一次消去所有小分数，不必逐个通分相加。分子、分母同乘 $${x}${y}$，各项变为 $${up} \cdot ${x}${y} = ${ay}$ 与 $${down} \cdot ${x}${y} = ${bx}$：约去自己的字母，留下另一个字母。`,
          both`So $${asked} = ${key}$.``所以 $${asked} = ${key}$。`,
        ],
        wrong: [
          [
            same(`$${over(`${ax} + ${by}`, `${ax} - ${by}`)}$`),
            'inverts-fraction',
            both`This leaves every term with its own variable; multiplying by $${x}${y}$ leaves it with the other one.``这是让每一项留下了自己的字母；乘以 $${x}${y}$ 后应留下另一个字母。`,
          ],
          [
            same(`$${over(`${a + b}(${x} - ${y})`, `${x} + ${y}`)}$`),
            'adds-across-fractions',
            both`This adds and subtracts numerators and denominators separately.``这是把分子、分母分别相加减。`,
          ],
          [
            same(`$${over(`${ay} - ${bx}`, `${ay} + ${bx}`)}$`),
            'inverts-fraction',
            both`This is the quotient upside down.``这是把上下颠倒了。`,
          ],
          [
            same(`$${over(`${ay} + ${bx}`, `${bx} - ${ay}`)}$`),
            'sign-slip',
            both`This reverses the difference in the denominator, which changes the sign of the whole.``这是把分母中的差写反了，整个式子因此变号。`,
          ],
          [
            same(`$${over(`${ay} + ${bx}`, `${x}${y}(${ay} - ${bx})`)}$`),
            'distributes-partly',
            both`This multiplies only the numerator by $${x}${y}$, so that the factor is left in the denominator.``这是只把分子乘了 $${x}${y}$，分母里还留着这个因式。`,
          ],
        ],
      };
    }
    if (shape === 'over product') {
      const asked = over(`${up} + ${down}`, `\\frac{${c}}{${x}${y}}`);
      const key = over(`${ay} + ${bx}`, `${c}`);
      return {
        stem: head(asked, ''),
        key: same(`$${key}$`),
        letters: values,
        steps: [
          both`The idea: The upper and the lower part can be written over the same denominator, which then cancels. Add the fractions in the numerator over the common denominator $${x}${y}$: $${up} + ${down} = ${over(`${ay} + ${bx}`, `${x}${y}`)}$.``
            关键在于：上下两部分可以化成同一个公分母，随后约去。分子通分，公分母为 $${x}${y}$：$${up} + ${down} = ${over(`${ay} + ${bx}`, `${x}${y}`)}$。`,
          both`Dividing by $\frac{${c}}{${x}${y}}$ is multiplying by $\frac{${x}${y}}{${c}}$, so $${x}${y}$ cancels: $${asked} = ${key}$.``
            除以 $\frac{${c}}{${x}${y}}$ 就是乘以 $\frac{${x}${y}}{${c}}$，$${x}${y}$ 约去：$${asked} = ${key}$。`,
        ],
        wrong: [
          [
            same(`$${over(`${ax} + ${by}`, `${c}`)}$`),
            'inverts-fraction',
            both`Over the common denominator, each numerator is multiplied by the other variable, not by its own.``通分时分子应乘另一个字母，而不是自己的字母。`,
          ],
          [
            same(`$${over(`${a + b}${x}${y}`, `${c}(${x} + ${y})`)}$`),
            'adds-across-fractions',
            both`This adds the numerators and the denominators of the two fractions in the numerator.``这是把上面两个分数的分子、分母分别相加。`,
          ],
          [
            same(`$${over(`${ay} + ${bx}`, `${c}${x}${y}`)}$`),
            'distributes-partly',
            both`This drops the denominator $${x}${y}$ of the lower fraction instead of canceling it.``这是漏掉了下面那个分数的分母 $${x}${y}$，没有把它约去。`,
          ],
          [
            same(`$${over(`${c}(${ay} + ${bx})`, `${x}^{2}${y}^{2}`)}$`),
            'inverts-fraction',
            both`This multiplies by the lower fraction instead of dividing by it.``这是乘以下面的分数，而不是除以它。`,
          ],
          [
            same(`$${over(`${c}`, `${ay} + ${bx}`)}$`),
            'inverts-fraction',
            both`This is the quotient upside down.``这是把上下颠倒了。`,
          ],
        ],
      };
    }
    const square = (n: number, z: string): string => `\\frac{${n * n}}{${z}^{2}}`;
    const asked = over(`${square(a, x)} - ${square(b, y)}`, `${up} - ${down}`);
    const key = over(`${ay} + ${bx}`, `${x}${y}`);
    return {
      difficulty: 4 as const,
      stem: head(asked, `${ay} \\ne ${bx}`),
      key: same(`$${key}$`),
      letters: values,
      steps: [
        both`The idea: Factor before adding any fractions, because the denominator may be one of the factors. The numerator is a difference of squares: $${square(a, x)} - ${square(b, y)} = (${up} + ${down})(${up} - ${down})$.``
          关键在于：先分解因式，不急于通分，因为分母可能正是其中一个因式。分子是平方差：$${square(a, x)} - ${square(b, y)} = (${up} + ${down})(${up} - ${down})$。`,
        both`The second factor cancels, and what is left is $${up} + ${down} = ${key}$.``约去第二个因式，剩下 $${up} + ${down} = ${key}$。`,
      ],
      wrong: [
        [
          same(`$${over(`${ax} + ${by}`, `${x}${y}`)}$`),
          'inverts-fraction',
          both`Over the common denominator, each numerator is multiplied by the other variable, not by its own.``通分时分子应乘另一个字母，而不是自己的字母。`,
        ],
        [
          same(`$${over(`${ay} - ${bx}`, `${x}${y}`)}$`),
          'squares-termwise',
          both`This takes the difference between the squares to be the square of the difference.``这是把平方差当成了差的平方。`,
        ],
        [
          same(`$${over(`${a + b}`, `${x} + ${y}`)}$`),
          'adds-across-fractions',
          both`This adds the numerators and the denominators of the two fractions that are left.``这是把剩下的两个分数的分子、分母分别相加。`,
        ],
        [
          same(`$${over(`${x}${y}`, `${ay} + ${bx}`)}$`),
          'inverts-fraction',
          both`This is the quotient upside down.``这是把上下颠倒了。`,
        ],
        [
          same(`$${ay} + ${bx}$`),
          'stops-early',
          both`This leaves out the common denominator $${x}${y}$.``这是漏写了公分母 $${x}${y}$。`,
        ],
      ],
    };
  },
});
