import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareTime } from '#core/report/spent.ts';

const timed = (elapsedMs: number, spentMs: number) => ({ elapsedMs, spentMs });

describe('the time of each question', () => {
  it.each([
    ['is the server’s where the browser says less', [timed(60, 50), timed(40, 40)], [60, 40]],
    ['is the server’s where the browser says nothing', [timed(60, 0), timed(40, 0)], [60, 40]],
    ['is not more for being claimed', [timed(2, 90), timed(3, 90)], [2, 3]],
    [
      'goes where it was spent, where moves came all at once',
      [timed(300, 100), timed(0, 120), timed(0, 80)],
      [100, 120, 80],
    ],
    ['reaches as far as it does', [timed(100, 40), timed(0, 120)], [40, 60]],
  ])('%s', (_, given, shared) => expect(shareTime(given)).toEqual(shared));

  it('is together what the server measured, and never negative, whatever a browser invents', () => {
    const ms = fc.nat(86_400_000);
    fc.assert(
      fc.property(fc.array(fc.record({ elapsedMs: ms, spentMs: ms }), { maxLength: 30 }), (given) => {
        const shared = shareTime(given);
        const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
        expect(total(shared)).toBeCloseTo(total(given.map(({ elapsedMs }) => elapsedMs)), 2);
        for (const one of shared) expect(one).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });
});
