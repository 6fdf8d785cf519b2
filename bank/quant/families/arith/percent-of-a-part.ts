/** A percent of a group that is itself a percent of all: the percents multiply. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 50,
  space: {
    p: [20, 30, 40, 60, 70, 80],
    q: [15, 25, 30, 35, 40, 45, 55, 60],
    story: [
      (p: number, q: number) =>
        both`At a certain college, ${p} percent of the students major in a science, and ${q} percent of the science majors major in biology. What percent of the students at the college major in biology?``某学院 ${p}% 的学生主修理科，主修理科的学生中有 ${q}% 主修生物。主修生物的学生占全院学生的百分之几？`,
      (p: number, q: number) =>
        both`In a forest, ${p} percent of the trees are conifers, and ${q} percent of the conifers are spruces. What percent of the trees in the forest are spruces?``
          某森林中 ${p}% 的树是针叶树，针叶树中有 ${q}% 是云杉。云杉占森林中全部树木的百分之几？`,
      (p: number, q: number) =>
        both`A survey was sent to a number of households. Of these households, ${p} percent responded, and of those that responded, ${q} percent own a car. The households that responded and own a car make up
          what percent of all the households to which the survey was sent?``一项调查寄给了若干户家庭，其中 ${p}% 作了答复，而答复的家庭中有 ${q}% 拥有汽车。答复且拥有汽车的家庭占全部受调查家庭的百分之几？`,
      (p: number, q: number) =>
        both`Of the pieces of music in a collection, ${p} percent have lyrics, and ${q} percent of those with lyrics are in French. What percent of the pieces in the collection have lyrics in French?``
          某乐曲集中 ${p}% 的乐曲有歌词，有歌词的乐曲中有 ${q}% 是法语歌词。有法语歌词的乐曲占全部乐曲的百分之几？`,
    ],
  },
  keep: ({ p, q }) => (p * q) % 100 === 0 && p !== q,
  make: ({ p, q, story }) => {
    const key = (p * q) / 100;
    return {
      stem: story(p, q),
      key,
      show: (v) => `${v}%`,
      steps: [
        both`The idea: The second percent is taken of the group and not of the whole, so the two percents multiply. Let the total be 100. The larger group then has ${p}.``关键在于：第二个百分数是对该组取的，而不是对总数取的，所以两个百分数要相乘。设总数为 100，则较大的一组有 ${p}。`,
        both`The smaller group is ${q} percent of these: $${q}\% \cdot ${p} = ${key}$, which is ${key}% of the whole. Faster: divide each percent by 10 and multiply, $${p / 10} \cdot ${q / 10} = ${key}$.``其中的 ${q}% 为所求：$${q}\% \cdot ${p} = ${key}$，即占总数的 ${key}%。更快的做法：两个百分数各除以 10 再相乘，$${p / 10} \cdot ${q / 10} = ${key}$。`,
      ],
      wrong: [
        [
          q,
          'percent-of-wrong-base',
          both`${q} percent is a percent of the group, not of the whole.``${q}% 是占该组的比例，不是占总数的比例。`,
        ],
        [
          Math.abs(p - q),
          'adds-percents',
          both`$${Math.max(p, q)} - ${Math.min(p, q)} = ${Math.abs(p - q)}$ subtracts percents of different bases.``$${Math.max(p, q)} - ${Math.min(p, q)} = ${Math.abs(p - q)}$ 把基准不同的百分数相减了。`,
        ],
        [
          (p * (100 - q)) / 100,
          'complement-slip',
          both`$${100 - q}\% \cdot ${p} = ${(p * (100 - q)) / 100}$ is the rest of the group.``$${100 - q}\% \cdot ${p} = ${(p * (100 - q)) / 100}$ 是该组中其余的部分。`,
        ],
        [
          (p + q) / 2,
          'averages-rates',
          both`$\frac{${p} + ${q}}{2} = ${(p + q) / 2}$ takes the mean of the percents.``$\frac{${p} + ${q}}{2} = ${(p + q) / 2}$ 是两个百分数的平均数。`,
        ],
        [
          ((100 - p) * q) / 100,
          'wrong-row-total',
          both`$${q}\% \cdot ${100 - p} = ${((100 - p) * q) / 100}$ takes the percent of the part outside the group.``$${q}\% \cdot ${100 - p} = ${((100 - p) * q) / 100}$ 取的是组外部分的百分数。`,
        ],
        [p, 'stops-early', both`${p} percent is the larger group.``${p}% 是较大一组所占的比例。`],
        [
          ((100 - p) * (100 - q)) / 100,
          'complement-slip',
          both`$${100 - q}\% \cdot ${100 - p} = ${((100 - p) * (100 - q)) / 100}$ takes both complements.``$${100 - q}\% \cdot ${100 - p} = ${((100 - p) * (100 - q)) / 100}$ 是两个百分数都取了余下的部分。`,
        ],
      ],
    };
  },
});
