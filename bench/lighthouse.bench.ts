/** Lighthouse on phones: performance, accessibility, best practices and SEO of pages, the median of five runs. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserArgs, ensureBrowser } from '../scripts/browser.ts';
import { buildIfStale } from '../scripts/build.ts';
import { startProduct } from '../scripts/server-process.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const timings = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function run(paths: string[]): Promise<void> {
  const pages = paths.length > 0 ? paths : ['/home', '/home?lang=en'];
  await buildIfStale(console.log);
  const product = await startProduct();
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserArgs],
  });
  try {
    for (const page of pages) {
      // What a server's first page costs is not what its visitors see.
      await fetch(product.origin + page);
      const scores: Record<string, number[]> = {};
      const failed = new Set<string>();
      const times: Record<string, number[]> = {};
      let shift = 0;
      for (let round = 0; round < runs; round += 1) {
        const result = await lighthouse(product.origin + page, {
          port: chrome.port,
          onlyCategories: [...categories],
        });
        if (!result) throw new Error(`no result for ${page}`);
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
        shift = Math.max(shift, result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0);
      }
      const line = categories.map((category) => `${category} ${median(scores[category] ?? [])}`).join(', ');
      const spent = Object.keys(timings)
        .map((name) => `${name} ${median(times[name] ?? []).toFixed(0)} ms`)
        .join(', ');
      console.log(
        `${page}: ${line}; ${spent}; layout shift ${shift.toFixed(3)}${failed.size > 0 ? `; not met: ${[...failed].join(', ')}` : ''}`,
      );
    }
  } finally {
    chrome.kill();
    await product.stop();
  }
}
