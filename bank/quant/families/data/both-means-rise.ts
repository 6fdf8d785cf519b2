/**
 * At each of two places a mean has risen: has the mean of both together risen, too?
 *
 * Chains two ideas: the mean of all leans to the place with more values; and the numbers may shift to the place with the
 * lower mean by so much that the whole falls although both parts rise. What is said of the numbers decides whether that
 * is excluded; “each rose, so all rose” and “sizes are not given” are both wrong for some draws.
 */
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

const settings = [
  {
    at: [
      { en: 'store P', zh_cn: '甲店' },
      { en: 'store Q', zh_cn: '乙店' },
    ],
    mean: { en: 'the mean price of the books sold', zh_cn: '所售图书的平均价格' },
    did: { en: 'sold', zh_cn: '售出' },
    things: { en: 'books', zh_cn: '图书' },
  },
  {
    at: [
      { en: 'station P', zh_cn: '甲站' },
      { en: 'station Q', zh_cn: '乙站' },
    ],
    mean: { en: 'the mean fare of the tickets sold', zh_cn: '所售车票的平均票价' },
    did: { en: 'sold', zh_cn: '售出' },
    things: { en: 'tickets', zh_cn: '车票' },
  },
] as const;

type Info = 'same' | 'same factor' | 'toward higher' | 'both more' | 'lower more' | 'lower fewer';

export const family = defineFamily({
  tags: ['quant.data.weighted-mean', 'quant.data.mean'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    setting: settings,
    low: [11, 12, 14, 16, 17],
    gap: [5, 6, 8, 9],
    rise: [1, 2, 3],
    info: [
      'same',
      'same factor',
      'toward higher',
      'both more',
      'lower more',
      'lower fewer',
    ] as readonly Info[],
    isSwapped: [false, true],
  },
  make: ({ setting: { at, mean, did, things }, low, gap, rise, info, isSwapped }) => {
    const [p, q] = [low, low + gap];
    const place = at[0].en.replace(/ P$/, '');
    const isOpen = info === 'both more' || info === 'lower more';
    const said = {
      same: both`Each ${place} ${did} as many ${things} in May as in April.``两处五月${did}的${things}数量都与四月相同。`,
      'same factor': both`Each ${place} ${did} twice as many ${things} in May as in April.``两处五月${did}的${things}数量都是四月的两倍。`,
      'toward higher': both`In May, ${at[0]} ${did} fewer ${things} than in April, and ${at[1]} ${did} more.``与四月相比，五月${at[0]}${did}的${things}减少，${at[1]}增加。`,
      'both more': both`Each ${place} ${did} more ${things} in May than in April.``两处五月${did}的${things}都比四月多。`,
      'lower more': both`In May, ${at[0]} ${did} more ${things} than in April, and ${at[1]} ${did} as many as in April.``与四月相比，五月${at[0]}${did}的${things}增加，${at[1]}不变。`,
      'lower fewer': both`In May, ${at[0]} ${did} fewer ${things} than in April, and ${at[1]} ${did} as many as in April.``与四月相比，五月${at[0]}${did}的${things}减少，${at[1]}不变。`,
    }[info];
    const [may, april] = [
      both`In May, ${mean} at the two ${place}s combined``两处合计，五月${mean}`,
      both`In April, ${mean} at the two ${place}s combined``两处合计，四月${mean}`,
    ];
    const side = [
      isOpen ? 'assumes-equal-groups' : 'reverses-comparison',
      isOpen
        ? both`That each mean rose does not settle it: if nearly all were ${did} at ${at[1]} in April and nearly all at ${at[0]} in May, the overall mean falls from about ${usd(q)} to about ${usd(p + rise)}.``
          各处平均都上升并不能说明问题：若四月几乎都在${at[1]}${did}，五月几乎都在${at[0]}${did}，合计的平均就从约 ${usd(q)}降到约 ${usd(p + rise)}。`
        : both`Both means rose, and the share of ${at[0]}, where the mean is lower, did not grow, so nothing pulls the overall mean down.``两处的平均都上升，而平均较低的${at[0]}所占比例没有增加，所以没有什么使合计的平均下降。`,
    ] as const;
    return {
      // Where nothing can pull the whole down, the careless answer is right as well.
      ...(!isOpen && { difficulty: 3 as const }),
      stem: both`From April to May, ${mean} rose from ${usd(p)} to ${usd(p + rise)} at ${at[0]} and from ${usd(q)} to ${usd(q + rise)} at ${at[1]}. ${said}``
        从四月到五月，${mean}在${at[0]}由 ${usd(p)}升至 ${usd(p + rise)}，在${at[1]}由 ${usd(q)}升至 ${usd(q + rise)}。${said}`,
      a: isSwapped ? april : may,
      b: isSwapped ? may : april,
      key: isOpen ? 'D' : isSwapped ? 'B' : 'A',
      steps: [
        both`The idea: the overall mean depends on the share of the ${things} that each ${place} has, as well as on the two means. So ask whether the share of ${at[0]}, where the mean is lower, can have grown.``
          关键在于：合计的平均不仅取决于两处各自的平均，还取决于两处所占的比例。所以要问：平均较低的${at[0]}所占比例会不会增加。`,
        isOpen
          ? both`It can: ${at[0]} may have gone from very few to very many. The overall mean then falls from nearly ${usd(q)} to nearly ${usd(p + rise)}, and $${p + rise} < ${q}$. If the shares hardly change, it rises. So it cannot be determined.``
            会：${at[0]}可能从极少变成极多，合计的平均就从接近 ${usd(q)}降到接近 ${usd(p + rise)}，而 $${p + rise} < ${q}$。若比例几乎不变，则上升。所以无法确定。`
          : both`It cannot: by what is said about the numbers, its share is the same as before or smaller. With the old shares, the overall mean would rise by exactly $${p + rise} - ${p} = ${rise}$ dollars; a larger share of ${at[1]} only adds to that.``
            不会：由题中数量的变化可知，它的比例不变或减小。若比例不变，合计的平均恰好上升 $${p + rise} - ${p} = ${rise}$ 美元；${at[1]}的比例增大只会使它升得更多。`,
        both`The tempting path relies on the two means alone, without considering the numbers.``容易走错的路是只看两处的平均，而不看数量。`,
      ],
      wrong: {
        A: side,
        B: side,
        C: [
          'unweighted-mean',
          both`Both means rose by ${usd(rise)}; it would be a coincidence if the overall mean stayed the same.``两处的平均都上升了 ${usd(rise)}，合计的平均不变只会是巧合。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers are not given, but what is said about them rules out a larger share for ${at[0]}.``数量虽未给出，但题中的说法已排除了${at[0]}比例增大的可能。`,
        ],
      },
    };
  },
});
