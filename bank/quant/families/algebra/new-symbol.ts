/** A new operation is defined by a rule, and one of its arguments is itself a result of it. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const rules = [
  {
    tex: 'a^{2} - b',
    f: (a: number, b: number) => a * a - b,
    put: (a: string, b: string) => `${a}^{2} - ${b}`,
  },
  {
    tex: '2a + 3b',
    f: (a: number, b: number) => 2 * a + 3 * b,
    put: (a: string, b: string) => `2 \\cdot ${a} + 3 \\cdot ${b}`,
  },
  {
    tex: 'ab - a',
    f: (a: number, b: number) => a * b - a,
    put: (a: string, b: string) => `${a} \\cdot ${b} - ${a}`,
  },
  {
    tex: '3a - b',
    f: (a: number, b: number) => 3 * a - b,
    put: (a: string, b: string) => `3 \\cdot ${a} - ${b}`,
  },
  {
    tex: 'a + b^{2}',
    f: (a: number, b: number) => a + b * b,
    put: (a: string, b: string) => `${a} + ${b}^{2}`,
  },
  {
    tex: 'ab + 2b',
    f: (a: number, b: number) => a * b + 2 * b,
    put: (a: string, b: string) => `${a} \\cdot ${b} + 2 \\cdot ${b}`,
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.functions'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 60,
  wide: 'a square of the wrong number is far off',
  space: {
    rule: rules,
    m: [2, 3, 4, 5],
    n: [2, 3, 4, 5, 6],
    p: [1, 2, 3, 4],
    sign: ['circ', 'triangle', 'sim', 'perp'],
    inner: ['right', 'left'],
  },
  keep: ({ m, n, p }) => m !== n && n !== p && m !== p,
  make: ({ rule: { tex, f, put }, m, n, p, sign, inner }) => {
    const op =
      sign === 'circ' ? '\\circ' : sign === 'triangle' ? '\\triangle' : sign === 'sim' ? '\\sim' : '\\perp';
    const isRight = inner === 'right';
    const asked = isRight ? `${m} ${op} (${n} ${op} ${p})` : `(${m} ${op} ${n}) ${op} ${p}`;
    const [u, v] = isRight ? [n, p] : [m, n];
    const first = f(u, v);
    const last = isRight ? f(m, first) : f(first, p);
    if (first < 1 || last < 2 || last > 400) return null;
    const show = (x: number): string => `${x}`;
    const other = isRight ? f(f(m, n), p) : f(m, f(n, p));
    const swapped = f(v, u);
    const swappedLast = isRight ? f(m, swapped) : f(swapped, p);
    const turned = isRight ? f(first, m) : f(p, first);
    const otherFirst = isRight ? f(m, n) : f(n, p);
    return {
      stem: both`For all numbers $a$ and $b$, the operation $${op}$ is defined by $a ${op} b = ${tex}$. What is the value of $${asked}$?``
        对任意数 $a$ 和 $b$，运算 $${op}$ 定义为 $a ${op} b = ${tex}$。$${asked}$ 的值是多少？`,
      key: last,
      steps: [
        both`The idea: A new operation is only a recipe: what matters is which number takes the place of which letter. Work out the part in parentheses first, with ${u} in place of $a$ and ${v} in place of $b$: $${put(show(u), show(v))} = ${first}$.``关键在于：新运算只是一套代入规则，要看清哪个数代替哪个字母。先算括号里的，$a$ 取 ${u}、$b$ 取 ${v}：$${put(show(u), show(v))} = ${first}$。`,
        isRight
          ? both`This result is now the second of the two numbers, after ${m}: $${put(show(m), show(first))} = ${last}$.``再以这个结果作为后一个数，前一个数是 ${m}：$${put(show(m), show(first))} = ${last}$。`
          : both`This result is now the first of the two numbers, before ${p}: $${put(show(first), show(p))} = ${last}$.``再以这个结果作为前一个数，后一个数是 ${p}：$${put(show(first), show(p))} = ${last}$。`,
      ],
      wrong: [
        [
          turned,
          'substitutes-wrongly',
          both`$${isRight ? put(show(first), show(m)) : put(show(p), show(first))} = ${turned}$ puts the result of the part in parentheses in the other position.``$${isRight ? put(show(first), show(m)) : put(show(p), show(first))} = ${turned}$ 把括号的结果放到了另一个位置。`,
        ],
        [
          first,
          'stops-early',
          both`$${put(show(u), show(v))} = ${first}$ is only the part in parentheses.``$${put(show(u), show(v))} = ${first}$ 只是括号里的值。`,
        ],
        [
          other,
          'ignores-a-condition',
          both`Starting with the other pair, $${isRight ? put(show(m), show(n)) : put(show(n), show(p))} = ${otherFirst}$, ignores the parentheses and leads to ${other}.``先算另一对数 $${isRight ? put(show(m), show(n)) : put(show(n), show(p))} = ${otherFirst}$ 是忽略了括号，最后得 ${other}。`,
        ],
        [
          swappedLast,
          'substitutes-wrongly',
          both`With the two numbers in parentheses swapped, $${put(show(v), show(u))} = ${swapped}$, the result is ${swappedLast}.``把括号里的两个数弄反，$${put(show(v), show(u))} = ${swapped}$，最后得 ${swappedLast}。`,
        ],
        [
          last + first,
          'arithmetic-slip',
          both`$${last} + ${first} = ${last + first}$ adds the part in parentheses once more.``$${last} + ${first} = ${last + first}$ 又多加了一次括号的值。`,
        ],
        [
          m * n * p,
          'ignores-a-condition',
          both`$${m} \cdot ${n} \cdot ${p} = ${m * n * p}$ treats the new operation as multiplication.``$${m} \cdot ${n} \cdot ${p} = ${m * n * p}$ 把新运算当成了乘法。`,
        ],
        [
          m + n + p,
          'ignores-a-condition',
          both`$${m} + ${n} + ${p} = ${m + n + p}$ treats the new operation as addition.``$${m} + ${n} + ${p} = ${m + n + p}$ 把新运算当成了加法。`,
        ],
        [
          last + 2,
          'arithmetic-slip',
          both`$${last} + 2 = ${last + 2}$ comes from a slip in the last step.``$${last} + 2 = ${last + 2}$ 是最后一步算错的结果。`,
        ],
      ],
    };
  },
});
