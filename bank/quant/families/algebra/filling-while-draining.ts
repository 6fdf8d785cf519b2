/** A pipe fills and a drain empties, and one of the two is at work for only part of the time. */
import { add, div, isWhole, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, plural, tex } from '../../text.ts';

const places = [
  { en: 'tank', zh: '水箱' },
  { en: 'pool', zh: '水池' },
  { en: 'cistern', zh: '蓄水池' },
  { en: 'reservoir', zh: '水库' },
];

export const family = defineFamily({
  tags: ['quant.algebra.rate-work'],
  form: 'numeric',
  difficulty: 5,
  seconds: 110,
  space: {
    a: [3, 4, 5, 6, 8, 9, 10, 12],
    b: [6, 8, 10, 12, 15, 16, 18, 20, 24, 30],
    t: [1, 2, 3, 4, 5, 6],
    kind: ['drain later', 'drain closed'],
    place: places,
  },
  keep: ({ a, b, t }) => b > a && t < a,
  make: ({ a, b, t, kind, place }) => {
    const net = sub(div(1, a), div(1, b));
    const isLater = kind === 'drain later';
    const done = mul(t, isLater ? div(1, a) : net);
    const left = sub(1, done);
    const rest = div(left, isLater ? net : div(1, a));
    const key = add(t, rest);
    if (!isWhole(key) || !isWhole(rest)) return null;
    const both2 = div(1, net);
    return {
      stem: isLater
        ? both`A pipe can fill an empty ${place.en} in ${a} hours, and an open drain can empty the full ${place.en} in ${b} hours. The pipe is opened while the ${place.en} is empty and the drain is closed; exactly ${plural(t, 'hour')} later, the drain is opened as well. How many hours after the pipe is opened will the ${place.en} be full?``
          一根水管可在 ${a} 小时内把空${place.zh}注满，排水口打开时可在 ${b} 小时内把满${place.zh}排空。开始时${place.zh}是空的，排水口关闭，打开水管；整整 ${t} 小时后排水口也打开。从打开水管算起，多少小时后${place.zh}注满？`
        : both`A pipe can fill an empty ${place.en} in ${a} hours, and an open drain can empty the full ${place.en} in ${b} hours. The pipe is opened while the ${place.en} is empty, but the drain has been left open and is closed exactly ${plural(t, 'hour')} later. How many hours after the pipe is opened will the ${place.en} be full?``
          一根水管可在 ${a} 小时内把空${place.zh}注满，排水口打开时可在 ${b} 小时内把满${place.zh}排空。开始时${place.zh}是空的，打开水管时排水口忘了关，整整 ${t} 小时后才关上。从打开水管算起，多少小时后${place.zh}注满？`,
      key,
      suffix: both`hours``小时`,
      steps: [
        both`The idea: Split the time at the moment when the drain is opened or closed, and use rates. With both open, a net $\frac{1}{${a}} - \frac{1}{${b}} = ${net}$ of the ${place.en} is filled every hour. In the first part of the time, that is, the ${plural(t, 'hour')} given, $${isLater ? `${t} \\cdot \\frac{1}{${a}}` : `${t} \\cdot ${tex(net)}`} = ${done}$ of it is filled.``
          关键在于：以排水口开或关的时刻把时间分成两段，各用每小时的份额来算。两者都开时，每小时净增${place.zh}的 $\frac{1}{${a}} - \frac{1}{${b}} = ${net}$。在开始的 ${t} 小时里，注入了 $${isLater ? `${t} \\cdot \\frac{1}{${a}}` : `${t} \\cdot ${tex(net)}`} = ${done}$。`,
        isLater
          ? both`The remaining $1 - ${done} = ${left}$ is filled with both open, which takes $${left} \div ${net} = ${rest}$ hours.``余下的 $1 - ${done} = ${left}$ 在两者都开时注满，需要 $${left} \div ${net} = ${rest}$ 小时。`
          : both`The remaining $1 - ${done} = ${left}$ is filled by the pipe alone, which takes $${left} \cdot ${a} = ${rest}$ hours.``余下的 $1 - ${done} = ${left}$ 由水管单独注满，需要 $${left} \cdot ${a} = ${rest}$ 小时。`,
        both`Together that is $${t} + ${rest} = ${key}$ hours.``总共 $${t} + ${rest} = ${key}$ 小时。`,
      ],
      wrong: [
        [
          rest,
          'forgets-a-part-of-time',
          both`$${key} - ${t} = ${rest}$ is only the second part of the time.``$${key} - ${t} = ${rest}$ 只是后一段时间。`,
        ],
        [
          both2,
          'ignores-a-condition',
          both`$1 \div ${net} = ${both2}$ keeps both open the whole time.``$1 \div ${net} = ${both2}$ 是两者一直都开着的时间。`,
        ],
        [
          b - a,
          'adds-times',
          both`$${b} - ${a} = ${b - a}$ subtracts times instead of rates.``$${b} - ${a} = ${b - a}$ 是把时间相减，而不是把速率相减。`,
        ],
        [
          add(t, both2),
          'ignores-a-condition',
          both`$${t} + ${both2} = ${add(t, both2)}$ forgets what was filled in the first part.``$${t} + ${both2} = ${add(t, both2)}$ 忘了第一段已经注入的水。`,
        ],
      ],
    };
  },
});
