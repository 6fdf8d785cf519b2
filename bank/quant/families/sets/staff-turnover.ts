/**
 * Employees of four departments who came and left, and the reasons of all who left: what an overlap must be at least.
 *
 * The reasons are known for the company, not for a department; the least overlap follows from both counts exceeding
 * together the number who left.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, changeInPercent, closest, inPercent, pieOf, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both } from '../../text.ts';

const departments = [
  { en: 'Sales', zh_cn: '销售部' },
  { en: 'Support', zh_cn: '客服部' },
  { en: 'Design', zh_cn: '设计部' },
  { en: 'Finance', zh_cn: '财务部' },
];
const reasons = [
  { en: 'New job', zh_cn: '另有工作' },
  { en: 'Retirement', zh_cn: '退休' },
  { en: 'Relocation', zh_cn: '搬迁' },
  { en: 'Other', zh_cn: '其他' },
];

export const family = defineSet({
  space: { pick: range(1, 400), job: [55, 60, 65, 70], total: [120, 140, 160, 180], most: [60, 80, 100] },
  keep: ({ job, total, most }) => {
    const least = (job * total) / 100 + most - total;
    return least >= 12 && most < 0.62 * total;
  },
  make: ({ pick, job, total, most }) => {
    const random = seeded(`staff turnover ${pick}`);
    const big = random.below(4);
    const rest = total - most;
    const split = [roundTo(rest * 0.45, 0), roundTo(rest * 0.32, 0)].map((n) => n + random.below(3) - 1);
    const others = random.shuffle([...split, rest - sumOf(split)]);
    const left = departments.map((_, i) => (i === big ? most : others.pop()!));
    const start = left.map((n, i) => untidy(random, i === big ? 3.1 * n : 4.4 * n, 0.12));
    const hired = left.map((n, i) => untidy(random, (i === big ? 0.8 : 1.5) * n, 0.15));
    const end = start.map((n, i) => n + hired[i]! - left[i]!);
    const [before, came, after] = [sumOf(start), sumOf(hired), sumOf(end)];
    const shares = [
      job,
      ...random.shuffle(
        [
          [15, 10],
          [10, 10],
          [20, 5],
          [15, 15],
        ][[70, 65, 60, 55].indexOf(job)]!,
      ),
    ];
    shares.push(100 - sumOf(shares));
    const jobs = (job * total) / 100;
    const least = jobs + most - total;
    const small = (big + 1 + random.below(3)) % 4;
    const x = departments[big]!;
    const y = departments[small]!;
    if (Math.abs(after - before) < 8 || after < before) return null;
    const growth = closest(
      (100 * (after - before)) / before,
      0.5,
      [
        [
          (100 * came) / before,
          'ignores-a-condition',
          both`$${inPercent(came, before)}$ leaves out those who left``$${inPercent(came, before)}$ 没有减去离职的人`,
        ],
        [
          (100 * total) / before,
          'answers-another-question',
          both`$${inPercent(total, before)}$ left during the year``$${inPercent(total, before)}$ 是离职人数所占的比例`,
        ],
        [
          (100 * (came - total)) / came,
          'percent-of-wrong-base',
          both`$\frac{${came} - ${total}}{${came}} \approx ${roundTo((100 * (came - total)) / came, 1)}\%$ compares with the number hired``$\frac{${came} - ${total}}{${came}} \approx ${roundTo((100 * (came - total)) / came, 1)}\%$ 以入职人数为基准`,
        ],
        [
          sumOf(start.map((n, i) => (100 * (end[i]! - n)) / n)) / 4,
          'unweighted-mean',
          both`Averaging the growth of the four departments without weights gives about $${roundTo(sumOf(start.map((n, i) => (100 * (end[i]! - n)) / n)) / 4, 1)}\%$``不加权地平均四个部门的增长率，约得 $${roundTo(sumOf(start.map((n, i) => (100 * (end[i]! - n)) / n)) / 4, 1)}\%$`,
        ],
        [
          after - before,
          'percent-as-number',
          both`$${after} - ${before} = ${after - before}$ is the number of people``$${after} - ${before} = ${after - before}$ 是人数`,
        ],
        [
          (100 * (came + total)) / before,
          'sign-slip',
          both`$\frac{${came} + ${total}}{${before}} \approx ${roundTo((100 * (came + total)) / before, 1)}\%$ adds those who left``$\frac{${came} + ${total}}{${before}} \approx ${roundTo((100 * (came + total)) / before, 1)}\%$ 把离职人数也加上了`,
        ],
        ...departments.map(
          (name, i) =>
            [
              (100 * (end[i]! - start[i]!)) / start[i]!,
              'misreads-chart',
              both`$${changeInPercent(start[i]!, Math.max(end[i]!, start[i]!))}$ is the growth of ${name} alone``$${changeInPercent(start[i]!, Math.max(end[i]!, start[i]!))}$ 只是${name}的增长率`,
            ] as const,
        ),
      ],
      { show: asPercent, gap: 1.5 },
    );
    if (growth === null) return null;
    return {
      title: both`Employees of a company in one year``某公司一年间的人员变动`,
      intro: both`The table shows, for the four departments of a company, the number of employees at the start of a year and the numbers who were hired and who left during the year; no employee changed departments. The circle graph shows the distribution, by reason for leaving, of the employees who left the four departments.``
        表格给出某公司四个部门年初的人数以及当年入职和离职的人数；没有人在部门之间调动。扇形图给出四个部门的全部离职者按离职原因的分布。`,
      figures: [
        tableOf(
          both`Employees by department``各部门人数`,
          [both`Department``部门`, both`At start of year``年初`, both`Hired``入职`, both`Left``离职`],
          departments.map((name, i) => [name, start[i]!, hired[i]!, left[i]!] as const),
        ),
        pieOf(both`Reasons for leaving``离职原因`, reasons, shares),
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 1,
          seconds: 50,
          stem: both`How many employees did ${y} have at the end of the year?``年末${y}有多少人？`,
          key: end[small]!,
          steps: [
            both`The idea: the number at the end is the number at the start with every change in between, each with its sign. Add those who were hired to the number at the start, and subtract those who left.``关键在于：年末的数等于年初的数加上其间的每一项变动，增加取正，减少取负。在年初人数上加上入职人数，再减去离职人数。`,
            both`$${start[small]!} + ${hired[small]!} - ${left[small]!} = ${end[small]!}$.``$${start[small]!} + ${hired[small]!} - ${left[small]!} = ${end[small]!}$。`,
          ],
          wrong: [
            [
              start[small]! + hired[small]!,
              'ignores-a-condition',
              both`$${start[small]!} + ${hired[small]!} = ${start[small]! + hired[small]!}$ leaves out those who left.``$${start[small]!} + ${hired[small]!} = ${start[small]! + hired[small]!}$ 没有减去离职的人。`,
            ],
            [
              start[small]! - left[small]!,
              'ignores-a-condition',
              both`$${start[small]!} - ${left[small]!} = ${start[small]! - left[small]!}$ leaves out those who were hired.``$${start[small]!} - ${left[small]!} = ${start[small]! - left[small]!}$ 没有加上入职的人。`,
            ],
            [
              start[small]! - hired[small]! + left[small]!,
              'sign-slip',
              both`$${start[small]!} - ${hired[small]!} + ${left[small]!} = ${start[small]! - hired[small]! + left[small]!}$ turns the two around.``$${start[small]!} - ${hired[small]!} + ${left[small]!} = ${start[small]! - hired[small]! + left[small]!}$ 把两者弄反了。`,
            ],
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 110,
          stem: both`The number of employees in the four departments together increased during the year by approximately what percent?``这一年四个部门的总人数增加了约百分之几？`,
          ...growth,
          steps: [
            both`The idea: the growth of the whole comes from the totals, not from the departments’ percents, and its base is the start. Add up the columns: ${before} employees at the start, ${came} hired, ${total} left.``关键在于：整体的增长率要由合计数求出，而不是由各部门的增长率求出，基准是年初的总人数。各列求和：年初 ${before} 人，入职 ${came} 人，离职 ${total} 人。`,
            both`The increase is $\frac{${came} - ${total}}{${before}} \approx ${roundTo((100 * (came - total)) / before, 2)}\%$, closest to ${growth.key} percent.``增长率为 $\frac{${came} - ${total}}{${before}} \approx ${roundTo((100 * (came - total)) / before, 2)}\%$，最接近 ${growth.key}%。`,
          ],
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.algebra.sets'],
          difficulty: 4,
          seconds: 130,
          stem: both`Of the employees who left ${x}, what is the least possible number who left for a new job?``从${x}离职的人中，因另有工作而离职的最少可能有多少人？`,
          key: least,
          steps: [
            both`The idea: let as many as possible of those who left for another reason be from ${x}. In all, ${total} people left, and $${job}\% \cdot ${total} = ${jobs}$ of them for a new job, so $${total} - ${jobs} = ${total - jobs}$ for another reason.``关键在于：让因其他原因离职的人尽可能都来自${x}。共有 ${total} 人离职，其中 $${job}\% \cdot ${total} = ${jobs}$ 人因另有工作，其余 $${total} - ${jobs} = ${total - jobs}$ 人因其他原因。`,
            both`Even if all of these were from ${x}, where ${most} left, there remain $${most} - ${total - jobs} = ${least}$ who left it for a new job.``即使这些人全部来自${x}（共 ${most} 人离职），仍有 $${most} - ${total - jobs} = ${least}$ 人是因另有工作而离职的。`,
          ],
          wrong: [
            [
              (job * most) / 100,
              'assumes-equal-groups',
              both`$${job}\% \cdot ${most} = ${(job * most) / 100}$ takes the reasons to be spread alike over all departments.``$${job}\% \cdot ${most} = ${(job * most) / 100}$ 默认各部门的离职原因分布相同。`,
            ],
            [
              0,
              'thinks-undetermined',
              both`0 would need $${total} - ${jobs} = ${total - jobs}$ other reasons to cover all ${most} who left ${x}.``若为 0，其他原因的 $${total} - ${jobs} = ${total - jobs}$ 人就要包含${x}离职的全部 ${most} 人。`,
            ],
            [
              Math.min(most, jobs),
              'reverses-comparison',
              both`${Math.min(most, jobs)} is the greatest possible number.``${Math.min(most, jobs)} 是最大可能的人数。`,
            ],
            [
              jobs - most,
              'answers-another-question',
              both`$${jobs} - ${most} = ${jobs - most}$ is how many who left for a new job must have been in the other departments.``$${jobs} - ${most} = ${jobs - most}$ 是其他部门中因另有工作而离职的最少人数。`,
            ],
          ],
        },
      ],
    };
  },
});
