/**
 * The absolute value of a sum or of a difference against the sum or difference of the absolute values: what follows?
 *
 * Chains two ideas: the relation says something about the signs, seen on the number line as places on the same side of 0
 * or on different sides; and equality also allows 0, or two numbers of the same size, which decides. With the numbers that
 * come to mind first the answer looks settled.
 */
import type { Text } from '#core/texts.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

type Rule = {
  given: string;
  a: string;
  b: string;
  key: ComparisonKey;
  /** Where the answer is open: the one that the first numbers one tries lead to. */
  lure?: 'A' | 'B';
  why: Text;
  tempting: Text;
  /** One pair that fits, or two that disagree. */
  pairs: [number, number][];
};

const rules: Rule[] = [
  {
    given: '|x + y| = |x| + |y|',
    a: 'xy',
    b: '0',
    key: 'D',
    lure: 'A',
    why: both`When the numbers have the same sign, their absolute values add, so $xy$ may be positive; but if one of them is 0, the equation holds as well, and $xy$ is 0.``同号的两个数相加，绝对值相加，所以 $xy$ 可以为正；但其中一个为 0 时等式也成立，这时 $xy$ 为 0。`,
    tempting: both`Only numbers with the same sign seem to fit; 0 is overlooked.``看起来只有同号的数才满足，而漏掉了 0。`,
    pairs: [
      [3, 2],
      [3, 0],
    ],
  },
  {
    given: '|x + y| < |x| + |y|',
    a: 'xy',
    b: '0',
    key: 'B',
    why: both`The absolute values add up in full for numbers with the same sign, and also if one of them is 0. What remains is numbers with different signs, for which $xy$ is negative.``两数同号，或其中一个为 0 时，绝对值恰好相加。剩下的只有异号的数，所以 $xy$ 为负。`,
    tempting: both`The relation looks as if it held for almost all numbers.``这个不等式看起来几乎对所有的数都成立。`,
    pairs: [[5, -2]],
  },
  {
    given: '|x + y| > |x - y|',
    a: 'xy',
    b: '0',
    key: 'A',
    why: both`Squaring both sides leaves $2xy > -2xy$, so $xy$ is positive.``两边平方后剩下 $2xy > -2xy$，所以 $xy$ 为正。`,
    tempting: both`Two negative numbers seem to break it, but their sum, too, has a greater absolute value than their difference.``两个负数看似不满足，其实它们的和的绝对值也大于差的绝对值。`,
    pairs: [[-4, -3]],
  },
  {
    given: '|x - y| = |x| - |y|',
    a: 'xy',
    b: '0',
    key: 'D',
    lure: 'A',
    why: both`The equation holds if $y$ lies between 0 and $x$, where $xy$ is positive, and also if $y$ is 0, where $xy$ is 0.``$y$ 在 0 与 $x$ 之间时等式成立，这时 $xy$ 为正；$y$ 为 0 时等式也成立，这时 $xy$ 为 0。`,
    tempting: both`Only numbers with the same sign seem to fit; 0 is overlooked.``看起来只有同号的数才满足，而漏掉了 0。`,
    pairs: [
      [-5, -2],
      [-5, 0],
    ],
  },
  {
    given: '|x - y| = |x| - |y|',
    a: '|x|',
    b: '|y|',
    key: 'D',
    lure: 'A',
    why: both`The left side is never negative, so $|x|$ is at least $|y|$; but if $x$ and $y$ are the same number, both sides are 0 and the absolute values are equal.``左边不会是负数，所以 $|x|$ 不小于 $|y|$；但 $x$ 与 $y$ 是同一个数时，两边都是 0，绝对值相等。`,
    tempting: both`Different numbers always make the first absolute value greater; equal numbers are overlooked.``两数不同时总是前一个的绝对值大，而漏掉了两数相等。`,
    pairs: [
      [5, 2],
      [4, 4],
    ],
  },
  {
    given: '|x - y| < |x|',
    a: 'xy',
    b: '0',
    key: 'A',
    why: both`The distance from $x$ to $y$ is less than the distance from $x$ to 0, so $y$ is on the same side of 0 as $x$, and $xy$ is positive.``$x$ 到 $y$ 的距离小于 $x$ 到 0 的距离，所以 $y$ 与 $x$ 在 0 的同一侧，$xy$ 为正。`,
    tempting: both`Nothing seems to be said about the sign of $y$.``看起来没有说到 $y$ 的符号。`,
    pairs: [[-5, -7]],
  },
  {
    given: '|x - y| < |x|',
    a: '|y|',
    b: '|x|',
    key: 'D',
    lure: 'B',
    why: both`The distance from $x$ to $y$ is less than the distance from $x$ to 0, so $y$ lies between 0 and $2x$, either closer to 0 than $x$ or farther from it.``$x$ 到 $y$ 的距离小于 $x$ 到 0 的距离，所以 $y$ 在 0 与 $2x$ 之间，比 $x$ 离 0 近或远都可能。`,
    tempting: both`A $y$ between 0 and $x$ comes to mind; one beyond $x$ is overlooked.``容易想到 $y$ 在 0 与 $x$ 之间，而漏掉 $y$ 在 $x$ 的另一侧。`,
    pairs: [
      [5, 3],
      [5, 8],
    ],
  },
  {
    given: '|x - y| < |x|',
    a: '|y|',
    b: '2 \\cdot |x|',
    key: 'B',
    why: both`The distance from $x$ to $y$ is less than the distance from $x$ to 0, so $y$ lies between 0 and $2x$.``$x$ 到 $y$ 的距离小于 $x$ 到 0 的距离，所以 $y$ 在 0 与 $2x$ 之间。`,
    tempting: both`It looks as if $y$ could be arbitrarily large.``看起来 $y$ 可以任意大。`,
    pairs: [[-5, -9]],
  },
  {
    given: '|x - y| = |x| + |y|',
    a: '|x + y|',
    b: '|x| + |y|',
    key: 'D',
    lure: 'B',
    why: both`The equation holds for numbers with different signs, where $|x + y|$ is less than $|x| + |y|$, and also if one of them is 0, where the two are equal.``两数异号时等式成立，这时 $|x + y|$ 小于 $|x| + |y|$；其中一个为 0 时等式也成立，这时两者相等。`,
    tempting: both`Only numbers with different signs seem to fit; 0 is overlooked.``看起来只有异号的数才满足，而漏掉了 0。`,
    pairs: [
      [3, -2],
      [0, 4],
    ],
  },
  {
    given: '|x + y| = |x - y|',
    a: 'xy',
    b: '0',
    key: 'C',
    why: both`Squaring both sides leaves $2xy = -2xy$, so $xy$ is 0: one of the numbers is 0.``两边平方后剩下 $2xy = -2xy$，所以 $xy$ 为 0，即其中一个数为 0。`,
    tempting: both`It looks as if the signs could be chosen so that other numbers fit.``看起来适当选取符号，别的数也能满足。`,
    pairs: [[6, 0]],
  },
  {
    given: '|x - y| < |x + y|',
    a: '|x + y|',
    b: '|x| + |y|',
    key: 'C',
    why: both`Squaring both sides leaves $-2xy < 2xy$, so the numbers have the same sign, and then their absolute values add.``两边平方后剩下 $-2xy < 2xy$，所以两数同号，而同号的数相加，绝对值相加。`,
    tempting: both`Negative numbers seem to make the absolute value of the sum smaller; they do not if both are negative.``看起来有负数时和的绝对值会变小，其实两数都为负时不会。`,
    pairs: [[-2, -6]],
  },
  {
    given: '|x + y| < |y|',
    a: '|x|',
    b: '2 \\cdot |y|',
    key: 'B',
    why: both`The number $-x$ is nearer to $y$ than 0 is, so $-x$ lies between 0 and $2y$.``$-x$ 到 $y$ 的距离小于 0 到 $y$ 的距离，所以 $-x$ 在 0 与 $2y$ 之间。`,
    tempting: both`It looks as if $x$ could be arbitrarily large.``看起来 $x$ 可以任意大。`,
    pairs: [[7, -4]],
  },
  {
    given: '|x + y| < |y|',
    a: '0',
    b: 'xy',
    key: 'A',
    why: both`Adding $x$ to $y$ gives a number closer to 0 than $y$, so $x$ and $y$ have different signs and $xy$ is negative.``加上 $x$ 后离 0 更近了，所以 $x$ 与 $y$ 异号，$xy$ 为负。`,
    tempting: both`Nothing seems to be said about the sign of $x$.``看起来没有说到 $x$ 的符号。`,
    pairs: [[7, -4]],
  },
];

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: { rule: rules },
  make: ({ rule: { given, a, b, key, lure, why, tempting, pairs } }) => {
    const shown = ([x, y]: [number, number]): string => `$x = ${x}$, $y = ${y}$`;
    const first = shown(pairs[0]!);
    const refuted = [
      'one-example',
      both`The numbers ${first} fit the given relation, and for them this is not true.``${first.replace(', ', '，')} 满足所给的关系，而这时并非如此。`,
    ] as const;
    const misled = ['one-example', tempting] as const;
    return {
      stem: both`$x$ and $y$ are numbers such that $${given}$.``数 $x$、$y$ 满足 $${given}$。`,
      a,
      b,
      key,
      letters: [pairs.map(([x, y]) => ({ x, y })), pairs.map(([x, y]) => ({ x, y }))],
      steps: [
        both`The idea: read the relation on the number line, where absolute values are distances. ${why}``关键在于：在数轴上看这个关系，绝对值就是距离。${why}`,
        pairs.length === 1
          ? both`For example, ${shown(pairs[0]!)}. This holds for every pair that fits the given relation. The tempting path: ${lower(tempting.en)}``例如 ${shown(pairs[0]!).replace(', ', '，')}。凡是满足所给关系的数都如此。容易走错的路：${tempting.zh_cn}`
          : both`For example, ${shown(pairs[0]!)} and ${shown(pairs[1]!)} both fit, and they compare differently. The tempting path: ${lower(tempting.en)}``例如 ${shown(pairs[0]!).replace(', ', '，')} 与 ${shown(pairs[1]!).replace(', ', '，')} 都满足条件，比较的结果却不同。容易走错的路：${tempting.zh_cn}`,
      ],
      wrong: {
        A: lure === 'A' ? misled : refuted,
        B: lure === 'B' ? misled : refuted,
        C: refuted,
        D: ['thinks-undetermined', tempting],
      },
    };
  },
});

const lower = (text: string): string =>
  text.startsWith('$') ? text : text[0]!.toLowerCase() + text.slice(1);
