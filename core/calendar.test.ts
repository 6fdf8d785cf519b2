import { describe, expect, it } from 'vitest';
import { daysUntil } from '#core/calendar.ts';

describe('daysUntil', () => {
  it.each([
    ['2026-11-15', '2026-11-15', 0],
    ['2026-11-15', '2026-12-06', 21],
    ['2026-11-15', '2026-11-14', -1],
    ['2028-02-28', '2028-03-01', 2],
  ])('from %s to %s are %i days', (from, to, days) => expect(daysUntil(from, to)).toBe(days));
});
