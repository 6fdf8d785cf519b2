/** Unit and API tests; browser tests are run by Playwright. */
import { defineConfig } from 'vitest/config';

/** Rules without a clock, a file or a module of their own that remembers: they share one process, which saves a minute. */
const pure = '{core,contract,messages}/**/*.test.ts';

/** As in the browser: a machine that stood still fails a test once; what passes on its second try is counted apart. */
const limits = { testTimeout: 30_000, hookTimeout: 60_000, retry: 1 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...limits, name: 'pure', include: [pure], isolate: false } },
      {
        test: {
          ...limits,
          name: 'whole',
          include: [
            '{server,app,bank,scripts}/**/*.test.{ts,tsx}',
            'tests/{api,fault,patterns}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
