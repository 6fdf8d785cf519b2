/** What a password has to be. How strong it is, is told by password-strength.ts, which is heavy and loaded only where one is chosen. */

/** Design, section 4. */
export const passwordLength = { min: 8, max: 72 } as const;

/** What a guesser who is after one person knows of them. */
export type PasswordOwner = {
  readonly email?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

/** People choose these so often that a guesser tries them first; the general list knows few of them. */
export const favourites = (
  'passwort q1w2e3r4 woaini woaini1314 woaini520 woaini521 5201314 1314520 aini1314 nihao123 wobuzhidao ' +
  'greverbal grepassword testtest changeme nopassword zxcvbnm1 abc12345 abcd1234 a1b2c3d4'
).split(' ');

/** What the site is called, wherever it is run; its operator's names for it are handed in. */
const siteWords = ['beacon', '灯塔'];

/**
 * Whether it holds the site's name, or the owner's name, address or number. Short words are let be, for they stand in
 * too many others: three letters of the alphabet or less, and one Chinese character.
 */
export function holdsOwnWords(
  password: string,
  owner: PasswordOwner,
  names: readonly string[] = [],
): boolean {
  const lower = fold(password);
  const local = owner.email?.split('@')[0];
  // Without the code of the country, as people know their own number.
  const phone = owner.phone?.replace(/^\+86/, '').replace(/\D/g, '');
  const words = [...siteWords, ...names.flatMap((name) => name.split(/\s+/)), local, owner.nickname, phone];
  return words.some((word) => {
    const folded = fold(word ?? '').trim();
    return isTelling(folded) && lower.includes(folded);
  });
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const isTelling = (word: string): boolean =>
  word.length >= ([...word].some((character) => character > '\u02ff') ? 2 : 4);

/** `aaaaaaaa`, `12345678`, `hgfedcba`: hardly a password. */
export function isMonotonous(password: string): boolean {
  const lower = fold(password);
  return new Set(lower).size <= 2 || isSequence(lower);
}

/** Every step the same, up or down. Digits wrap around, as in 7890123. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((up) => steps.every((step) => step === up || step === -9 * up));
}
