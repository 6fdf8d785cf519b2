/** How many integers satisfy a double inequality, one end counted and the other not. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, signed, term, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.inequalities'],
  form: 'numeric',
  difficulty: 2,
  seconds: 70,
  space: {
    a: [-4, -3, -2, 2, 3, 4, 5],
    b: [-7, -5, -3, 1, 4, 6, 8],
    from: range(-6, 1),
    length: range(5, 11),
    ends: ['< <=', '<= <', '<= <=', '< <'],
    extra: [0, 0, 1],
  },
  make: ({ a, b, from, length, ends, extra }) => {
    const to = from + length;
    const [low, high] = a > 0 ? [a * from + b, a * to + b + extra] : [a * to + b - extra, a * from + b];
    const [first, second] = ends.split(' ').map((sign) => (sign === '<' ? '<' : '\\le')) as [string, string];
    const flip = (sign: string): string => (sign === '<' ? '>' : '\\ge');
    const fits = range(-60, 60).filter((x) => {
      const value = a * x + b;
      return (first === '<' ? low < value : low <= value) && (second === '<' ? value < high : value <= high);
    });
    const key = fits.length;
    const [least, most] = [fits[0]!, fits.at(-1)!];
    const given = `${low} ${first} ${term(a, 'x')} ${signed(b)} ${second} ${high}`;
    const middle = `${low - b} ${first} ${term(a, 'x')} ${second} ${high - b}`;
    const span = most - least;
    // The end at `from` is an integer; the other end is one only where nothing extra was added.
    const [atFrom, atTo] = a > 0 ? [first, second] : [second, first];
    const oneMore =
      atFrom === '<' || (atTo === '<' && extra === 0)
        ? both`counts an endpoint that the inequality excludes.``多算了一个不包括在内的端点。`
        : extra === 0
          ? both`adds 1 once more, although both endpoints are already counted.``又多加了一次 1，而两个端点都已经算在内了。`
          : both`counts the first integer beyond the greater endpoint, which is not an integer and has to be rounded down.``多算了较大端点之外的第一个整数：这个端点不是整数，应当向下取整。`;
    if (extra !== 0 && Math.abs(a) === 1) return null;
    return {
      stem: both`How many integers $x$ satisfy $${given}$?``满足 $${given}$ 的整数 $x$ 共有多少个？`,
      key,
      letters: { x: least + 1 },
      steps: [
        both`The idea: Everything is decided at the two ends; find the least and the greatest integer that satisfy both inequalities. Subtract $${b}$ from all three parts: $${middle}$.``关键在于：一切取决于两端，找出同时满足两个不等式的最小整数与最大整数即可。三部分同时减去 $${b}$：$${middle}$。`,
        a > 0
          ? both`Divide by ${a}: the integers that fit run from $${least}$ to $${most}$. Note which endpoints count: where the sign is $<$, the endpoint itself is excluded.``
            同时除以 ${a}，符合的整数从 $${least}$ 到 $${most}$。注意端点是否包括：不等号为 $<$ 时端点不算。`
          : both`Divide by $${a}$, which reverses both inequality signs ($${first}$ becomes $${flip(first)}$): the integers that fit run from $${least}$ to $${most}$. Where the inequality is strict, the endpoint itself is excluded.``
            同时除以 $${a}$，两个不等号都要变向（$${first}$ 变为 $${flip(first)}$），符合的整数从 $${least}$ 到 $${most}$。不等号为严格时端点不算。`,
        both`Counting both of these, there are $${most} - ${wrap(least)} + 1 = ${key}$.``连同首尾共有 $${most} - ${wrap(least)} + 1 = ${key}$ 个。`,
      ],
      wrong: [
        [
          span,
          'counts-gaps',
          both`$${most} - ${wrap(least)} = ${span}$ counts the steps between the first and the last, one fewer than the integers.``$${most} - ${wrap(least)} = ${span}$ 数的是首尾之间的间隔，比整数个数少一。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ ${oneMore}``$${key} + 1 = ${key + 1}$ ${oneMore}`,
        ],
        [
          high - low + 1,
          'stops-early',
          both`$${high} - ${wrap(low)} + 1 = ${high - low + 1}$ counts the values between the outer numbers without solving for $x$.``$${high} - ${wrap(low)} + 1 = ${high - low + 1}$ 没有解出 $x$，直接数了两端之间的整数。`,
        ],
      ],
    };
  },
});
