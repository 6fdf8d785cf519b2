/** Prometheus' own tool for rules, and what was scraped in the form in which it takes series. */
import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

/** By its name with labels, as it stands in the reply. `null`: nobody answered. */
export type Scrape = ReadonlyMap<string, number> | null;

export const hasPromtool = (): boolean => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export function readScrape(text: string): Map<string, number> {
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** The metrics that an expression or a panel asks for, by the names of the product's. */
export const metricsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:beacon|http|nodejs|process)_\w+/g)),
];

const ownLabels = 'instance="127.0.0.1:3000",job="beacon"';

/** As Prometheus stores it: with the labels of who was asked. */
const stored = (name: string): string =>
  name.endsWith('}') ? `${name.slice(0, -1)},${ownLabels}}` : `${name}{${ownLabels}}`;

/** In minutes: longer than any rule waits and looks back. */
const phase = { before: 30, broken: 90, mended: 30 };

/**
 * What Prometheus would have stored, a scrape a minute: the state before, the fault for as long as a rule may wait for
 * it, and the state after it. A counter goes on growing through the fault by what it grew from one scrape to the next.
 */
function seriesOf(before: Scrape, broken: Scrape, mended: Scrape, counts: (name: string) => boolean) {
  const names = [...new Set([before, broken, mended].flatMap((scrape) => [...(scrape?.keys() ?? [])]))];
  const series = names.map((name) => {
    const [first, second, third] = [before, broken, mended].map((scrape) => scrape?.get(name));
    const growth = counts(name) ? (second ?? 0) - (first ?? 0) : 0;
    const base = counts(name) ? (first ?? 0) : second;
    const during = Array.from({ length: phase.broken }, (_, minute) =>
      broken === null || base === undefined ? 'stale' : base + growth * (minute + 1),
    );
    const last = counts(name) ? (first ?? 0) + growth * phase.broken : third;
    return {
      series: stored(name),
      values: [
        ...Array(phase.before).fill(first ?? (counts(name) ? 0 : 'stale')),
        ...during,
        ...Array(phase.mended).fill(mended === null || last === undefined ? 'stale' : last),
      ].join(' '),
    };
  });
  const up = [before, broken, mended].map((scrape) => (scrape ? 1 : 0));
  return [
    ...series,
    {
      series: `up{${ownLabels}}`,
      values: [
        ...Array(phase.before).fill(up[0]),
        ...Array(phase.broken).fill(up[1]),
        ...Array(phase.mended).fill(up[2]),
      ].join(' '),
    },
  ];
}

/** Has promtool play it through; throws with promtool's words where other alerts fire than these, each once. */
export async function expectAlerts(
  { rules, folder }: { rules: string; folder: string },
  scrapes: { before: Scrape; broken: Scrape; mended: Scrape },
  alerts: readonly string[],
  counts: (name: string) => boolean,
): Promise<void> {
  const expr = 'count by (alertname) (ALERTS{alertstate="firing"})';
  const at = (minute: number, firing: readonly string[]) => ({
    expr,
    eval_time: `${minute}m`,
    exp_samples: firing.toSorted().map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
  });
  const file = join(folder, 'alerts.test.yaml');
  const test = {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: seriesOf(scrapes.before, scrapes.broken, scrapes.mended, counts),
        promql_expr_test: [
          at(phase.before - 1, []),
          at(phase.before + phase.broken - 1, alerts),
          at(phase.before + phase.broken + phase.mended - 1, []),
        ],
      },
    ],
  };
  writeFileSync(file, stringify(test));
  try {
    // Not waited for in one go: the test's own servers answer the site meanwhile.
    await promisify(execFile)('promtool', ['test', 'rules', file]);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`);
  }
}

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };

export const readRules = (text: string) => (parse(text) as Rules).groups.flatMap(({ rules }) => rules);
