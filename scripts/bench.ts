/** `npm run bench -- NAME [ARGUMENTS]`: runs one benchmark; without a name it lists them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './stamp.ts';

export async function run([name, ...rest]: string[]): Promise<void> {
  const files = (await readdir(join(root, 'bench'))).filter((file) => file.endsWith('.bench.ts'));
  const names = files.map((file) => file.slice(0, -'.bench.ts'.length)).sort();
  if (!name || !names.includes(name)) {
    console.log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
    process.exitCode = name ? 1 : 0;
    return;
  }
  const bench = await import(new URL(`../bench/${name}.bench.ts`, import.meta.url).href);
  await bench.run(rest);
}
