/** Texts of the report about how the attempt was made: its circumstances, and what was done besides answering. */
import { texts } from '#core/texts.ts';

export const reportConduct = texts({
  sitting: { zh_cn: '这次怎么考的', en: 'How it was taken' },
  all_sections: { zh_cn: '做完全部 {n} 个部分', en: 'all {n} sections taken' },
  some_sections: { zh_cn: '{of} 个部分做了 {n} 个', en: '{n} of {of} sections taken' },
  no_pauses: { zh_cn: '没有暂停计时', en: 'clock never paused' },
  pauses: {
    zh_cn: '保存离开 {n} 次，计时暂停 {time}',
    en: 'saved and left {n|once|# times}, clock paused for {time}',
  },
  days: { zh_cn: '{n} 天', en: '{n} days' },
  standard_time: { zh_cn: '标准时间', en: 'standard time' },
  extra_time: { zh_cn: '{n} 倍时间', en: '{n} × time' },
  no_early: { zh_cn: '没有明显提前结束的部分', en: 'no section closed early' },
  early: { zh_cn: '提前结束：第 {list} 部分', en: '{n|section|sections} closed early: {list}' },
  no_blanks: { zh_cn: '没有空题', en: 'nothing left blank' },
  blanks: { zh_cn: '空 {n} 题', en: '{n} blank' },
  median: { zh_cn: '每题中位用时 {time}', en: 'median {time} a question' },

  calculator: { zh_cn: '计算器', en: 'Calculator' },
  calculator_none: { zh_cn: '没有打开过。', en: 'Never opened.' },
  calculator_idle: {
    zh_cn: '在 {opened} 题上打开过，没有按过键。',
    en: 'Opened on {opened} {opened|question|questions}, no key pressed.',
  },
  calculator_used: {
    zh_cn: '在 {opened} 题上打开过，用了 {used} 题，对 {right} 题。',
    en: 'Opened on {opened} {opened|question|questions}, used on {used}, {right} right.',
  },
  calculator_compare: {
    zh_cn:
      '用了的题平均 {time}，没用的题平均 {otherTime}、{count} 题对 {otherRight} 题。题目不同，只作参考。',
    en: 'With it {time} a question; without it {otherTime}, {otherRight} of {count} right. The questions differ, so this proves nothing by itself.',
  },
  calculator_places: { zh_cn: '打开而没用：{places}', en: 'Opened, not used: {places}' },
  clock: { zh_cn: '隐藏时间', en: 'Hidden clock' },
  clock_none: { zh_cn: '时间一直显示着。', en: 'The clock was shown throughout.' },
  clock_hidden: { zh_cn: '共隐藏 {time}。', en: 'Hidden for {time} in all.' },
  clock_section: {
    zh_cn: '第 {section} 部分 {time}（占该部分的 {share}）',
    en: 'Section {section}: {time} ({share} of it)',
  },
  away: { zh_cn: '离开页面', en: 'Page out of sight' },
  away_none: { zh_cn: '限时部分一直在眼前。', en: 'Timed sections stayed in sight throughout.' },
  away_some: {
    zh_cn: '限时部分有 {n} 次不在眼前，共 {time}。',
    en: 'In timed sections the page was out of sight {n|once|# times}, {time} in all.',
  },
  away_section: {
    zh_cn: '第 {section} 部分（{measure}）{n} 次，{time}',
    en: 'Section {section} ({measure}): {n|once|# times}, {time}',
  },
  away_places: { zh_cn: '，第 {list} 题', en: ', at {list}' },

  late_guesses: {
    zh_cn: '最后 3 分钟仓促答 {n} 题，对 {right} 题',
    en: '{n} hurried in the last 3 minutes, {right} right',
  },
  range: { zh_cn: '{low}–{high}', en: '{low}–{high}' },
  range_wide: { zh_cn: '{low}–{high}（95%）', en: '{low}–{high} (95%)' },
  pacer: { zh_cn: '平均每题 {time}', en: 'even pace {time}' },
  drift_row: { zh_cn: '累计快慢', en: 'so far' },
  drift_text: {
    zh_cn: '长点线是平均每题可用的时间，题号下是做到该题时累计慢（+）或快（−）多少。',
    en: 'The dotted line is what an even pace allows; below each number, how far behind (+) or ahead (−) by then.',
  },
  behind: { zh_cn: '，累计慢 {time}', en: ', {time} behind by then' },
  ahead: { zh_cn: '，累计快 {time}', en: ', {time} ahead by then' },
});
