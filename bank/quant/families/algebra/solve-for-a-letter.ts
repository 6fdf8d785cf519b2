/** A formula of the sciences is solved for one of its letters. */
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same } from '../../text.ts';

type Wrong = [tex: string, code: Misconception, en: string, zh: string];
type Rule = {
  given: string;
  letter: string;
  key: string;
  undo: [en: string, zh: string];
  letters: Record<string, number | string>;
  quick?: [en: string, zh: string];
  wrong: Wrong[];
};

/** X = k(a + b), solved for b: `over` is X divided by k, `times` is k times a. */
const bracket = (
  x: string,
  k: string,
  a: string,
  b: string,
  over: string,
  times: string,
  both2: string,
  letters: Rule['letters'],
): Rule => ({
  given: `${x} = ${k}(${a} + ${b})`,
  letter: b,
  key: `${over} - ${a}`,
  undo: [
    `$${b}$ was first added to $${a}$ and then the sum was multiplied, so first divide by the factor, $${over} = ${a} + ${b}$, and then subtract $${a}$`,
    `$${b}$ 先与 $${a}$ 相加，和再被乘，所以先除以外面的因数，得 $${over} = ${a} + ${b}$，再减去 $${a}$`,
  ],
  letters,
  wrong: [
    [
      both2,
      'distributes-partly',
      `This subtracts $${a}$ before dividing, although $${a}$ is multiplied too.`,
      `这是先减 $${a}$ 再除，而 $${a}$ 也是被乘过的。`,
    ],
    [
      `${x} - ${times}`,
      'stops-early',
      `This subtracts the other term but never divides by the factor of $${b}$.`,
      `这是移走了另一项，却没有除以 $${b}$ 的因数。`,
    ],
    [
      `${over} + ${a}`,
      'sign-slip',
      `This adds $${a}$ where it should be subtracted.`,
      `这是该减 $${a}$ 时做了加法。`,
    ],
    [`${a} - ${over}`, 'sign-slip', `This has the difference in the wrong order.`, `这是把差的顺序弄反了。`],
    [
      `\\frac{${x}}{${times}}`,
      'combines-unlike',
      `This divides by $${a}$, which is added in the formula, not multiplied.`,
      `公式中 $${a}$ 是相加的，这里却用它去除。`,
    ],
  ],
});

/** X = a + b, where b is a product with the letter t in it: `rest` is the other factor. */
const added = (x: string, a: string, rest: string, t: string, letters: Rule['letters']): Rule => ({
  given: `${x} = ${a} + ${rest}${t}`,
  letter: t,
  key: `\\frac{${x} - ${a}}{${rest}}`,
  undo: [
    `$${t}$ was first multiplied by $${rest}$ and then $${a}$ was added, so first subtract, $${x} - ${a} = ${rest}${t}$, and then divide by $${rest}$`,
    `$${t}$ 先被乘以 $${rest}$，再加上 $${a}$，所以先相减，得 $${x} - ${a} = ${rest}${t}$，再除以 $${rest}$`,
  ],
  letters,
  wrong: [
    [
      `\\frac{${x}}{${rest}} - ${a}`,
      'distributes-partly',
      `This divides before subtracting and forgets to divide $${a}$ as well.`,
      `这是先除后减，却没有把 $${a}$ 也除一遍。`,
    ],
    [
      `\\frac{${x} + ${a}}{${rest}}`,
      'sign-slip',
      `This adds $${a}$ where it should be subtracted.`,
      `这是该减 $${a}$ 时做了加法。`,
    ],
    [
      `\\frac{${a} - ${x}}{${rest}}`,
      'sign-slip',
      `This has the difference in the wrong order.`,
      `这是把差的顺序弄反了。`,
    ],
    [
      `${x} - ${a} - ${rest}`,
      'combines-unlike',
      `This subtracts $${rest}$, by which $${t}$ is multiplied.`,
      `$${t}$ 是被 $${rest}$ 乘的，这里却去减它。`,
    ],
    [
      `\\frac{${rest}}{${x} - ${a}}`,
      'inverts-fraction',
      `This is the quotient upside down.`,
      `这是把分数上下颠倒了。`,
    ],
  ],
});

/** 1/f = 1/p + 1/q, solved for q. */
const reciprocals = (f: string, p: string, q: string): Rule => ({
  given: `\\frac{1}{${f}} = \\frac{1}{${p}} + \\frac{1}{${q}}`,
  letter: q,
  key: `\\frac{${f}${p}}{${p} - ${f}}`,
  undo: [
    `subtract first: $\\frac{1}{${q}} = \\frac{1}{${f}} - \\frac{1}{${p}} = \\frac{${p} - ${f}}{${f}${p}}$; then take the reciprocal of both sides`,
    `先移项：$\\frac{1}{${q}} = \\frac{1}{${f}} - \\frac{1}{${p}} = \\frac{${p} - ${f}}{${f}${p}}$，再两边取倒数`,
  ],
  letters: { [f]: 2, [p]: 3, [q]: 6 },
  quick: [
    ` Faster: let $${p}$ and $${q}$ both be 2; then $${f}$ is 1, and only one of the choices has the value 2.`,
    `更快的做法：令 $${p}$ 与 $${q}$ 都为 2，则 $${f}$ 为 1，只有一个选项的值是 2。`,
  ],
  wrong: [
    [
      `${f} - ${p}`,
      'adds-across-fractions',
      `This takes the reciprocal of each of the three fractions separately.`,
      `这是把三个分数逐个取倒数。`,
    ],
    [
      `\\frac{${f}${p}}{${f} - ${p}}`,
      'sign-slip',
      `This has the difference in the wrong order.`,
      `这是把差的顺序弄反了。`,
    ],
    [
      `\\frac{${p} - ${f}}{${f}${p}}`,
      'stops-early',
      `This is the reciprocal of the variable asked for.`,
      `这是所求字母的倒数。`,
    ],
    [
      `\\frac{${f}${p}}{${f} + ${p}}`,
      'sign-slip',
      `This adds the reciprocals where they should be subtracted.`,
      `这是该把倒数相减时相加了。`,
    ],
    [
      `${p} - ${f}`,
      'adds-across-fractions',
      `This subtracts as if the fractions were integers.`,
      `这是把分数当成整数来相减。`,
    ],
  ],
});

/** S = P(1 + rt), solved for one of the letters inside. */
const growing = (s: string, p: string, k: string, t: string, letters: Rule['letters']): Rule => ({
  given: `${s} = ${p}(1 + ${k}${t})`,
  letter: t,
  key: `\\frac{${s} - ${p}}{${p}${k}}`,
  undo: [
    `$${t}$ was first multiplied by $${k}$, then 1 was added, and then the sum was multiplied by $${p}$, so first divide by $${p}$, $\\frac{${s}}{${p}} = 1 + ${k}${t}$, then subtract 1, $\\frac{${s}}{${p}} - 1 = \\frac{${s} - ${p}}{${p}} = ${k}${t}$, and then divide by $${k}$`,
    `$${t}$ 先被乘以 $${k}$，再加上 1，和再被乘以 $${p}$，所以先除以 $${p}$，得 $\\frac{${s}}{${p}} = 1 + ${k}${t}$，再减去 1，得 $\\frac{${s}}{${p}} - 1 = \\frac{${s} - ${p}}{${p}} = ${k}${t}$，最后除以 $${k}$`,
  ],
  letters,
  wrong: [
    [
      `\\frac{${s} - ${p}}{${k}}`,
      'distributes-partly',
      `This multiplies only the 1 in the parentheses by $${p}$.`,
      `这是只把括号里的 1 乘了 $${p}$。`,
    ],
    [
      `\\frac{${s} - 1}{${p}${k}}`,
      'distributes-partly',
      `This subtracts 1 before dividing by $${p}$.`,
      `这是还没除以 $${p}$ 就先减了 1。`,
    ],
    [
      `\\frac{${s}}{${p}${k}}`,
      'ignores-a-condition',
      `This leaves out the 1 in the parentheses.`,
      `这是漏掉了括号里的 1。`,
    ],
    [
      `\\frac{${p} - ${s}}{${p}${k}}`,
      'sign-slip',
      `This has the difference in the wrong order.`,
      `这是把差的顺序弄反了。`,
    ],
    [
      `${s} - ${p} - ${k}`,
      'combines-unlike',
      `This subtracts $${k}$, by which $${t}$ is multiplied.`,
      `$${t}$ 是被 $${k}$ 乘的，这里却去减它。`,
    ],
  ],
});

const rules: Rule[] = [
  bracket('P', '2', 'l', 'w', '\\frac{P}{2}', '2l', '\\frac{P - l}{2}', { P: 22, l: 7, w: 4 }),
  bracket('A', '\\frac{h}{2}', 'a', 'b', '\\frac{2A}{h}', '\\frac{ah}{2}', '\\frac{2(A - a)}{h}', {
    A: 30,
    h: 5,
    a: 9,
    b: 3,
  }),
  bracket('V', 'I', 'R', 'r', '\\frac{V}{I}', 'IR', '\\frac{V - R}{I}', { V: 24, I: 3, R: 6, r: 2 }),
  bracket('S', '\\frac{n}{2}', 'a', 'z', '\\frac{2S}{n}', '\\frac{an}{2}', '\\frac{2(S - a)}{n}', {
    S: 35,
    n: 5,
    a: 3,
    z: 11,
  }),
  added('v', 'u', 'a', 't', { v: 23, u: 5, a: 3, t: 6 }),
  added('E', 'K', 'mg', 'h', { E: 50, K: 8, m: 2, g: 3, h: 7 }),
  added('C', 'F', 'n', 'c', { C: 90, F: 20, n: 7, c: 10 }),
  added('p', 'q', 'dg', 'h', { p: 50, q: 8, d: 2, g: 3, h: 7 }),
  reciprocals('f', 'p', 'q'),
  reciprocals('R', 's', 't'),
  growing('S', 'P', 'r', 't', { S: 70, P: 10, r: 2, t: 3 }),
  growing('L', 'a', 'k', 'T', { L: 70, a: 10, k: 2, T: 3 }),
  growing('V', 'U', 'b', 'c', { V: 70, U: 10, b: 2, c: 3 }),
];

export const family = defineFamily({
  tags: ['quant.algebra.linear'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 70,
  space: { rule: rules },
  make: ({ rule: { given, letter, key, undo, letters, quick, wrong } }) => ({
    difficulty: given.startsWith('\\frac') ? 3 : 2,
    stem: both`If $${given}$ and all of the variables represent positive numbers, which of the following is equal to $${letter}$?``
      若 $${given}$，且所有字母都表示正数，则下列哪一项等于 $${letter}$？`,
    key: same(`$${key}$`),
    letters,
    steps: [
      both`The idea: Treat the letter asked for as the only unknown, and the other letters as if they were numbers. Undo the operations in the reverse order: ${undo[0]}.``关键在于：把所求的字母当作唯一的未知数，其余字母都当作已知数。按相反的顺序逐步还原：${undo[1]}。`,
      both`This leaves $${letter} = ${key}$.${quick?.[0] ?? ''}``于是 $${letter} = ${key}$。${quick?.[1] ?? ''}`,
    ],
    wrong: wrong.map(([tex, code, en, zh]) => [same(`$${tex}$`), code, { en, zh_cn: zh }] as const),
  }),
});
