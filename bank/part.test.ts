import { describe, expect, it } from 'vitest';
import { toProblems } from './authored-files.ts';
import { problemLine, teller } from './part.ts';

describe('a problem', () => {
  const tell = teller({ steps: 'correct the formula' });

  it('is told once, in one line that says how to mend it', () => {
    const found = tell('arith-x-01', 'steps', ['not true:\n  $1 = 2$', 'not true:\n  $1 = 2$']);
    expect(found.map(problemLine)).toEqual(['arith-x-01  [steps] not true: $1 = 2$ → correct the formula']);
  });

  it('of a file is known by its item, or by the file where there is none', () => {
    const faults = [
      { file: 'a.yaml', item: 'tc-a001', reason: 'marks no clue' },
      { file: 'b.yaml', item: '', reason: 'is not YAML' },
    ];
    expect(toProblems(faults, 'see docs/bank.md').map(problemLine)).toEqual([
      'tc-a001  [format] marks no clue (a.yaml) → see docs/bank.md',
      'b.yaml  [format] is not YAML → see docs/bank.md',
    ]);
  });
});
