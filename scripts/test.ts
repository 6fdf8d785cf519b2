/** `npm test`: types, lint, structure, unit and API tests, then the browser on the built product. */
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { checkAll } from './check.ts';
import { root } from './stamp.ts';

type Count = { passed: number; failed: number; skipped: number };

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

async function readVitest(file: string): Promise<Count> {
  const report = JSON.parse(await readFile(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

async function readPlaywright(file: string): Promise<Count> {
  const { stats } = JSON.parse(await readFile(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

export async function run(args: string[]): Promise<void> {
  // All that the tests write lies in here and goes at the end; the database's own user has to get in.
  const folder = await mkdtemp(join(tmpdir(), 'beacon-test-'));
  const browserData = join(folder, 'browser');
  await mkdir(browserData);
  await chmod(folder, 0o755);
  const browser = ensureBrowser();
  const isChecked = await checkAll();

  await buildIfStale(console.log);
  const unitFile = join(folder, 'unit.json');
  const unitCode = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${unitFile}`],
    { TMPDIR: folder },
  );

  const browserFile = join(folder, 'browser.json');
  const browserCode = await runTool('playwright', ['test', ...args], {
    CHROME_PATH: browser,
    TEST_DATA_DIR: browserData,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile,
  });

  const none: Count = { passed: 0, failed: 1, skipped: 0 };
  const unit = await readVitest(unitFile).catch(() => none);
  const pages = await readPlaywright(browserFile).catch(() => none);
  await rm(folder, { recursive: true, force: true });
  const checkFailed = isChecked ? 0 : 1;
  const failed = unit.failed + pages.failed + checkFailed;
  console.log(
    `\nunit and API: ${unit.passed} passed, ${unit.failed} failed; browser: ${pages.passed} passed, ${pages.failed} failed; checks: ${isChecked ? 'ok' : 'failed'}`,
  );
  console.log(
    `${unit.passed + pages.passed} passed, ${failed} failed, ${unit.skipped + pages.skipped} skipped`,
  );
  if (failed > 0 || unitCode !== 0 || browserCode !== 0) process.exit(1);
}
