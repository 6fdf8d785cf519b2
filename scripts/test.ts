/**
 * `npm test`: types, lint, structure, unit and API tests, then the browser on the built product.
 * `npm test -- path …` runs these files alone, of either kind, without the checks.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { checkAll } from './check.ts';
import { root } from './stamp.ts';
import type { TestReport } from './test-report.ts';

/** `flaky`: passed on its second try, which is no clean pass and is told apart. */
export type Count = { passed: number; failed: number; skipped: number; flaky: number; failures: string[] };

const nothing: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [] };
/** A run that left no report has failed. */
const noReport: Count = { ...nothing, failed: 1 };

function runTool(name: string, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function runVitest(folder: string, files: string[]): Promise<Count> {
  const report = join(folder, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=./scripts/test-report.ts', ...files];
  const code = await runTool('vitest', args, { TMPDIR: folder, TEST_REPORT: report });
  const count = await readFile(report, 'utf8').then(
    (text) => ({ ...nothing, ...(JSON.parse(text) as TestReport) }),
    () => noReport,
  );
  return withExitCode(count, code);
}

async function runPlaywright(folder: string, args: string[]): Promise<Count> {
  const report = join(folder, 'browser.json');
  const data = join(folder, 'browser');
  await mkdir(data);
  await chmod(data, 0o755);
  const code = await runTool('playwright', ['test', ...args], {
    CHROME_PATH: ensureBrowser(),
    TEST_DATA_DIR: data,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const count = await readFile(report, 'utf8').then(
    (text) => countPlaywright(JSON.parse(text)),
    () => noReport,
  );
  return withExitCode(count, code);
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
};

export const countPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: stats.flaky,
  // Playwright itself ends with their names.
  failures: [],
});

/** A runner may fail without a failed test: a file that cannot be loaded, an error after the last test. */
const withExitCode = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

export const addCounts = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  flaky: one.flaky + other.flaky,
  failures: [...one.failures, ...other.failures],
});

export const say = ({ passed, failed, flaky }: Count): string =>
  `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} passed on the second try` : ''}`;

const isBrowserTest = (path: string): boolean =>
  /(?:^|\/)tests\/browser(?:\/|$)|\.spec\.ts(?::\d+)?$/.test(path);

export async function run(args: string[]): Promise<void> {
  // All that the tests write lies in here and goes at the end; the database's own user has to get in.
  const folder = await mkdtemp(join(tmpdir(), 'beacon-test-'));
  await chmod(folder, 0o755);
  const isWhole = args.length === 0;
  const [browserFiles, unitFiles] = [args.filter(isBrowserTest), args.filter((path) => !isBrowserTest(path))];

  // Asked for first: it may have to be installed.
  if (isWhole || browserFiles.length > 0) ensureBrowser();
  const isChecked = isWhole ? await checkAll() : true;
  if (isWhole || browserFiles.length > 0) await buildIfStale(console.log);
  const unit = isWhole || unitFiles.length > 0 ? await runVitest(folder, unitFiles) : nothing;
  const browser = isWhole || browserFiles.length > 0 ? await runPlaywright(folder, browserFiles) : nothing;
  await rm(folder, { recursive: true, force: true });

  const all = addCounts(unit, browser);
  const failed = all.failed + (isChecked ? 0 : 1);
  // Once more: what Vitest said of them stands above all that the browser's tests have said since, where a log may be cut off.
  for (const failure of all.failures) console.log(`failed: ${failure}`);
  console.log(
    `\nunit and API: ${say(unit)}; browser: ${say(browser)}; checks: ${isChecked ? 'ok' : 'failed'}`,
  );
  // Those that needed a second try are no failures, and not silent passes either.
  if (all.flaky > 0) console.log(`flaky: ${all.flaky}`);
  console.log(`${all.passed + all.flaky} passed, ${failed} failed, ${all.skipped} skipped`);
  if (failed > 0) process.exit(1);
}
