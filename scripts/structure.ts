/** Holds the tree against its vocabulary: known folders, known file names, no word that says nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.ts';

const topFolders = [
  '.ci',
  'app',
  'bank',
  'bench',
  'content',
  'contract',
  'core',
  'deploy',
  'docs',
  'messages',
  'public',
  'scripts',
  'server',
  'tests',
];
const topFiles = [
  '.dependency-cruiser.cjs',
  '.env.example',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'SECURITY.md',
  'THIRD-PARTY-NOTICES.md',
  'README.md',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** A domain is named alike in contract, routes, domains, pages and messages. */
export const domains = [
  'accounts',
  'attempts',
  'calibration',
  'coach',
  'essays',
  'exams',
  'feedback',
  'inbox',
  'invites',
  'learning',
  'learner',
  'lessons',
  'questions',
  'reports',
  'search',
  'site',
  'staff',
  'words',
];
const contractFiles = ['all', 'client', 'endpoint', 'errors', 'limits', 'openapi'];
const messageFiles = ['api-docs', 'dev', 'errors', 'names', 'runner', 'shell', 'shell-dialogs', 'ui'];
const serverFiles = ['main', 'app', 'api', 'config', 'log', 'deps'];
const serverRooms = ['db', 'domains', 'http', 'jobs', 'pages', 'platform', 'process', 'routes'];
/** What the floor of handlers shares. */
const routesFiles = ['personal-data'];
const pageFolders = ['dev', 'errors'];

const kebab =
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|bench|d|client|server))*\.(?:ts|tsx|css|sql|yaml|json|md|mjs|cjs|svg|png|typ|webmanifest|txt)$/;
const emptyWords = /^(?:utils?|helpers?|misc|common)(?:\.|$)/;

const stemOf = (name: string): string => name.replace(/\..*$/, '');

export function findFaults(files: readonly string[]): string[] {
  const faults: string[] = [];
  for (const file of files) {
    const parts = file.split('/');
    const [top = '', second = '', third = ''] = parts;
    const name = parts.at(-1) ?? '';
    const fail = (what: string, mend: string) => faults.push(`${file}: ${what}. Mend: ${mend}.`);
    if (parts.length === 1) {
      if (!topFiles.includes(file))
        fail('not a known file of the top folder', 'give it a folder, or list it in scripts/structure.ts');
      continue;
    }
    if (!topFolders.includes(top)) fail(`“${top}” is not a folder of the house`, 'use one that is there');
    if (parts.some((part) => emptyWords.test(part)))
      fail('a name that says nothing', 'name it after what it is about');
    const isCode = ['app', 'contract', 'core', 'messages', 'scripts', 'server'].includes(top);
    if (isCode && !kebab.test(name)) fail('file names are kebab-case', 'rename it');
    const isNamed = (place: string, also: readonly string[]) =>
      domains.includes(stemOf(place)) || also.includes(stemOf(place));
    const inDomains = `name it after a domain (${domains.join(', ')})`;
    if (top === 'contract' && !isNamed(second, contractFiles)) fail(`“${second}” is not a domain`, inDomains);
    if (top === 'messages' && !isNamed(second, messageFiles)) fail(`“${second}” is not a domain`, inDomains);
    if (top === 'server' && parts.length === 2 && !serverFiles.includes(stemOf(name)))
      fail('the top of server/ holds what a reader needs first', `put it into ${serverRooms.join(', ')}`);
    if (top === 'server' && parts.length > 2 && !serverRooms.includes(second))
      fail(`“${second}” is not a room of server/`, `put it into ${serverRooms.join(', ')}`);
    if (top === 'server' && second === 'domains' && parts.length > 3 && !domains.includes(third))
      fail(`“${third}” is not a domain`, inDomains);
    if (top === 'server' && second === 'routes' && !isNamed(third, routesFiles))
      fail(`“${third}” is not a domain`, inDomains);
    if (top === 'app' && second === 'pages' && !isNamed(third, pageFolders))
      fail(`“${third}” is not a domain`, inDomains);
  }
  return faults;
}

export function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return listed
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

export async function run(): Promise<void> {
  const faults = findFaults(trackedFiles());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
