/**
 * The walls inside server/: a domain shows other rooms its service alone, SQL stands in stores, and a store names its
 * own domain's tables. What .dependency-cruiser.cjs can say by imports is said there; this reads the sources.
 */
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { root } from './stamp.ts';
import { trackedFiles } from './structure.ts';

type Source = { file: string; text: string };

const domainOf = (file: string): string | null => /^server\/domains\/([^/]+)\//.exec(file)?.[1] ?? null;

/** The handlers of a domain stand on the floor above, and may use what is inside their own but its stores. */
const routesOf = (file: string): string | null =>
  /^server\/routes\/([^/]+?)(?:\/[^/]+)?(?:\.ts)?$/.exec(file)?.[1] ?? null;

/** A part of a domain has a face of its own: server/domains/learning/notes/service.ts. */
const isFace = (file: string): boolean => /^server\/domains\/[^/]+(?:\/[^/]+)?\/service\.ts$/.test(file);

const isStore = (file: string): boolean => /(?:^|\/)(?:[\w-]+-)?store\.ts$|\/tables\.ts$/.test(file);

function importsOf({ file, text }: Source): { path: string; isType: boolean }[] {
  const found = [...text.matchAll(/(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'/g)];
  return found.flatMap(([, type, name = '']) => {
    if (name.startsWith('#')) return [{ path: name.slice(1), isType: type !== undefined }];
    if (name.startsWith('.'))
      return [{ path: normalize(join(file, '..', name)), isType: type !== undefined }];
    return [{ path: name, isType: type !== undefined }];
  });
}

/** Comments say what they like. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/\/\/[^\n]*/g, '');

/** Which domain each table belongs to: the one whose tables.ts defines or lists it. */
export function tableOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { file, text } of sources) {
    const domain = domainOf(file);
    if (!domain || !file.endsWith('/tables.ts')) continue;
    for (const [, name = ''] of text.matchAll(/pgTable\(\s*'(\w+)'/g)) owners.set(name, domain);
  }
  return owners;
}

export type Fault = { file: string; line: number; rule: string; what: string; mend: string };

export function findWallFaults(sources: readonly Source[]): Fault[] {
  const owners = tableOwners(sources);
  const faults: Fault[] = [];
  const code = sources.filter(({ file }) => file.startsWith('server/') && !file.includes('.test.'));
  for (const source of code) {
    const { file } = source;
    const domain = domainOf(file);
    const text = withoutComments(source.text);
    const lineOf = (index: number) => text.slice(0, index).split('\n').length;

    for (const { path, isType } of importsOf(source)) {
      const other = domainOf(path);
      const isOwn = other === domain || (other === routesOf(file) && !isStore(path));
      if (other && !isOwn && !isFace(path)) {
        faults.push({
          file,
          line: lineOf(Math.max(0, text.indexOf(path.split('/').at(-1) ?? ''))),
          rule: 'face',
          what: `imports ${path}`,
          mend: `export what is needed from server/domains/${other}/service.ts and import that`,
        });
      }
      if ((domain ?? routesOf(file)) === null || isStore(file)) continue;
      if (
        !isType &&
        (path === 'drizzle-orm' || path.startsWith('drizzle-orm/') || path.endsWith('/tables.ts'))
      )
        faults.push({
          file,
          line: 1,
          rule: 'sql',
          what: `imports ${path}`,
          mend: 'move the statement into store.ts (or a *-store.ts) of its domain',
        });
    }

    if ((domain ?? routesOf(file)) === null) continue;
    if (!isStore(file)) {
      for (const match of text.matchAll(/\.(?:execute|query)\(\s*(?:sql)?[`'"]/g))
        faults.push({
          file,
          line: lineOf(match.index),
          rule: 'sql',
          what: 'runs SQL',
          mend: 'move the statement into store.ts (or a *-store.ts) of its domain',
        });
      continue;
    }
    for (const match of text.matchAll(/\b(?:from|join|update|into|using|table)\s+([a-z_]+)\b/g)) {
      const owner = owners.get(match[1] ?? '');
      if (owner && owner !== domain)
        faults.push({
          file,
          line: lineOf(match.index),
          rule: 'tables',
          what: `names the table ${match[1]} of ${owner}`,
          mend: `ask server/domains/${owner}/service.ts for it`,
        });
    }
  }
  return faults;
}

export function readSources(): Source[] {
  return trackedFiles()
    .filter((file) => file.startsWith('server/') && file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Breaches that are known and say why. The list only ever shrinks: one that is mended has to leave it. */
export type Exception = Pick<Fault, 'file' | 'rule' | 'what'> & { why: string };

const isSame = (fault: Fault, { file, rule, what }: Exception): boolean =>
  fault.file === file && fault.rule === rule && fault.what === what;

export function judge(
  faults: readonly Fault[],
  exceptions: readonly Exception[],
): { open: Fault[]; stale: Exception[] } {
  return {
    open: faults.filter((fault) => !exceptions.some((exception) => isSame(fault, exception))),
    stale: exceptions.filter((exception) => !faults.some((fault) => isSame(fault, exception))),
  };
}

export async function run(): Promise<void> {
  const exceptions: Exception[] = JSON.parse(
    readFileSync(join(root, 'scripts/walls-exceptions.json'), 'utf8'),
  );
  const { open: faults, stale } = judge(findWallFaults(readSources()), exceptions);
  for (const { file, line, rule, what, mend } of faults)
    console.error(`${file}:${line} ${rule}: ${what}. Mend: ${mend}.`);
  for (const { file, what } of stale)
    console.error(`${file} no longer ${what}. Mend: take it off scripts/walls-exceptions.json.`);
  console.log(`${faults.length} breaches of the walls between domains, ${exceptions.length} exceptions`);
  if (faults.length + stale.length > 0) process.exitCode = 1;
}
