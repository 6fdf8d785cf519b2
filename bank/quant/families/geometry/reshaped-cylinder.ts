/** A cylinder that is wider against one that is higher: the radius counts twice, the height once. */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.solids'],
  form: 'qc',
  difficulty: 2,
  seconds: 70,
  space: {
    p: [2, 3, 4, 5],
    // How many times as high the narrow one is: as wide, the square of it, or beyond.
    q: [2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 18, 25, 30],
    thing: [
      { en: 'tank', zh_cn: '水箱' },
      { en: 'can', zh_cn: '罐头' },
      { en: 'candle', zh_cn: '蜡烛' },
      { en: 'drum', zh_cn: '油桶' },
    ],
  },
  keep: ({ p, q }) => [p, p * p, 2 * p * p - 2 * (p - 1)].includes(q) || q === p + 1 || q === 2 * p * p,
  make: ({ p, q, thing }) => ({
    stem: both`The radius of cylindrical ${thing} $X$ is ${p} times the radius of cylindrical ${thing} $Y$, and ${thing} $Y$ is
      ${q} times as tall as ${thing} $X$.``圆柱形${thing} $X$ 的底面半径是圆柱形${thing} $Y$ 的 ${p} 倍，而${thing} $Y$ 的高是${thing} $X$ 的
      ${q} 倍。`,
    a: both`The volume of ${thing} $X$``${thing} $X$ 的体积`,
    b: both`The volume of ${thing} $Y$``${thing} $Y$ 的体积`,
    key: keyOfOrder(p * p - q),
    letters: { r: 3, h: 7, X: `${p * p * 63}\\pi`, Y: `${q * 63}\\pi` },
    steps: [
      both`The idea: In the volume of a cylinder, the radius is squared and the height is not, so their factors do not count equally. Let $r$ be the radius of $Y$, and let $h$ be the height of $X$. Then $X$ has radius $${p}r$ and height $h$, and $Y$ has radius $r$
        and height $${q}h$.``关键在于：圆柱的体积中半径要平方，高不平方，所以两个倍数的作用不同。设 $Y$ 的半径为 $r$，$X$ 的高为 $h$，则 $X$ 的半径为 $${p}r$、高为 $h$，$Y$ 的半径为 $r$、高为 $${q}h$。`,
      both`The volumes are $X = \pi (${p}r)^{2} h = ${p * p} \pi r^{2} h$ and $Y = \pi r^{2} \cdot ${q}h = ${q} \pi r^{2} h$.``
        体积分别为 $X = \pi (${p}r)^{2} h = ${p * p} \pi r^{2} h$ 和 $Y = \pi r^{2} \cdot ${q}h = ${q} \pi r^{2} h$。`,
      p * p === q
        ? both`Both are the same multiple of $\pi r^{2} h$, so the volumes are equal. Faster: compare the square of the factor of the radius directly with the factor of the height.``两者都是 $\pi r^{2} h$ 的同一倍数，所以体积相等。更快的做法：直接比较半径倍数的平方与高的倍数。`
        : p * p > q
          ? both`Since $${p * p} > ${q}$, $X$ has the greater volume. Faster: compare the square of the factor of the radius directly with the factor of the height.``因为 $${p * p} > ${q}$，所以 $X$ 的体积更大。更快的做法：直接比较半径倍数的平方与高的倍数。`
          : both`Since $${q} > ${p * p}$, $Y$ has the greater volume. Faster: compare the square of the factor of the radius directly with the factor of the height.``因为 $${q} > ${p * p}$，所以 $Y$ 的体积更大。更快的做法：直接比较半径倍数的平方与高的倍数。`,
    ],
    wrong: {
      A: [
        'surface-for-volume',
        both`A wide cylinder looks bulky, but its height has to be compared as well.``粗的圆柱看上去更大，但还必须比较高。`,
      ],
      B: [
        'length-ratio-for-area',
        both`Comparing ${p} with ${q} forgets that the radius is squared in the volume.``
          直接比较 ${p} 与 ${q}，是忘了体积公式中半径要平方。`,
      ],
      C: [
        'length-ratio-for-area',
        both`A gain in one measure does not simply make up for a loss in another: only the squared radius balances the height.``
          一个量的增加并不能简单抵消另一个量的减少：能与高相抵的是半径的平方。`,
      ],
      D: [
        'thinks-undetermined',
        both`No measurements are given, yet both volumes are multiples of the same $\pi r^{2} h$.``
          虽然没有给出任何尺寸，但两个体积都是同一个 $\pi r^{2} h$ 的倍数。`,
      ],
    },
  }),
});
