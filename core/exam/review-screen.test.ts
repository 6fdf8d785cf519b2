import { describe, expect, test } from 'vitest';
import { type PartsAsked, type ReviewStatus, reviewStatus } from './review-screen.ts';

describe('the review list', () => {
  test.each<[PartsAsked, string[], ReviewStatus]>([
    [2, ['A', 'D'], 'Answered'],
    [2, ['A', ''], 'Incomplete'],
    [2, ['A', 'B', 'C'], 'Incomplete'],
    [2, ['', ''], 'Not Answered'],
    ['any', ['B'], 'Answered'],
    ['any', ['A', 'B', 'C'], 'Answered'],
    ['any', ['\n  '], 'Not Answered'],
    ['any', [], 'Not Answered'],
  ])('of %s parts %j', (asked, answer, status) => {
    expect(reviewStatus(asked, { answer, seen: true })).toBe(status);
  });

  test('“Not Encountered (never displayed)”', () => {
    expect(reviewStatus('any', { answer: [], seen: false })).toBe('Not Encountered');
  });
});
