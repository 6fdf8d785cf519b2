/** The forms in which a headword may stand in a sentence, and the words of a sentence. */

const vowel = /[aeiou]/;

/** A short stem that ends in one consonant doubles it; both spellings are taken where stress would decide. */
function stemsBefore(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}i`];
  if (word.endsWith('e')) return [word.slice(0, -1)];
  const [before = '', last = ''] = word.slice(-2);
  const doubles = vowel.test(before) && !vowel.test(last) && !/[wxy]/.test(last);
  return doubles ? [word, word + last] : [word];
}

export function formsOf(word: string, irregular: readonly string[] = []): Set<string> {
  const forms = new Set([word, ...irregular, `${word}s`]);
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) forms.add(`${word}es`);
  for (const stem of stemsBefore(word)) {
    for (const ending of ['ed', 'er', 'est']) forms.add(stem + ending);
    if (stem.endsWith('i')) forms.add(`${stem}es`);
    forms.add(`${stem.endsWith('i') ? word : stem}ing`);
  }
  if (word.endsWith('c')) for (const ending of ['ked', 'king']) forms.add(word + ending);
  return forms;
}

/** One group of vowels, as in *stag*: such a stem always doubles its consonant, so *staged* is none of its forms. */
const isShort = (word: string): boolean => /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(word);

/**
 * The forms by which a reader may find a word: fewer than may stand in an example, for a wrong guess would explain
 * *master* as *mast*.
 */
export function lookUpForms(
  word: string,
  parts: ReadonlySet<string>,
  irregular: readonly string[] = [],
): Set<string> {
  const endings = [
    ...(parts.has('n.') || parts.has('v.') ? ['s', 'es'] : []),
    ...(parts.has('v.') ? ['ed', 'ing'] : []),
    ...(parts.has('adj.') ? ['er', 'est'] : []),
  ];
  const single = isShort(word) ? ['ed', 'ing', 'er', 'est'].map((ending) => word + ending) : [];
  const forms = [...formsOf(word, irregular)].filter(
    (form) =>
      form === word ||
      irregular.includes(form) ||
      (endings.some((ending) => form.endsWith(ending)) && !single.includes(form)),
  );
  return new Set(forms);
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-zà-ÿ]+(?:['-][a-zà-ÿ]+)*/g) ?? [];

/** Every run of so many words. */
export function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
}
