/**
 * Mean and deviation of the sizes of some groups are known: what is the mean if every member names the own group's size?
 *
 * Chains two ideas: a group of x members gives the answer x just x times, so that the answers add up to the sum of the
 * squares; and that sum is fixed by the mean and the standard deviation, although no size is known. “The mean stays” and
 * “greater, but nobody knows by how much” both end at a wrong answer.
 */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    groups: { en: 'classes of a school', zh_cn: '个班级' },
    place: { en: '', zh_cn: '某校共有' },
    who: { en: 'students', zh_cn: '名学生' },
    rule: {
      en: 'Each student of the school belongs to exactly one class and writes down the number of students in that class.',
      zh_cn: '该校每名学生恰好属于一个班，并写下自己班的学生人数（包括自己）。',
    },
    group: { en: 'class', zh_cn: '班' },
    one: { en: 'students', zh_cn: '学生' },
  },
  {
    groups: { en: 'buses of a tour company', zh_cn: '辆大巴' },
    place: { en: '', zh_cn: '某旅行社共有' },
    who: { en: 'passengers', zh_cn: '名乘客' },
    rule: {
      en: 'Each passenger rides on exactly one bus and writes down the number of passengers on that bus.',
      zh_cn: '每名乘客恰好乘坐其中一辆，并写下自己所乘大巴上的乘客人数（包括自己）。',
    },
    group: { en: 'bus', zh_cn: '车' },
    one: { en: 'passengers', zh_cn: '乘客' },
  },
  {
    groups: { en: 'choirs at a festival', zh_cn: '个合唱团' },
    place: { en: '', zh_cn: '某音乐节共有' },
    who: { en: 'singers', zh_cn: '名歌手' },
    rule: {
      en: 'Each singer belongs to exactly one choir and writes down the number of singers in that choir.',
      zh_cn: '每名歌手恰好属于一个合唱团，并写下自己所在合唱团的歌手人数（包括自己）。',
    },
    group: { en: 'choir', zh_cn: '团' },
    one: { en: 'singers', zh_cn: '歌手' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.data.weighted-mean', 'quant.data.spread', 'quant.data.mean'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    setting: settings,
    n: [8, 10, 12, 16],
    // Mean and standard deviation of the sizes; the square of the second is a multiple of the first.
    sizes: [
      [20, 10],
      [25, 10],
      [16, 8],
      [18, 6],
      [32, 8],
      [36, 12],
      [24, 12],
      [27, 9],
      [40, 20],
    ],
    below: [0, 1],
    isSwapped: [false, true],
  },
  keep: ({ sizes: [m, s], below }) => (s * s) / m - below >= 2,
  make: ({ setting: { groups, place, who, rule, group, one }, n, sizes: [m, s], below, isSwapped }) => {
    const found = m + (s * s) / m;
    const bound = found - below;
    const measured = both`The mean of the numbers written down``所写各数的平均数`;
    const sign = below === 0 ? '=' : '>';
    const naive = [
      'unweighted-mean',
      both`This keeps the mean ${m} of the ${n} sizes; but a large ${group} is named by many ${one} and a small one by few.``
        这里沿用了 ${n} 个人数的平均数 ${m}；但人多的${group}有许多${one}写它，人少的${group}只有几个${one}写它。`,
    ] as const;
    const other = [
      'arithmetic-slip',
      both`The numbers written down have the mean $\frac{${m}^{2} + ${s}^{2}}{${m}} = ${found}$, which is to be compared with ${bound}.``
        所写各数的平均数是 $\frac{${m}^{2} + ${s}^{2}}{${m}} = ${found}$，应与 ${bound} 比较。`,
    ] as const;
    return {
      stem: both`The mean number of ${who} in the ${n} ${groups} is ${m}, and the standard deviation of the ${n} numbers is ${s}. ${rule}``
        ${place} ${n} ${groups}，各有若干${who}，人数的平均数是 ${m}，这 ${n} 个人数的标准差是 ${s}。${rule}`,
      a: isSwapped ? bound : measured,
      b: isSwapped ? measured : bound,
      key: keyOfOrder(below, isSwapped),
      steps: [
        both`The idea: a ${group} with many ${one} is named many times. Whatever its number is, that number is written down just so many times, so all that is written down adds up to the sum of the squares of the ${n} numbers, and there are $${n} \cdot ${m} = ${n * m}$ entries.``
          关键在于：人多的${group}会被写许多次。人数是几，这个数就被写几次，所以全部所写之数的和等于这 ${n} 个人数的平方和，而写下的数共有 $${n} \cdot ${m} = ${n * m}$ 个。`,
        both`The sum of the squares is known, too: the squared distances from ${m} have the mean $${s}^{2} = ${s * s}$, and that is the mean of the squares less $${m}^{2}$. So the mean of the squares is $${m}^{2} + ${s}^{2} = ${m * m + s * s}$.``
          平方和也是确定的：各数与 ${m} 之差的平方，其平均数为 $${s}^{2} = ${s * s}$，它等于各数平方的平均数减去 $${m}^{2}$。所以平方的平均数是 $${m}^{2} + ${s}^{2} = ${m * m + s * s}$。`,
        both`The mean of the entries is $\frac{${n} \cdot ${m * m + s * s}}{${n} \cdot ${m}} = ${found}$, and $${found} ${sign} ${bound}$. The tempting paths leave the mean at ${m}, or see that it must be greater and give up there.``
          所写各数的平均数为 $\frac{${n} \cdot ${m * m + s * s}}{${n} \cdot ${m}} = ${found}$，而 $${found} ${sign} ${bound}$。容易走错的路：以为平均数仍是 ${m}，或只看出它会变大就停下了。`,
      ],
      wrong: {
        A: isSwapped ? naive : other,
        B: isSwapped ? other : naive,
        C: other,
        D: [
          'thinks-undetermined',
          both`The ${n} numbers are not known, but only their sum and the sum of their squares are needed, and the mean and the standard deviation fix both.``
            这 ${n} 个人数虽不知道，但只需要它们的和与平方和，而平均数和标准差正好把两者都确定了。`,
        ],
      },
    };
  },
});
