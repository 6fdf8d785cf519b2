/** The foot of a ladder moves: two right triangles with one hypotenuse. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const feet: Record<number, number[]> = {
  25: [7, 15, 20, 24],
  50: [14, 30, 40, 48],
  65: [16, 25, 33, 39, 52, 56],
  75: [21, 45, 60, 72],
};

export const family = defineFamily({
  tags: ['quant.geometry.right-triangles'],
  form: 'numeric',
  difficulty: 3,
  seconds: 85,
  space: {
    length: [25, 50, 65, 75],
    i: [0, 1, 2, 3, 4],
    j: [0, 1, 2, 3, 4],
    story: [
      {
        en: ['A straight ladder', 'against a vertical wall', 'the ladder', 'the wall'],
        zh: ['一架直梯', '竖直的墙', '梯子', '墙脚'],
      },
      {
        en: ['A straight plank', 'against the vertical side of a warehouse', 'the plank', 'the warehouse'],
        zh: ['一块直木板', '仓库的竖直外墙', '木板', '仓库墙脚'],
      },
      {
        en: ['A straight steel beam', 'against a vertical tower', 'the beam', 'the base of the tower'],
        zh: ['一根直钢梁', '竖直的塔身', '钢梁', '塔脚'],
      },
    ],
  },
  keep: ({ length, i, j }) => i !== j && feet[length]![i] !== undefined && feet[length]![j] !== undefined,
  make: ({ length, i, j, story: { en, zh } }) => {
    const [from, to] = [feet[length]![i]!, feet[length]![j]!];
    const height = (foot: number): number => Math.round(Math.sqrt(length * length - foot * foot));
    const [before, after] = [height(from), height(to)];
    const out = to > from;
    const moved = Math.abs(to - from);
    const key = Math.abs(after - before);
    if (moved === key) return null;
    return {
      stem: out
        ? both`${en[0]} that is ${length} feet long leans ${en[1]}, with its lower end on level ground ${from} feet from ${en[3]}. If the lower end is pulled ${moved} feet farther from ${en[3]} and the upper end slides straight down, how many feet does the upper end move down?``
          ${zh[0]}长 ${length} 英尺，斜靠在${zh[1]}上，下端在水平地面上，距${zh[3]} ${from} 英尺。若把下端再向外拉 ${moved} 英尺，上端沿竖直面滑下，则上端下降了多少英尺？`
        : both`${en[0]} that is ${length} feet long leans ${en[1]}, with its lower end on level ground ${from} feet from ${en[3]}. If the lower end is pushed ${moved} feet closer to ${en[3]} and the upper end slides straight up, how many feet does the upper end move up?``
          ${zh[0]}长 ${length} 英尺，斜靠在${zh[1]}上，下端在水平地面上，距${zh[3]} ${from} 英尺。若把下端向里推 ${moved} 英尺，上端沿竖直面上移，则上端升高了多少英尺？`,
      key,
      suffix: both`feet``英尺`,
      steps: [
        both`The idea: The length does not change in the move, so the right triangles before and after have the same hypotenuse. Initially, the upper end is $\sqrt{${length}^{2} - ${from}^{2}} = ${before}$ feet high: ${en[2]} is the hypotenuse.``关键在于：移动时长度不变，所以前后两个直角三角形的斜边相等。起初上端的高度为 $\sqrt{${length}^{2} - ${from}^{2}} = ${before}$ 英尺，${zh[2]}是斜边。`,
        both`Afterward, the lower end is $${from} ${out ? '+' : '-'} ${moved} = ${to}$ feet away and the height is $\sqrt{${length}^{2} - ${to}^{2}} = ${after}$ feet.``移动后下端的距离为 $${from} ${out ? '+' : '-'} ${moved} = ${to}$ 英尺，高度为 $\sqrt{${length}^{2} - ${to}^{2}} = ${after}$ 英尺。`,
        both`The upper end has moved $${Math.max(before, after)} - ${Math.min(before, after)} = ${key}$ feet.``上端移动了 $${Math.max(before, after)} - ${Math.min(before, after)} = ${key}$ 英尺。`,
      ],
      wrong: [
        [
          moved,
          'judges-by-looks',
          both`${moved} is how far the lower end moves; the upper end does not move by the same amount.``${moved} 是下端移动的距离，上端移动的距离与它并不相同。`,
        ],
        [
          after,
          'stops-early',
          both`${after} is the new height, not the change in height.``${after} 是新的高度，不是高度的变化。`,
        ],
        [before, 'stops-early', both`${before} is the initial height.``${before} 是起初的高度。`],
      ],
    };
  },
});
