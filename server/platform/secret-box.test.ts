import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { createSecretBox } from './secret-box.ts';

const secretKey = 'k'.repeat(32);
const secret = Buffer.from('twenty bytes of that');

test('what is sealed opens again for its purpose, and shows nothing of itself', async () => {
  const box = createSecretBox({ secretKey, dataDir: '/nowhere' });
  const sealed = box.seal(secret, 'totp 7');
  expect(sealed.sealed.includes(secret)).toBe(false);
  expect(box.open(sealed, 'totp 7')).toEqual(secret);
  expect(() => box.open(sealed, 'totp 8')).toThrow();
});

test('another key is told by its id', () => {
  const sealed = createSecretBox({ secretKey, dataDir: '/nowhere' }).seal(secret, 'totp 7');
  expect(
    createSecretBox({ secretKey: 'o'.repeat(32), dataDir: '/nowhere' }).open(sealed, 'totp 7'),
  ).toBeNull();
});

test('without a setting the key is a file for its owner alone, the same at the next start', async () => {
  const dataDir = await makeDataDir();
  const sealed = createSecretBox({ secretKey: null, dataDir }).seal(secret, 'totp 7');
  expect(createSecretBox({ secretKey: null, dataDir }).open(sealed, 'totp 7')).toEqual(secret);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});
