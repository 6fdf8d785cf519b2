/** The gate of the published keys: every id stands for the question it was published with. */
import { buildParts, type CheckOptions, type GateReport, type Problem, type Progress } from '../part.ts';
import { hashKeys } from './hash-key.ts';
import { changeLine, compareKeys, mendOf, readManifest } from './manifest.ts';

export async function check(progress: Progress, { only = '' }: CheckOptions): Promise<GateReport> {
  const problems: Problem[] = [];
  let count = 0;
  const parts = await buildParts();
  for (const [index, { name, part }] of parts.entries()) {
    progress(index + 1, parts.length);
    // A part that cannot be built is told by its own gate.
    if (part === null) continue;
    const found = hashKeys(part);
    count += Object.keys(found).length;
    for (const change of compareKeys(readManifest(name), found))
      if (change.id.includes(only))
        problems.push({
          id: change.id,
          check: 'published',
          message: changeLine(change),
          mend: mendOf(change),
        });
  }
  return { problems, figures: { keys: count }, lines: [] };
}
