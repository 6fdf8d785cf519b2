/** The next power less this one: factor the smaller power out. */
import { aOrB, defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.algebra.exponent-rules'],
  form: 'qc',
  difficulty: 4,
  seconds: 80,
  space: {
    b: [2, 3, 4, 5],
    k: [1, 2],
    // What the difference is compared with: a multiple of the same power, or another power.
    other: ['same', 'single', 'more', 'next', 'foreign'],
    domain: [
      { en: 'an integer', zh: '整数', all: true },
      { en: 'a positive integer', zh: '正整数', all: false },
    ],
    swap: [false, true],
  },
  make: ({ b, k, other, domain, swap }) => {
    const factor = b ** k - 1;
    const difference = `${b}^{n + ${k}} - ${b}^{n}`;
    const times = (m: number): string => (m === 1 ? `${b}^{n}` : `${m} \\cdot ${b}^{n}`);
    const front = {
      same: factor,
      single: 1,
      more: factor + 1 === b ? b + 1 : factor + 2,
      next: 0,
      foreign: 0,
    }[other];
    const foreign = b === 2 ? '3^{n + 1}' : '2^{n + 1}';
    const second = {
      same: times(factor),
      single: times(1),
      more: times(factor + 1 === b ? b + 1 : factor + 2),
      next: `${b}^{n + ${k === 2 ? 1 : 2}}`,
      foreign,
    }[other];
    if (other === 'single' && factor === 1) return null;
    const worth = (n: number): number =>
      ({
        same: factor * b ** n,
        single: b ** n,
        more: (factor + 1 === b ? b + 1 : factor + 2) * b ** n,
        next: b ** (n + (k === 2 ? 1 : 2)),
        foreign: b === 2 ? 3 ** (n + 1) : 2 ** (n + 1),
      })[other];
    const trials = (domain.all ? [-3, -2, -1, 0, 1, 2, 3] : [1, 2, 3, 4]).map((n) => ({
      n,
      order: Math.sign(Math.round((b ** (n + k) - b ** n - worth(n)) * 1e6)),
    }));
    const orders = new Set(trials.map(({ order }) => order));
    const key = keyOfOrders(orders, swap);
    // Another base grows at another pace: worth asking only where it changes the order within reach.
    if (other === 'foreign' && key !== 'D') return null;
    const one = trials[0]!;
    const two = trials.find((trial) => trial.order !== one.order) ?? trials[1]!;
    const say = { '-1': ['less', '小于'], '0': ['equal', '等于'], '1': ['greater', '大于'] } as const;
    const said = (o: number) => say[`${o}` as '-1' | '0' | '1'];
    return {
      difficulty: key === 'D' ? 5 : 4,
      stem: both`$n$ is ${domain.en}.``$n$ 是${domain.zh}。`,
      a: swap ? second : difference,
      b: swap ? difference : second,
      key,
      letters: { n: 2 },
      steps: [
        both`The idea: factor out the smaller power: $${difference} = ${b}^{n}(${k === 1 ? b : `${b}^{${k}}`} - 1) = ${times(factor)}$.``关键在于：提取较小的幂：$${difference} = ${b}^{n}(${k === 1 ? b : `${b}^{${k}}`} - 1) = ${times(factor)}$。`,
        key === 'D'
          ? both`The other quantity is a power of another base. When $n$ is ${one.n}, the difference is ${said(one.order)[0]}${one.order === 0 ? ' to' : one.order > 0 ? ' than' : ' than'} it; when $n$ is ${two.n}, it is ${said(two.order)[0]}, so the
            relationship cannot be determined.``另一个量的底数不同。$n$ 取 ${one.n} 时，这个差${said(one.order)[1]}它；$n$ 取 ${two.n} 时，这个差${said(two.order)[1]}它：所以无法确定。`
          : other === 'next'
            ? both`The other quantity is $${second} = ${times(b ** (k === 2 ? 1 : 2))}$. Since $${b}^{n}$ is positive, compare ${factor} with ${b ** (k === 2 ? 1 : 2)}.``另一个量为 $${second} = ${times(b ** (k === 2 ? 1 : 2))}$。因为 $${b}^{n}$ 为正，只需比较 ${factor} 与 ${b ** (k === 2 ? 1 : 2)}。`
            : both`The other quantity is a multiple of $${b}^{n}$ too, and $${b}^{n}$ is positive for every integer $n$, so only the factors in front have to be compared: ${factor} and ${front}.``另一个量也是 $${b}^{n}$ 的倍数，而 $${b}^{n}$ 对任何整数 $n$ 都为正，所以只需比较前面的系数 ${factor} 与 ${front}。`,
      ],
      wrong: {
        ...aOrB(
          'adds-powers',
          both`Subtracting exponents, as in a division, gives a wrong size for the difference.``像除法那样把指数相减，会把差的大小算错。`,
        ),
        C: [
          'adds-powers',
          b === 2
            ? both`Equality would need the same factor in front of the same power, which is not so here.``两者相等需要同一个幂前的系数相同，这里并非如此。`
            : both`Only for powers of 2 does subtracting a power from the next one give the power itself; here the base is ${b}.``只有 2 的幂才有“后一个幂减去前一个幂等于前一个幂”，这里底数是 ${b}。`,
        ],
        D: [
          'thinks-undetermined',
          both`Whatever $n$ is, both quantities contain the same positive factor $${b}^{n}$, so their order does not depend on it.``无论 $n$ 是多少，两个量都含有同一个正因数 $${b}^{n}$，大小关系与它无关。`,
        ],
      },
    };
  },
});
