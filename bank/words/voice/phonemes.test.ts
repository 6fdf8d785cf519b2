/** What the voice is told: as it reads the same words by itself, sound for sound. */
import { expect, test } from 'vitest';
import { voicePhonemes } from './phonemes.ts';
import { demandSymbols } from './pico.ts';

const r = String.raw`r\\`;

test.each([
  ['tɜːrs', '"t3:s'],
  ['fɔːrs', `"fO:${r}s`],
  ['ˈkændər', '"k{nd@`'],
  ['ˈtretʃərəs', `"t${r}Et_S@${r}@s`],
  ['ˌʌndərˈstænd', 'Vnd@`"st{nd'],
  ['ˈfɜːri', '"f3:i:'],
  ['ˈviːəmənt', '"vi:@m@nt'],
  ['ˈmɜːrdərər', `"m3:d@${r}@\``],
  ['dʒɔɪ', '"d_ZO_I'],
])('/%s/ is %s', (ipa, said) => {
  expect(voicePhonemes(ipa)).toBe(said);
});

test('what the voice cannot say is refused, not left out', () => {
  expect(() => voicePhonemes('ˈlɒdʒɪk')).toThrow('ɒ');
});

/** Says what it knows, one unit of length a symbol, and passes over the rest as the voice does. */
const measureKnowing = (known: RegExp) => (phonemes: string) => [...phonemes.matchAll(known)].length;
const all = /[a-zA-Z{@3]_[A-Z]|3:|[A-Za-z]:|@`|r\\\\|[a-zA-Z{@]/g;

test('a symbol that the voice leaves out is found before a word is made', () => {
  const measure = measureKnowing(all);
  // Half a symbol is shorter to this voice, as it is to the real one.
  const isKnown = (phonemes: string) => measure(phonemes) + (phonemes.includes('_') ? 1 : 0);
  expect(() => demandSymbols(isKnown)).not.toThrow();
  expect(() => demandSymbols((phonemes) => isKnown(phonemes.replaceAll('T', '')))).toThrow(/know T$/);
  expect(() => demandSymbols((phonemes) => isKnown(phonemes.replaceAll('a_', '')))).toThrow(/know a_I a_U$/);
});
