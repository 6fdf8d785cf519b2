/** Unit and API tests; browser tests are run by Playwright. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{core,contract,server,app,bank,messages,scripts}/**/*.test.{ts,tsx}',
      'tests/{api,fault,patterns}/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
