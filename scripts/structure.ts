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
  '.gitignore',
  '.npmrc',
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

/** Design, section 1: a domain is named alike in contract, server, pages and messages. */
const domains = [
  'accounts',
  'questions',
  'exams',
  'attempts',
  'reports',
  'learning',
  'site',
  'inbox',
  'feedback',
  'staff',
];
const contractFiles = ['all', 'client', 'endpoint', 'errors', 'openapi'];
const serverFolders = ['db', 'mail', 'paper'];
const pageFolders = ['dev', 'errors'];

const kebab =
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:test|bench|d|client|server))*\.(?:ts|tsx|css|sql|yaml|json|md|mjs|cjs|svg|png|typ|webmanifest|txt)$/;
const emptyWords = /^(?:utils?|helpers?|misc|common)(?:\.|$)/;

export function findFaults(files: readonly string[]): string[] {
  const faults: string[] = [];
  for (const file of files) {
    const parts = file.split('/');
    const [top = '', second = ''] = parts;
    const name = parts.at(-1) ?? '';
    if (parts.length === 1) {
      if (!topFiles.includes(file)) faults.push(`${file}: not a known file of the top folder`);
      continue;
    }
    if (!topFolders.includes(top)) faults.push(`${file}: “${top}” is not a folder of the house`);
    if (parts.some((part) => emptyWords.test(part))) faults.push(`${file}: a name that says nothing`);
    const isCode = ['app', 'contract', 'core', 'messages', 'scripts', 'server'].includes(top);
    if (isCode && !kebab.test(name)) faults.push(`${file}: file names are kebab-case`);
    const stem = name.replace(/\..*$/, '');
    if (
      top === 'contract' &&
      parts.length === 2 &&
      !contractFiles.includes(stem) &&
      !domains.includes(stem)
    ) {
      faults.push(`${file}: contract/ holds a file for each domain (${domains.join(', ')})`);
    }
    if (
      top === 'server' &&
      parts.length > 2 &&
      !domains.includes(second) &&
      !serverFolders.includes(second)
    ) {
      faults.push(`${file}: “${second}” is not a domain`);
    }
    if (
      top === 'app' &&
      second === 'pages' &&
      !domains.includes(parts[2] ?? '') &&
      !pageFolders.includes(parts[2] ?? '')
    ) {
      faults.push(`${file}: “${parts[2]}” is not a domain`);
    }
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
