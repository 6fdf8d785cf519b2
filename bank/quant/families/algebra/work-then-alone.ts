/** Two work together for a while, then one finishes alone. */
import { add, compare, div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, plural } from '../../text.ts';

const hours = (n: number): string => plural(n, 'hour');

export const family = defineFamily({
  tags: ['quant.algebra.rate-work'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 100,
  space: {
    a: [4, 5, 6, 8, 9, 10, 12, 15],
    b: [6, 8, 9, 10, 12, 15, 18, 20],
    t: [1, 2, 3, 4],
    story: [
      { en: ['pump', 'empty a pool'], zh: ['水泵', '抽干一个水池'] },
      { en: ['printer', 'print a run of brochures'], zh: ['打印机', '印完一批宣传册'] },
      { en: ['machine', 'sort a load of mail'], zh: ['机器', '分拣完一批邮件'] },
      { en: ['crew', 'pave a parking lot'], zh: ['施工队', '铺完一个停车场'] },
    ],
  },
  keep: ({ a, b, t }) => a !== b && (b * (a - t) - a * t) % a === 0 && b * (a - t) - a * t > 0,
  make: ({ a, b, t, story: { en, zh } }) => {
    const together = add(div(1, a), div(1, b));
    const done = mul(together, t);
    const left = sub(1, done);
    const key = mul(left, b);
    if (compare(key, 1) <= 0) return null;
    const whole = div(1, together);
    return {
      stem: both`Working alone at their constant rates, ${en[0]} $X$ can ${en[1]} in ${a} hours and ${en[0]} $Y$ can do so in ${b} hours.
        The two work together for ${hours(t)}, after which ${en[0]} $X$ stops. How many more hours does ${en[0]} $Y$ need to finish the job
        alone?``以各自恒定的速度单独工作，${zh[0]} $X$ ${zh[1]}需要 ${a} 小时，${zh[0]} $Y$ 需要 ${b} 小时。两者先一起工作 ${t} 小时，
        之后${zh[0]} $X$ 停止。${zh[0]} $Y$ 单独完成剩余工作还需多少小时？`,
      key,
      steps: [
        both`The idea: Think in rates; what can be added is the part of the job done per hour, not the times. In one hour, the two together do $\frac{1}{${a}} + \frac{1}{${b}} = ${together}$ of the job.``
          关键在于：要用效率来考虑，能相加的是每小时完成的份额，而不是时间。两者合作每小时完成全部工作的 $\frac{1}{${a}} + \frac{1}{${b}} = ${together}$。`,
        both`In ${hours(t)}, they do $${t} \cdot ${together} = ${done}$ of it, so $1 - ${done} = ${left}$ is left.``
          ${t} 小时完成 $${t} \cdot ${together} = ${done}$，还剩 $1 - ${done} = ${left}$。`,
        both`$Y$ does $\frac{1}{${b}}$ of the job per hour and needs $${left} \div \frac{1}{${b}} = ${left} \cdot ${b} = ${key}$ hours. Faster: in all, $X$ does $\frac{${t}}{${a}}$ of the job and $Y$ does the rest; find how long $Y$ needs for the rest, and subtract the ${hours(t)} already worked.``
          $Y$ 每小时完成 $\frac{1}{${b}}$，所以还需要 $${left} \div \frac{1}{${b}} = ${left} \cdot ${b} = ${key}$ 小时。更快的做法：$X$ 总共完成 $\frac{${t}}{${a}}$，其余都由 $Y$ 完成；求出 $Y$ 做其余部分所需的时间，再减去已经工作的 ${t} 小时。`,
      ],
      wrong: [
        [
          sub(b, t),
          'forgets-a-part-of-time',
          both`$${b} - ${t} = ${b - t}$ counts what $Y$ did in the first ${hours(t)} and forgets what $X$ did.``
            $${b} - ${t} = ${b - t}$ 只扣除了 $Y$ 在前 ${t} 小时做的部分，忘了 $X$ 做的部分。`,
        ],
        [
          add(key, t),
          'answers-another-question',
          both`$${key} + ${t} = ${add(key, t)}$ is the time from the start, not the time that $Y$ works alone.``
            $${key} + ${t} = ${add(key, t)}$ 是从开始算起的总时间，而不是 $Y$ 单独工作的时间。`,
        ],
        [
          mul(left, a),
          'substitutes-wrongly',
          both`$${left} \cdot ${a} = ${mul(left, a)}$ would be right if $X$ continued and $Y$ stopped.``
            $${left} \cdot ${a} = ${mul(left, a)}$ 是让 $X$ 继续、$Y$ 停下的结果。`,
        ],
        [
          sub(whole, t),
          'ignores-a-condition',
          both`Together they need $1 \div ${together} = ${whole}$ hours in all; $${whole} - ${t} = ${sub(whole, t)}$ has $X$ keep working to the end.``
            合作全程需要 $1 \div ${together} = ${whole}$ 小时，$${whole} - ${t} = ${sub(whole, t)}$ 是让 $X$ 一直工作到底。`,
        ],
        [
          mul(done, b),
          'complement-slip',
          both`$${done} \cdot ${b} = ${mul(done, b)}$ treats the completed part as the remaining part.``
            $${done} \cdot ${b} = ${mul(done, b)}$ 把已完成的部分当成了剩余的部分。`,
        ],
        [
          sub(div(a + b, 2), t),
          'averages-rates',
          both`Averaging the times, $\frac{${a} + ${b}}{2} - ${t} = ${sub(div(a + b, 2), t)}$, is meaningless: the times cannot be averaged.``
            把两个时间平均，$\frac{${a} + ${b}}{2} - ${t} = ${sub(div(a + b, 2), t)}$，没有意义：时间不能这样平均。`,
        ],
        [
          sub(a + b, t),
          'adds-times',
          both`$${a} + ${b} - ${t} = ${a + b - t}$ adds times where rates should be added.``
            $${a} + ${b} - ${t} = ${a + b - t}$ 把时间相加了，应当相加的是效率。`,
        ],
      ],
    };
  },
});
