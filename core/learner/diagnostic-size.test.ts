import { expect, test } from 'vitest';
import { diagnosticSize } from './diagnostic-size.ts';

test('sixteen questions in 23 minutes, ten in 15 where a score is known', () => {
  expect(diagnosticSize(false)).toEqual({ questions: 16, minutes: 23 });
  expect(diagnosticSize(true)).toEqual({ questions: 10, minutes: 15 });
});
