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
