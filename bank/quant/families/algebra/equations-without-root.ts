/** An absolute value is never negative, but it can be zero: which equations have no solution? */
import { range, subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same, signed } from '../../text.ts';

type Shape = {
  tex: (a: number, b: number) => string;
  has: boolean;
  code: Misconception;
  en: (a: number, b: number) => string;
  zh: (a: number, b: number) => string;
};

const shapes: Shape[] = [
  {
    tex: (a, b) => `|x ${signed(-a)}| + ${b} = 0`,
    has: false,
    code: 'one-case-only',
    en: (_, b) => `The absolute value would have to be $-${b}$, which is impossible.`,
    zh: (_, b) => `绝对值必须等于 $-${b}$，这不可能。`,
  },
  {
    tex: (a, b) => `|x ${signed(-a)}| - ${b} = 0`,
    has: true,
    code: 'one-case-only',
    en: (a, b) => `The absolute value has to be ${b}, for instance at $${a + b}$.`,
    zh: (a, b) => `绝对值等于 ${b}，例如 $x$ 取 $${a + b}$。`,
  },
  {
    tex: (a) => `|x ${signed(-a)}| = 0`,
    has: true,
    code: 'overlooks-zero-or-one',
    en: (a) => `An absolute value can be zero: the solution is $${a}$.`,
    zh: (a) => `绝对值可以为零：解为 $${a}$。`,
  },
  {
    tex: (a, b) => `-|x ${signed(-a)}| = -${b}`,
    has: true,
    code: 'sign-slip',
    en: (a, b) => `With the signs changed, the absolute value is ${b}, for instance at $${a + b}$.`,
    zh: (a, b) => `两边变号后绝对值等于 ${b}，例如 $x$ 取 $${a + b}$。`,
  },
  {
    tex: (a, b) => `|x ${signed(-a)}| = |x ${signed(-a - 2 * b)}|`,
    has: true,
    code: 'judges-by-looks',
    en: (a, b) =>
      `The number halfway between $${a}$ and $${a + 2 * b}$, that is, $${a + b}$, is the same distance from both.`,
    zh: (a, b) => `$${a}$ 与 $${a + 2 * b}$ 正中间的 $${a + b}$ 到两者的距离相等。`,
  },
  {
    tex: (a, b) => `|x ${signed(-a)}| = x ${signed(-a - b)}`,
    has: false,
    code: 'one-case-only',
    en: (_, b) => `The left side is at least the number inside it, which exceeds the right side by ${b}.`,
    zh: (_, b) => `左边不小于绝对值里面的数，而里面的数比右边大 ${b}。`,
  },
  {
    tex: (a, b) => `|x ${signed(-a)}| = x ${signed(-a + b)}`,
    has: true,
    code: 'one-case-only',
    en: (a, b) =>
      `For numbers below $${a}$, the sign inside changes, and then there is a solution ${b % 2 === 0 ? `at $${a - b / 2}$` : 'half of a unit off a whole number'}.`,
    zh: (a, b) =>
      `当 $x$ 小于 $${a}$ 时绝对值里面变号，此时有解${b % 2 === 0 ? `，即 $${a - b / 2}$` : '（不是整数）'}。`,
  },
  {
    tex: (a, b) => `|x ${signed(-a)}| + |x ${signed(-a - b)}| = ${b - 1}`,
    has: false,
    code: 'pairs-extremes-wrongly',
    en: (a, b) => `The distances from $${a}$ and from $${a + b}$ add up to at least ${b}.`,
    zh: (a, b) => `到 $${a}$ 与到 $${a + b}$ 的距离之和至少为 ${b}。`,
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.absolute-equations'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 100,
  space: { a: [...range(-6, -2), ...range(2, 7)], b: [2, 4, 6, 8], chosen: subsets(shapes, 4) },
  keep: ({ a, b, chosen }) => {
    const none = chosen.filter(({ has }) => !has).length;
    return none >= 1 && none <= 3 && a !== b && a !== -b && a + 2 * b !== 0 && a + b !== 0;
  },
  make: ({ a, b, chosen }) => ({
    stem: both`Which of the following equations have no real solution $x$? Indicate all such equations.``下列哪些方程没有实数解 $x$？请选出所有符合的方程。`,
    options: chosen.map(({ tex, has, code, en, zh }) => [
      same(`$${tex(a, b)}$`),
      !has,
      has ? code : null,
      { en: en(a, b), zh_cn: zh(a, b) },
    ]),
    steps: [
      both`The idea: an absolute value is a distance. It can be any positive number or zero, but not negative. Isolate it on one side and look at what it should equal.``
        关键在于：绝对值表示距离，可以是任何正数，也可以是零，但不会是负数。先把绝对值单独移到一边，再看它应当等于什么。`,
      both`Where $x$ appears on both sides, compare distances on the number line; for instance $|x ${signed(-a)}|$ is the distance from $x$ to $${a}$, and it is at least $x ${signed(-a)}$.``
        若两边都含 $x$，就在数轴上比较距离；例如 $|x ${signed(-a)}|$ 是 $x$ 到 $${a}$ 的距离，它不小于 $x ${signed(-a)}$。`,
    ],
  }),
});
