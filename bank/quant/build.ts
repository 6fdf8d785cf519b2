/** The quantitative questions as the product takes them in. */
import type { Stimulus } from '#core/questions/kinds.ts';
import type { BuiltPart } from '../part.ts';
import { loadFamilies } from './load.ts';

export async function build(only?: string): Promise<BuiltPart> {
  const { families, failures } = await loadFamilies(only);
  if (failures.length > 0) throw new Error(failures.map(({ id, message }) => `${id}: ${message}`).join('\n'));
  const items = families.flatMap((family) => family.items);
  const stimuli = new Map<string, Stimulus>();
  for (const { stimulus } of items) if (stimulus) stimuli.set(stimulus.id, stimulus);
  return { questions: items.map(({ question }) => question), stimuli: [...stimuli.values()] };
}
