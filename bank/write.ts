/** Writes the whole bank as the product takes it in: the tag tree, and a file for each part. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  // Beside the old one and then in its place: whoever reads meanwhile finds a whole bank.
  const draft = `${folder}-${process.pid}`;
  mkdirSync(join(draft, 'exams'), { recursive: true });
  writeFileSync(join(draft, 'tags.json'), JSON.stringify(readTree()));
  for (const [name, part] of built) writeFileSync(join(draft, `${name}.json`), JSON.stringify(part));
  // Exams that fail their gate are refused by the import; they need not keep the questions out.
  writeFileSync(join(draft, 'exams', 'exams.json'), JSON.stringify(readExams().exams));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}
