/**
 * `npm run fuzz -- 100000 [seed] [first]`: so many mutated calls, made from the contract, against the built product, which it
 * starts. The same seed makes the same calls; a finding is printed with its number and as curl. Limits are lifted as
 * benchmarks lift them, which a process with APP_ENV=production refuses.
 */
import routes from '#app/routes.ts';
import { openDatabase } from '#server/db/pool.ts';
import { createCallers } from '#tests/fuzz/people.ts';
import { fuzz } from '#tests/fuzz/run.ts';
import { buildIfStale } from './build.ts';
import { startProduct } from './server-process.ts';

type Route = { path?: string | undefined; children?: Route[] | undefined };

const pathsOf = (list: readonly Route[], above = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [here || '/', ...pathsOf(children, here)];
  });

const files = [
  '/qr/*.svg',
  '/qr/result/*.svg',
  '/uploads/*/*',
  '/share/articles/*.png',
  '/assets/*',
  '/__manifest',
];

export async function run([
  count = '10000',
  seed = String(Date.now() % 1_000_000),
  from = '0',
]: string[]): Promise<void> {
  console.log(`${count} calls, seed ${seed}, from number ${from}`);
  await buildIfStale(console.log);
  const product = await startProduct({ TRUST_PROXY: 'true', ESSAY_GRAMMAR: 'false', LOG_LEVEL: 'fatal' });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: product.dataDir, log });
  const started = performance.now();
  try {
    const target = {
      origin: product.origin,
      tokens: await createCallers(database.db),
      pages: [...new Set([...pathsOf((await routes) as Route[]), ...files])],
    };
    const { findings, statuses, calls } = await fuzz(target, {
      seed: Number(seed),
      from: Number(from),
      calls: Number(count),
      onFinding: ({ number, fault, curl }) => console.log(`#${number} ${fault}\n  ${curl}`),
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${calls} calls in ${seconds} s, seed ${seed}: ${findings.length} findings`);
    console.log(
      Object.entries(statuses)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
    );
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
    await product.stop();
  }
}
