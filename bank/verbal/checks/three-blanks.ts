/**
 * Three blanks that can be filled one by one are three easy questions. Whether they hang together no program can tell:
 * readers who see the keys put a wrong option into one blank and ask whether another option would then fit in another
 * (docs/bank.md). The gate asks that somebody has, and that nobody found the blanks free.
 */
import type { Question } from '#core/questions/kinds.ts';
import { type Problem, teller } from '../../part.ts';

const tell = teller({
  blanks: 'write it so that one blank decides another, and have it judged: bank/reviews/three-blanks.csv',
});

/** By question: `tied:12` where the first blank decides the second, `free` where each can be filled by itself. */
export type Verdicts = ReadonlyMap<string, readonly string[]>;

export function readVerdicts(csv: string): Verdicts {
  const [, ...rows] = csv.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [question = '', ...verdicts] = row.split(',');
      return [question, verdicts.filter((verdict) => verdict !== '')];
    }),
  );
}

export function checkThreeBlanks(
  questions: readonly Question[],
  verdicts: Verdicts,
): { problems: Problem[]; line: string } {
  const own = questions.filter(({ form }) => form === 'tc3');
  const problems = own.flatMap(({ id }) => {
    const said = verdicts.get(id) ?? [];
    if (said.length === 0) return tell(id, 'blanks', ['nobody has judged whether its blanks hang together']);
    return said.includes('free')
      ? tell(id, 'blanks', ['a reader can fill each of its blanks by itself'])
      : [];
  });
  const twice = own.filter(({ id }) => (verdicts.get(id)?.length ?? 0) > 1).length;
  const line = `three blanks that hang together, by readers: ${own.length - problems.length} of ${own.length}, ${twice} of them by two or more`;
  return { problems, line };
}
