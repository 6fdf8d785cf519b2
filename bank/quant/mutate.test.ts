import { describe, expect, it } from 'vitest';
import { checkItem, solverOf } from './gate.ts';
import { loadFamilies } from './load.ts';
import { mutantsOf } from './mutate.ts';

const { families, failures } = await loadFamilies();

it('every family can be loaded', () => {
  expect(failures).toEqual([]);
});

describe.each(families)('the gate, faced with $id broken on purpose', (family) => {
  it('lets the whole question pass and notices every break', () => {
    const unnoticed: string[] = [];
    for (const item of family.items.slice(0, 3)) {
      const solver = solverOf(family, item);
      expect(checkItem(item, solver)).toEqual([]);
      for (const { name, item: mutant } of mutantsOf(item))
        if (checkItem(mutant, solver).length === 0) unnoticed.push(`${item.question.id}: ${name}`);
    }
    expect(unnoticed).toEqual([]);
  });
});
