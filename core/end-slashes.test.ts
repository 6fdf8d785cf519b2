import { expect, test } from 'vitest';
import { withoutEndSlashes } from './end-slashes.ts';

test.each([
  ['/gre-exam', '/gre-exam'],
  ['/gre-exam//', '/gre-exam'],
  ['/a//b/', '/a//b'],
  ['/', ''],
  ['', ''],
])('%s ends as %s', (path, ended) => expect(withoutEndSlashes(path)).toBe(ended));
