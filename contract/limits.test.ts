import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from './all.ts';
import { routeOf } from './endpoint.ts';
import { type LimitKind, limitKinds, limitOf } from './limits.ts';

const routes: string[] = endpoints.map(({ endpoint }) => routeOf(endpoint));

test('every endpoint has a limit, and no line stands for one that is gone', () => {
  expect(Object.keys(limitOf).sort()).toEqual(routes.toSorted());
});

test('a school behind one address never meets a limit', () => {
  const learners = 60;
  // What the hastiest of them sends in a minute: every answer changed, every screen turned, a page every three seconds.
  const hasty: Partial<Record<LimitKind, number>> = {
    answer: 120,
    page: 20,
    read: 100,
    search: 40,
    file: 60,
  };
  for (const [kind, calls] of Object.entries(hasty)) {
    const { user, network } = limitKinds[kind as LimitKind];
    expect(user, kind).toBeGreaterThanOrEqual(2 * calls);
    expect(network, kind).toBeGreaterThanOrEqual(2 * learners * calls);
  }
  for (const [kind, { user, network }] of Object.entries(limitKinds))
    expect(network, kind).toBeGreaterThanOrEqual(10 * user);
});

type Rule = { name: string; times: string; seconds: string; file: string };

/** The rules beside the table, as the domains write them. */
function listRules(): Rule[] {
  const root = join(import.meta.dirname, '../server');
  const pattern = /: Rule = \{ name: '([\w-]+)', times: ([\w_ *]+), seconds: ([\w_ *]+) \}/g;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(
        ([, name = '', times = '', seconds = '']) => ({ name, times, seconds, file: `server/${path}` }),
      ),
    );
}

test('no two rules count under one name', () => {
  const names = listRules().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

const count = (number: number) => number.toLocaleString('en');

test('docs/limits.md says the same; `npx vitest run contract/limits -u` writes it', async () => {
  const kinds = Object.entries(limitKinds).map(([kind, { user, network }]) => {
    const calls = routes.filter((route) => limitOf[route as keyof typeof limitOf] === kind);
    const shown = calls.map((route) => `\`${route}\``).join('<br>');
    return `| ${kind} | ${count(user)} | ${count(network)} | ${shown || 'no endpoint: see contract/limits.ts'} |`;
  });
  const rules = listRules().map(
    ({ name, times, seconds, file }) => `| ${name} | ${times} | ${seconds} | ${file} |`,
  );
  const page = `# Limits

Made from \`contract/limits.ts\` and from the rules that the domains write, by \`contract/limits.test.ts\`.

## Of every call

Calls in a minute for one account and for one network address (an IPv4 address, or the /64 of an IPv6 one); visitors are counted by the address alone. \`server/http/admit.ts\` counts before anything is looked up, in the memory of the process: no answer waits for a counter, and a caller of several processes may have as many times the number as there are. A page counts as one \`page\`, with all that it reads. Who meets a limit gets 429 with \`Retry-After\` and a sentence in their language, a page opens again by itself, and the exam keeps an answer until it has been taken. \`http_calls_limited_total\` in \`/metrics\` counts what was refused.

The arithmetic: a learner in a hasty minute of a mock exam sends some 40 answers, 3 heartbeats and 20 moves; 60 of them behind the one address of a school send 3,800 of the 30,000 that \`answer\` grants. The same class opening a page at once asks for 60 of 6,000; 500 learners leafing at ten pages a minute ask for 5,000.

| kind | account | network | calls |
|---|--:|--:|---|
${kinds.join('\n')}

## Of actions

What costs more than a call, such as a mail, a guess at a password or a stored picture, is counted besides, across all processes (PostgreSQL, or Redis where there is one), by the asker, the account or the address that is written to.

| rule | times | seconds | where |
|---|--:|--:|---|
${rules.join('\n')}

## Of connections

\`MAX_CONNECTIONS\` (4,000; fewer where the system grants the process fewer open files: 200 are kept for the database, files and side processes) and \`MAX_CONNECTIONS_PER_NETWORK\` (1,000). A browser holds one socket and, while a page loads, up to six connections; a school of 60 takes 420 at the worst moment, one of 500 about 1,000 while they read. Headers must be there within 20 s, a whole request within two minutes, and a connection on which nothing moves for three minutes is closed. Behind a proxy (\`TRUST_PROXY\`) all connections are the proxy's, and the second limit is its affair.
`;
  await expect(page).toMatchFileSnapshot('../docs/limits.md');
});
