/** `npm run notices`: writes THIRD-PARTY-NOTICES.md from the licence files of the packages that are shipped; with --check it only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stamp.ts';

const file = join(root, 'THIRD-PARTY-NOTICES.md');

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
};

type Shipped = { name: string; version: string; licence: string; text: string | null };

/** Packages that come for one kind of machine only are named with what they belong to, and not read: most are not here. */
const isForOneMachine = ({ optional }: Locked): boolean => optional === true;

/** All that `npm ci --omit=dev` installs, by the lock file, so that every machine writes the same. */
function listShipped(): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const shipped = Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '' || locked.dev || locked.devOptional || locked.link || isForOneMachine(locked)) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [
      {
        name,
        version: locked.version ?? '',
        licence: locked.license ?? 'see below',
        text: readLicence(path),
      },
    ];
  });
  return shipped.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const key = ({ name, version }: Shipped) => `${name}@${version}`;

function readLicence(path: string): string | null {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: npm ci first`);
  const name = readdirSync(folder)
    .sort()
    .find((one) => /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i.test(one));
  return name ? readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim() : null;
}

/** Packages that share a text, to the letter, stand under it together. */
function composeNotices(shipped: readonly Shipped[]): string {
  const groups = Map.groupBy(
    shipped,
    ({ licence, text }) => text ?? `(${licence}; the package brings no text of it)`,
  );
  const parts = [...groups].map(([text, packages]) =>
    [
      `## ${packages.map((one) => `${one.name} ${one.version}`).join(', ')}`,
      `Licence: ${[...new Set(packages.map(({ licence }) => licence))].join(', ')}`,
      // Indented, so that nothing in it is read as Markdown.
      text.replace(/^(?=.)/gm, '    '),
    ].join('\n\n'),
  );
  return [
    '# Packages that this product ships with, and their licences',
    'Written by `npm run notices` from what is installed; packages for one kind of machine only (the embedded database, the PDF compiler’s and the picture library’s programs) carry their own licence files. The code itself: see LICENSE.',
    ...parts,
    '',
  ].join('\n\n');
}

export function run(args: string[]): void {
  const wanted = composeNotices(listShipped());
  if (!args.includes('--check')) {
    writeFileSync(file, wanted);
    return;
  }
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (found === wanted) return;
  console.error('THIRD-PARTY-NOTICES.md is not what the installed packages say: npm run notices');
  process.exitCode = 1;
}
