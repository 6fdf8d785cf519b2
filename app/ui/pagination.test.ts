import { describe, expect, it } from 'vitest';
import { pageRange } from './pagination.tsx';

const row = (page: number, pages: number) =>
  pageRange(page, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('the row of pages', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [3, 5, '1 2 3 4 5'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [1, 90, '1 2 3 4 5 … 90'],
    [4, 90, '1 2 3 4 5 … 90'],
    [5, 90, '1 … 4 5 6 … 90'],
    [50, 90, '1 … 49 50 51 … 90'],
    [87, 90, '1 … 86 87 88 89 90'],
    [90, 90, '1 … 86 87 88 89 90'],
    [500, 1000, '1 … 499 500 501 … 1000'],
  ])('on page %i of %i reads %s', (page, pages, expected) => {
    expect(row(page, pages)).toBe(expected);
  });

  it('has the same length on every page of a long list', () => {
    const lengths = new Set(Array.from({ length: 90 }, (_, place) => pageRange(place + 1, 90).length));
    expect([...lengths]).toEqual([7]);
  });

  it('survives a page beyond the end', () => {
    expect(row(99, 3)).toBe('1 2 3');
  });
});
