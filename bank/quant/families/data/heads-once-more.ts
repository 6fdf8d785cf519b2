/**
 * A coin is taken from a few, some with two heads; it comes up heads each time: how likely is heads once more?
 *
 * Chains two ideas: the heads that were seen make a two-headed coin likelier than it was, in the measure in which it shows
 * them more often; and then heads once more comes from both kinds of coin, weighted anew. “A coin has no memory” with the
 * old shares, and the share of two-headed coins alone, are careful ways to numbers on offer.
 */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    en: (total: string, sure: string, fair: string, times: string) =>
      `A box contains ${total} coins, of which ${sure} heads on both sides and the other ${fair} fair. One of the coins is taken at random and tossed ${times} times, and it comes up heads each time. What is the probability that the same coin comes up heads when it is tossed once more?`,
    zh: (total: string, sure: string, fair: string, times: string) =>
      `盒中有 ${total} 枚硬币，其中 ${sure} 枚两面都是正面，其余 ${fair} 枚是均匀的普通硬币。随机取出一枚，抛 ${times} 次，每次都是正面。再把这枚硬币抛一次，出现正面的概率是多少？`,
    has: ['1 has', 'have'],
    sure: { en: 'two-headed coin', zh_cn: '两面都是正面的硬币' },
    fair: { en: 'fair coin', zh_cn: '普通硬币' },
    good: { en: 'heads', zh_cn: '正面' },
  },
  {
    en: (total: string, sure: string, fair: string, times: string) =>
      `A bag contains ${total} disks, of which ${sure} red on both sides and the other ${fair} are red on one side and white on the other. One of the disks is taken at random and tossed ${times} times, each side being equally likely to land faceup, and it lands with a red side up each time. What is the probability that the same disk lands with a red side up when it is tossed once more?`,
    zh: (total: string, sure: string, fair: string, times: string) =>
      `袋中有 ${total} 枚圆片，其中 ${sure} 枚两面都是红色，其余 ${fair} 枚一面红、一面白。随机取出一枚，抛 ${times} 次（两面朝上的机会均等），每次都是红面朝上。再把这枚圆片抛一次，红面朝上的概率是多少？`,
    has: ['1 is', 'are'],
    sure: { en: 'disk that is red on both sides', zh_cn: '两面都红的圆片' },
    fair: { en: 'disk with a white side', zh_cn: '有一面白的圆片' },
    good: { en: 'red', zh_cn: '红色' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.data.conditional', 'quant.data.probability'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: { setting: settings, sure: [1, 2, 3], fair: [2, 3, 4, 5, 6, 7, 8], times: [2, 3] },
  keep: ({ sure, fair, times }) => fair > sure && 2 ** times * sure <= 4 * fair && sure + fair <= 10,
  make: ({ setting, sure, fair, times }) => {
    const { has, good } = setting;
    const total = sure + fair;
    const weight = 2 ** times;
    const shows = weight * sure + fair;
    const key = div(2 * weight * sure + fair, 2 * shows);
    const prior = div(2 * sure + fair, 2 * total);
    const posterior = div(weight * sure, shows);
    const later = div(4 * weight * sure + fair, 2 * (2 * weight * sure + fair));
    const halves = div(2 * weight * total - fair, 2 * weight * total);
    const verb = sure === 1 ? has[0] : `${sure} ${has[1]}`;
    const isCoin = good.en === 'heads';
    const fairEn = isCoin ? `${fair} are` : `${fair}`;
    return {
      stem: {
        en: setting.en(`${total}`, verb, fairEn, `${times}`),
        zh_cn: setting.zh(`${total}`, `${sure}`, `${fair}`, `${times}`),
      },
      key,
      steps: [
        both`The idea: count cases that are equally likely. Each of the ${total} has $2^{${times}} = ${weight}$ outcomes of ${times} tosses. Each ${setting.sure} shows ${good} every time in all ${weight} of them, each ${setting.fair} in only 1.``
          关键在于：数机会均等的情形。这 ${total} 枚中的每一枚，抛 ${times} 次都有 $2^{${times}} = ${weight}$ 种结果。每枚${setting.sure}在全部 ${weight} 种中都次次是${good}，而每枚${setting.fair}只有 1 种。`,
        both`So there are $${weight} \cdot ${sure} + ${fair} = ${shows}$ cases in which ${good} came up every time, and $${weight} \cdot ${sure} = ${weight * sure}$ of them belong to the first kind: what was seen speaks for it.``
          所以次次都是${good}的情形共有 $${weight} \cdot ${sure} + ${fair} = ${shows}$ 种，其中 $${weight} \cdot ${sure} = ${weight * sure}$ 种属于前一类：看到的结果使它的可能性变大了。`,
        both`Once more, the first kind is sure to show ${good} and the second does so half of the time: $\frac{${weight * sure} + \frac{1}{2} \cdot ${fair}}{${shows}} = ${key}$. The tempting paths keep the shares of the beginning, or stop at the probability of the kind.``
          再抛一次，前一类必定是${good}，后一类有一半机会：$\frac{${weight * sure} + \frac{1}{2} \cdot ${fair}}{${shows}} = ${key}$。容易走错的路是沿用最初的比例，或停在它属于前一类的概率。`,
      ],
      wrong: [
        [
          prior,
          'ignores-condition',
          both`$\frac{${sure} + \frac{1}{2} \cdot ${fair}}{${total}} = ${prior}$ is the probability before any toss; the ${times} results that were seen have changed it.``
            $\frac{${sure} + \frac{1}{2} \cdot ${fair}}{${total}} = ${prior}$ 是抛之前的概率；看到的 ${times} 次结果已经改变了它。`,
        ],
        [
          posterior,
          'stops-early',
          both`$\frac{${weight} \cdot ${sure}}{${shows}} = ${posterior}$ is the probability of the kind that always shows ${good}; the other kind may show it, too.``
            $\frac{${weight} \cdot ${sure}}{${shows}} = ${posterior}$ 只是它总是${good}那一类的概率；另一类也可能出现${good}。`,
        ],
        [
          later,
          'off-by-one',
          both`$\frac{${2 * weight} \cdot ${sure} + \frac{1}{2} \cdot ${fair}}{${2 * weight} \cdot ${sure} + ${fair}} = ${later}$ counts $${times} + 1 = ${times + 1}$ tosses as seen.``
            $\frac{${2 * weight} \cdot ${sure} + \frac{1}{2} \cdot ${fair}}{${2 * weight} \cdot ${sure} + ${fair}} = ${later}$ 当成已看到 $${times} + 1 = ${times + 1}$ 次。`,
        ],
        [
          div(1, 2),
          'assumes-special-case',
          both`$\frac{1}{2}$ would be right only if none could show ${good} every time.``只有没有一枚能次次都是${good}时，才是 $\frac{1}{2}$。`,
        ],
        [
          halves,
          'complement-slip',
          both`$1 - \frac{${fair}}{${total}} \cdot \frac{1}{${2 * weight}} = ${halves}$ subtracts one course of $${times} + 1 = ${times + 1}$ tosses from 1.``
            $1 - \frac{${fair}}{${total}} \cdot \frac{1}{${2 * weight}} = ${halves}$ 是从 1 中减去 $${times} + 1 = ${times + 1}$ 次抛掷的一种结果。`,
        ],
        [
          div(2 * weight - 1, 2 * weight),
          'complement-slip',
          both`$1 - \frac{1}{${2 * weight}} = ${div(2 * weight - 1, 2 * weight)}$ is the probability of ${good} at least once in $${times} + 1 = ${times + 1}$ tosses of a ${setting.fair}.``
            $1 - \frac{1}{${2 * weight}} = ${div(2 * weight - 1, 2 * weight)}$ 是一枚${setting.fair}抛 $${times} + 1 = ${times + 1}$ 次至少出现一次${good}的概率。`,
        ],
      ],
    };
  },
});
