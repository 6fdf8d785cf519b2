/** A Prometheus of the machine's package that asks one process as an operator's would, and answers what Grafana asks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { freePort } from '../cluster/programs.ts';

export type Prometheus = {
  /** How many series an expression gives now; throws with Prometheus' own words where it does not understand it. */
  countSeries: (expression: string) => Promise<number>;
  close: () => Promise<void>;
};

export async function startPrometheus(site: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'beacon-prometheus-'));
  const port = await freePort();
  await writeFile(
    join(folder, 'prometheus.yml'),
    stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s' },
      scrape_configs: [{ job_name: 'beacon', static_configs: [{ targets: [new URL(site).host] }] }],
    }),
  );
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  return {
    countSeries: async (expression) => {
      const query = new URLSearchParams({ query: expression });
      const reply = await fetch(`http://127.0.0.1:${port}/api/v1/query?${query}`);
      const body = (await reply.json()) as { status: string; error?: string; data?: { result: unknown[] } };
      if (body.status !== 'success') throw new Error(`${expression}: ${body.error}`);
      return body.data?.result.length ?? 0;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
