/** `npm run bank -- …`: the bank's own commands, and the import of a folder into the database. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { faultLine } from '#bank/authored-files.ts';
import { readAuthored } from '#bank/authored-folder.ts';
import { type Content, type Fault, readContent } from '#server/domains/questions/content.ts';
import { importContent } from '#server/domains/questions/import.ts';
import { withTables } from './with-database.ts';

export async function run([command, ...rest]: string[]): Promise<void> {
  if (command !== 'import') return void (await import('../bank/main.ts'));
  const [folder] = rest;
  if (folder === undefined || !existsSync(folder)) {
    console.error(
      'npm run bank -- import FOLDER    FOLDER holds authored YAML, or JSON as the build writes it',
    );
    process.exitCode = 2;
    return;
  }
  const { content, faults } = await readFolder(resolve(folder));
  if (faults.length > 0) return report(faults);
  const result = await withTables(({ db }) =>
    importContent({ db, now: () => new Date() }, content, (step, done, total) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${step} ${done}/${total}   `);
    }),
  );
  if (result.kind === 'faulty') return report(result.faults);
  if (result.kind === 'imported')
    console.log(
      `${result.added} added, ${result.changed} changed, ${result.retired} retired, ${result.unchanged} unchanged`,
    );
}

/** A folder of JSON is a built bank; any other holds authored items, and its name is the name of their source. */
async function readFolder(folder: string): Promise<{ content: Content; faults: Fault[] }> {
  const names = await readdir(folder);
  if (names.some((name) => name.endsWith('.json'))) return readContent(folder);
  const { faults, ...part } = readAuthored(folder);
  return { content: { tags: null, sources: [{ name: basename(folder), ...part }] }, faults };
}

function report(faults: readonly Fault[]): void {
  for (const fault of faults) console.error(faultLine(fault));
  console.error(`${faults.length} faults: nothing was imported`);
  process.exitCode = 1;
}
