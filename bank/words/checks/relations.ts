/** Checks of what an entry says of other words: synonyms, antonyms, family, root, collocations. */
import type { WordNet } from '../../verbal/wordnet.ts';
import type { WrittenEntry } from '../read.ts';
import type { Roots } from '../schema.ts';
import { formsOf, wordsOf } from './forms.ts';

const wordNetPart: Record<string, string> = { 'n.': 'n', 'v.': 'v', 'adj.': 'a', 'adv.': 'r' };

export function checkRelations(entry: WrittenEntry, net: WordNet, roots: Roots): string[] {
  const told: string[] = [];
  const forms = formsOf(entry.word, entry.forms);
  const synonyms = entry.synonyms.map(({ word }) => word);
  const antonyms = entry.antonyms.map(({ word }) => word);
  const all = [...synonyms, ...antonyms];
  for (const word of new Set(all.filter((one, index) => all.indexOf(one) !== index)))
    told.push(`${word} stands twice among synonyms and antonyms`);
  for (const word of synonyms)
    if (forms.has(word) || word in entry.family) told.push(`synonym ${word} is of the word’s own family`);
  for (const { word, sense, ...rest } of [...entry.synonyms, ...entry.antonyms]) {
    const own = entry.senses[sense - 1];
    if (own === undefined) told.push(`${word} belongs to sense ${sense}, which the entry does not have`);
    else if (!('of' in rest && rest.of !== undefined)) told.push(...checkPart(word, own.pos, net));
  }
  for (const { of } of entry.antonyms)
    if (of !== undefined && !(of in entry.family)) told.push(`“of: ${of}” names no member of the family`);
  if (entry.word in entry.family) told.push('the family repeats the headword');
  if (entry.root?.key !== undefined && !(entry.root.key in roots))
    told.push(`root ${entry.root.key} is not in roots.yaml; leave the key out or choose another`);
  for (const phrase of entry.collocations)
    if (!wordsOf(phrase).some((word) => forms.has(word) || word in entry.family))
      told.push(`collocation “${phrase}” does not hold the word`);
  return told;
}

/** A phrase is taken as it is; a single word has to be one, and of the sense's part of speech. */
function checkPart(word: string, pos: string, net: WordNet): string[] {
  if (/[ -]/.test(word)) return [];
  const parts = new Set([...net.formsOf(word)].map((tag) => tag[0]));
  if (parts.size === 0)
    return [`${word} is no word that WordNet knows; mind the spelling, or choose another`];
  const wanted = pos.split('/').map((part) => wordNetPart[part]);
  return wanted.some((part) => part !== undefined && parts.has(part as 'n'))
    ? []
    : [
        `${word} cannot be ${pos} as its sense is; choose a word of the same part of speech, or give its sense`,
      ];
}
