/** Machines, days and parts: how much another number of machines makes in another time. */
import { type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

const things = [
  { en: ['machines', 'parts'], zh: ['台机器', '个零件', '生产'] },
  { en: ['bakers', 'loaves'], zh: ['名面包师', '个面包', '烤制'] },
  { en: ['potters', 'bowls'], zh: ['名陶工', '只碗', '制作'] },
  { en: ['printers', 'posters'], zh: ['台打印机', '张海报', '打印'] },
];

export const family = defineFamily({
  tags: ['quant.algebra.rate-work', 'quant.arith.ratio'],
  form: 'qc',
  difficulty: 2,
  seconds: 70,
  space: {
    m: [4, 5, 6, 8, 10],
    d: [3, 4, 5, 6],
    each: [8, 10, 12, 15],
    n: [2, 3, 4, 6, 9, 12],
    e: [2, 4, 5, 6, 8, 10],
    thing: things,
    off: [-10, 0, 0, 20],
    isEven: [true, true, true, false],
  },
  keep: ({ m, d, n, e, isEven }) => n !== m && (isEven ? n * e !== m * d && e !== d : n < m && e === d),
  make: ({ m, d, each, n, e, thing: { en, zh }, off, isEven }) => {
    const made = m * d * each;
    const want = n * e * each;
    const b = isEven ? want + off : want;
    const [unit, heads] = zh[0]!.startsWith('名') ? ['名', '人数'] : ['台', '台数'];
    const key: ComparisonKey = !isEven ? 'D' : keyOfOrder(-off);
    return {
      difficulty: isEven ? 2 : 3,
      stem: isEven
        ? both`Each working at the same constant rate, ${m} ${en[0]!} make a total of ${made} ${en[1]!} in ${d} days.``${m} ${zh[0]!}的工作效率相同且保持不变，${d} 天共${zh[2]!} ${made} ${zh[1]!}。`
        : both`Working at constant rates that are not all equal, ${m} ${en[0]!} make a total of ${made} ${en[1]!} in ${d} days.``${m} ${zh[0]!}各自效率不变但不全相同，${d} 天共${zh[2]!} ${made} ${zh[1]!}。`,
      a: both`The number of ${en[1]!} that ${n} ${isEven ? 'such' : 'of these'} ${en[0]!} make in ${e} days``${isEven ? '' : '其中 '}${n} ${isEven ? zh[0]!.replace(/^(.)/, '$1这样的') : zh[0]!} ${e} 天${zh[2]!}的数量`,
      b,
      key,
      letters: {},
      steps: isEven
        ? [
            both`The idea: Reduce everything to one of them for one day; the output is proportional to their number and to the time. One of them makes $${made} \div ${m} = ${made / m}$ in ${d} days, that is, $${made / m} \div ${d} = ${each}$ per day.``关键在于：先归结为每${zh[0]!}每天的产量，总产量与${heads}、天数都成正比。每${zh[0]!} ${d} 天${zh[2]!} $${made} \div ${m} = ${made / m}$ ${zh[1]!}，每天${zh[2]!} $${made / m} \div ${d} = ${each}$ ${zh[1]!}。`,
            both`So ${n} of them make $${n} \cdot ${e} \cdot ${each} = ${want}$ in ${e} days, to be compared with ${b}.``所以 ${n} ${zh[0]!} ${e} 天${zh[2]!} $${n} \cdot ${e} \cdot ${each} = ${want}$ ${zh[1]!}，再与 ${b} 比较。`,
          ]
        : [
            both`The idea: A total alone does not tell how it is divided among those who contribute to it. If all worked at the same rate, ${n} of the ${m} would make $${made} \cdot \frac{${n}}{${m}} = ${want}$ in the same time.``关键在于：只知道总数，并不知道其中每${zh[0]!}各占多少。如果效率都相同，${m} ${zh[0]!}中的 ${n} ${unit}在相同时间内应${zh[2]!} $${made} \cdot \frac{${n}}{${m}} = ${want}$ ${zh[1]!}。`,
            both`But the rates differ, and nothing says whether the ${n} chosen are the faster or the slower ones. The relationship cannot be determined.``但效率不全相同，也不知道选出的 ${n} ${unit}是较快的还是较慢的，所以无法确定。`,
          ],
      wrong: {
        A: [
          'inverts-ratio',
          isEven
            ? both`The number of days and the number of ${en[0]!} must be considered together; the total is ${want}.``天数与${heads}要一起考虑，总数为 ${want}。`
            : both`This takes the ${n} to be the faster ones.``这是默认这 ${n} ${unit}较快。`,
        ],
        B: [
          'inverts-ratio',
          isEven
            ? both`The number of days and the number of ${en[0]!} must be considered together; the total is ${want}.``天数与${heads}要一起考虑，总数为 ${want}。`
            : both`This takes the ${n} to be the slower ones.``这是默认这 ${n} ${unit}较慢。`,
        ],
        C: [
          'assumes-equal-groups',
          isEven
            ? both`The total is ${want}, not ${b}.``总数为 ${want}，而不是 ${b}。`
            : both`This takes all rates to be equal, which the first sentence rules out.``这是默认效率都相同，而题目已说明并非如此。`,
        ],
        D: [
          'thinks-undetermined',
          both`All of them work at the same rate, so the number can be found.``效率都相同，所以数量可以求出。`,
        ],
      },
    };
  },
});
