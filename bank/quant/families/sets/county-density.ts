/**
 * The area of five districts as shares of a county, and their populations: density by comparing two shares.
 *
 * A district is denser than the county exactly if its share of the people exceeds its share of the land.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, inPercent, pieOf, result, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, plain } from '../../text.ts';

const districts = ['North', 'East', 'South', 'West', 'Central'].map((en, i) => ({
  en,
  zh_cn: ['北区', '东区', '南区', '西区', '中区'][i]!,
}));

export const family = defineSet({
  space: { pick: range(1, 500) },
  make: ({ pick }) => {
    const random = seeded(`county density ${pick}`);
    const land = untidy(random, 1640, 0.2, 10);
    const order = random.shuffle([0, 1, 2, 3]);
    const area = order.map((k) => [29, 24, 21, 18][k]! + random.below(3) - 1);
    area.push(100 - sumOf(area));
    const people = order.map((k) => untidy(random, [74, 96, 58, 83][k]!, 0.1, 0.1));
    people.push(untidy(random, 131, 0.12, 0.1));
    const all = roundTo(sumOf(people), 1);
    const share = people.map((n) => (100 * n) / all);
    const isDenser = share.map((s, i) => s > area[i]!);
    if (area[4]! < 6 || area[4]! > 12 || share.some((s, i) => Math.abs(s - area[i]!) < 1.2)) return null;
    if (isDenser.filter(Boolean).length < 2) return null;
    const d = random.below(4);
    const miles = (i: number) => roundTo((area[i]! * land) / 100, 2);
    const density = (i: number) => (1000 * people[i]!) / miles(i);
    const whole = (1000 * all) / land;
    const rest = (1000 * (all - people[4]!)) / (land - miles(4));
    const fall = (100 * (whole - rest)) / whole;
    const first = closest(
      density(d),
      1,
      [
        [
          (1000 * people[d]!) / land,
          'wrong-row-total',
          both`$\frac{${roundTo(1000 * people[d]!, 0)}}{${land}} ${result((1000 * people[d]!) / land)}$ divides by the area of the whole county``$\frac{${roundTo(1000 * people[d]!, 0)}}{${land}} ${result((1000 * people[d]!) / land)}$ 除以了全县的面积`,
        ],
        [
          whole,
          'wrong-row-total',
          both`$\frac{${roundTo(1000 * all, 0)}}{${land}} ${result(whole)}$ is the density of the whole county``$\frac{${roundTo(1000 * all, 0)}}{${land}} ${result(whole)}$ 是全县的人口密度`,
        ],
        ...range(0, 4)
          .filter((i) => i !== d)
          .map(
            (i) =>
              [
                density(i),
                'misreads-chart',
                both`$\frac{${roundTo(1000 * people[i]!, 0)}}{${miles(i)}} ${result(density(i))}$ belongs to ${districts[i]!}``$\frac{${roundTo(1000 * people[i]!, 0)}}{${miles(i)}} ${result(density(i))}$ 是${districts[i]!}的人口密度`,
              ] as const,
          ),
        [
          (1000 * all) / (land - miles(d)),
          'arithmetic-slip',
          both`$\frac{${roundTo(1000 * all, 0)}}{${roundTo(land - miles(d), 2)}} ${result((1000 * all) / (land - miles(d)))}$ divides all people by the other districts’ area``$\frac{${roundTo(1000 * all, 0)}}{${roundTo(land - miles(d), 2)}} ${result((1000 * all) / (land - miles(d)))}$ 用全县人口除以其他区的面积`,
        ],
      ],
      { gap: 12 },
    );
    const third = closest(
      fall,
      1,
      [
        [
          share[4]!,
          'ignores-a-condition',
          both`$${inPercent(people[4]!, all)}$ is the share of the people who live in Central; land goes with them``$${inPercent(people[4]!, all)}$ 是中区人口所占的比例，但面积也随之减少`,
        ],
        [
          share[4]! - area[4]!,
          'percent-points',
          both`$${roundTo(share[4]!, 1)} - ${area[4]!} = ${roundTo(roundTo(share[4]!, 1) - area[4]!, 1)}$ subtracts the two shares, which are parts of different wholes``$${roundTo(share[4]!, 1)} - ${area[4]!} = ${roundTo(roundTo(share[4]!, 1) - area[4]!, 1)}$ 把两个不同整体的比例直接相减`,
        ],
        [
          area[4]!,
          'answers-another-question',
          both`${area[4]!} is the share of the land``${area[4]!} 是面积所占的百分比`,
        ],
        [
          (100 * (whole - rest)) / rest,
          'percent-of-wrong-base',
          both`$\frac{${roundTo(whole, 1)} - ${roundTo(rest, 1)}}{${roundTo(rest, 1)}} ${result((100 * (roundTo(whole, 1) - roundTo(rest, 1))) / roundTo(rest, 1))}\%$ compares with the smaller density``$\frac{${roundTo(whole, 1)} - ${roundTo(rest, 1)}}{${roundTo(rest, 1)}} ${result((100 * (roundTo(whole, 1) - roundTo(rest, 1))) / roundTo(rest, 1))}\%$ 以较小的密度为基准`,
        ],
        [
          100 - fall,
          'complement-slip',
          both`The density of the rest is about $${roundTo(100 - fall, 1)}\%$ of that of the county``其余部分的密度约为全县的 $${roundTo(100 - fall, 1)}\%$`,
        ],
        [
          whole - rest,
          'percent-as-number',
          both`$${roundTo(whole, 1)} - ${roundTo(rest, 1)} = ${roundTo(roundTo(whole, 1) - roundTo(rest, 1), 1)}$ is the difference in people per square mile``$${roundTo(whole, 1)} - ${roundTo(rest, 1)} = ${roundTo(roundTo(whole, 1) - roundTo(rest, 1), 1)}$ 是每平方英里相差的人数`,
        ],
        [
          share[4]! + area[4]!,
          'adds-percents',
          both`$${roundTo(share[4]!, 1)} + ${area[4]!} = ${roundTo(roundTo(share[4]!, 1) + area[4]!, 1)}$ adds the two shares``$${roundTo(share[4]!, 1)} + ${area[4]!} = ${roundTo(roundTo(share[4]!, 1) + area[4]!, 1)}$ 把两个比例相加`,
        ],
      ],
      { show: asPercent, gap: 2.5 },
    );
    if (first === null || third === null) return null;
    return {
      title: both`Land and people of Merrin County``梅林县的面积与人口`,
      intro: both`The circle graph shows how the land of Merrin County is divided among its five districts. The bar graph shows their populations. The population density of a region is its number of people per square mile.``
        扇形图为梅林县的面积在五个区中的分布，条形图为各区的人口。人口密度是指每平方英里的人口数。`,
      figures: [
        pieOf(
          both`Land by district``各区面积`,
          districts,
          area,
          both`Total: ${land} square miles``合计：${land} 平方英里`,
        ),
        barsOf(both`Population``人口`, both`thousands of people``千人`, districts, people),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 2,
          seconds: 80,
          stem: both`The population density of ${districts[d]!}, in people per square mile, is closest to which of the following?``${districts[d]!}的人口密度（人/平方英里）最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: a density compares two quantities of the same region, so people and land must both be those of the district. The area is $${area[d]!}\% \cdot ${land} = ${miles(d)}$ square miles, and the population is ${roundTo(1000 * people[d]!, 0)}.``关键在于：密度是同一地区两个量之比，所以人口和面积都必须是该区自己的。面积为 $${area[d]!}\% \cdot ${land} = ${miles(d)}$ 平方英里，人口为 ${roundTo(1000 * people[d]!, 0)}。`,
            both`$\frac{${roundTo(1000 * people[d]!, 0)}}{${miles(d)}} ${result(density(d))}$, closest to ${first.key}.``$\frac{${roundTo(1000 * people[d]!, 0)}}{${miles(d)}} ${result(density(d))}$，最接近 ${first.key}。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 3,
          seconds: 120,
          stem: both`Which of the districts have a population density greater than that of the county as a whole? Indicate all such districts.``哪些区的人口密度高于全县的人口密度？请选出所有符合的区。`,
          inOrder: true,
          options: districts.map(
            (name, i) =>
              [
                name,
                isDenser[i]!,
                isDenser[i]! ? null : 'judges-by-looks',
                isDenser[i]!
                  ? both`It has $${inPercent(people[i]!, all)}$ of the people on ${area[i]!} percent of the land.``它以 ${area[i]!}% 的面积容纳了 $${inPercent(people[i]!, all)}$ 的人口。`
                  : both`It has only $${inPercent(people[i]!, all)}$ of the people on ${area[i]!} percent of the land.``它有 ${area[i]!}% 的面积，却只有 $${inPercent(people[i]!, all)}$ 的人口。`,
              ] as const,
          ),
          steps: [
            both`The idea: a district is denser than the county exactly if its share of the people is greater than its share of the land. So no density has to be calculated.``关键在于：某区比全县密，当且仅当它的人口比例大于面积比例，因此不必算出任何密度。`,
            both`The county has ${plain(all)} thousand people; take the percent that each bar is of it and compare it with the circle graph.``全县人口为 ${plain(all)} 千人；求出各条形占它的百分比，再与扇形图比较。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 140,
          stem: both`If Central became a county of its own, the population density of the rest of Merrin County would be approximately what percent less than that of the present county?``如果中区单独设县，则梅林县其余部分的人口密度将比现在全县的人口密度约低百分之几？`,
          ...third,
          steps: [
            both`The idea: both the people and the land shrink. Of the people, $100 - ${roundTo(share[4]!, 1)} = ${roundTo(100 - roundTo(share[4]!, 1), 1)}$ percent stay, on $100 - ${area[4]!} = ${100 - area[4]!}$ percent of the land.``关键在于：人口与面积都减少。留下的人口为 $100 - ${roundTo(share[4]!, 1)} = ${roundTo(100 - roundTo(share[4]!, 1), 1)}$（%），面积为 $100 - ${area[4]!} = ${100 - area[4]!}$（%）。`,
            both`The density becomes $\frac{${roundTo(100 - roundTo(share[4]!, 1), 1)}}{${100 - area[4]!}} ${result((100 * (100 - roundTo(share[4]!, 1))) / (100 - area[4]!))}\%$ of what it is, that is, about ${roundTo(fall, 1)} percent less, closest to ${third.key} percent.``密度变为原来的 $\frac{${roundTo(100 - roundTo(share[4]!, 1), 1)}}{${100 - area[4]!}} ${result((100 * (100 - roundTo(share[4]!, 1))) / (100 - area[4]!))}\%$，约低 ${roundTo(fall, 1)}%，最接近 ${third.key}%。`,
          ],
        },
      ],
    };
  },
});
