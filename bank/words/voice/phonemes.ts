/** From our transcription to the symbols of the voice, which are a kind of X-SAMPA. */

const vowels: Readonly<Record<string, string>> = {
  iː: 'i:',
  i: 'i:',
  ɪ: 'I',
  e: 'E',
  æ: '{',
  ɑː: 'A:',
  ɔː: 'O:',
  ʊ: 'U',
  uː: 'u:',
  u: 'u:',
  ʌ: 'V',
  ə: '@',
  eɪ: 'e_I',
  aɪ: 'a_I',
  ɔɪ: 'O_I',
  aʊ: 'a_U',
  oʊ: 'o_U',
  /** The voice's vowel has the r in it, before a vowel too: its own reading of “furry” has no other. */
  ɜːr: '3:',
};

/** -er; before a vowel its r begins the next syllable, and it is said as two sounds. */
const finalR = '@`';

const consonants: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'pbtdkfvszhmnljw'].map((letter) => [letter, letter])),
  ɡ: 'g',
  θ: 'T',
  ð: 'D',
  ʃ: 'S',
  ʒ: 'Z',
  ŋ: 'N',
  tʃ: 't_S',
  dʒ: 'd_Z',
  // Its reader takes a backslash for an escape.
  r: 'r\\\\',
};

/** Every symbol that may be sent to the voice, each of which it would leave out silently if it did not know it. */
export const voiceVowels = [...new Set(Object.values(vowels)), finalR];
export const voiceConsonants = Object.values(consonants);

/** A second stress is not told: the voice marks none in its own words, and draws a syllable out that has one. */
const stresses: Readonly<Record<string, string>> = { ˈ: '"', ˌ: '' };

const symbols: Readonly<Record<string, string>> = { ...vowels, ...consonants, ...stresses };
/** The longer first: “tʃ” is not “t” and “ʃ”. */
const longestFirst = Object.keys(symbols).sort((a, b) => b.length - a.length);

function splitIpa(ipa: string): string[] {
  const sounds: string[] = [];
  for (let rest = ipa; rest !== ''; ) {
    const sound = longestFirst.find((symbol) => rest.startsWith(symbol));
    if (sound === undefined) throw new Error(`/${ipa}/ has “${[...rest][0]}”, which the voice cannot say`);
    sounds.push(sound);
    rest = rest.slice(sound.length);
  }
  return sounds;
}

/** The voice parts the syllables itself, and as it does in its own words; of us it wants only the main stress. */
export function voicePhonemes(ipa: string): string {
  const sounds = splitIpa(ipa);
  const isVowel = (sound: string | undefined) => sound !== undefined && sound in vowels;
  const said = sounds.map((sound, at) => {
    const isInFinalR = (schwa: number) =>
      sounds[schwa] === 'ə' && sounds[schwa + 1] === 'r' && !isVowel(sounds[schwa + 2]);
    if (isInFinalR(at)) return finalR;
    return isInFinalR(at - 1) ? '' : symbols[sound];
  });
  return (ipa.includes('ˈ') ? '' : '"') + said.join('');
}
