/** Checks of options as words: one part of speech in a group, a or an, one pair of synonyms and no other. */
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

type Exceptions = { waiver?: string; trap?: string };

/** A second pair that says the same would be a second answer, unless it is a trap that was set on purpose. */
export function checkPairs(question: Question, net: WordNet, { waiver, trap }: Exceptions): string[] {
  if (question.form !== 'se') return [];
  const [group] = groupsOf(question);
  if (!group) return [];
  const messages: string[] = [];
  const [first = '', second = ''] = group.keys;
  if (!net.linkOf(first, second) && !waiver)
    messages.push(`${first} and ${second} are not linked, and no waiver says why`);
  for (const [index, one] of group.words.entries()) {
    for (const other of group.words.slice(index + 1)) {
      const keys = [one, other].filter((word) => group.keys.includes(word)).length;
      const link = keys === 2 ? null : net.linkOf(one, other);
      if (link && !(trap && keys === 0)) messages.push(`${one} and ${other} are linked too (${link})`);
    }
  }
  return messages;
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
