/** A part goes, then a part of the rest: the second part is taken of what was left, not of the whole. */
import { add, div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.fractions'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 55,
  space: {
    first: [
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [1, 6],
      [3, 8],
      [2, 7],
    ],
    second: [
      [1, 4],
      [1, 3],
      [2, 3],
      [1, 5],
      [3, 5],
      [3, 4],
    ],
    story: [
      [
        'A farmer sold $F$ of a harvest in the fall and $S$ of the rest in the winter. What fraction of the harvest remained unsold?',
        '农场主秋天卖出了收成的 $F$，冬天又卖出了余下部分的 $S$。还有几分之几的收成没有卖出？',
      ],
      [
        'A committee spent $F$ of its budget on travel and $S$ of the remaining amount on printing. What fraction of the budget was left?',
        '某委员会把预算的 $F$ 用于差旅，又把剩余款项的 $S$ 用于印刷。此时还剩预算的几分之几？',
      ],
      [
        'On the first day of a trip, a hiker walked $F$ of the route, and on the second day the hiker walked $S$ of the part that remained. What fraction of the route was still ahead after the second day?',
        '一名徒步者第一天走了全程的 $F$，第二天走了剩余路程的 $S$。第二天结束时还剩全程的几分之几？',
      ],
      [
        'A tank was full of water. In the morning, $F$ of the water was used, and in the afternoon, $S$ of the remaining water was used. What fraction of the original amount of water was left?',
        '水箱原本是满的。上午用去了水的 $F$，下午又用去了剩下的水的 $S$。最后剩下的水是原来的几分之几？',
      ],
    ],
  },
  make: ({ first: [a, b], second: [c, d], story }) => {
    const [f, s] = [div(a, b), div(c, d)];
    const rest = sub(1, f);
    const key = mul(rest, sub(1, s));
    const fill = (text: string): string =>
      text.replace('F', `\\frac{${a}}{${b}}`).replace('S', `\\frac{${c}}{${d}}`);
    const naive = sub(rest, s);
    if (f.d === s.d && f.n === s.n) return null;
    return {
      stem: { en: fill(story[0]), zh_cn: fill(story[1]) },
      key,
      steps: [
        both`The idea: Follow what is left, not what goes; the fractions left each time multiply. After the first part, $1 - ${f} = ${rest}$ of the whole is left.``关键在于：盯住剩下的部分，而不是用去的部分；每次剩下的比例相乘。第一次之后剩下全部的 $1 - ${f} = ${rest}$。`,
        both`Of this, $${s}$ is then used up and $1 - ${s} = ${sub(1, s)}$ is left.``其中的 $${s}$ 又用去，留下 $1 - ${s} = ${sub(1, s)}$。`,
        both`So $${rest} \cdot ${sub(1, s)} = ${key}$ of the whole remains.``所以最后剩下全部的 $${rest} \cdot ${sub(1, s)} = ${key}$。`,
      ],
      wrong: [
        [
          naive,
          'percent-of-wrong-base',
          both`$1 - ${f} - ${s} = ${naive}$ takes the second fraction of the whole instead of the rest.``$1 - ${f} - ${s} = ${naive}$ 把第二部分当成了全部的几分之几，而不是余下部分的。`,
        ],
        [
          mul(rest, s),
          'answers-another-question',
          both`$${rest} \cdot ${s} = ${mul(rest, s)}$ is the part used up second, not the part left.``$${rest} \cdot ${s} = ${mul(rest, s)}$ 是第二次用去的部分，不是剩下的。`,
        ],
        [
          sub(1, key),
          'complement-slip',
          both`$1 - ${key} = ${sub(1, key)}$ is the total used up.``$1 - ${key} = ${sub(1, key)}$ 是总共用去的部分。`,
        ],
        [
          rest,
          'stops-early',
          both`$1 - ${f} = ${rest}$ was left before the second part was used up.``$1 - ${f} = ${rest}$ 是第二次之前剩下的。`,
        ],
        [
          mul(f, sub(1, s)),
          'substitutes-wrongly',
          both`$${f} \cdot ${sub(1, s)} = ${mul(f, sub(1, s))}$ starts from the part used up first.``$${f} \cdot ${sub(1, s)} = ${mul(f, sub(1, s))}$ 是从第一次用去的部分算起的。`,
        ],
        [
          sub(1, mul(f, s)),
          'substitutes-wrongly',
          both`$1 - ${f} \cdot ${s} = ${sub(1, mul(f, s))}$ takes the second fraction of the first part.``$1 - ${f} \cdot ${s} = ${sub(1, mul(f, s))}$ 是取了第一部分的一部分。`,
        ],
        [
          add(f, s),
          'adds-overlapping',
          both`$${f} + ${s} = ${add(f, s)}$ adds fractions of different wholes.``$${f} + ${s} = ${add(f, s)}$ 把基准不同的分数相加了。`,
        ],
        [
          mul(f, s),
          'substitutes-wrongly',
          both`$${f} \cdot ${s} = ${mul(f, s)}$ multiplies the two fractions used up.``$${f} \cdot ${s} = ${mul(f, s)}$ 是把用去的两部分相乘。`,
        ],
      ],
    };
  },
});
