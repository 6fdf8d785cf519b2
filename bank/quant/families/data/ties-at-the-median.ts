/**
 * Some values of a list are equal to its median: how many can be greater?
 *
 * Chains two ideas: the median fixes a place in the order, so that neither side may have half of the values or more; and
 * the values equal to the median can be shared between the sides in several ways. Half of the rest on either side is the
 * natural answer, and only one of many.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    all: { en: 'employees of a company', zh_cn: '名公司员工' },
    what: { en: 'of the whole-number ages of the', zh_cn: '的年龄（整岁数）' },
    is: { en: 'years old', zh_cn: '岁' },
    more: { en: 'older than', zh_cn: '年龄大于' },
  },
  {
    all: { en: 'participants in a contest', zh_cn: '名参赛者' },
    what: { en: 'of the whole-number scores of the', zh_cn: '的得分（整数）' },
    is: { en: 'points', zh_cn: '分' },
    more: { en: 'scored more than', zh_cn: '得分高于' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.frequency'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    n: [20, 21, 24, 25, 27, 28, 30, 31, 33, 36],
    ties: range(3, 8),
    value: [34, 38, 41, 47],
    shape: [0, 1, 2, 3],
  },
  keep: ({ n, ties }) => n - 2 * ties > 4,
  make: ({ setting: { all, what, is, more }, n, ties, value, shape }) => {
    const most = n % 2 === 1 ? (n - 1) / 2 : n / 2 - 1;
    const least = n - ties - most;
    const middle = Math.floor((n - ties) / 2);
    const values = [
      [least - 1, least, middle, most, most + 1],
      [least - 2, least - 1, least, most, most + 1],
      [least - 1, least, most, most + 1, most + 2],
      [least, least + 1, most, most + 1, n - ties],
    ][shape]!;
    if (new Set(values).size < 5 || most === least) return null;
    const place =
      n % 2 === 1
        ? both`the ${(n + 1) / 2}th in order, so at most $${(n + 1) / 2} - 1 = ${most}$ are less and at most ${most} are greater``排在正中的第 ${(n + 1) / 2} 个，所以小于它的至多 $${(n + 1) / 2} - 1 = ${most}$ 个，大于它的至多 ${most} 个`
        : both`the mean of the two middle values. Some values are equal to it, so both of these are, and at most $\frac{${n}}{2} - 1 = ${most}$ are less and at most ${most} are greater``正中两个数的平均数；既然有数等于它，这两个数就都等于它，所以小于它的至多 $\frac{${n}}{2} - 1 = ${most}$ 个，大于它的至多 ${most} 个`;
    return {
      stem: both`The median ${what} ${n} ${all} is ${value}. Exactly ${ties} of them ${is.en === 'points' ? 'scored' : 'are'} ${value} ${is}. Which of the following could be the number of them who ${is.en === 'points' ? '' : 'are '}${more} ${value}${is.en === 'points' ? ' points' : ''}? Indicate all such numbers.``
        ${n} ${all}${what}的中位数是 ${value}，其中恰有 ${ties} 人是 ${value} ${is}。${more} ${value} ${is}的人数可能是下列哪些？请选出所有可能的值。`,
      options: values.map((x) => {
        if (x >= least && x <= most)
          return [
            x,
            true,
            null,
            both`With ${x} above, $${n} - ${ties} - ${x} = ${n - ties - x}$ are below, and neither is more than ${most}.``若有 ${x} 人在上方，则有 $${n} - ${ties} - ${x} = ${n - ties - x}$ 人在下方，都不超过 ${most}。`,
          ] as const;
        return [
          x,
          false,
          x > most ? 'counts-gaps' : 'ignores-a-condition',
          x > most
            ? both`With ${x} above, the middle of the ${n} would lie above ${value}: at most ${most} can be above.``若有 ${x} 人在上方，${n} 人的正中就会高于 ${value}：上方至多 ${most} 人。`
            : both`With ${x} above, $${n} - ${ties} - ${x} = ${n - ties - x}$ would be below, and the middle would lie below ${value}.``若有 ${x} 人在上方，则有 $${n} - ${ties} - ${x} = ${n - ties - x}$ 人在下方，正中就会低于 ${value}。`,
        ] as const;
      }),
      letters: [{}, { g: most }, {}],
      steps: [
        both`The median of ${n} values is ${place}.``${n} 个数的中位数是${place}。`,
        both`The idea: $${n} - ${ties} = ${n - ties}$ are not equal to ${value}. If $g$ are greater, the others are less, so there are at least $${n - ties} - ${most} = ${least}$ greater: $${least} \le g \le ${most}$.``
          关键在于：不等于 ${value} 的有 $${n} - ${ties} = ${n - ties}$ 个。若有 $g$ 个更大，其余的就更小，所以更大的至少有 $${n - ties} - ${most} = ${least}$ 个：$${least} \le g \le ${most}$。`,
        both`All of these are possible. The tempting path divides the ${n - ties} others evenly, although the median does not require that.``这些都可能。容易走错的路是把其余 ${n - ties} 个平分到两侧，而中位数并不要求这样。`,
      ],
    };
  },
});
