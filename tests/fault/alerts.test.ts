/**
 * Each alert of deploy/alerts.yaml is made true once on a running site: what its /metrics said before, during and after
 * the fault is played through the rules by Prometheus' own promtool, and exactly the alerts that belong to it fire.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, is } from './site/faults.ts';
import { startPrometheus } from './site/prometheus.ts';
import { expectAlerts, hasPromtool, metricsIn, readRules, readScrape, type Scrape } from './site/promtool.ts';
import { openStage, type Stage } from './site/stage.ts';

const rules = join(import.meta.dirname, '../../deploy/alerts.yaml');
const dashboard = join(import.meta.dirname, '../../deploy/grafana-dashboard.json');
const alerts = readRules(readFileSync(rules, 'utf8'));

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
}, 180_000);

afterAll(() => stage?.close());

const readMetrics = async (): Promise<string> =>
  (await fetch(`${stage.site.origin}/metrics`, { signal: AbortSignal.timeout(9000) })).text();

const typesIn = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));

/** Only what a rule asks for: the rest would be played through for nothing. */
const used = new Set(alerts.flatMap(({ expr }) => metricsIn(expr)));
const nameOf = (series: string): string => series.split('{')[0] ?? '';

async function scrape(): Promise<Scrape> {
  try {
    return new Map([...readScrape(await readMetrics())].filter(([series]) => used.has(nameOf(series))));
  } catch {
    return null;
  }
}

const { panels } = JSON.parse(readFileSync(dashboard, 'utf8')) as {
  panels: { targets?: { expr: string }[] }[];
};
/** Of what has never happened on this site: a calibration, an answer, a page, a call too many. */
const unheardOf =
  /\b(?:beacon_(?:calibration_age|last_answer_age|visitor_pages)_\w+|http_calls_limited_total)\b/;
const panelQueries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

describe('dashboard and alerts', () => {
  it('ask for nothing that /metrics does not have', async () => {
    const types = typesIn(await readMetrics());
    const known = [...types].flatMap(([name, type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    const asked = [...alerts.map(({ expr }) => expr), ...panelQueries];
    expect(asked.length).toBeGreaterThan(alerts.length);
    expect([...new Set(asked.flatMap(metricsIn))].filter((name) => !known.includes(name))).toEqual([]);
  });

  it.skipIf(!hasPromtool())(
    'are rules as Prometheus reads them (skipped without promtool: apt-get install prometheus)',
    () => {
      expect(execFileSync('promtool', ['check', 'rules', rules]).toString()).toContain('SUCCESS');
    },
  );

  it.skipIf(!hasPromtool())(
    'each panel shows what there is of a running site (skipped without prometheus: apt-get install prometheus)',
    { timeout: 60_000 },
    async () => {
      const prometheus = await startPrometheus(stage.site.origin);
      try {
        // As Grafana fills it in for “All”. A rate needs two scrapes.
        const queries = panelQueries.map((expr) => expr.replaceAll('$instance', '.*'));
        const empty = async () => {
          const counts = await Promise.all(queries.map(prometheus.countSeries));
          return queries.filter((query, at) => counts[at] === 0 && !unheardOf.test(query));
        };
        await expect.poll(() => empty().catch(String), { timeout: 30_000, interval: 1000 }).toEqual([]);
      } finally {
        await prometheus.close();
      }
    },
  );
});

/** What a busy machine does for a moment by itself is not what the fault does for as long as it lasts. */
const passing: [alert: string, isSeen: (scraped: NonNullable<Scrape>) => boolean][] = [
  ['BeaconEventLoopLag', is('nodejs_eventloop_lag_p99_seconds', (seconds) => seconds > 0.2)],
  ['BeaconBacklogUnknown', is('beacon_backlog_known', (known) => known === 0)],
  ['BeaconRedisDown', is('beacon_redis_up', (up) => up === 0)],
  ['BeaconReplicaAway', is('beacon_replica_up', (up) => up === 0)],
];

async function scrapeUntil(isRight: (scraped: NonNullable<Scrape>) => boolean): Promise<Scrape> {
  let scraped: Scrape = null;
  await expect
    .poll(
      async () => {
        scraped = await scrape();
        return scraped !== null && isRight(scraped);
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(true);
  return scraped;
}

describe.skipIf(!hasPromtool())('alerts (skipped without promtool: apt-get install prometheus)', () => {
  it('are each the outcome of a fault that is tried here', () => {
    expect(new Set(faults.flatMap((fault) => fault.alerts))).toEqual(
      new Set(alerts.map(({ alert }) => alert)),
    );
  });

  it.each(faults)('fire when $what: $alerts', { timeout: 150_000, retry: 0 }, async (fault) => {
    const types = typesIn(await readMetrics());
    const counts = (series: string) =>
      types.get(nameOf(series)) === 'counter' ||
      types.get(nameOf(series).replace(/_count$/, '')) === 'histogram';
    const isCalm = (scraped: NonNullable<Scrape>, expected: readonly string[] = []) =>
      passing.every(([alert, isSeen]) => expected.includes(alert) || !isSeen(scraped));
    const before = await scrapeUntil((scraped) => isCalm(scraped));
    const mend = await fault.make(stage);
    const isLast = fault.alerts.includes('BeaconDown');
    // Without a database nothing is known of what waits, which the alert on that leaves to the one on the database.
    const expected = fault.alerts.includes('BeaconDatabaseUnreachable')
      ? [...fault.alerts, 'BeaconBacklogUnknown']
      : fault.alerts;
    const broken = isLast
      ? await scrape()
      : await scrapeUntil((scraped) => fault.shows(scraped) && isCalm(scraped, expected));
    await mend();
    const mended = isLast
      ? before
      : await scrapeUntil(
          (scraped) => isCalm(scraped) && (!fault.shows(scraped) || fault.alerts.some(isCounted)),
        );
    await expectAlerts({ rules, folder: stage.dataDir }, { before, broken, mended }, fault.alerts, counts);
  });
});

/** What such an alert is made of never goes down again; only that it no longer grows is the end of the fault. */
const isCounted = (alert: string): boolean =>
  /rate\(|increase\(/.test(alerts.find((one) => one.alert === alert)?.expr ?? '');
