import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

describe('readConfig', () => {
  it('needs no setting at all on a local machine', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', isProduction: false });
  });

  it('treats an empty setting as one that is not there', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL: expected postgresql://'],
    [{ SITE_ORIGIN: 'https://a.example/path' }, 'SITE_ORIGIN: expected an origin'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: expected true or false'],
    [{ MAIN_HOST: 'a.example' }, 'QUESTION_HOST'],
    [{ WECHAT_GATEWAY_URL: 'https://gate.example/' }, 'WECHAT_GATEWAY_URL: people are known'],
    [{ APP_ENV: 'staging' }, 'APP_ENV: expected local or production'],
    [{ S3_BUCKET: 'uploads' }, 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set all'],
  ])('names the setting that is wrong: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('has no default for what a public deployment has to decide', () => {
    expect(() => readConfig({ APP_ENV: 'production' })).toThrow(
      /SITE_ORIGIN: is missing[\s\S]*METRICS_TOKEN: is missing/,
    );
  });

  it('lists every fault at once', () => {
    expect(() => readConfig({ PORT: 'x', REDIS_URL: 'y' })).toThrow(/PORT[\s\S]*REDIS_URL/);
  });

  it('is documented: .env.example names every setting', () => {
    const documented = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(documented).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});
