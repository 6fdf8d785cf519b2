/** Part of a full vessel is drawn off and replaced by water, twice: what is left shrinks by the same factor each time. */
import { div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, tex } from '../../text.ts';

const stories = [
  { en: ['tank', 'pure alcohol', 'alcohol'], zh: ['罐', '纯酒精', '酒精'] },
  { en: ['barrel', 'undiluted juice', 'undiluted juice'], zh: ['桶', '原汁', '原汁'] },
  { en: ['cooling system', 'pure antifreeze', 'antifreeze'], zh: ['冷却系统', '纯防冻液', '防冻液'] },
  { en: ['vat', 'pure vinegar', 'vinegar'], zh: ['坛', '纯醋', '醋'] },
];

export const family = defineFamily({
  tags: ['quant.algebra.mixture'],
  form: 'numeric',
  difficulty: 5,
  seconds: 100,
  space: {
    v: [9, 10, 12, 16, 18, 20, 25, 27, 36, 40, 45, 50],
    x: [2, 3, 4, 5, 6, 8, 9, 10, 12],
    story: stories,
    asked: ['left', 'left', 'water'],
  },
  keep: ({ v, x }) => 2 * x < v && (x * x) % v === 0,
  make: ({ v, x, story: { en, zh }, asked }) => {
    const once = v - x;
    const out = mul(x, div(once, v));
    const left = sub(once, out);
    const isLeft = asked === 'left';
    const key = isLeft ? left : sub(v, left);
    const factor = div(once, v);
    return {
      stem: isLeft
        ? both`A ${en[0]!} contains ${v} liters of ${en[1]!}. First, ${x} liters are removed and replaced with water, and the contents are mixed thoroughly; then ${x} liters of the mixture are removed and replaced with water. How many liters of ${en[2]!} are in the ${en[0]!} at the end?``
          一个${zh[0]!}里装有 ${v} 升${zh[1]!}。先取出 ${x} 升并补入等量的水，充分混合；再取出 ${x} 升混合液，仍补入等量的水。最后其中有多少升${zh[2]!}？`
        : both`A ${en[0]!} contains ${v} liters of ${en[1]!}. First, ${x} liters are removed and replaced with water, and the contents are mixed thoroughly; then ${x} liters of the mixture are removed and replaced with water. How many liters of water are in the ${en[0]!} at the end?``
          一个${zh[0]!}里装有 ${v} 升${zh[1]!}。先取出 ${x} 升并补入等量的水，充分混合；再取出 ${x} 升混合液，仍补入等量的水。最后其中有多少升水？`,
      key,
      suffix: both`liters``升`,
      steps: [
        both`The idea: Each replacement leaves the same fraction of what was there before. After the first replacement, $${v} - ${x} = ${once}$ liters of ${en[2]!} are left, which is $\frac{${once}}{${v}} = ${factor}$ of the whole.``关键在于：每次置换后，原来的液体都剩下同样的比例。第一次之后还剩 $${v} - ${x} = ${once}$ 升${zh[2]!}，占总量的 $\frac{${once}}{${v}} = ${factor}$。`,
        both`The second time, the ${x} liters removed are a mixture, so every part of the contents shrinks by the same factor: $${once} \cdot ${factor} = ${left}$ liters of ${en[2]!} are left${isLeft ? '' : `, and $${v} - ${tex(left)} = ${tex(key)}$ liters are water`}.``
            第二次取出的 ${x} 升是混合液，各成分按同一比例减少，所以剩下${zh[2]!} $${once} \cdot ${factor} = ${left}$ 升${isLeft ? '' : `，水有 $${v} - ${tex(left)} = ${tex(key)}$ 升`}。`,
      ],
      wrong: isLeft
        ? [
            [
              v - 2 * x,
              'ignores-a-condition',
              both`$${v} - ${x} - ${x} = ${v - 2 * x}$ takes the second ${x} liters to be ${en[2]!} without water.``$${v} - ${x} - ${x} = ${v - 2 * x}$ 误以为第二次取出的 ${x} 升全是${zh[2]!}。`,
            ],
            [
              once,
              'stops-early',
              both`$${v} - ${x} = ${once}$ is what is left after the first replacement.``$${v} - ${x} = ${once}$ 只是第一次之后的量。`,
            ],
            [
              sub(v, left),
              'complement-slip',
              both`$${v} - ${left} = ${sub(v, left)}$ is the amount of water.``$${v} - ${left} = ${sub(v, left)}$ 是水的量。`,
            ],
          ]
        : [
            [
              2 * x,
              'ignores-a-condition',
              both`$2 \cdot ${x} = ${2 * x}$ forgets that some of the water is removed again the second time.``$2 \cdot ${x} = ${2 * x}$ 忘了第二次取出的混合液里也有水。`,
            ],
            [
              left,
              'complement-slip',
              both`$${v} - ${key} = ${left}$ is the amount of ${en[2]!}.``$${v} - ${key} = ${left}$ 是${zh[2]!}的量。`,
            ],
            [
              x,
              'stops-early',
              both`$${v} - ${once} = ${x}$ is the amount of water after the first replacement.``$${v} - ${once} = ${x}$ 只是第一次之后水的量。`,
            ],
          ],
    };
  },
});
