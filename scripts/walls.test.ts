import { describe, expect, test } from 'vitest';
import { findWallFaults, judge } from './walls.ts';

const tables = {
  file: 'server/domains/accounts/tables.ts',
  text: "export const users = pgTable('users', {});",
};
const rulesOf = (file: string, text: string) =>
  findWallFaults([tables, { file, text }]).map(({ rule }) => rule);

describe('the walls between domains', () => {
  test('let a domain use another one’s service, and nothing else of it', () => {
    const from = (name: string) => `import { x } from '#server/domains/accounts/${name}.ts';`;
    expect(rulesOf('server/domains/inbox/service.ts', from('service'))).toEqual([]);
    expect(rulesOf('server/domains/inbox/service.ts', from('store'))).toEqual(['face']);
    expect(rulesOf('server/domains/inbox/service.ts', from('profile'))).toEqual(['face']);
    expect(rulesOf('server/app.ts', from('sessions'))).toEqual(['face']);
  });

  test('let handlers use what is inside their own domain, but not its statements', () => {
    const from = (name: string) => `import { x } from '#server/domains/accounts/${name}.ts';`;
    expect(rulesOf('server/routes/accounts.ts', from('profile'))).toEqual([]);
    expect(rulesOf('server/routes/accounts.ts', from('store'))).toEqual(['face']);
    expect(rulesOf('server/routes/inbox.ts', from('profile'))).toEqual(['face']);
  });

  test('keep SQL in stores', () => {
    const text = "import { sql } from 'drizzle-orm';";
    expect(rulesOf('server/domains/accounts/profile.ts', text)).toEqual(['sql']);
    expect(rulesOf('server/domains/accounts/profile-store.ts', text)).toEqual([]);
    expect(rulesOf('server/domains/accounts/profile.ts', "import type { SQL } from 'drizzle-orm';")).toEqual(
      [],
    );
    expect(rulesOf('server/domains/accounts/profile.ts', 'pool.query(`select 1`)')).toEqual(['sql']);
  });

  test('keep a store to the tables of its own domain', () => {
    const text = 'sql`select nickname from users where id = 1`';
    expect(rulesOf('server/domains/inbox/store.ts', text)).toEqual(['tables']);
    expect(rulesOf('server/domains/accounts/store.ts', text)).toEqual([]);
    expect(rulesOf('server/domains/inbox/store.ts', '/** from users */')).toEqual([]);
  });

  test('know their exceptions, and do not keep one that is mended', () => {
    const [fault] = findWallFaults([
      tables,
      { file: 'server/domains/inbox/store.ts', text: 'sql`select from users`' },
    ]);
    if (!fault) throw new Error('no fault');
    const exception = { file: fault.file, rule: fault.rule, what: fault.what, why: 'a reason' };
    expect(judge([fault], [exception])).toEqual({ open: [], stale: [] });
    expect(judge([], [exception])).toEqual({ open: [], stale: [exception] });
    expect(judge([fault], [])).toEqual({ open: [fault], stale: [] });
  });
});
