/** English words reduced to their stems, by Porter's algorithm of 1980: connections, connected and connect agree. */
import { memoize } from '#core/memoize.ts';

const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

const hasMeasure = new RegExp(`^(?:${consonants})?${vowels}${consonants}`);
const hasMeasureOne = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`);
const hasMeasureTwo = new RegExp(`^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`);
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const secondEndings: Record<string, string> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};

const thirdEndings: Record<string, string> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};

const second =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const third = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const fourth = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

/** The stem of a word in lower case. What is not plain English letters stays as it is. */
export const stem = memoize(findStem);

function findStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  // A y at the start is a consonant; in capitals it passes for one.
  let stemmed = word.startsWith('y') ? `Y${word.slice(1)}` : word;
  stemmed = dropPlural(stemmed);
  stemmed = dropPast(stemmed);
  stemmed = stemmed.replace(/^(.+)y$/, (whole, head: string) => (hasVowel.test(head) ? `${head}i` : whole));
  stemmed = replaceEnding(stemmed, second, secondEndings, hasMeasure);
  stemmed = replaceEnding(stemmed, third, thirdEndings, hasMeasure);
  stemmed = dropLong(stemmed);
  stemmed = dropFinal(stemmed);
  return stemmed.toLowerCase();
}

const dropPlural = (word: string): string =>
  /(?:ss|i)es$/.test(word) ? word.slice(0, -2) : /[^s]s$/.test(word) ? word.slice(0, -1) : word;

function dropPast(word: string): string {
  if (word.endsWith('eed')) return hasMeasure.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const head = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (head === undefined || !hasVowel.test(head)) return word;
  if (/(?:at|bl|iz)$/.test(head)) return `${head}e`;
  if (/([^aeiouylsz])\1$/.test(head)) return head.slice(0, -1);
  return endsShort.test(head) ? `${head}e` : head;
}

function replaceEnding(
  word: string,
  endings: RegExp,
  instead: Record<string, string>,
  isLongEnough: RegExp,
): string {
  const [, head, ending] = endings.exec(word) ?? [];
  return head !== undefined && ending !== undefined && isLongEnough.test(head)
    ? head + instead[ending]
    : word;
}

function dropLong(word: string): string {
  const head = fourth.exec(word)?.[1] ?? /^(.+?[st])ion$/.exec(word)?.[1];
  return head !== undefined && hasMeasureTwo.test(head) ? head : word;
}

function dropFinal(word: string): string {
  let stemmed = word;
  const head = /^(.+)e$/.exec(stemmed)?.[1];
  if (head !== undefined && (hasMeasureTwo.test(head) || (hasMeasureOne.test(head) && !endsShort.test(head))))
    stemmed = head;
  return stemmed.endsWith('ll') && hasMeasureTwo.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
}
