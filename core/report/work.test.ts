import { describe, expect, it } from 'vitest';
import { blank, item, several, wrong } from '#core/report/example-facts.ts';
import { heatMap, topicCounts, workOf } from '#core/report/work.ts';

// "16 Trend: last n mocks V/Q/AW, accuracy, pace, topic heat map"
describe('accuracy and pace', () => {
  const verbal = (over = {}) => item({ measure: 'verbal', spentMs: 60_000, targetMs: 90_000, ...over });

  it('are of one measure: right of what was seen, and the mean time beside what it deserves', () => {
    const items = [
      ...several(3, () => verbal()),
      verbal({ correct: false, spentMs: 180_000 }),
      item({ measure: 'quant', spentMs: 500_000 }),
    ];
    expect(workOf(items, 'verbal')).toEqual({ count: 4, right: 3, averageMs: 90_000, targetMs: 90_000 });
  });

  it('count what was left blank, and not what was never seen', () => {
    const items = [
      ...several(2, () => verbal()),
      blank({ measure: 'verbal' }),
      blank({ measure: 'verbal', isSeen: false }),
    ];
    expect(workOf(items, 'verbal')).toMatchObject({ count: 3, right: 2 });
  });

  // "no verdict on fewer than 3 questions"
  it.each([
    [2, null],
    [3, 3],
  ])('of %i questions are %s', (count, expected) =>
    expect(
      workOf(
        several(count, () => verbal()),
        'verbal',
      )?.count ?? null,
    ).toBe(expected),
  );
});

describe('the map of topics', () => {
  const of = (tag: string, right: number, all: number) =>
    several(all, (index) => (index < right ? item({ tags: [tag] }) : wrong({ tags: [tag] })));
  const mapOf = (...exams: ReturnType<typeof of>[]) => heatMap(exams.map(topicCounts));
  const cell = (right: number, count: number) => ({ right, count, hasVerdict: count >= 3 });

  it('has an area with its topics below it, and a cell for each exam in order', () => {
    const map = mapOf(
      [...of('reading.detail', 1, 3), ...of('quant.algebra.linear', 2, 4)],
      [...of('reading.detail', 3, 3), ...of('quant.algebra.linear', 0, 1)],
    );
    expect(map.map(({ topic, area, cells }) => [topic, area, cells])).toEqual([
      ['reading', null, [cell(1, 3), cell(3, 3)]],
      ['reading.detail', 'reading', [cell(1, 3), cell(3, 3)]],
      ['quant.algebra', null, [cell(2, 4), cell(0, 1)]],
      ['quant.algebra.linear', 'quant.algebra', [cell(2, 4), cell(0, 1)]],
    ]);
  });

  it('leaves a cell empty where an exam asked nothing about it', () => {
    const [area] = mapOf(of('reading.detail', 1, 3), of('blank.cause', 1, 3)).filter(
      ({ topic }) => topic === 'reading',
    );
    expect(area?.cells).toEqual([cell(1, 3), null]);
  });

  it('leaves out topics that all exams together hardly asked about, and gives no verdict on a small cell', () => {
    const map = mapOf(
      [...of('reading.detail', 1, 2), ...of('reading.inference', 0, 2)],
      of('reading.detail', 1, 1),
    );
    expect(map.map(({ topic }) => topic)).toEqual(['reading', 'reading.detail']);
    expect(map[1]).toMatchObject({
      cells: [{ hasVerdict: false }, { hasVerdict: false }],
      all: { count: 3, right: 2, hasVerdict: true },
    });
  });

  it('of no exam is empty', () => expect(heatMap([])).toEqual([]));
});
