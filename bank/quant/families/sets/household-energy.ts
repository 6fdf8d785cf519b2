/** What a household uses energy for, and how much of each use is gas: percents of percents over two figures. */
import { sumOf } from '../../arithmetic.ts';
import { defineSet } from '../../family.ts';
import { both } from '../../text.ts';

const uses = [
  { en: 'Heating', zh_cn: '取暖' },
  { en: 'Hot water', zh_cn: '热水' },
  { en: 'Appliances', zh_cn: '家电' },
  { en: 'Cooking', zh_cn: '烹饪' },
  { en: 'Lighting', zh_cn: '照明' },
];

/** Percent of all energy for each use, and percent of each use that is gas. */
const data: { share: number[]; gas: number[] }[] = [
  { share: [45, 20, 15, 15, 5], gas: [80, 50, 0, 60, 0] },
  { share: [50, 15, 20, 10, 5], gas: [70, 60, 0, 50, 0] },
  { share: [40, 25, 20, 10, 5], gas: [75, 40, 0, 80, 0] },
  { share: [40, 30, 15, 5, 10], gas: [60, 50, 0, 80, 0] },
];

export const family = defineSet({
  space: {
    total: [8000, 12_000, 16_000, 20_000],
    data,
    asked: [0, 1],
  },
  keep: ({ total, data, asked }) => (total * data.share[asked]! * data.gas[asked]!) % 10_000 === 0,
  make: ({ total, data: { share, gas }, asked }) => {
    const use = { en: uses[asked]!.en.toLowerCase(), zh_cn: uses[asked]!.zh_cn };
    const [s, g] = [share[asked]!, gas[asked]!];
    const used = (total * s) / 100;
    const asGas = (used * g) / 100;
    const parts = share.map((percent, i) => (percent * gas[i]!) / 100);
    const sum = sumOf(parts);
    const gasTotal = sumOf(gas);
    const withGas = share.filter((_, i) => gas[i]! > 0);
    const shareWithGas = sumOf(withGas);
    const shown = parts.filter((part) => part > 0);
    const angle = (360 * s) / 100;
    return {
      title: both`Energy used by a household in one year``某家庭一年的能源消耗`,
      intro: both`The circle graph shows how the energy that a household used in one year was distributed over five uses. The table shows, for each use, the
        percent of its energy that was supplied by gas; the rest was supplied by electricity.``扇形图为某家庭一年消耗的能源在五种用途上的分布。
        表格给出每种用途中由燃气提供的百分比，其余由电力提供。`,
      figures: [
        {
          kind: 'pie',
          title: both`Energy by use``各用途的能源消耗`,
          slices: uses.map((name, i) => ({ name, percent: share[i]! })),
          total: both`Total: ${total} kilowatt-hours``合计：${total} 千瓦时`,
          described: both`A circle graph of ${total} kilowatt-hours: ${rows(share)}.``扇形图，总量为 ${total} 千瓦时：${rows(share)}。`,
        },
        {
          kind: 'table',
          title: both`Part of each use supplied by gas``各用途中燃气所占的比例`,
          columns: [both`Use``用途`, both`Supplied by gas (%)``由燃气提供（%）`],
          rows: uses.map((name, i) => ({ name, cells: [gas[i]!] })),
          described: both`A table of the percent of each use that was supplied by gas: ${rows(gas)}.``表格，各用途中由燃气提供的百分比：${rows(gas)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 75,
          stem: both`How many kilowatt-hours of the energy used for ${use} were supplied by gas?``用于${use}的能源中，有多少千瓦时由燃气提供？`,
          key: asGas,
          suffix: both`kilowatt-hours``千瓦时`,
          steps: [
            both`The idea: Each percent in the table refers to one use only, so find the energy for that use first. The circle graph gives the energy used for ${use}: $${s}\% \cdot ${total} = ${used}$ kilowatt-hours.``
              关键在于：表中的百分数只针对一种用途，所以先求这种用途的能源。由扇形图，用于${use}的能源为 $${s}\% \cdot ${total} = ${used}$ 千瓦时。`,
            both`The table says that ${g} percent of this was gas: $${g}\% \cdot ${used} = ${asGas}$.``
              由表格，其中 ${g}% 为燃气：$${g}\% \cdot ${used} = ${asGas}$。`,
          ],
          wrong: [
            [
              used,
              'stops-early',
              both`$${s}\% \cdot ${total} = ${used}$ is all the energy used for ${use}, gas and electricity.``
                $${s}\% \cdot ${total} = ${used}$ 是用于${use}的全部能源，包括燃气和电力。`,
            ],
            [
              (total * g) / 100,
              'percent-of-wrong-base',
              both`$${g}\% \cdot ${total} = ${(total * g) / 100}$ takes the percent of the table of all energy.``
                $${g}\% \cdot ${total} = ${(total * g) / 100}$ 是用表中的百分数去乘全部能源。`,
            ],
            [
              used - asGas,
              'complement-slip',
              both`$${used} - ${asGas} = ${used - asGas}$ was supplied by electricity.``$${used} - ${asGas} = ${used - asGas}$ 是由电力提供的部分。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 110,
          stem: both`Gas supplied what percent of all the energy that the household used?``燃气提供了该家庭全部能源的百分之几？`,
          key: sum,
          show: (v) => `${v}%`,
          steps: [
            both`The idea: The percents in the table must be weighted by the size of each use; the total is not needed. Each use contributes its share of the whole times the part of it that was gas.``关键在于：表中的百分数要按各用途的大小加权，总量用不到。每种用途的贡献等于它占全部的比例乘以其中燃气的比例。`,
            both`Three uses have gas in them, with ${formulas(share, gas)}.``有三种用途用到燃气：${formulas(share, gas)}。`,
            both`Added up, $${shown.join(' + ')} = ${sum}$: gas supplied ${sum} percent of the whole.``相加得 $${shown.join(' + ')} = ${sum}$，即燃气提供了全部能源的 ${sum}%。`,
          ],
          wrong: [
            [
              gasTotal / 5,
              'unweighted-mean',
              both`Averaging the percents of the table, $${gasTotal} \div 5 = ${gasTotal / 5}$, treats the five uses as equally large.``
                直接平均表中的百分数，$${gasTotal} \div 5 = ${gasTotal / 5}$，是把五种用途看成一样大。`,
            ],
            [
              shareWithGas,
              'ignores-a-condition',
              both`$${withGas.join(' + ')} = ${shareWithGas}$ counts the whole of every use that has some gas in it.``
                $${withGas.join(' + ')} = ${shareWithGas}$ 把用到燃气的用途全部算成了燃气。`,
            ],
            [
              100 - sum,
              'complement-slip',
              both`$100 - ${sum} = ${100 - sum}$ is the percent that electricity supplied.``$100 - ${sum} = ${100 - sum}$ 是电力所占的百分比。`,
            ],
            [
              parts[0]!,
              'stops-early',
              both`$${share[0]!}\% \cdot ${gas[0]!} = ${parts[0]!}$ counts heating alone.``$${share[0]!}\% \cdot ${gas[0]!} = ${parts[0]!}$ 只算了取暖。`,
            ],
            [
              parts[0]! + parts[1]!,
              'stops-early',
              both`$${parts[0]!} + ${parts[1]!} = ${parts[0]! + parts[1]!}$ leaves cooking out.``$${parts[0]!} + ${parts[1]!} = ${parts[0]! + parts[1]!}$ 漏掉了烹饪。`,
            ],
            [
              gas[0]!,
              'misreads-chart',
              both`${gas[0]!} is the percent of heating alone that was gas.``${gas[0]!} 只是取暖中燃气所占的百分比。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.geometry.circles'],
          difficulty: 3,
          seconds: 70,
          stem: both`In the circle graph, what is the measure, in degrees, of the central angle of the sector for ${use}?``
            扇形图中，表示${use}的扇形的圆心角是多少度？`,
          key: angle,
          steps: [
            both`The idea: A sector takes the same percent of the full turn as its part takes of the whole. The whole circle is 360 degrees, and the sector for ${use} is ${s} percent of it.``关键在于：扇形占一周的百分比，就是该部分占整体的百分比。整个圆为 360 度，表示${use}的扇形占其中的 ${s}%。`,
            both`Its angle is $${s}\% \cdot 360 = ${angle}$ degrees. Faster: ten percent of a circle is 36 degrees and five percent is 18, so the angle can be put together in the head.``圆心角为 $${s}\% \cdot 360 = ${angle}$ 度。更快的做法：圆的百分之十是 36 度，百分之五是 18 度，可以心算拼出这个角。`,
          ],
          wrong: [
            [
              s,
              'percent-as-number',
              both`${s} is the percent itself, not the angle.``${s} 是百分数本身，不是角度。`,
            ],
            [
              (180 * s) / 100,
              'angle-sum-slip',
              both`$${s}\% \cdot 180 = ${(180 * s) / 100}$ takes a circle to have 180 degrees.``$${s}\% \cdot 180 = ${(180 * s) / 100}$ 把圆当成了 180 度。`,
            ],
            [
              360 - angle,
              'complement-slip',
              both`$360 - ${angle} = ${360 - angle}$ is the angle of all other sectors together.``$360 - ${angle} = ${360 - angle}$ 是其余扇形的圆心角之和。`,
            ],
            [
              (360 * s * g) / 10_000,
              'ignores-a-condition',
              both`$${s}\% \cdot ${g}\% \cdot 360 = ${(360 * s * g) / 10_000}$ would be the part that was gas.``
                $${s}\% \cdot ${g}\% \cdot 360 = ${(360 * s * g) / 10_000}$ 只是其中燃气部分对应的角度。`,
            ],
            [
              360 / 5,
              'assumes-equal-groups',
              both`$360 \div 5 = 72$ takes the five sectors to be equal.``$360 \div 5 = 72$ 默认五个扇形一样大。`,
            ],
            [
              2 * s,
              'arithmetic-slip',
              both`$2 \cdot ${s} = ${2 * s}$ turns percent into degrees with the factor 2 instead of $360 \div 100 = 3.6$.``
                $2 \cdot ${s} = ${2 * s}$ 换算时乘了 2，而应当乘以 $360 \div 100 = 3.6$。`,
            ],
            [
              100 + s,
              'arithmetic-slip',
              both`$100 + ${s} = ${100 + s}$ adds where it should multiply.``$100 + ${s} = ${100 + s}$ 该乘时做了加法。`,
            ],
          ],
        },
      ],
    };
  },
});

const rows = (values: readonly number[]) => ({
  en: uses.map(({ en }, i) => `${en.toLowerCase()} ${values[i]}%`).join(', '),
  zh_cn: uses.map(({ zh_cn }, i) => `${zh_cn} ${values[i]}%`).join('，'),
});

/** The products of the uses that have gas in them. */
function formulas(share: readonly number[], gas: readonly number[]) {
  const products = share.flatMap((s, i) =>
    gas[i]! > 0 ? [`$${s}\\% \\cdot ${gas[i]} = ${(s * gas[i]!) / 100}$`] : [],
  );
  return { en: products.join(', '), zh_cn: products.join('，') };
}
