/** The least number that leaves given remainders on division by two numbers: list one kind and test for the other. */
import { gcd } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.remainders'],
  form: 'numeric',
  difficulty: 5,
  seconds: 120,
  space: {
    a: [5, 6, 7, 8, 9],
    b: [7, 8, 9, 11, 12, 13],
    r: [1, 2, 3, 4, 5],
    s: [2, 3, 4, 5, 6, 7],
    story: [
      (a: number, r: number, b: number, s: number) =>
        both`When the positive integer $n$ is divided by ${a}, the remainder is ${r}; when $n$ is divided by ${b}, the remainder is ${s}. What is the least possible value of $n$?``
          正整数 $n$ 除以 ${a} 余 ${r}，除以 ${b} 余 ${s}。$n$ 的最小可能值是多少？`,
      (a: number, r: number, b: number, s: number) =>
        both`If the coins in a chest are counted out in piles of ${a}, then ${r} coins are left over; if they are counted out in piles of ${b}, then ${s} coins are left over. What is
          the least possible number of coins in the chest?``箱子里的硬币若按每堆 ${a} 枚来数，剩下 ${r} 枚；若按每堆 ${b} 枚来数，剩下 ${s} 枚。箱子里最少有多少枚硬币？`,
      (a: number, r: number, b: number, s: number) =>
        both`When the members of a marching band line up in rows of ${a}, the last row has only ${r} members; when they line up in rows of ${b}, the last row has only ${s} members. What
          is the least possible number of members?``军乐队若每排 ${a} 人，最后一排只有 ${r} 人；若每排 ${b} 人，最后一排只有 ${s} 人。军乐队最少有多少人？`,
    ],
  },
  keep: ({ a, b, r, s }) => a < b && r < a && s < b && r !== s && gcd(a, b) === 1 && b % a !== 0,
  make: ({ a, b, r, s, story }) => {
    const tried: number[] = [];
    let n = s;
    for (; n % a !== r; n += b) tried.push(n);
    tried.push(n);
    const k = (n - s) / b;
    // Long searches are no better questions than short ones.
    if (k < 2 || k > 5) return null;
    const lcm = a * b;
    const rests = tried.map((x) => x % a);
    return {
      stem: story(a, r, b, s),
      key: n,
      steps: [
        both`The idea: list the numbers that leave a remainder of ${s} when divided by ${b}, starting at ${s} and going up by ${b}: ${listed(tried)}.``
          关键在于：列出除以 ${b} 余 ${s} 的数，从 ${s} 开始每次加 ${b}：${listed(tried)}。`,
        both`Divided by ${a}, these leave the remainders ${listed(rests)}. The first with a remainder of ${r} is ${n}.``它们除以 ${a} 的余数依次为 ${listed(rests)}。第一个余 ${r} 的是 ${n}。`,
        both`Check: $${n} = ${a} \cdot ${(n - r) / a} + ${r} = ${b} \cdot ${k} + ${s}$.``验算：$${n} = ${a} \cdot ${(n - r) / a} + ${r} = ${b} \cdot ${k} + ${s}$。`,
      ],
      wrong: [
        [
          n + lcm,
          'ignores-a-condition',
          both`$${n} + ${lcm} = ${n + lcm}$ leaves the same remainders, but it is not the least such number.``$${n} + ${lcm} = ${n + lcm}$ 的余数也相同，但不是最小的。`,
        ],
        [
          lcm + r + s,
          'adds-for-multiplies',
          both`$${a} \cdot ${b} + ${r} + ${s} = ${lcm + r + s}$ adds both remainders to a common multiple.``$${a} \cdot ${b} + ${r} + ${s} = ${lcm + r + s}$ 是在公倍数上把两个余数都加上。`,
        ],
        [
          a + r,
          'ignores-a-condition',
          both`$${a} + ${r} = ${a + r}$ has the first remainder but not the second.``$${a} + ${r} = ${a + r}$ 只满足第一个余数。`,
        ],
        [
          b + s,
          'ignores-a-condition',
          both`$${b} + ${s} = ${b + s}$ has the second remainder but not the first.``$${b} + ${s} = ${b + s}$ 只满足第二个余数。`,
        ],
      ],
    };
  },
});
