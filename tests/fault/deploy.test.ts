/** What deploy/ says, held against the product: settings that exist, ends that have time, files that their programs take. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createNginx, findPrograms } from './cluster/programs.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const known = new Set([...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));

type Service = { environment?: Record<string, string>; stop_grace_period?: string; image: string };
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  configs: { nodes: { content: string } };
};
const unit = read('deploy/systemd/beacon@.service');

it('sets nothing that the product does not know', () => {
  const inUnits = ['beacon@', 'beacon-prepare'].flatMap((name) =>
    [...read(`deploy/systemd/${name}.service`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((each) => each.split('=')[0]),
    ),
  );
  const inCompose = Object.keys(compose.services.node1?.environment ?? {});
  expect([...inUnits, ...inCompose].filter((name) => !known.has(name))).toEqual([]);
  expect(inCompose.length).toBeGreaterThan(10);
});

it('gives a node time to end: its lame duck, and ten seconds', () => {
  const lameDuck = Number(/LAME_DUCK_SECONDS=(\d+)/.exec(unit)?.[1]);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(lameDuck + 10);
  const { environment, stop_grace_period = '' } = compose.services.node1 ?? {};
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment?.LAME_DUCK_SECONDS) + 10);
});

it('sends nginx of the containers to each of their nodes', () => {
  const nodes = Object.keys(compose.services).filter((name) => /^node\d$/.test(name));
  expect(nodes).toHaveLength(3);
  for (const name of nodes) expect(compose.configs.nodes.content).toContain(`server ${name}:3000 `);
});

const found = findPrograms();

it.skipIf('missing' in found)('has a configuration that nginx takes', async () => {
  if ('missing' in found) return;
  const folder = await mkdtemp(join(tmpdir(), 'beacon-nginx-'));
  await createNginx(found.nginx, folder, [3001, 3002, 3003]).finally(() =>
    rm(folder, { recursive: true, force: true }),
  );
});
