import { describe, expect, it } from 'vitest';
import { findFaults } from './structure.ts';

describe('the structure check', () => {
  it.each([
    'core/exam/clock.ts',
    'server/routes/accounts.ts',
    'server/domains/learning/notes/store.ts',
    'server/http/errors.ts',
    'messages/reports/blocks.ts',
    'server/db/migrations/0001-foundation.sql',
    'app/pages/site/home.tsx',
    'app/shell/header/header.tsx',
    'contract/site.ts',
    'README.md',
  ])('accepts %s', (file) => expect(findFaults([file])).toEqual([]));

  it.each([
    'lib/things.ts',
    'core/utils.ts',
    'app/ui/helpers.tsx',
    'server/stuff/routes.ts',
    'server/turns.ts',
    'server/domains/banana/service.ts',
    'messages/banana.ts',
    'contract/everything.ts',
    'app/pages/banana/page.tsx',
    'app/ui/BigButton.tsx',
    'notes.md',
  ])('refuses %s', (file) => expect(findFaults([file])).toHaveLength(1));
});
