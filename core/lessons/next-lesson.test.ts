import { expect, test } from 'vitest';
import { chooseNext } from './next-lesson.ts';

const lesson = (name: string, worth: number, updatedAt?: string, finishedAt: string | null = null) => ({
  id: name,
  name,
  worth,
  own: updatedAt === undefined ? null : { updatedAt, finishedAt },
  level: null,
});

test('what was begun last comes first, then what is worth most; nothing where all is done', () => {
  const [plain, rich] = [lesson('plain', 0.4), lesson('rich', 2.1)];
  expect(chooseNext([])).toBeNull();
  expect(chooseNext([plain, rich])?.name).toBe('rich');
  expect(chooseNext([lesson('first', 1), lesson('second', 1)])?.name).toBe('first');
  const [older, newer] = [lesson('older', 9, '2026-01-01'), lesson('newer', 0.1, '2026-02-01')];
  expect(chooseNext([older, rich, newer])?.name).toBe('newer');
  const done = lesson('done', 9, '2026-03-01', '2026-03-01');
  expect(chooseNext([done, plain])?.name).toBe('plain');
  expect(chooseNext([done])).toBeNull();
  const [exam, tone] = [lesson('exam.pacing', 54), lesson('tone', 14)];
  expect(chooseNext([exam, tone, plain])?.name).toBe('plain');
  expect(chooseNext([tone, exam])?.name).toBe('exam.pacing');
});

test('a weak topic goes before one that is worth more, and after what was begun', () => {
  const weak = { ...lesson('weak', 0.3), level: 'weak' };
  const [rich, begun] = [lesson('rich', 2.1), lesson('begun', 0.1, '2026-02-01')];
  expect(chooseNext([rich, weak])?.name).toBe('weak');
  expect(chooseNext([rich, weak, begun])?.name).toBe('begun');
});
