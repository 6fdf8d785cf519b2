/** Browser tests: Debian's Chromium against the product as `npm start` serves it, on a database of its own. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.ts';

const port = Number(process.env.TEST_PORT ?? 3210);
// Workers read this file too, so the folder is made once and handed on.
if (!process.env.TEST_DATA_DIR) {
  process.env.TEST_DATA_DIR = mkdtempSync(join(tmpdir(), 'beacon-browser-'));
  // Where root starts it, the database runs under a user of its own, which has to get in.
  chmodSync(process.env.TEST_DATA_DIR, 0o755);
}

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine under load may miss a moment once, which the report calls flaky; a fault shows twice.
  retries: 1,
  // Far more than any test needs: a machine that stands still for a minute is no fault of the product.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // A page with a worker hides its requests from the tests that hold them back; those of the worker let it in.
    serviceWorkers: 'block',
    // Recording every test would make the suite a tenth longer.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserArgs },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://localhost:${port}/readyz`,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Each account of a test says that it comes from elsewhere: one network may not register a whole suite.
      TRUST_PROXY: 'true',
      // Half a gigabyte that no browser test needs; a test of its own starts it.
      ESSAY_GRAMMAR: 'false',
      // A channel to link to; the official account and the tutors' codes stay as they are after a fresh start, without any.
      VIDEO_URL: 'https://video.example.com/',
      NODE_ENV: '',
    } as Record<string, string>,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
