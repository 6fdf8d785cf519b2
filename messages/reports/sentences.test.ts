import { describe, expect, it } from 'vitest';
import { say } from '#core/texts.ts';
import { reportBlocks } from './blocks.ts';
import { reportPages } from './pages.ts';
import { reviewTexts } from './review.ts';
import { sayCircumstances, sayDoubts, sayFinding, sayLastWork, sayMarks, sayTrend } from './sentences.ts';

const minute = 60_000;
const sat = (given: object = {}) => ({
  sitting: {
    ...{ sections: 5, of: 5, pauses: { count: 0, ms: 0 }, early: [] as number[], blank: 0, medianMs: 92_000 },
    ...given,
  },
  exam: { type: 'GREPREP' },
  extraTime: 1,
});

describe('how it was taken', () => {
  it.each([
    [
      'as it should be',
      sat(),
      '做完全部 5 个部分 · 标准时间 · 没有暂停计时 · 没有明显提前结束的部分 · 没有空题 · 每题中位用时 1:32',
      'all 5 sections taken · standard time · clock never paused · no section closed early · nothing left blank · median 1:32 a question',
    ],
    [
      'once of everything',
      {
        ...sat({ sections: 4, pauses: { count: 1, ms: 12 * minute }, early: [3], blank: 1, medianMs: null }),
        extraTime: 1.5,
      },
      '5 个部分做了 4 个 · 1.5 倍时间 · 保存离开 1 次，计时暂停 12:00 · 提前结束：第 3 部分 · 空 1 题',
      '4 of 5 sections taken · 1.5 × time · saved and left once, clock paused for 12:00 · section closed early: 3 · 1 blank',
    ],
    [
      'with pauses of days, and more than one of each',
      sat({ pauses: { count: 3, ms: 3.2 * 24 * 60 * minute }, early: [3, 5], blank: 4 }),
      '做完全部 5 个部分 · 标准时间 · 保存离开 3 次，计时暂停 3 天 · 提前结束：第 3、5 部分 · 空 4 题 · 每题中位用时 1:32',
      'all 5 sections taken · standard time · saved and left 3 times, clock paused for 3 days · sections closed early: 3, 5 · 4 blank · median 1:32 a question',
    ],
    [
      'a practice set, of which only the answers are told',
      { ...sat(), exam: { type: 'JIJING' } },
      '没有空题 · 每题中位用时 1:32',
      'nothing left blank · median 1:32 a question',
    ],
  ])('%s', (_, report, chinese, english) => {
    expect(sayCircumstances(report, 'zh_cn').join(' · ')).toBe(chinese);
    expect(sayCircumstances(report, 'en').join(' · ')).toBe(english);
  });
});

describe('doubts', () => {
  const unremarkable = {
    forgivenMs: 0,
    lateAnswers: 0,
    takenBefore: 0,
    seenBefore: 0,
    extraTime: 1,
    scores: {},
  } as const;
  const report = { ...unremarkable, doubts: ['interrupted'], isUnreliable: false } as const;

  it.each([
    [1, 'The exam was interrupted once.', '中途断开过 1 次。'],
    [2, 'The exam was interrupted 2 times.', '中途断开过 2 次。'],
  ])('count %i interruptions as people do', (interruptions, english, chinese) => {
    expect(sayDoubts({ ...report, interruptions }, 'en').lines).toEqual([english]);
    expect(sayDoubts({ ...report, interruptions }, 'zh_cn').lines).toEqual([chinese]);
  });

  it('say what follows for the estimate, where there is one', () => {
    const given = { ...report, interruptions: 1 };
    expect(sayDoubts({ ...given, isUnreliable: true }, 'en').verdict).toContain('not reliable');
    expect(sayDoubts(given, 'en').verdict).toContain('The estimate stands');
    expect(sayDoubts({ ...given, scores: null }, 'en').verdict).toBeNull();
    expect(sayDoubts({ ...given, doubts: [] }, 'en')).toEqual({ lines: [], verdict: null });
  });
});

describe('the trend', () => {
  const change = { kind: 'change', attempts: 2, points: -4, error: 8.3, verdict: 'unclear' } as const;

  it('says the change with its error, and why there is none', () => {
    expect(sayTrend([{ measure: 'verbal', trend: change }], 'en')).toEqual([
      {
        text: 'Verbal: −4 since the last exam, error ±8: ',
        verdict: 'within the error, so neither up nor down.',
      },
    ]);
    expect(sayTrend([{ measure: 'quant', trend: { ...change, attempts: 3 } }], 'zh_cn')[0]?.text).toBe(
      '数学 3 套合计 −4 分，误差 ±8：',
    );
    expect(sayTrend([{ measure: 'verbal', trend: { kind: 'one' } }], 'zh_cn')[0]?.text).toContain('第一次');
    expect(sayTrend([], 'en')).toEqual([{ text: 'There is no score to compare yet.', verdict: '' }]);
  });

  it.each([
    [-12, 'last: 12 s under the suggested time'],
    [0, 'last: just the suggested time'],
    [7, 'last: 7 s over the suggested time'],
  ])('says a pace %i seconds off', (over, expected) => {
    const last = { count: 27, right: 18, averageMs: 0, targetMs: 0, over };
    expect(sayLastWork(last, 'en')).toEqual({ accuracy: 'last: 18 of 27', pace: expected });
  });
});

describe('one of a thing', () => {
  const [en, zh] = [say(reportBlocks, 'en'), say(reportBlocks, 'zh_cn')];
  const [pages, review] = [say(reportPages, 'en'), say(reviewTexts, 'zh_cn')];
  it.each([
    [en('case_easy', { n: 1 }), 'the easy question had been right'],
    [en('case_easy', { n: 3 }), 'the 3 easy questions had been right'],
    [zh('case_easy', { n: 1 }), '1 道容易的题做对'],
    [en('practise_shown', { n: 1 }), 'Practice this one'],
    [zh('practise_shown', { n: 2 }), '练这 2 题'],
    [review('redo', { n: 1 }), '重做这道题'],
    [pages('easy_misses', { n: 1, points: 1 }), '1 easy question was missed; with it about 1 more point.'],
  ])('“%s”', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('the finding of a mock exam', () => {
  const score = (scaled: number) => ({ scaled, se: 3 });
  const mock = (given: Partial<Parameters<typeof sayFinding>[0]> = {}) => ({
    scores: { verbal: score(152), quant: score(161) },
    target: { verbal: 160, quant: 165 },
    doubts: [],
    items: [{ isAnswered: true }],
    ...given,
  });
  const worth = { things: 3, low: 4, high: 5 };
  it.each([
    [
      'what is first and what it is worth',
      mock(),
      worth,
      '313 分。先做三件事，大约值 4 到 5 分。|离目标 325 差 12 分，大半在语文。',
      '313. Three things first, worth about 4 to 5 points.|12 short of the target of 325, most of it in Verbal.',
    ],
    [
      'without a goal',
      mock({ target: null }),
      { things: 1, low: 1, high: 1 },
      '313 分。先做一件事，大约值 1 分。|',
      '313. One thing first, worth about 1 point.|',
    ],
    [
      'no weak topic',
      mock({ target: null }),
      null,
      '313 分，没有哪个考点明显偏弱。|',
      '313, and no topic stands out as weak.|',
    ],
    [
      'at the goal',
      mock({ target: { verbal: 150, quant: 160 } }),
      { things: 2, low: 2, high: 2 },
      '313 分，已到目标 310。|两件事大约还值 2 分。',
      '313: the target of 310 is reached.|Two things may add about 2 points.',
    ],
    [
      'a score that means nothing is no headline',
      mock({ doubts: ['interrupted', 'hurried'] }),
      worth,
      '多数题用时不到 40\u00a0秒，估分只作参考。|',
      'Most answers took under 40 seconds: the estimate is only a hint.|',
    ],
    [
      'left in the middle',
      mock({ doubts: ['partial'], scores: { verbal: score(150), quant: 'NS' } }),
      null,
      '没有做完全部部分，没有总分。|',
      'Not every section was taken: there is no total.|',
    ],
    [
      'nothing answered',
      mock({ doubts: ['partial', 'blanks'], items: [{ isAnswered: false }] }),
      null,
      '这次没有作答，没有成绩。|',
      'Nothing was answered, so there is no score.|',
    ],
  ] as const)('%s', (_, found, value, zh, en) => {
    const said = (locale: 'zh_cn' | 'en') => {
      const { title, more } = sayFinding(found, value, locale);
      return `${title}|${more ?? ''}`;
    };
    expect(said('zh_cn')).toBe(zh);
    expect(said('en')).toBe(en);
  });
});

it('says of marks how many can be right', () => {
  expect(sayMarks({ count: 0, scored: 0, right: 0 }, 'zh_cn')).toMatch(/没有用过标记/);
  expect(sayMarks({ count: 2, scored: 2, right: 1 }, 'zh_cn')).toBe('标记 2 题，对 1 题。');
  expect(sayMarks({ count: 3, scored: 2, right: 1 }, 'zh_cn')).toBe('标记 3 题，其中计分的 2 题对 1 题。');
});
