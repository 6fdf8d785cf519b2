/**
 * Two kinds of things at two prices and the total paid: how do the numbers of the two compare?
 *
 * Chains two ideas: one equation with two unknowns may have a single solution in positive integers; and a second solution
 * has to be looked for, since it may or may not turn the comparison. Whoever counts equations answers too quickly, and
 * whoever stops at the first solution found answers too quickly as well.
 */
import { gcd, range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both, usd } from '../../text.ts';

const settings = [
  {
    who: {
      en: 'A school bought at least one atlas and at least one dictionary',
      zh_cn: '一所学校买了至少一本地图册和至少一本词典',
    },
    one: { en: 'atlas', zh_cn: '地图册' },
    other: { en: 'dictionary', zh_cn: '词典' },
    ones: { en: 'atlases', zh_cn: '地图册' },
    others: { en: 'dictionaries', zh_cn: '词典' },
  },
  {
    who: {
      en: 'A club ordered at least one shirt and at least one cap',
      zh_cn: '一个俱乐部订购了至少一件衬衫和至少一顶帽子',
    },
    one: { en: 'shirt', zh_cn: '衬衫' },
    other: { en: 'cap', zh_cn: '帽子' },
    ones: { en: 'shirts', zh_cn: '衬衫' },
    others: { en: 'caps', zh_cn: '帽子' },
  },
  {
    who: {
      en: 'A café ordered at least one kettle and at least one tray',
      zh_cn: '一家咖啡馆订购了至少一把水壶和至少一个托盘',
    },
    one: { en: 'kettle', zh_cn: '水壶' },
    other: { en: 'tray', zh_cn: '托盘' },
    ones: { en: 'kettles', zh_cn: '水壶' },
    others: { en: 'trays', zh_cn: '托盘' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.word-problems', 'quant.algebra.linear', 'quant.arith.remainders'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    p: [11, 13, 17, 19, 23],
    q: [7, 8, 9, 12, 14],
    x: range(2, 9),
    y: range(2, 11),
    isSwapped: [false, true],
  },
  keep: ({ p, q, x, y }) => gcd(p, q) === 1 && Math.abs(x - y) <= 3 && p * x + q * y < 260,
  make: ({ setting: { who, one, other, ones, others }, p, q, x, y, isSwapped }) => {
    const total = p * x + q * y;
    const found = range(1, Math.floor(total / p))
      .map((n) => [n, (total - p * n) / q] as const)
      .filter(([, m]) => Number.isInteger(m) && m > 0);
    if (found.length > 2) return null;
    const key = keyOfOrders(
      found.map(([n, m]) => Math.sign(n - m)),
      isSwapped,
    );
    const [[n1, m1], second] = found as [readonly [number, number], (readonly [number, number])?];
    const left = total - p * n1;
    const isOpen = key === 'D';
    const side = [
      isOpen ? 'one-example' : 'ignores-a-condition',
      isOpen
        ? both`One solution says so, but there are two: ${n1} and ${m1}, and ${second?.[0] ?? n1} and ${second?.[1] ?? m1}.``一组解如此，但有两组解：${n1} 与 ${m1}，以及 ${second?.[0] ?? n1} 与 ${second?.[1] ?? m1}。`
        : both`Neither the more expensive nor the less expensive item has to be the one bought in smaller numbers: what is left of ${usd(total)} must be a multiple of ${usd(q)}.``贵的不一定买得少，便宜的也不一定买得少：从 ${usd(total)}中剩下的钱必须是 ${usd(q)}的倍数。`,
    ] as const;
    return {
      ...(isOpen && { difficulty: 3 as const }),
      stem: both`${who} for a total of ${usd(total)}. Each ${one} cost ${usd(p)}, and each ${other} cost ${usd(q)}.``
        ${who}，共花费 ${usd(total)}。${one}单价 ${usd(p)}，${other}单价 ${usd(q)}。`,
      a: isSwapped
        ? both`The number of ${others} bought``所买${others}的数量`
        : both`The number of ${ones} bought``所买${ones}的数量`,
      b: isSwapped
        ? both`The number of ${ones} bought``所买${ones}的数量`
        : both`The number of ${others} bought``所买${others}的数量`,
      key,
      letters: [found.map(([n, m]) => ({ x: n, y: m })), {}, {}],
      steps: [
        both`With $x$ items of the first type and $y$ of the second, $${p}x + ${q}y = ${total}$. The idea: $x$ and $y$ are positive integers, so a single equation may be enough.``
          设前一种买了 $x$ 件，后一种买了 $y$ 件，则 $${p}x + ${q}y = ${total}$。关键在于：$x$、$y$ 是正整数，一个方程也可能足够。`,
        both`Subtract ${p}, then $2 \cdot ${p} = ${2 * p}$, and so on, from ${total} until a multiple of ${q} is left: $${total} - ${n1} \cdot ${p} = ${left}$ and $${left} = ${m1} \cdot ${q}$, so ${n1} and ${m1}.``
          从 ${total} 中依次减去 ${p}、$2 \cdot ${p} = ${2 * p}$……直到剩下的是 ${q} 的倍数：$${total} - ${n1} \cdot ${p} = ${left}$，而 $${left} = ${m1} \cdot ${q}$，所以是 ${n1} 件与 ${m1} 件。`,
        second
          ? both`Go on: the next solution has ${q} more of the first type and ${p} fewer of the second, ${second[0]} and ${second[1]}. Compare the numbers in both.``
            继续找：下一组解前一种多 ${q} 件，后一种少 ${p} 件，即 ${second[0]} 件与 ${second[1]} 件。两组都要比较。`
          : both`Go on: the next solution would have ${q} more of the first type and ${p} fewer of the second, but there are only ${m1} of the second. So this solution is the only one.``
            继续找：下一组解前一种要多 ${q} 件，后一种要少 ${p} 件，可后一种只有 ${m1} 件。所以解是唯一的。`,
      ],
      wrong: {
        A: side,
        B: side,
        C: [
          'assumes-equal-groups',
          both`Equal numbers would cost a multiple of $${p} + ${q} = ${p + q}$ dollars, and that is not what every solution gives.``若数量相等，总价应是 $${p} + ${q} = ${p + q}$ 的倍数，而并非每组解都如此。`,
        ],
        D: [
          'thinks-undetermined',
          both`There is one equation for two unknowns, but both are positive integers, and that settles the comparison.``虽然只有一个方程、两个未知数，但两者都是正整数，大小关系由此确定。`,
        ],
      },
    };
  },
});
