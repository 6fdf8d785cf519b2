import { describe, expect, test } from 'vitest';
import { blockSize, type Listed, readApart, setApart } from './apart.ts';

const list = (families: string): Listed[] =>
  [...families].map((family, at) => ({ id: `${family}${at}`, family: family === '-' ? null : family }));
const shown = (entries: readonly Listed[]) => entries.map(({ family }) => family ?? '-').join('');
const beside = (entries: readonly Listed[]) =>
  entries.filter(({ family }, at) => family !== null && family === entries[at + 1]?.family).length;

describe('siblings in a list', () => {
  test.each([
    ['abc', 'abc'],
    ['aab', 'aba'],
    ['aabb', 'abab'],
    ['baaa', 'baaa'],
    ['bcaaa', 'bacaa'],
    ['bbbaaacc', 'bababcac'],
    ['--aa-', '--a-a'],
    ['----', '----'],
    ['aaa', 'aaa'],
  ])('of %s stand apart as far as that can be', (before, after) => {
    const placed = setApart(list(before));
    expect([...placed].sort()).toHaveLength(before.length);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(before.length);
    expect(beside(placed)).toBeLessThanOrEqual(beside(list(after)));
  });

  test('keep their order where nothing has to move', () => {
    expect(shown(setApart(list('abcabcab')))).toBe('abcabcab');
  });

  test('stand apart where two blocks meet', () => {
    const block = setApart(list('abcda'), { id: 'next', family: 'a' });
    expect(block.at(-1)?.family).not.toBe('a');
    expect(beside(block)).toBe(0);
  });

  test('stand apart on every page of a long list, and none is lost or doubled', async () => {
    // Families of twelve in a row, as an import leaves them.
    const whole = Array.from({ length: 1003 }, (_, at) => ({
      id: `${at}`,
      family: `${Math.floor(at / 12)}`,
    }));
    const read = async (offset: number, limit: number) => whole.slice(offset, offset + limit);
    for (const size of [7, 20, 100, 333]) {
      const pages: Listed[] = [];
      for (let from = 0; from < whole.length; from += size)
        pages.push(...(await readApart({ from, to: from + size, total: whole.length }, read)));
      expect(beside(pages)).toBe(0);
      expect(new Set(pages.map(({ id }) => id)).size).toBe(whole.length);
      expect(pages).toHaveLength(whole.length);
    }
    expect(blockSize).toBeLessThan(whole.length);
  });
});
