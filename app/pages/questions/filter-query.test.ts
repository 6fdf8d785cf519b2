import { describe, expect, it } from 'vitest';
import { filterSearch, readFilter, readFilters, withChange } from '#app/pages/questions/filter-query.ts';

const at = (text: string) => new URLSearchParams(text);

describe('the filters in the address', () => {
  it('asks the API for what the specified address says, whose order is the list’s own', () => {
    expect(readFilters(at('type=fill&tag=1&sortKey=createdAt&sortType=DESC'))).toEqual({
      type: 'fill',
      tag: ['1'],
    });
  });

  it.each([
    ['sortKey=createdAt&sortType=ASC', { sortKey: 'createdAt', sortType: 'ASC' }],
    ['sortKey=hot&sortType=DESC', { sortKey: 'hot', sortType: 'DESC' }],
    ['searchKey=prime&sortKey=createdAt', { searchKey: 'prime', sortKey: 'createdAt' }],
  ])('asks for the order of %s, which is somebody’s own', (search, query) => {
    expect(readFilters(at(search))).toEqual(query);
  });

  it('practises what is filtered, in whatever order it stands', () => {
    expect(readFilter(at('type=math&difficulty=3&sortKey=hot&page=2'))).toEqual({
      type: 'math',
      difficulty: ['3'],
    });
  });

  it('turns a value on and off, beside the others, and starts at the first page again', () => {
    const on = withChange(at('type=fill&page=3&lang=en'), { toggle: ['form', 'tc2'] });
    expect(on).toBe('/questions?type=fill&form=tc2');
    expect(withChange(at('type=fill&form=tc2&form=se'), { toggle: ['form', 'tc2'] })).toBe(
      '/questions?type=fill&form=se',
    );
  });

  it('changes the kind and forgets the topics of the other', () => {
    expect(withChange(at('type=fill&tag=1&difficulty=3'), { set: { type: 'math', tag: null } })).toBe(
      '/questions?type=math&difficulty=3',
    );
  });

  it('keeps nothing but filters on the way to a question', () => {
    expect(filterSearch(at('type=fill&page=2&utm=x&tag=1'))).toBe('?type=fill&tag=1');
    expect(filterSearch(at('page=2'))).toBe('');
  });
});
