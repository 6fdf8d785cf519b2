/**
 * How many must be drawn to be certain of two colors with so many of each?
 *
 * Chains two ideas: the worst case first exhausts the color of which there is most, since one color may come up entirely;
 * and of the others it takes one less than is wanted, or all where there are fewer. Thinking of one color at a time, or
 * forgetting that small colors run out, ends at a number on offer.
 */
import { sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    en: ['marbles', 'bag', 'red', 'blue', 'green', 'white', 'marble'],
    zh: ['弹珠', '袋子', '红', '蓝', '绿', '白', '颗'],
  },
  {
    en: ['beads', 'jar', 'black', 'yellow', 'pink', 'gray', 'bead'],
    zh: ['珠子', '罐子', '黑', '黄', '粉', '灰', '颗'],
  },
  {
    en: ['tickets', 'drum', 'orange', 'purple', 'brown', 'silver', 'ticket'],
    zh: ['彩票', '转筒', '橙', '紫', '棕', '银', '张'],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.data.counting', 'quant.arith.number-line'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    counts: [
      [12, 9, 7, 3],
      [14, 10, 8, 4],
      [11, 10, 6, 3],
      [15, 11, 4, 3],
      [13, 12, 9, 2],
      [16, 9, 5, 4],
      [10, 9, 8, 3],
      [18, 14, 6, 5],
    ],
    wanted: [5, 6, 7],
    turn: [0, 1, 2, 3],
  },
  // One color at least runs out before it can matter, and two can be complete.
  keep: ({ counts, wanted }) => counts[1] >= wanted && counts[3] < wanted - 1,
  make: ({ setting: { en, zh }, counts, wanted, turn }) => {
    const shown = counts.map((_, i) => counts[(i + turn) % 4]!);
    const [most, ...others] = counts;
    const caps = others.map((n) => Math.min(n, wanted - 1));
    const worst = most + sumOf(caps);
    const key = worst + 1;
    const single = Math.min(most, wanted - 1) + sumOf(caps) + 1;
    const careless = most + 3 * (wanted - 1) + 1;
    const total = sumOf(counts);
    const second = total - counts[1] + wanted;
    return {
      stem: both`A ${en[1]} contains ${shown[0]!} ${en[2]}, ${shown[1]!} ${en[3]}, ${shown[2]!} ${en[4]}, and ${shown[3]!} ${en[5]} ${en[0]}. If ${en[0]} are drawn at random without replacement, what is the least number that must be drawn to be certain that there are at least ${wanted} ${en[0]} of one color and at least ${wanted} of another color among them?``
        ${zh[1]}里有 ${shown[0]!} ${zh[6]}${zh[2]}色、${shown[1]!} ${zh[6]}${zh[3]}色、${shown[2]!} ${zh[6]}${zh[4]}色和 ${shown[3]!} ${zh[6]}${zh[5]}色的${zh[0]}。从中随机不放回地抽取，至少要抽多少${zh[6]}，才能保证其中有某一种颜色至少 ${wanted} ${zh[6]}，且另有一种颜色也至少 ${wanted} ${zh[6]}？`,
      key,
      steps: [
        both`The idea: ask how many can be drawn without success. Success needs two colors, so one color may come up completely; the worst case takes the one of which there is most, ${most}.``
          关键在于：问最多抽多少还不成功。成功需要两种颜色，所以可以有一种颜色全部被抽出；最坏的情形是数量最多的那种，${most} ${zh[6]}。`,
        both`Of each other color, $${wanted} - 1 = ${wanted - 1}$ may come up, but not more than there are: $${most} + ${caps.join(' + ')} = ${worst}$.``
          其他每种颜色可以抽出 $${wanted} - 1 = ${wanted - 1}$ ${zh[6]}，但不能超过它的总数：$${most} + ${caps.join(' + ')} = ${worst}$。`,
        both`The next one must complete a second color: $${worst} + 1 = ${key}$. The tempting path lets each color stop at ${wanted - 1}, or forgets that the smallest ones run out.``
          再抽一${zh[6]}就必有第二种颜色够数：$${worst} + 1 = ${key}$。容易走错的路是让每种颜色都停在 ${wanted - 1}，或忘了数量少的颜色会抽完。`,
      ],
      wrong: [
        [
          single,
          'answers-another-question',
          both`$${Math.min(most, wanted - 1)} + ${caps.join(' + ')} + 1 = ${single}$ guarantees only one color.``$${Math.min(most, wanted - 1)} + ${caps.join(' + ')} + 1 = ${single}$ 只能保证一种颜色。`,
        ],
        [
          careless,
          'ignores-a-condition',
          both`$${most} + 3 \cdot ${wanted - 1} + 1 = ${careless}$ takes ${wanted - 1} of every other color, more than there are of some.``$${most} + 3 \cdot ${wanted - 1} + 1 = ${careless}$ 对其他每种颜色都取了 ${wanted - 1} ${zh[6]}，有的颜色并没有这么多。`,
        ],
        [
          worst,
          'off-by-one',
          both`${worst} can still be drawn without success; it takes one more.``抽 ${worst} ${zh[6]}仍可能不成功，还要再抽一${zh[6]}。`,
        ],
        [
          single + wanted,
          'adds-for-multiplies',
          both`$${single} + ${wanted} = ${single + wanted}$ draws ${wanted} more after the first color is certain, but these may all be of that color.``$${single} + ${wanted} = ${single + wanted}$ 是在保证第一种颜色后再抽 ${wanted} ${zh[6]}，但它们可能都是那种颜色。`,
        ],
        [
          2 * wanted,
          'one-example',
          both`$2 \cdot ${wanted} = ${2 * wanted}$ is what the best case needs.``$2 \cdot ${wanted} = ${2 * wanted}$ 是最好的情形。`,
        ],
        [
          second,
          'ignores-a-condition',
          both`$${total} - ${counts[1]} + ${wanted} = ${second}$ guarantees one particular color, the second most numerous.``$${total} - ${counts[1]} + ${wanted} = ${second}$ 保证的是数量第二多的那一种特定颜色。`,
        ],
        [
          2 * single,
          'adds-for-multiplies',
          both`$2 \cdot ${single} = ${2 * single}$ doubles what guarantees one color.``$2 \cdot ${single} = ${2 * single}$ 是把保证一种颜色所需的数翻倍。`,
        ],
      ],
    };
  },
});
