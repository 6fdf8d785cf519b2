/** An absolute-value equation has two roots, and a bound may lie above both, below both or between. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.absolute-equations'],
  form: 'qc',
  difficulty: 2,
  seconds: 60,
  space: {
    a: [-7, -5, -4, -3, 2, 3, 4, 5, 6, 8],
    b: range(3, 12),
    place: ['above', 'below', 'between', 'at the greater', 'known root'],
    shift: [1, 2],
  },
  keep: ({ a, b, place }) => a !== b && a !== -b && !(place === 'known root' && Math.abs(a) > b),
  make: ({ a, b, place, shift }) => {
    const [low, high] = [a - b, a + b];
    const isKnown = place === 'known root';
    const c = {
      above: high + shift,
      below: low - shift,
      between: a + shift,
      'at the greater': high,
      'known root': low,
    }[place];
    const key = isKnown ? 'C' : place === 'above' ? 'B' : place === 'below' ? 'A' : 'D';
    const cases = [{ x: high }, { x: low }];
    const inside = `x ${signed(-a)}`;
    const verdict = {
      A: both`Both values are greater than ${c}.``两个值都大于 ${c}。`,
      B: both`Both values are less than ${c}.``两个值都小于 ${c}。`,
      C: both`Only $x = ${low}$ is negative, so Quantity A is exactly ${low}.``其中只有 $x = ${low}$ 是负数，所以 Quantity A 正是 ${low}。`,
      D:
        c === high
          ? both`One of them equals ${c} and the other is less, so the relationship cannot be determined.``
                其中一个等于 ${c}，另一个小于它，所以无法确定。`
          : both`One of them is greater than ${c} and the other is less, so the relationship cannot be determined.``
                其中一个大于 ${c}，另一个小于它，所以无法确定。`,
    }[key];
    return {
      difficulty: place === 'at the greater' ? 3 : 2,
      stem: isKnown
        ? both`$|${inside}| = ${b}$ and $x < 0$``$|${inside}| = ${b}$，且 $x < 0$`
        : both`$|${inside}| = ${b}$``$|${inside}| = ${b}$`,
      a: 'x',
      b: c,
      key,
      letters: [cases, cases, { x: low }],
      steps: [
        both`The idea: An absolute value is a distance on the number line, so look for a point on each side of the center. The equation says that $${inside} = ${b}$ or $${inside} = ${-b}$.``关键在于：绝对值表示数轴上的距离，所以中心两侧各有一个满足方程的点。由绝对值的意义，$${inside} = ${b}$ 或 $${inside} = ${-b}$。`,
        both`So $x = ${high}$ or $x = ${low}$.``所以 $x = ${high}$ 或 $x = ${low}$。`,
        both`${verdict} Faster: on the number line, go ${b} to either side of $${a}$.``${verdict}更快的做法：在数轴上从 $${a}$ 向左右各走 ${b}。`,
      ],
      wrong: {
        A: [
          'one-case-only',
          isKnown
            ? both`This takes the root ${high}, which is not negative.``这是取了根 ${high}，但它不是负数。`
            : both`This considers only the root ${high}; the other root is ${low}.``这是只看了根 ${high}，另一个根是 ${low}。`,
        ],
        B: [
          isKnown ? 'sign-slip' : 'one-case-only',
          isKnown
            ? both`A lost sign while solving moves the negative root away from ${low}.``解方程时丢了符号，负根就不再是 ${low}。`
            : both`This considers only the root ${low}; the other root is ${high}.``这是只看了根 ${low}，另一个根是 ${high}。`,
        ],
        C: [
          'one-case-only',
          both`Without the absolute value signs, the equation would have one root; this one has two roots.``
            去掉绝对值符号的一个方程只有一个根，而原方程有两个根。`,
        ],
        D: [
          'thinks-undetermined',
          isKnown
            ? both`Two roots solve the equation, but the second condition leaves one of them.``方程有两个根，但第二个条件只留下其中一个。`
            : both`Two roots are no reason to give up: both lie on the same side of ${c}.``有两个根并不等于无法确定：两个根都在 ${c} 的同一侧。`,
        ],
      },
    };
  },
});
