import { describe, expect, test } from 'vitest';
import type { Question } from '#core/questions/kinds.ts';
import { checkThreeBlanks, readVerdicts } from './three-blanks.ts';

const question = (id: string, form = 'tc3') => ({ id, form }) as unknown as Question;
const verdicts = readVerdicts(
  'question,first,second\ntied,tied:12,tied:13\nfree,tied:12,free\nonce,tied:23,\n',
);

describe('checkThreeBlanks', () => {
  test('lets pass what readers found tied, and counts who was judged twice', () => {
    const { problems, line } = checkThreeBlanks(
      [question('tied'), question('once'), question('two', 'tc2')],
      verdicts,
    );
    expect(problems).toEqual([]);
    expect(line).toContain('2 of 2, 1 of them by two or more');
  });

  test('refuses what one reader found free, and what nobody has judged', () => {
    const { problems } = checkThreeBlanks([question('free'), question('new'), question('tied')], verdicts);
    expect(problems.map(({ id, message }) => [id, message])).toEqual([
      ['free', 'a reader can fill each of its blanks by itself'],
      ['new', 'nobody has judged whether its blanks hang together'],
    ]);
  });
});
