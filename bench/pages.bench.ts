/** Pages per processor second beside a bare React Router page in the same run, and what a page weighs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { openDatabase } from '#server/db/pool.ts';
import { makeAccount } from '#tests/account.ts';
import { buildIfStale } from '../scripts/build.ts';
import { type ServerProcess, startProduct, startServer } from '../scripts/server-process.ts';
import { assetsOf } from '../tests/assets-of.ts';

const root = join(import.meta.dirname, '..');
const rounds = 3;
const seconds = 5;
const connections = 4;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What was rendered a moment ago is kept for the first two; the third has an address that nobody asked for before. */
const ways = ['for a visitor', 'for who is logged in', 'rendered anew'] as const;
type Way = (typeof ways)[number];

async function pagesPerCpuSecond(
  server: ServerProcess,
  path: string,
  { way, token }: { way?: Way; token?: string } = {},
): Promise<number> {
  let asked = 0;
  const before = server.cpuSeconds();
  const result = await autocannon({
    url: server.origin + path,
    connections,
    duration: seconds,
    headers: way === 'for who is logged in' ? { cookie: `token=${token}` } : {},
    requests:
      way === 'rendered anew'
        ? [
            {
              setupRequest: (request) => ({
                ...request,
                path: `${path}?n=${process.hrtime.bigint()}${asked++}`,
              }),
            },
          ]
        : undefined,
  });
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} replies were not 2xx`);
  return result['2xx'] / (server.cpuSeconds() - before);
}

/** Scripts and styles that the page loads, as they go over the wire with gzip. Its list of routes names more of them. */
async function weigh(
  server: ServerProcess,
  path: string,
): Promise<{ script: number; style: number; html: number }> {
  const html = await fetch(server.origin + path).then((reply) => reply.text());
  let script = 0;
  let style = 0;
  for (const file of assetsOf(html)) {
    const bytes = gzipSync(readFileSync(join(root, 'build/current/client', file ?? '')), { level: 9 }).length;
    if (file?.endsWith('.css')) style += bytes;
    else script += bytes;
  }
  return { script, style, html: gzipSync(html).length };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export async function run(paths: string[]): Promise<void> {
  const pages = paths.length > 0 ? paths : ['/about', '/home', '/news/gre-format', '/questions'];
  await buildIfStale(console.log);
  if (!existsSync(join(root, 'bench/bare-page/build/server/index.js'))) {
    execFileSync(join(root, 'node_modules/.bin/react-router'), ['build', 'bench/bare-page'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const bare = await startServer([join(root, 'bench/bare-page/serve.ts')], '/');
  const product = await startProduct();
  try {
    const database = await openDatabase({ dataDir: product.dataDir, log, poolSize: 1 });
    const { token } = await makeAccount(database.db, product.origin, 'reader@example.com');
    await database.close();
    const rows = pages.flatMap((page) => ways.map((way) => ({ name: `${page} ${way}`, page, way })));
    const results = new Map(
      ['bare', ...rows.map(({ name }) => name)].map((name): [string, number[]] => [name, []]),
    );
    // Interleaved, so that a busy moment of the machine falls on all; the first round warms up.
    for (let round = -1; round < rounds; round += 1) {
      const note = (name: string, rate: number) => round >= 0 && results.get(name)?.push(rate);
      note('bare', await pagesPerCpuSecond(bare, '/'));
      for (const { name, page, way } of rows) {
        note(name, await pagesPerCpuSecond(product, page, { way, token }));
      }
    }
    const base = median(results.get('bare') ?? []);
    for (const [name, rates] of results) {
      const rate = median(rates);
      console.log(
        `${name}: ${rate.toFixed(0)} requests per CPU second, ${(rate / base).toFixed(2)} of the bare page`,
      );
    }
    for (const page of pages) {
      const { script, style, html } = await weigh(product, page);
      console.log(`${page}: script ${kb(script)}, CSS ${kb(style)}, HTML ${kb(html)} (gzip)`);
    }
  } finally {
    await bare.stop();
    await product.stop();
  }
}
