/** Builds the bank's files that the product imports, unless they were made from these very sources. */
import { join } from 'node:path';
import { hashFiles, root } from '../stamp.ts';
import { isCurrent, makeCurrent } from './build-folders.ts';

const banks = join(root, 'build/banks');
const current = join(root, 'build/bank');

/** A bank with faults is told, and what was imported before stays: no reason to keep the site from its readers. */
export async function buildContentIfStale(say: (line: string) => void): Promise<void> {
  const stamp = hashFiles(['bank', 'core', 'content/lessons']);
  if (isCurrent(current, stamp)) return;
  say('… building the question bank');
  try {
    const { writeBank } = await import('../../bank/write.ts');
    await makeCurrent({ link: current, folder: banks, stamp }, (folder) => writeBank(folder));
  } catch (error) {
    say(`The question bank has faults and stays as it was:\n${(error as Error).message}`);
  }
}
