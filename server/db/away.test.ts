import { describe, expect, it } from 'vitest';
import { kindOfAbsence } from './away.ts';
import { DatabaseSilent } from './silence.ts';

const failed = (query: string, cause: Error) =>
  Object.assign(new Error('Failed query', { cause }), { query });
const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('what an error says about a database that is away', () => {
  it.each([
    [new DatabaseSilent(), '57P03'],
    [failed('select 1', withCode('ECONNREFUSED')), 'ECONNREFUSED'],
    [failed('select 2', withCode('ECONNREFUSED')), 'ECONNREFUSED'],
    [
      failed('select 1', new Error('Connection terminated unexpectedly')),
      'Connection terminated unexpectedly',
    ],
    // The statement is the news.
    [failed('select 1', withCode('57014')), '57014 select 1'],
    [failed('select 2', withCode('55P03')), '55P03 select 2'],
  ])('%s', (thrown, kind) => expect(kindOfAbsence(thrown)).toBe(kind));
});
