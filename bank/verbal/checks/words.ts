/** Checks of options as words: one part of speech in a group, a or an, and no second pair that nobody meant. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';
import type { WordNet } from '../wordnet.ts';

type Group = { words: string[]; keys: string[] };

/** The groups of options of a completion or an equivalence. */
export function groupsOf(question: Question): Group[] {
  const rules = rulesOf(question.form);
  if (!rules.testsWords) return [];
  return rules.groupOptions(question, []).map(({ options, key }) => ({
    words: options.map((option) => option.text.en),
    keys: options.filter(({ id }) => key.includes(id)).map((option) => option.text.en),
  }));
}

/** A phrase is judged by its first and its last word: one of them carries the inflection. */
function formsOf(text: string, net: WordNet): Set<string> {
  const words = text.split(' ');
  const ends = words.length === 1 ? [text] : [text, words[0] ?? '', words.at(-1) ?? ''];
  return new Set(ends.flatMap((word) => [...net.formsOf(word)]));
}

export function checkForms(question: Question, net: WordNet): string[] {
  return groupsOf(question).flatMap(({ words }) => {
    const known = words
      .map((word) => ({ word, forms: formsOf(word, net) }))
      .filter(({ forms }) => forms.size > 0);
    const shared = [...(known[0]?.forms ?? [])].filter((form) => known.every(({ forms }) => forms.has(form)));
    return known.length > 0 && shared.length === 0
      ? [`no part of speech fits all of ${words.join(', ')}`]
      : [];
  });
}

/** By sound, as far as spelling tells it. */
const needsAn = (word: string): boolean =>
  /^(?:hour|honest|honor|heir)/i.test(word) ||
  (/^[aeiou]/i.test(word) && !/^(?:uni(?!n|m)|use|usu|eu|one|once|ubiq|ur[aie])/i.test(word));

export function checkArticle(question: Question): string[] {
  const groups = groupsOf(question);
  return [...question.stem.en.matchAll(/\b(an?) \{(\d)\}/gi)].flatMap(([, article = '', number]) => {
    const words = groups[Number(number) - 1]?.words ?? [];
    const wrong = words.filter((word) => needsAn(word) !== (article.toLowerCase() === 'an'));
    return wrong.length > 0 ? [`“${article}” does not go with ${wrong.join(', ')}`] : [];
  });
}

/** What an equivalence says for its gate alone. */
export type Aside = { decoys?: readonly string[]; waiver?: string };

/**
 * Two keys need not be synonyms in a dictionary, only in this sentence. A wrong word that the thesaurus links with
 * a key may be a third answer, and two wrong words that it links a second pair, unless the item says what they are for.
 */
export function checkPairs(question: Question, net: WordNet, { decoys, waiver }: Aside): string[] {
  if (question.form !== 'se') return [];
  const [group] = groupsOf(question);
  if (!group) return [];
  const isKey = (word: string) => group.keys.includes(word);
  const unknown = (decoys ?? []).filter((word) => isKey(word) || !group.words.includes(word));
  const linked = linkedPairs(group.words, net).flatMap(([one, other, link]) => {
    const keys = [one, other].filter(isKey).length;
    const isMeant = keys === 2 || (keys === 1 ? waiver : decoys) !== undefined;
    return isMeant ? [] : [`${one} and ${other} are linked too (${link})`];
  });
  return [...unknown.map((word) => `${word} is a decoy, and no wrong option`), ...linked];
}

export function linkedPairs(
  words: readonly string[],
  net: WordNet,
): [one: string, other: string, link: string][] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other): [string, string, string][] => {
      const link = net.linkOf(one, other);
      return link ? [[one, other, link]] : [];
    }),
  );
}

/** A key that the sentence already contains is given away. */
export function checkRoots(question: Question, net: WordNet): string[] {
  const stem = new Set(
    (question.stem.en.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [...net.lemmasOf(word)]),
  );
  return groupsOf(question).flatMap(({ keys }) =>
    keys
      .filter((key) => !key.includes(' ') && [...net.lemmasOf(key)].some((lemma) => stem.has(lemma)))
      .map((key) => `“${key}” stands in the sentence`),
  );
}
