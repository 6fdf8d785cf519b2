/**
 * What Vitest found, for the last lines of `npm test`: the counts, and each failure by its name. Errors outside of every test
 * are among them; Vitest's own report of a run has no room for those, although they fail it.
 */
import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule } from 'vitest/node';

export type TestReport = {
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
  failures: string[];
};

type Outcome = 'passed' | 'failed' | 'skipped' | 'pending' | 'flaky';
type Told = { message?: string };

/** The first line tells what it was; the rest stands further up, where it happened. */
const firstLine = (error: Told | undefined): string =>
  error?.message?.split('\n')[0] ?? 'no reason was given';

function reportOf(modules: readonly TestModule[], unhandled: readonly Told[]): TestReport {
  const counts: Record<Outcome, number> = { passed: 0, failed: 0, skipped: 0, pending: 0, flaky: 0 };
  const failures: string[] = [];
  for (const module of modules) {
    for (const error of module.errors()) failures.push(`${module.relativeModuleId}: ${firstLine(error)}`);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      counts[state === 'passed' && test.diagnostic()?.flaky ? 'flaky' : state] += 1;
      if (state === 'failed')
        failures.push(`${module.relativeModuleId} › ${test.fullName}: ${firstLine(errors?.[0])}`);
    }
  }
  for (const error of unhandled)
    failures.push(`outside of every test: ${originOf(error)}${firstLine(error)}`);
  const { passed, failed, skipped, pending, flaky } = counts;
  return { passed, failed, skipped: skipped + pending, flaky, failures };
}

/** Vitest tells which file and which test were under way. */
const originOf = (error: Told & { VITEST_TEST_PATH?: unknown; VITEST_TEST_NAME?: unknown }): string =>
  [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME]
    .filter((part) => typeof part === 'string')
    .map((part) => `${part}: `)
    .join('');

export default class implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Told[]): Promise<void> {
    const path = process.env.TEST_REPORT;
    if (path) await writeFile(path, JSON.stringify(reportOf(modules, unhandled)));
  }
}
