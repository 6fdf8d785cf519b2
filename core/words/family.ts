/** Which member of a word's family a form is: obstinacies is obstinacy, and belongs to obstinate. */
import type { WordEntry } from './entry.ts';

const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/d$/, ''],
  [/ed$/, ''],
  [/ied$/, 'y'],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** What it may be a form of; most of these are no words at all. */
const possibleBases = (form: string): Set<string> =>
  new Set(endings.flatMap(([ending, instead]) => (ending.test(form) ? [form.replace(ending, instead)] : [])));

/** Null where it is the headword itself, in whatever form. */
export function findMember(
  { word, family }: Pick<WordEntry, 'word' | 'family'>,
  form: string,
): WordEntry['family'][number] | null {
  const bases = possibleBases(form.toLowerCase());
  if (bases.has(word)) return null;
  return family.find((member) => bases.has(member.word)) ?? null;
}
