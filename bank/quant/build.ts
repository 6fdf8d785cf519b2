/** The quantitative questions as the product takes them in. */
import type { Stimulus } from '#core/questions/kinds.ts';
import type { BuiltPart } from '../part.ts';
import { loadFamilies } from './load.ts';

export async function build(): Promise<BuiltPart> {
  const items = (await loadFamilies()).flatMap((family) => family.items);
  const stimuli = new Map<string, Stimulus>();
  for (const { stimulus } of items) if (stimulus) stimuli.set(stimulus.id, stimulus);
  return { questions: items.map(({ question }) => question), stimuli: [...stimuli.values()] };
}
