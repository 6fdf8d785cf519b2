/** The verbal questions as the product takes them in, with the levels that blind panels gave them. */
import { buildAuthored } from '../authored-folder.ts';
import { applyLevels } from '../panel/apply.ts';
import { readLevels } from '../panel/levels.ts';
import type { BuiltPart } from '../part.ts';

export async function build(): Promise<BuiltPart> {
  const built = buildAuthored(import.meta.dirname);
  return { ...built, questions: applyLevels(built.questions, readLevels('verbal')) };
}
