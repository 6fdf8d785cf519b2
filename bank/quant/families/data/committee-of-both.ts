/** Committees with at least one member of each kind: all of them less those of one kind. */
import { choose } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.combinations'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 110,
  space: {
    m: [4, 5, 6, 7],
    n: [3, 4, 5, 6],
    k: [3, 4],
    story: [
      { en: ['committee', 'biologists', 'chemists'], zh: ['委员会', '生物学家', '化学家'] },
      { en: ['panel', 'poets', 'novelists'], zh: ['评审团', '诗人', '小说家'] },
      { en: ['panel', 'teachers', 'parents'], zh: ['小组', '教师', '家长'] },
      { en: ['crew', 'sailors', 'divers'], zh: ['考察队', '水手', '潜水员'] },
    ],
  },
  keep: ({ m, n }) => m !== n,
  make: ({ m, n, k, story: { en, zh } }) => {
    const all = choose(m + n, k);
    const [onlyM, onlyN] = [choose(m, k), choose(n, k)];
    const key = all - onlyM - onlyN;
    const seats = m * n * choose(m + n - 2, k - 2);
    const oneM = m * choose(n, k - 1);
    return {
      stem: both`A ${en[0]} of ${k} people is to be chosen from ${m} ${en[1]} and ${n} ${en[2]}. How many different ${en[0]}s include at least one
        of the ${en[1]} and at least one of the ${en[2]}?``要从 ${m} 名${zh[1]}和 ${n} 名${zh[2]}中选出 ${k} 人组成${zh[0]}，
        且两类人员都至少有一名，共有多少种不同的选法？`,
      key,
      steps: [
        both`The idea: Count all choices, and subtract those with only one type. Without the restriction, there are $\binom{${m + n}}{${k}} = ${all}$ ways to choose ${k} of the ${m + n} people.``
          关键在于：从全部选法中减去只有一类人员的选法。不加限制时，从 ${m + n} 人中选 ${k} 人有 $\binom{${m + n}}{${k}} = ${all}$ 种选法。`,
        both`The choices to be excluded have people of only one type: $\binom{${m}}{${k}} = ${onlyM}$ with only ${en[1]} and
          $\binom{${n}}{${k}} = ${onlyN}$ with only ${en[2]}.``要排除的是只有一类人员的情形：全为${zh[1]}的有 $\binom{${m}}{${k}} = ${onlyM}$ 种，
          全为${zh[2]}的有 $\binom{${n}}{${k}} = ${onlyN}$ 种。`,
        both`What remains is $${all} - ${onlyM} - ${onlyN} = ${key}$.``剩下 $${all} - ${onlyM} - ${onlyN} = ${key}$ 种。`,
      ],
      wrong: [
        [
          all,
          'restriction-ignored',
          both`$\binom{${m + n}}{${k}} = ${all}$ counts every choice and ignores the restriction.``$\binom{${m + n}}{${k}} = ${all}$ 是全部选法，没有考虑限制。`,
        ],
        [
          seats,
          'symmetry-double',
          both`Choosing one of each first and then the rest, $${m} \cdot ${n} \cdot ${choose(m + n - 2, k - 2)} = ${seats}$, counts the same
            group several times.``先各选一名再选其余的人，$${m} \cdot ${n} \cdot ${choose(m + n - 2, k - 2)} = ${seats}$，会把同一组人重复计算。`,
        ],
        [
          oneM,
          'one-arrangement',
          both`$${m} \cdot ${choose(n, k - 1)} = ${oneM}$ counts the groups with exactly one of the ${en[1]}.``
            $${m} \cdot ${choose(n, k - 1)} = ${oneM}$ 只算了${zh[1]}恰有一名的情形。`,
        ],
        [
          all - onlyN,
          'forgets-overlap',
          both`$${all} - ${onlyN} = ${all - onlyN}$ excludes the groups of only ${en[2]} but keeps those of only ${en[1]}.``
            $${all} - ${onlyN} = ${all - onlyN}$ 只排除了全为${zh[2]}的情形，没有排除全为${zh[1]}的情形。`,
        ],
        [
          n * choose(m, k - 1),
          'one-arrangement',
          both`$${n} \cdot ${choose(m, k - 1)} = ${n * choose(m, k - 1)}$ counts the groups with exactly one of the ${en[2]}.``
            $${n} \cdot ${choose(m, k - 1)} = ${n * choose(m, k - 1)}$ 只算了${zh[2]}恰有一名的情形。`,
        ],
        [
          choose(m, 2) * choose(n, k - 2),
          'one-arrangement',
          both`$${choose(m, 2)} \cdot ${choose(n, k - 2)} = ${choose(m, 2) * choose(n, k - 2)}$ counts the groups with exactly two of the ${en[1]}.``
            $${choose(m, 2)} \cdot ${choose(n, k - 2)} = ${choose(m, 2) * choose(n, k - 2)}$ 只算了${zh[1]}恰有两名的情形。`,
        ],
        [
          onlyM + onlyN,
          'complement-slip',
          both`$${onlyM} + ${onlyN} = ${onlyM + onlyN}$ counts the groups to be excluded.``$${onlyM} + ${onlyN} = ${onlyM + onlyN}$ 算的正是应当排除的情形。`,
        ],
      ],
    };
  },
});
