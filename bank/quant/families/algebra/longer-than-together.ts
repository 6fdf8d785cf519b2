/**
 * Alone each of two needs so many hours more than both together: what must be true of these three times?
 *
 * Chains two ideas: the equation of the rates comes down to a square, the time together being the root of the product of
 * the two extra times; and a root of a product lies between the numbers and is at most half their sum, with equality where
 * the two work equally fast. The false statements are those of the rates themselves, or hold for all unequal rates.
 */
import type { Text } from '#core/texts.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same } from '../../text.ts';

type Claim = readonly [Text, Misconception | null, Text];

const holding: Claim[] = [
  [
    same('$ab = t^{2}$'),
    null,
    both`Clearing the denominators in the equation of the rates leaves exactly this.``把速率方程去分母，剩下的正是这个式子。`,
  ],
  [
    same('$2t \\le a + b$'),
    null,
    both`$t$ is the root of $ab$, and the root of a product of two positive numbers is at most half their sum.``$t$ 是 $ab$ 的算术平方根，而两个正数之积的平方根不超过它们和的一半。`,
  ],
  [
    both`If $a < b$, then $a < t < b$.``若 $a < b$，则 $a < t < b$。`,
    null,
    both`The root of $ab$ lies between $a$ and $b$.``$ab$ 的平方根介于 $a$ 与 $b$ 之间。`,
  ],
  [
    both`If $a = 4b$, then $t = 2b$.``若 $a = 4b$，则 $t = 2b$。`,
    null,
    both`Then $ab$ is the square of $2b$.``这时 $ab$ 是 $2b$ 的平方。`,
  ],
  [
    both`If $a > b$, then $t + a > 2t$.``若 $a > b$，则 $t + a > 2t$。`,
    null,
    both`The slower one alone does less than half of the work in the time the two take together.``较慢的一方在合作所需的时间内单独完成的不到一半。`,
  ],
  [
    both`If $a > b$, then $\frac{t + a}{t + b} < \frac{a}{b}$.``若 $a > b$，则 $\frac{t + a}{t + b} < \frac{a}{b}$。`,
    null,
    both`Adding the same positive number to both terms brings a ratio closer to 1.``比的前项和后项加上同一个正数，比值会更接近 1。`,
  ],
];

const failing: Claim[] = [
  [
    same('$2t < a + b$'),
    'assumes-special-case',
    both`This holds whenever the two work at different rates; if they work equally fast, $a$, $b$, and $t$ are all the same.``两者速率不同时总成立；但若速率相同，$a$、$b$、$t$ 三者相等。`,
  ],
  [
    both`$a > t$ or $b > t$``$a > t$ 或 $b > t$`,
    'assumes-special-case',
    both`This holds whenever the two work at different rates; if they work equally fast, each needs twice the time alone, and $a$, $b$, and $t$ are all the same.``两者速率不同时总成立；但若速率相同，各自单独所需的时间都是合作的两倍，$a$、$b$、$t$ 三者相等。`,
  ],
  [
    same('$\\frac{1}{a} + \\frac{1}{b} = \\frac{1}{t}$'),
    'substitutes-wrongly',
    both`The rates belong to the whole times $t + a$ and $t + b$, not to the extra hours.``速率对应的是全部时间 $t + a$ 和 $t + b$，而不是多出的小时数。`,
  ],
  [
    same('$\\frac{t + a}{t + b} = \\frac{a}{b}$'),
    'one-example',
    both`This holds only if the two work equally fast; in general the ratio of the whole times is nearer to 1.``只有两者速率相同时才成立；一般说来，全部时间之比更接近 1。`,
  ],
  [
    both`If $a = 4b$, then $t + a = 4(t + b)$.``若 $a = 4b$，则 $t + a = 4(t + b)$。`,
    'combines-unlike',
    both`Then $t = 2b$, so the whole times are $6b$ and $3b$: twice, not four times.``这时 $t = 2b$，全部时间分别为 $6b$ 和 $3b$，是两倍而不是四倍。`,
  ],
  [
    same('$\\frac{2ab}{a + b} < t$'),
    'assumes-special-case',
    both`This holds whenever the two work at different rates; if they work equally fast, the two sides are equal.``两者速率不同时总成立；但若速率相同，两边相等。`,
  ],
];

const settings = [
  { en: ['machine P', 'machine Q', 'a certain job'], zh: ['机器 P', '机器 Q', '某项工作'] },
  {
    en: ['pump P', 'pump Q', 'the job of filling a certain pool'],
    zh: ['水泵 P', '水泵 Q', '某水池的注水工作'],
  },
  { en: ['printer P', 'printer Q', 'a certain print run'], zh: ['打印机 P', '打印机 Q', '某项打印任务'] },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.rate-work', 'quant.algebra.inequalities', 'quant.algebra.expressions'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 160,
  space: {
    setting: settings,
    first: range(0, 5),
    turn: [1, 5],
    second: [0, 1, 5],
    more: range(0, 2),
    count: [2, 3],
  },
  make: ({ setting: { en, zh }, first, turn, second, more, count }) => {
    // One statement at least that fails only for equal rates, and the others of the other kind.
    const plainFalse = range(0, 3 - count).map((i) => failing[2 + ((more + i) % 3)]!);
    const right = range(0, count - 1).map((i) => holding[(first + i * turn) % holding.length]!);
    const hidden = failing[second]!;
    return {
      stem: both`Working alone at their constant rates, ${en[0]} takes $a$ hours longer to finish ${en[2]} than the two take working together, and ${en[1]} takes $b$ hours longer than the two take working together. Together they take $t$ hours. Which of the following statements must be true? Indicate all such statements.``
        ${zh[0]} 与${zh[1]} 各以恒定速率工作。单独完成${zh[2]}，${zh[0]} 比两者合作多用 $a$ 小时，${zh[1]} 比两者合作多用 $b$ 小时；两者合作需要 $t$ 小时。下列哪些结论一定成立？请选出所有这样的选项。`,
      options: [
        ...right.map(([text, , why]) => [text, true, null, why] as const),
        ...[hidden, ...plainFalse].map(([text, mistake, why]) => [text, false, mistake, why] as const),
      ],
      letters: [{ a: 4, b: 9, t: 6 }, { a: 4, b: 9, t: 6 }, {}],
      steps: [
        both`In one hour the two do $\frac{1}{t + a} + \frac{1}{t + b} = \frac{1}{t}$ of the job. The idea: multiply out, and everything but $t^{2} = ab$ cancels.``
          一小时内两者完成 $\frac{1}{t + a} + \frac{1}{t + b} = \frac{1}{t}$。关键在于：去分母后，除 $t^{2} = ab$ 外全部抵消。`,
        both`So $t$ is the root of $ab$. It lies between $a$ and $b$ if they differ, and it is at most half their sum: $(a + b)^{2} - 4ab = (a - b)^{2}$ is never negative.``
          所以 $t$ 是 $ab$ 的平方根。$a$、$b$ 不等时它介于两者之间，且不超过两者和的一半：$(a + b)^{2} - 4ab = (a - b)^{2}$ 不会是负数。`,
        both`The hidden case decides: if the two work equally fast, $a$, $b$, and $t$ are all equal, and every strict comparison between them fails. The tempting path tries only numbers such as 4 and 9 for $a$ and $b$.``
          起决定作用的是隐藏的情形：两者速率相同时，$a$、$b$、$t$ 三者相等，它们之间的严格不等式都不成立。容易走错的路是只试 $a$、$b$ 为 4 和 9 这样的数。`,
      ],
    };
  },
});
