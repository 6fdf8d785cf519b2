/** Transcriptions: American, with length marks, in the symbols that the sound of a word can be made from. */

const sounds =
  /tʃ|dʒ|[pbtdkɡfvθðszʃʒhmnŋlrjw]|(?<vowel>eɪ|aɪ|ɔɪ|aʊ|oʊ|iː|uː|ɑː|ɔː|ɜː|[iuɪʊeæʌə])|(?<main>ˈ)|ˌ/uy;

type Reading = { unknown: string | null; syllables: number; mainStresses: number; stressed: number };

/** `stressed` is the number of the syllable, from 1, that the last main stress stands before. */
export function readIpa(ipa: string): Reading {
  const reading: Reading = { unknown: null, syllables: 0, mainStresses: 0, stressed: 0 };
  sounds.lastIndex = 0;
  while (sounds.lastIndex < ipa.length) {
    const at = sounds.lastIndex;
    const match = sounds.exec(ipa);
    if (match === null) return { ...reading, unknown: [...ipa.slice(at)][0] ?? '' };
    if (match.groups?.vowel !== undefined) reading.syllables += 1;
    if (match.groups?.main !== undefined) {
      reading.mainStresses += 1;
      reading.stressed = reading.syllables + 1;
    }
  }
  return reading;
}

const advice: Record<string, string> = {
  g: 'write ɡ (U+0261)',
  ɒ: 'British; write ɑː',
  ɛ: 'write e',
  ɹ: 'write r',
  ɚ: 'write ər',
  ɝ: 'write ɜːr',
  ɔ: 'write ɔː, or ɔɪ',
  ɑ: 'write ɑː',
  ɜ: 'write ɜːr',
  o: 'write oʊ',
  a: 'write aɪ or aʊ, else æ or ɑː',
  '/': 'leave the slashes out',
  "'": 'write ˈ (U+02C8)',
  '.': 'syllables are not parted by dots',
};

export function checkIpa(ipa: string, listed: string, isChecked: boolean): string[] {
  const { unknown, syllables, mainStresses, stressed } = readIpa(ipa);
  if (unknown !== null)
    return [
      `/${ipa}/ has “${unknown}”, which is none of our symbols: ${advice[unknown] ?? 'see docs/words.md'}`,
    ];
  if (syllables === 1 && mainStresses > 0) return [`/${ipa}/ has one syllable and needs no stress mark`];
  if (syllables > 1 && mainStresses !== 1)
    return [`/${ipa}/ has ${mainStresses} main stresses; a word of several syllables has one ˈ`];
  if (listed === '' || isChecked) return [];
  const other = readIpa(listed);
  return other.syllables === syllables && other.stressed === stressed
    ? []
    : [
        `/${ipa}/ has other syllables or another stress than the list’s /${listed}/; if a dictionary agrees with you, add ipaChecked: true`,
      ];
}
