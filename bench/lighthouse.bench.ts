/**
 * Lighthouse on phones: performance, accessibility, best practices and SEO of pages, the median of five runs.
 * The word `report` stands for the report of a learner who has sat a mock exam; it and the pages after it are seen by
 * that learner.
 *
 * On a small machine the page's thread stands in a queue behind the browser's other threads, and a task of 2 ms is
 * counted as one of 30. So the blocked time is also told by the thread's own processor time, over the whole load (which
 * is more than the part that Lighthouse looks at), with the performance that Lighthouse's own curve makes of it.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { Audit } from 'lighthouse';
import { createClient } from '#contract/client.ts';
import { openDatabase } from '#server/db/pool.ts';
import { createLog } from '#server/log.ts';
import { makeAccount } from '#tests/account.ts';
import { sitAs } from '#tests/browser/reports/sitters.ts';
import { browserArgs, ensureBrowser } from '../scripts/browser.ts';
import { buildIfStale } from '../scripts/build.ts';
import { type ServerProcess, startProduct } from '../scripts/server-process.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const timings = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
};

type Ran = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** What Lighthouse takes for a phone, counts as blocking, and makes of it (its audit total-blocking-time). */
const blocking = { slowdown: 4, freeMs: 50, curve: { p10: 200, median: 600 } };

function blockedByThread({ artifacts }: Ran): number {
  const events = artifacts.Trace.traceEvents;
  const tasks = new Map<string, number[]>();
  for (const { name, pid, tid, tdur } of events as ((typeof events)[number] & { tdur?: number })[]) {
    if (name !== 'RunTask' || tdur === undefined) continue;
    const thread = `${pid}/${tid}`;
    tasks.set(thread, [...(tasks.get(thread) ?? []), tdur / 1000]);
  }
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return Math.max(
    ...pages.map(({ pid, tid }) =>
      (tasks.get(`${pid}/${tid}`) ?? []).reduce(
        (sum, ms) => sum + Math.max(0, ms * blocking.slowdown - blocking.freeMs),
        0,
      ),
    ),
  );
}

function performanceAt({ lhr }: Ran, blockedMs: number): number {
  const { performance } = lhr.categories;
  const weight = performance?.auditRefs.find(({ id }) => id === 'total-blocking-time')?.weight ?? 0;
  const counted = lhr.audits['total-blocking-time']?.score ?? 0;
  const own = Audit.computeLogNormalScore(blocking.curve, blockedMs);
  return Math.round(100 * (performance?.score ?? 0) + weight * (own - counted));
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function sitExam({ origin, dataDir }: ServerProcess): Promise<{ page: string; token: string }> {
  const database = await openDatabase({ dataDir, log: createLog('warn'), poolSize: 1 });
  const { token } = await makeAccount(database.db, origin, 'learner@example.com');
  await database.close();
  const call = createClient({ locale: 'zh_cn', origin, token });
  const { list } = await call('GET /api/exams', { query: { type: 'GREPREP', page: 1, size: 1 } });
  return { page: await sitAs('strong', call, list[0]?.id ?? '', dataDir), token };
}

/** Now and then the browser records no beginning of a load: that is looked at again, and fails when it comes twice. */
async function look(
  address: string,
  port: number,
  extraHeaders: Record<string, string>,
  triesLeft = 1,
): Promise<Ran> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], extraHeaders });
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (result && failure === undefined) return result;
  if (triesLeft > 0) return look(address, port, extraHeaders, triesLeft - 1);
  throw new Error(`${address}: ${failure}`);
}

export async function run(paths: string[]): Promise<void> {
  const pages = paths.length > 0 ? paths : ['/home', '/home?lang=en'];
  await buildIfStale(console.log);
  const product = await startProduct();
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserArgs],
  });
  try {
    let headers: Record<string, string> = {};
    for (const asked of pages) {
      let page = asked;
      if (asked === 'report') {
        const learner = await sitExam(product);
        page = learner.page;
        headers = { Cookie: `token=${learner.token}` };
      }
      // What a server's first page costs is not what its visitors see.
      await fetch(product.origin + page, { headers });
      const scores: Record<string, number[]> = {};
      const failed = new Set<string>();
      const times: Record<string, number[]> = {};
      const byThread: { blocked: number; performance: number }[] = [];
      let shift = 0;
      for (let round = 0; round < runs; round += 1) {
        const result = await look(product.origin + page, chrome.port, headers);
        for (const category of categories) {
          scores[category] ??= [];
          scores[category].push(Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
          for (const ref of result.lhr.categories[category]?.auditRefs ?? []) {
            const audit = result.lhr.audits[ref.id];
            if (
              category !== 'performance' &&
              ref.weight > 0 &&
              audit?.score !== null &&
              (audit?.score ?? 1) < 1
            )
              failed.add(ref.id);
          }
        }
        for (const [name, audit] of Object.entries(timings)) {
          times[name] ??= [];
          times[name].push(result.lhr.audits[audit]?.numericValue ?? 0);
        }
        const blocked = blockedByThread(result);
        byThread.push({ blocked, performance: performanceAt(result, blocked) });
        shift = Math.max(shift, result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0);
      }
      const line = categories.map((category) => `${category} ${median(scores[category] ?? [])}`).join(', ');
      const spent = Object.keys(timings)
        .map((name) => `${name} ${median(times[name] ?? []).toFixed(0)} ms`)
        .join(', ');
      const own = `by the thread's own time blocked ${median(byThread.map((run) => run.blocked)).toFixed(0)} ms, performance ${median(byThread.map((run) => run.performance))}`;
      console.log(
        `${page}: ${line}; ${spent}; ${own}; layout shift ${shift.toFixed(3)}${failed.size > 0 ? `; not met: ${[...failed].join(', ')}` : ''}`,
      );
    }
  } finally {
    chrome.kill();
    await product.stop();
  }
}
