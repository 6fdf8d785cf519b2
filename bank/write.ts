/** Writes the whole bank as the product takes it in: the tag tree, and a file for each part. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExams } from './exams/read.ts';
import { type BuiltPart, findParts } from './part.ts';
import { readTree } from './taxonomy.ts';

/** Nothing is written unless every part can be built. */
export async function writeBank(
  folder: string,
  onPart: (name: string, part: BuiltPart) => void = () => undefined,
): Promise<void> {
  const built: [string, BuiltPart][] = [];
  for (const { name, build } of await findParts()) {
    if (!build) continue;
    const part = await build();
    built.push([name, part]);
    onPart(name, part);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tags.json'), JSON.stringify(readTree()));
  for (const [name, part] of built) writeFileSync(join(folder, `${name}.json`), JSON.stringify(part));
  // Exams that fail their gate are refused by the import; they need not keep the questions out.
  mkdirSync(join(folder, 'exams'));
  writeFileSync(join(folder, 'exams', 'exams.json'), JSON.stringify(readExams().exams));
}
