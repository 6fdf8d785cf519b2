import { describe, expect, it } from 'vitest';
import { accuracyLine, lastWork, type Mock, paceLine, scorePoints, writingLine } from './trend-lines.ts';

const work = (right: number, seconds: number, due = 90) => ({
  count: 27,
  right,
  averageMs: seconds * 1000,
  targetMs: due * 1000,
});
const mock = (id: string, day: number, given: Partial<Mock> = {}): Mock => ({
  recordId: id,
  title: `Mock ${id}`,
  // Late in the evening here is the next morning for most of our readers.
  submittedAt: new Date(Date.UTC(2026, 10, day, 20)),
  isUnreliable: false,
  scores: { verbal: { scaled: 150 + day, se: 3, band68: [147 + day, 153 + day] }, quant: 'NS' },
  work: { verbal: work(18, 70), quant: null },
  essay: null,
  ...given,
});
const view = { current: 'b', locale: 'en' } as const;
const mocks = [
  mock('c', 3, { work: { verbal: null, quant: null }, essay: 4 }),
  mock('b', 2, { isUnreliable: true }),
  mock('a', 1, { work: { verbal: work(9, 128), quant: null } }),
];

describe('lines over exams', () => {
  it('stand oldest first, with the exam that the report is about', () => {
    expect(scorePoints(mocks, 'verbal', view)).toMatchObject([
      { key: 'a', day: '2 Nov', scaled: 151, label: 'Mock a, 2 Nov: 151 (148–154)', isCurrent: false },
      { key: 'b', isCurrent: true, isUnreliable: true },
      { key: 'c', day: '4 Nov' },
    ]);
  });

  it('leave out exams without the figure', () => {
    expect(scorePoints(mocks, 'quant', view)).toEqual([]);
    expect(accuracyLine(mocks, 'verbal', view).points.map(({ key, text }) => [key, text])).toEqual([
      ['a', '33%'],
      ['b', '67%'],
    ]);
    expect(writingLine(mocks, view).points).toMatchObject([{ key: 'c', value: 4, text: '4.0' }]);
  });

  it('draw the pace between whole minutes, with room for what it deserves', () => {
    expect(paceLine(mocks, 'verbal', view)).toMatchObject({
      points: [
        { value: 128, aim: 90 },
        { value: 70, aim: 90 },
      ],
      range: [60, 180],
      ticks: [60, 120, 180],
    });
  });

  it('tell of the last exam that has the figure', () => {
    expect(lastWork(mocks, 'verbal')).toMatchObject({ right: 18, over: -20 });
    expect(lastWork(mocks, 'quant')).toBeNull();
  });
});
