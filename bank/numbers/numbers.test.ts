import { describe, expect, it } from 'vitest';
import { check, findProblems } from './gate.ts';
import { addNumbers, readNumbers } from './manifest.ts';

const asked = (id: string) => ({ id, exercise_type: 'quant' as const });

describe('the numbers of the bank', () => {
  it('are there for every question, each once', async () => {
    const { problems, figures } = await check(() => undefined, { isComplete: false });
    expect(problems).toEqual([]);
    expect(figures.numbers).toBeGreaterThan(3700);
  });

  it('tell nothing of the family: siblings do not stand together', () => {
    const numbers = Object.entries(readNumbers()).filter(([, number]) => number.startsWith('Q'));
    const familyOf = (id: string) => id.replace(/-\d+$/, '');
    const byNumber = numbers.sort(([, a], [, b]) => a.localeCompare(b)).map(([id]) => familyOf(id));
    const beside = byNumber.filter((family, at) => family === byNumber[at + 1]).length;
    // In the order of the files nearly every question stands beside its sibling.
    expect(beside).toBeLessThan(numbers.length / 20);
  });

  it('only ever grow: what has one keeps it, also when it has left the bank', () => {
    const before = { 'left-the-bank': 'Q-20001', old: 'Q-20002' };
    const after = addNumbers(before, [asked('old'), asked('new')]);
    expect(after).toMatchObject(before);
    expect(after.new).toMatch(/^Q-2\d{4}$/);
    expect(new Set(Object.values(after)).size).toBe(3);
  });

  it.each([
    [{}, 'has no number'],
    [{ one: 'Q-20001', other: 'Q-20001' }, 'has the number of one'],
    [{ one: 'V-10001' }, 'is quant'],
    [{ one: 'Q-7' }, 'is no number'],
  ])('are refused where they are %j', (numbers, message) => {
    expect(findProblems(numbers, [asked('one')])[0]?.message).toContain(message);
  });
});
