import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { nodeName } from '#server/db/node-name.ts';
import { openDatabase } from '#server/db/pool.ts';
import { makeDataDir } from '#tests/data-dir.ts';
import { warnOperator } from './warnings.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const dataDir = await makeDataDir();
const database = await openDatabase({ dataDir, log: quiet });
afterAll(() => database.close());

async function heard(environment: Record<string, string>): Promise<string[]> {
  const said: string[] = [];
  const warn = (...words: unknown[]) => void said.push(String(words.at(-1)));
  await warnOperator(readConfig({ DATA_DIR: dataDir, ...environment }), database, { warn });
  return said;
}

const production = {
  APP_ENV: 'production',
  SITE_ORIGIN: 'https://example.com',
  METRICS_TOKEN: 'x'.repeat(16),
};
const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' };

it('has nothing to say of one process on one machine', async () => {
  expect(await heard({})).toEqual([]);
  expect(await heard({ ...production, ...mail })).toEqual([]);
});

it('names a public site without mail', async () => {
  expect(await heard(production)).toEqual([expect.stringContaining('SMTP_URL is not set')]);
});

it('names a port that is open to all and believes what it is told', async () => {
  const open = { ...production, ...mail, TRUST_PROXY: 'true' };
  expect(await heard(open)).toEqual([
    expect.stringContaining('TRUST_PROXY is true and HOST is every address'),
  ]);
  expect(await heard({ ...open, HOST: '127.0.0.1' })).toEqual([]);
});

it('names nodes that keep their files apart, and no other', async () => {
  const near = await database.pool.connect();
  await near.query(`set application_name = '${nodeName(dataDir)}'`);
  expect(await heard({})).toEqual([]);
  await near.query(`set application_name = '${nodeName('/of/another/machine')}'`);
  expect(await heard({})).toEqual([expect.stringContaining('S3_* is not set')]);
  const bucket = {
    S3_ENDPOINT: 'http://x',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  expect(await heard(bucket)).toEqual([]);
  near.release(true);
});
