/** Everyone shakes hands with everyone, except with their own partner: the number of handshakes against a number. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.counting', 'quant.data.combinations'],
  form: 'qc',
  difficulty: 2,
  seconds: 75,
  space: {
    n: [4, 5, 6, 7, 8, 9, 10],
    side: ['A', 'B', 'C', 'D'],
    near: ['twice', 'all', 'small'],
    story: [
      {
        en: [
          'a dinner',
          'married couples',
          'each person shakes hands exactly once with every other person except his or her own spouse',
          'handshakes',
        ],
        zh: ['一次晚宴', '对夫妇', '每人与除自己配偶以外的每个人各握手一次', '握手次数'],
      },
      {
        en: [
          'a chess event',
          'pairs of siblings',
          'each person plays exactly one game against every other person except his or her own sibling',
          'games played',
        ],
        zh: ['一次象棋活动', '对兄妹', '每人与除自己兄妹以外的每个人各下一盘棋', '对局盘数'],
      },
    ],
  },
  make: ({ n, side, near, story: { en, zh } }) => {
    const total = 2 * n * (n - 1);
    const every = n * (2 * n - 1);
    const b =
      side === 'A'
        ? total - { twice: n, all: 1, small: 4 }[near]
        : side === 'B'
          ? { twice: 2 * total, all: every, small: total + 2 }[near]
          : total;
    const isOpen = side === 'D';
    return {
      difficulty: isOpen ? 3 : 2,
      stem: isOpen
        ? both`At ${en[0]} attended by more than ${n - 1} ${en[1]} and no one else, ${en[2]}.``${zh[0]}有超过 ${n - 1} ${zh[1]}参加，没有其他人。${zh[2]}。`
        : both`At ${en[0]} attended by ${n} ${en[1]} and no one else, ${en[2]}.``${zh[0]}有 ${n} ${zh[1]}参加，没有其他人。${zh[2]}。`,
      a: both`The total number of ${en[3]}``${zh[3]}的总数`,
      b: isOpen ? 2 * (n + 1) * n : b,
      key: side,
      ...(isOpen && { letters: { n: n + 2 } }),
      steps: isOpen
        ? [
            both`The idea: Write the total for any number of pairs, and ask which totals the condition still allows. With $n$ pairs, there are $2n$ people, and each meets $2n - 2$ others, which makes $\frac{2n(2n - 2)}{2} = 2n(n - 1)$ in all.``关键在于：先写出任意多对参加时的总数，再看条件允许哪些总数。设有 $n$ 对，则共有 $2n$ 人，每人与 $2n - 2$ 人相遇，总数为 $\frac{2n(2n - 2)}{2} = 2n(n - 1)$。`,
            both`With ${n} pairs, this is $2 \cdot ${n} \cdot ${n - 1} = ${total}$, with ${n + 1} pairs it is $2 \cdot ${n + 1} \cdot ${n} = ${2 * n * (n + 1)}$, and with more pairs it is more. So the answer depends on the number of pairs, which is not known. Faster: The total grows without limit as pairs are added, so only the least case, ${n} pairs, has to be tried.``有 ${n} 对时为 $2 \cdot ${n} \cdot ${n - 1} = ${total}$，有 ${n + 1} 对时为 $2 \cdot ${n + 1} \cdot ${n} = ${2 * n * (n + 1)}$，有更多对时总数更大。不知道共有多少对，所以无法确定。更快的做法：参加的对越多，总数越大，而且没有上限，所以只需试最小的情形，即 ${n} 对。`,
          ]
        : [
            both`The idea: Count from the side of each person, and halve, because every meeting is then counted by both people in it. There are $2 \cdot ${n} = ${2 * n}$ people, and each meets $${2 * n} - 2 = ${2 * n - 2}$ others: everyone except that person and his or her partner.``关键在于：从每个人的角度去数，再除以二，因为每次相遇都被双方各数了一次。共有 $2 \cdot ${n} = ${2 * n}$ 人，每人与 $${2 * n} - 2 = ${2 * n - 2}$ 人相遇，不包括自己和自己的同伴。`,
            both`The product $${2 * n} \cdot ${2 * n - 2} = ${2 * total}$ counts every meeting twice, once for each of the two. So the total is $\frac{${2 * total}}{2} = ${total}$, to be compared with ${b}.``乘积 $${2 * n} \cdot ${2 * n - 2} = ${2 * total}$ 把每次相遇从双方各算了一次，所以总数为 $\frac{${2 * total}}{2} = ${total}$，再与 ${b} 比较。`,
          ],
      wrong: {
        A: [
          'symmetry-double',
          both`Counting every meeting once for each of the two people makes the total twice as large as it should be.``若从双方各算一次，总数会大一倍。`,
        ],
        B: [
          'one-arrangement',
          both`That would require fewer meetings than there are.``只有相遇次数更少时才会这样。`,
        ],
        C: [
          'restriction-ignored',
          both`The two would agree only under a different way of counting, or for one particular number of pairs.``只有计数方式不对，或恰好有某个特定数目的对参加时，两者才会相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`Who meets whom does not matter: the number of pairs fixes the total.``与具体谁遇到谁无关：知道共有多少对，总数就确定了。`,
        ],
      },
    };
  },
});
