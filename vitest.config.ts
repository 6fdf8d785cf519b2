/** Unit and API tests; browser tests are run by Playwright. */
import { defineConfig } from 'vitest/config';

/** As in the browser: a machine that stood still fails a test once; what passes on its second try is counted apart. */
const limits = { testTimeout: 30_000, hookTimeout: 60_000, retry: 1 };

export default defineConfig({
  test: {
    include: [
      '{core,contract,messages,server,app,bank,scripts}/**/*.test.{ts,tsx}',
      'tests/{api,fault,patterns}/**/*.test.ts',
    ],
    maxWorkers: 2,
    // The files of a worker share its modules: read and compiled anew for each of them, the server took half of the time.
    // A file that changes what a module remembers (a clock, a stub, the deck of words) sets it itself and puts it back.
    isolate: false,
    ...limits,
  },
});
