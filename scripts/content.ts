/** Builds the bank's files that the product imports, unless they were made from these very sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, root } from './stamp.ts';

const folder = join(root, 'build/bank');
const stampPath = join(folder, 'stamp');

/** A bank with faults is told, and what was imported before stays: no reason to keep the site from its readers. */
export async function buildContentIfStale(say: (line: string) => void): Promise<void> {
  const stamp = hashFiles(['bank', 'core', 'content/lessons']);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  say('… building the question bank');
  try {
    const { writeBank } = await import('../bank/write.ts');
    await writeBank(folder);
    writeFileSync(stampPath, stamp);
  } catch (error) {
    say(`The question bank has faults and stays as it was:\n${(error as Error).message}`);
  }
}
