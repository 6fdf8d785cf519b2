/**
 * Registered voters of four districts, turnout, and one candidate’s share of the votes: percents of three bases.
 *
 * Two ideas: what counts is the margin in votes, and a voter who is not for one candidate is for the other.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both } from '../../text.ts';

const districts = [
  { en: 'North', zh_cn: '北区' },
  { en: 'East', zh_cn: '东区' },
  { en: 'South', zh_cn: '南区' },
  { en: 'West', zh_cn: '西区' },
];
/** Thousands of registered voters, turnout, and the percent of the votes that were for Adair. */
const patterns = [
  [36.2, 74, 36],
  [47.5, 67, 42],
  [29.4, 48, 51],
  [53.8, 39, 58],
] as const;

export const family = defineSet({
  space: { pick: range(1, 600) },
  make: ({ pick }) => {
    const random = seeded(`election turnout ${pick}`);
    const order = random.shuffle([0, 1, 2, 3]);
    const voters = order.map((k) => untidy(random, patterns[k]![0], 0.08, 0.1));
    const turnout = order.map((k) => patterns[k]![1] + random.below(7) - 3);
    const share = order.map((k) => patterns[k]![2] + random.below(5) - 2);
    // All in thousands.
    const cast = voters.map((v, i) => (v * turnout[i]!) / 100);
    const mine = cast.map((c, i) => (c * share[i]!) / 100);
    const [all, got] = [sumOf(cast), sumOf(mine)];
    const percent = (100 * got) / all;
    const shown = (x: number): number => roundTo(x, 2);
    const margin = all - 2 * got;
    const d = order.indexOf(random.below(2));
    const [v, t, s] = [1000 * voters[d]!, turnout[d]!, share[d]!];
    const w = order.indexOf(3);
    const rest = voters[w]! - cast[w]!;
    const needed = 50 + (50 * margin) / rest;
    if (Math.abs(needed - share[w]!) < 4 || margin < 4) return null;
    const first = closest(
      1000 * mine[d]!,
      100,
      [
        [
          (v * s) / 100,
          'percent-of-wrong-base',
          both`$${s}\% \cdot ${v} ${result((v * s) / 100, 0)}$ takes the percent of all registered voters``$${s}\% \cdot ${v} ${result((v * s) / 100, 0)}$ 以全体登记选民为基准`,
        ],
        [
          (v * t) / 100,
          'stops-early',
          both`$${t}\% \cdot ${v} ${result((v * t) / 100, 0)}$ is the number of votes cast``$${t}\% \cdot ${v} ${result((v * t) / 100, 0)}$ 是投票总数`,
        ],
        [
          (v * t * (100 - s)) / 10_000,
          'complement-slip',
          both`$${100 - s}\% \cdot ${t}\% \cdot ${v} ${result((v * t * (100 - s)) / 10_000, 0)}$ is the number of votes for Boyle``$${100 - s}\% \cdot ${t}\% \cdot ${v} ${result((v * t * (100 - s)) / 10_000, 0)}$ 是博伊尔的得票数`,
        ],
        [
          (v * (100 - t) * s) / 10_000,
          'complement-slip',
          both`$${s}\% \cdot ${100 - t}\% \cdot ${v} ${result((v * (100 - t) * s) / 10_000, 0)}$ starts from those who did not vote``$${s}\% \cdot ${100 - t}\% \cdot ${v} ${result((v * (100 - t) * s) / 10_000, 0)}$ 用的是没有投票的人`,
        ],
        ...range(0, 3)
          .filter((i) => i !== d)
          .map(
            (i) =>
              [
                1000 * mine[i]!,
                'misreads-chart',
                both`$${share[i]!}\% \cdot ${turnout[i]!}\% \cdot ${1000 * voters[i]!} ${result(1000 * mine[i]!, 0)}$ is for another district``$${share[i]!}\% \cdot ${turnout[i]!}\% \cdot ${1000 * voters[i]!} ${result(1000 * mine[i]!, 0)}$ 是另一个区的得票数`,
              ] as const,
          ),
      ],
      { gap: 700 },
    );
    const byVoters = sumOf(voters.map((n, i) => n * share[i]!)) / sumOf(voters);
    // The percents are rounded, so neither may lie near the middle of two options.
    if (Math.abs(percent - Math.round(percent)) > 0.3 || byVoters - percent < 2.2) return null;
    const second = closest(
      percent,
      1,
      [
        [
          byVoters,
          'percent-of-wrong-base',
          both`$\frac{${voters.map((n, i) => `${n} \\cdot ${share[i]!}`).join(' + ')}}{${shown(sumOf(voters))}} ${result(byVoters)}$ weights by registered voters instead of votes cast``$\frac{${voters.map((n, i) => `${n} \\cdot ${share[i]!}`).join(' + ')}}{${shown(sumOf(voters))}} ${result(byVoters)}$ 用登记选民数而不是投票数作权数`,
        ],
        [
          meanOf(share),
          'unweighted-mean',
          both`$\frac{${share.join(' + ')}}{4} ${result(meanOf(share))}$ averages the four percents``$\frac{${share.join(' + ')}}{4} ${result(meanOf(share))}$ 是四个百分数的直接平均`,
        ],
        [
          (100 * got) / sumOf(voters),
          'percent-of-wrong-base',
          both`$\frac{${shown(got)}}{${shown(sumOf(voters))}} \approx ${roundTo((100 * got) / sumOf(voters), 1)}\%$ is a percent of all registered voters``$\frac{${shown(got)}}{${shown(sumOf(voters))}} \approx ${roundTo((100 * got) / sumOf(voters), 1)}\%$ 是占全体登记选民的百分比`,
        ],
        [
          100 - percent,
          'complement-slip',
          both`$\frac{${shown(all - got)}}{${shown(all)}} \approx ${roundTo(100 - percent, 1)}\%$ is Boyle’s share``$\frac{${shown(all - got)}}{${shown(all)}} \approx ${roundTo(100 - percent, 1)}\%$ 是博伊尔的得票率`,
        ],
        [
          Math.min(...share),
          'misreads-chart',
          both`${Math.min(...share)} percent is the least of the four shares``${Math.min(...share)}% 是四个得票率中最低的`,
        ],
        [
          meanOf([...share].sort((a, b) => a - b).slice(0, 3)),
          'ignores-a-condition',
          both`The mean of the three lowest shares is $${roundTo(meanOf([...share].sort((a, b) => a - b).slice(0, 3)), 1)}\%$``三个较低的得票率的平均是 $${roundTo(meanOf([...share].sort((a, b) => a - b).slice(0, 3)), 1)}\%$`,
        ],
      ],
      { show: asPercent, gap: 1.7 },
    );
    const third = closest(
      needed,
      1,
      [
        [
          (100 * margin) / rest,
          'stops-early',
          both`$\frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo((100 * margin) / rest, 1)}\%$ of them equals the margin, but the others of them would vote for Boyle``$\frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo((100 * margin) / rest, 1)}\%$ 的人数等于票差，但其余的人会投给博伊尔`,
        ],
        [
          50 + (100 * margin) / rest,
          'adds-percents',
          both`$50\% + \frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo(50 + (100 * margin) / rest, 1)}\%$ adds the whole margin to one half; each vote moved from one candidate to the other changes the margin by two``$50\% + \frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo(50 + (100 * margin) / rest, 1)}\%$ 在一半之上加了整个票差；一票由一方改投另一方，票差会变化两票`,
        ],
        [
          share[w]!,
          'judges-by-looks',
          both`${share[w]!} percent is Adair’s share among those in ${districts[w]!} who did vote``${share[w]!}% 是${districts[w]!}已投票者中阿代尔的得票率`,
        ],
        [
          share[w]! + (100 * margin) / rest,
          'adds-percents',
          both`$${share[w]!}\% + \frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo(share[w]! + (100 * margin) / rest, 1)}\%$ adds the margin to Adair’s share in the district``$${share[w]!}\% + \frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo(share[w]! + (100 * margin) / rest, 1)}\%$ 在该区原有的得票率上加了票差`,
        ],
        [
          (50 * margin) / rest,
          'stops-early',
          both`$\frac{1}{2} \cdot \frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo((50 * margin) / rest, 1)}\%$ is only what is needed beyond one half``$\frac{1}{2} \cdot \frac{${shown(margin)}}{${shown(rest)}} \approx ${roundTo((50 * margin) / rest, 1)}\%$ 只是超出一半的部分`,
        ],
      ],
      { show: asPercent, gap: 4 },
    );
    if (first === null || second === null || third === null) return null;
    return {
      title: both`An election in four districts``四个区的选举`,
      intro: both`The graph shows the number of registered voters in the four districts of a city. The table shows, for an election with only two candidates, Adair and Boyle, the percent of the registered voters who voted and the percent of the votes cast that were for Adair. All other votes were for Boyle.``
        图中为某市四个区的登记选民人数。某次选举只有阿代尔与博伊尔两名候选人，表格给出登记选民中投票者所占的百分比，以及所投选票中投给阿代尔的百分比，其余选票均投给博伊尔。`,
      figures: [
        barsOf(both`Registered voters``登记选民`, both`thousands of voters``千人`, districts, voters),
        tableOf(
          both`Turnout and votes for Adair``投票率与阿代尔的得票率`,
          [
            both`District``区`,
            both`Percent of registered voters who voted``投票者占登记选民的百分比`,
            both`Percent of votes cast for Adair``阿代尔所得占选票的百分比`,
          ],
          districts.map((name, i) => [name, turnout[i]!, share[i]!] as const),
          both`Percents are rounded to the nearest whole percent.``百分数均四舍五入到整数。`,
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 70,
          stem: both`The number of votes for Adair in the ${districts[d]!} district was closest to which of the following?``阿代尔在${districts[d]!}的得票数最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: the second percent is a percent of the votes cast, not of the voters, so find the votes cast first. In the district $${t}\% \cdot ${v} ${result((v * t) / 100, 0)}$ votes were cast.``关键在于：得票率以所投选票为基准，而不是以登记选民为基准，所以先求投票数。该区共投出 $${t}\% \cdot ${v} ${result((v * t) / 100, 0)}$ 票。`,
            both`Of these, $${s}\% \cdot ${Math.round((v * t) / 100)} ${result((Math.round((v * t) / 100) * s) / 100, 0)}$ were for Adair, closest to ${first.key}.``其中 $${s}\% \cdot ${Math.round((v * t) / 100)} ${result((Math.round((v * t) / 100) * s) / 100, 0)}$ 票投给阿代尔，最接近 ${first.key}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 3,
          seconds: 130,
          stem: both`Of all the votes cast in the four districts, approximately what percent were for Adair?``四个区所投的全部选票中，约有百分之几投给了阿代尔？`,
          ...second,
          steps: [
            both`The idea: shares of different wholes cannot be averaged directly; add up the parts, add up the wholes, and divide once. In thousands, the votes cast were $${cast.map(shown).join(' + ')} \approx ${shown(all)}$; those for Adair were $${mine.map(shown).join(' + ')} \approx ${shown(got)}$.``关键在于：不同整体的比例不能直接平均；应把各部分相加、各整体相加，最后只除一次。以千计，共投出 $${cast.map(shown).join(' + ')} \approx ${shown(all)}$ 票，其中投给阿代尔的为 $${mine.map(shown).join(' + ')} \approx ${shown(got)}$ 票。`,
            both`That is $\frac{${shown(got)}}{${shown(all)}} \approx ${roundTo(percent, 1)}\%$, closest to ${second.key} percent: districts count by votes cast, and where Adair did well few people voted.``即 $\frac{${shown(got)}}{${shown(all)}} \approx ${roundTo(percent, 1)}\%$，最接近 ${second.key}%：各区按投票数加权，而阿代尔得票率高的区投票的人少。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 4,
          seconds: 160,
          stem: both`If all the registered voters in the ${districts[w]!} district who did not vote had voted, approximately what percent of them would have had to vote for Adair in order for the two candidates to receive the same total number of votes in the four districts?``
            假如${districts[w]!}所有未投票的登记选民都投了票，那么其中约百分之几的人投给阿代尔，才会使两名候选人在四个区的总得票数相等？`,
          ...third,
          steps: [
            both`$${shown(all)} - ${shown(got)} = ${shown(shown(all) - shown(got))}$ thousand votes were for Boyle and ${shown(got)} thousand for Adair, so Adair was behind by about ${shown(margin)} thousand votes.``博伊尔得 $${shown(all)} - ${shown(got)} = ${shown(shown(all) - shown(got))}$ 千票，阿代尔得 ${shown(got)} 千票，阿代尔约落后 ${shown(margin)} 千票。`,
            both`In ${districts[w]!}, $${100 - turnout[w]!}\% \cdot ${voters[w]!} ${result(rest, 2)}$ thousand did not vote. The idea: each of them who is not for Adair is for Boyle, so only the excess of one over the other makes up the margin.``${districts[w]!}有 $${100 - turnout[w]!}\% \cdot ${voters[w]!} ${result(rest, 2)}$ 千人没有投票。关键在于：这些人不投阿代尔就投博伊尔，所以只有两者之差才能弥补票差。`,
            both`Of these ${shown(rest)} thousand votes, those for Adair must exceed those for Boyle by ${shown(margin)} thousand. So Adair needs $\frac{${shown(rest)} + ${shown(margin)}}{2} ${result((shown(rest) + shown(margin)) / 2, 2)}$ thousand of them, which is $\frac{${shown((shown(rest) + shown(margin)) / 2)}}{${shown(rest)}} \approx ${roundTo(needed, 1)}\%$, closest to ${third.key} percent.``这 ${shown(rest)} 千票中，阿代尔要比博伊尔多 ${shown(margin)} 千票，即需 $\frac{${shown(rest)} + ${shown(margin)}}{2} ${result((shown(rest) + shown(margin)) / 2, 2)}$ 千票，占 $\frac{${shown((shown(rest) + shown(margin)) / 2)}}{${shown(rest)}} \approx ${roundTo(needed, 1)}\%$，最接近 ${third.key}%。`,
          ],
        },
      ],
    };
  },
});
