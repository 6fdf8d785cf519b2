import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ShownQuestion } from '../questions/kinds.ts';
import { type Asked, type ReviewStatus, reviewStatus } from './review-screen.ts';

const blanks = (form: 'tc1' | 'tc2' | 'tc3', count: number): Asked => ({
  form,
  blanks: Array(count).fill(0),
});
const many = (form: 'se' | 'rc-many' | 'mc-many', choose: 'all' | number): Asked => ({ form, choose });

describe('the review list', () => {
  test.each<[string, Asked, string[], ReviewStatus]>([
    ['TC1', blanks('tc1', 1), ['A'], 'Answered'],
    ['TC2, one blank empty', blanks('tc2', 2), ['A', ''], 'Incomplete'],
    ['TC2', blanks('tc2', 2), ['A', 'D'], 'Answered'],
    ['TC3, the last one only', blanks('tc3', 3), ['', '', 'G'], 'Incomplete'],
    ['TC3 emptied again', blanks('tc3', 3), ['', '', ''], 'Not Answered'],
    ['SE, one picked', many('se', 2), ['A'], 'Incomplete'],
    ['SE, two picked', many('se', 2), ['A', 'F'], 'Answered'],
    ['SE, three picked', many('se', 2), ['A', 'C', 'F'], 'Incomplete'],
    ['RC, one answer', { form: 'rc-one' }, ['C'], 'Answered'],
    ['RC, several answers: any number does', many('rc-many', 'all'), ['B'], 'Answered'],
    ['select in passage', { form: 'rc-sentence' }, ['4'], 'Answered'],
    ['QC', { form: 'qc' }, ['D'], 'Answered'],
    ['MC, one', { form: 'mc-one' }, ['E'], 'Answered'],
    ['MC, all that apply', many('mc-many', 'all'), ['A', 'B', 'C'], 'Answered'],
    ['MC, exactly two, one picked', many('mc-many', 2), ['A'], 'Incomplete'],
    ['MC, exactly two', many('mc-many', 2), ['A', 'B'], 'Answered'],
    ['numeric', { form: 'numeric', boxes: 1 }, ['3.5'], 'Answered'],
    ['a space is no number', { form: 'numeric', boxes: 1 }, [' '], 'Not Answered'],
    ['fraction, one box empty', { form: 'numeric', boxes: 2 }, ['3', ''], 'Incomplete'],
    ['fraction', { form: 'numeric', boxes: 2 }, ['3', '4'], 'Answered'],
    ['essay', { form: 'essay' }, ['Yes.'], 'Answered'],
    ['essay of blanks', { form: 'essay' }, ['\n  '], 'Not Answered'],
    ['nothing entered', { form: 'qc' }, [], 'Not Answered'],
  ])('%s', (_, asked, answer, status) => {
    expect(reviewStatus(asked, { answer, seen: true })).toBe(status);
  });

  test('“Not Encountered (never displayed)”', () => {
    expect(reviewStatus({ form: 'qc' }, { answer: [], seen: false })).toBe('Not Encountered');
  });

  test('knows every form', () => {
    expectTypeOf<ShownQuestion>().toExtend<Asked>();
  });
});
