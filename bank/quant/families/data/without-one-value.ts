/** The mean with and without one value tells that value. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.mean'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 75,
  space: {
    n: [5, 6, 7, 8, 9, 10],
    mean: range(12, 40),
    change: [-4, -3, -2, -1, 1, 2, 3, 4],
    kind: ['removed', 'added'],
    story: [
      { en: ['packages', 'weight', 'pounds', 'package'], zh: ['件包裹', '重量', '磅', '件'] },
      { en: ['employees', 'age', 'years', 'employee'], zh: ['名员工', '年龄', '岁', '名'] },
      { en: ['short films', 'running time', 'minutes', 'film'], zh: ['部短片', '片长', '分钟', '部'] },
      { en: ['recipes', 'preparation time', 'minutes', 'recipe'], zh: ['道菜', '准备时间', '分钟', '道'] },
    ],
  },
  keep: ({ mean, story: { en } }) => en[0] !== 'employees' || mean >= 28,
  make: ({ n, mean, change, kind, story: { en, zh } }) => {
    const after = mean + change;
    const isAdded = kind === 'added';
    const m = isAdded ? n + 1 : n - 1;
    const key = isAdded ? m * after - n * mean : n * mean - m * after;
    if (key < 8 || key > 75 || key === mean || key === after || (en[0] === 'employees' && key < 18))
      return null;
    const [one, two] = [n * mean, m * after];
    const sign = isAdded === change > 0 ? '+' : '-';
    const back = mean - change;
    const other = isAdded ? n * (mean - after) + mean : m * (after - mean) + after;
    const raw: [
      number,
      (
        | 'divides-by-wrong-count'
        | 'stops-early'
        | 'averages-rates'
        | 'sign-slip'
        | 'unweighted-mean'
        | 'off-by-one'
      ),
      ReturnType<ReturnType<typeof both>>,
    ][] = [
      [
        after,
        'stops-early',
        both`${after} is the mean of the remaining or enlarged group, not the value of one member.``${after} 是变动后的平均数，不是那一个的值。`,
      ],
      [
        Math.abs(n * after - n * mean),
        'divides-by-wrong-count',
        both`$${n} \cdot ${Math.abs(change)} = ${Math.abs(n * change)}$ is the change in the mean times the old number of members.``$${n} \cdot ${Math.abs(change)} = ${Math.abs(n * change)}$ 是平均数的变化乘以原来的个数。`,
      ],
      [
        back,
        'sign-slip',
        both`$${mean} ${change > 0 ? '-' : '+'} ${Math.abs(change)} = ${back}$ moves the mean by the change in the other direction.``$${mean} ${change > 0 ? '-' : '+'} ${Math.abs(change)} = ${back}$ 只是把平均数朝反方向移动。`,
      ],
      [
        other,
        'sign-slip',
        isAdded
          ? both`$${n} \cdot (${mean} - ${after}) + ${mean} = ${other}$ puts the new value on the wrong side of the mean.``$${n} \cdot (${mean} - ${after}) + ${mean} = ${other}$ 把新值放到了平均数的另一侧。`
          : both`$${m} \cdot (${after} - ${mean}) + ${after} = ${other}$ puts the value on the wrong side of the mean.``$${m} \cdot (${after} - ${mean}) + ${after} = ${other}$ 把该值放到了平均数的另一侧。`,
      ],
      [
        key + change,
        'off-by-one',
        both`$${key} ${change > 0 ? '+' : '-'} ${Math.abs(change)} = ${key + change}$ counts one member too many when the total is formed.``$${key} ${change > 0 ? '+' : '-'} ${Math.abs(change)} = ${key + change}$ 在算总和时多算了一个。`,
      ],
      [
        key - change,
        'off-by-one',
        both`$${key} ${change > 0 ? '-' : '+'} ${Math.abs(change)} = ${key - change}$ counts one member too few when the total is formed.``$${key} ${change > 0 ? '-' : '+'} ${Math.abs(change)} = ${key - change}$ 在算总和时少算了一个。`,
      ],
      [mean, 'stops-early', both`${mean} is the original mean.``${mean} 是原来的平均数。`],
      [
        key + 2 * change,
        'divides-by-wrong-count',
        both`$${key} ${change > 0 ? '+' : '-'} 2 \cdot ${Math.abs(change)} = ${key + 2 * change}$ comes from a wrong number of members.``$${key} ${change > 0 ? '+' : '-'} 2 \cdot ${Math.abs(change)} = ${key + 2 * change}$ 是个数弄错的结果。`,
      ],
    ];
    return {
      stem: isAdded
        ? both`The average (arithmetic mean) ${en[1]} of ${n} ${en[0]} is ${mean} ${en[2]}. When one more ${en[3]} is included, the average ${en[1]} of the ${m} ${en[0]} is ${after} ${en[2]}. What is the ${en[1]}, in ${en[2]}, of that ${en[3]}?``
          ${n} ${zh[0]}的平均${zh[1]}为 ${mean} ${zh[2]}。再加上一${zh[3]}后，这 ${m} ${zh[0]}的平均${zh[1]}为 ${after} ${zh[2]}。新加入的这一${zh[3]}的${zh[1]}是多少${zh[2]}？`
        : both`The average (arithmetic mean) ${en[1]} of ${n} ${en[0]} is ${mean} ${en[2]}. When one ${en[3]} is removed, the average ${en[1]} of the other ${m} ${en[0]} is ${after} ${en[2]}. What is the ${en[1]}, in ${en[2]}, of that ${en[3]}?``
          ${n} ${zh[0]}的平均${zh[1]}为 ${mean} ${zh[2]}。去掉其中一${zh[3]}后，其余 ${m} ${zh[0]}的平均${zh[1]}为 ${after} ${zh[2]}。被去掉的这一${zh[3]}的${zh[1]}是多少${zh[2]}？`,
      key,
      steps: [
        both`The idea: A mean and the number of values give a total, and one value more or less is the difference between two totals. Turn the means into totals: originally $${n} \cdot ${mean} = ${one}$, and afterward $${m} \cdot ${after} = ${two}$.``关键在于：平均数与个数决定总和，多出或少掉的那个值就是两个总和之差。把平均数化成总和：原来为 $${n} \cdot ${mean} = ${one}$，后来为 $${m} \cdot ${after} = ${two}$。`,
        both`The two totals differ by the value asked for: $${Math.max(one, two)} - ${Math.min(one, two)} = ${key}$. Faster: The value differs from the original mean by the change in the mean, counted once for each of the ${m}: $${mean} ${sign} ${m} \cdot ${Math.abs(change)} = ${key}$.``两个总和之差就是所求的值：$${Math.max(one, two)} - ${Math.min(one, two)} = ${key}$。更快的做法：平均数的变化对变动后的 ${m} 个各算一次，就是所求的值与原平均数之差：$${mean} ${sign} ${m} \cdot ${Math.abs(change)} = ${key}$。`,
      ],
      wrong: raw.filter(([x]) => x > 0),
    };
  },
});
