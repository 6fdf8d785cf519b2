/** `npm run check`: types, lint, structure, walls, unused code and texts; seconds, no browser, no database. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);

type Check = {
  name: string;
  command: string;
  args: string[];
  /** One line that says how such a complaint is mended. */
  mend: string;
  verify?: (output: string) => string | null;
  /** Its numbers are worth seeing where all is well, too. */
  isShown?: true;
};

const folders = ['core', 'contract', 'server', 'app', 'bank', 'messages', 'scripts', 'tests', 'bench'];

/** One of our own, on the Node that runs this. */
const script = (...args: string[]) => ({
  command: process.execPath,
  args: [join(root, 'scripts/run.mjs'), ...args],
});

const checks: Check[] = [
  {
    name: 'lint',
    command: bin('biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
    mend: 'npm run format mends most of it; the rest is told with its rule',
  },
  { name: 'structure', ...script('structure'), mend: 'each line says how' },
  { name: 'rooms', ...script('rooms', '--check'), mend: 'each line says how', isShown: true },
  { name: 'domains', ...script('walls'), mend: 'each line says how', isShown: true },
  {
    name: 'walls',
    command: bin('depcruise'),
    args: [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    verify: cruisedEnough,
    mend: 'the rule’s comment in .dependency-cruiser.cjs says who may import whom; docs/architecture.md why',
  },
  { name: 'openapi', ...script('openapi', '--check'), mend: 'npm run openapi writes docs/openapi.json anew' },
  {
    name: 'notices',
    ...script('notices', '--check'),
    mend: 'npm run notices writes THIRD-PARTY-NOTICES.md anew',
  },
  {
    name: 'unused',
    command: bin('knip'),
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    mend: 'delete what is not used, or drop the word export where it is used in its own file',
  },
];

/** A parser that reads nothing also finds nothing: too few modules is a failure of the check itself. */
function cruisedEnough(output: string): string | null {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules < 100 ? `only ${modules} modules were read` : null;
}

function execute({ name, command, args, mend, verify, isShown }: Check): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      const fault = code === 0 ? (verify?.(output) ?? null) : `exit ${code}`;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (fault !== null) console.log(`${output.trim()}\n${fault}\nMend: ${mend}.`);
      else if (isShown) console.log(output.trim().replace(/^/gm, '       '));
      resolve(fault === null);
    });
  });
}

function checkLockFile(): boolean {
  const hasAddress = /"resolved"|https?:\/\/[^"]*registry/.test(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  console.log(`${hasAddress ? 'FAIL' : 'ok  '} lock file names no host`);
  if (hasAddress) console.log('Mend: npm install with omit-lockfile-registry-resolved, as .npmrc says.');
  return !hasAddress;
}

/** Types first: they need the generated route types, and the compiler takes both cores. The rest two by two, for most keep one busy. */
export async function checkAll(): Promise<boolean> {
  const typed =
    (await execute({
      name: 'route types',
      command: bin('react-router'),
      args: ['typegen'],
      mend: 'app/routes.ts names a file that is not there, or vite.config.ts fails',
    })) &&
    (await execute({
      name: 'types',
      command: bin('tsc'),
      args: ['--noEmit'],
      mend: 'the first error is often the cause of the others',
    }));
  const results = [typed, checkLockFile()];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await execute(check));
  };
  await Promise.all([work(), work()]);
  return results.every(Boolean);
}

export async function run(): Promise<void> {
  if (!(await checkAll())) process.exit(1);
}
