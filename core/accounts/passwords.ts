/** What a password has to be, and how strong it looks: shared by the form's hint and the server's refusal. */

/** Design, section 4. */
export const passwordLength = { min: 8, max: 72 } as const;

/** 0 is refused; 1 to 3 are weak, fair and strong. */
export type Strength = 0 | 1 | 2 | 3;

/** People choose these so often that a guesser tries them first. Compared in lower case, without trailing digits. */
const common = new Set(
  (
    'password passwort passw0rd p@ssword p@ssw0rd qwerty qwertyui qwertyuiop qwerty1 asdfghjkl asdfasdf zxcvbnm ' +
    'zxcvbnm1 1qaz2wsx qazwsxedc q1w2e3r4 1q2w3e4r a1b2c3d4 abcdefgh abcdefg abcd1234 abc12345 iloveyou woaini ' +
    'woaini1314 woaini520 admin administrator letmein welcome sunshine princess football baseball superman ' +
    'trustno1 starwars whatever computer internet monkey dragon master shadow michael jordan charlie 5201314 ' +
    'aini1314 beacongre grebeacon beacon-gre gre grepassword greverbal testtest changeme default secret nopassword'
  ).split(' '),
);

type Owner = { email?: string | null; nickname?: string | null };

export function passwordStrength(password: string, owner: Owner = {}): Strength {
  if (password.length < passwordLength.min || isGuessable(password, owner)) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{Ll}\p{Lu}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  // Length counts for more than symbols, and a character outside the keyboard's hundred for two; but only as far as
  // the characters differ.
  const length = [...password].reduce((sum, character) => sum + (character > '~' ? 2 : 1), 0);
  const points = Math.min(length, new Set(password).size * 2) + (kinds - 1) * 2;
  return points >= 16 ? 3 : points >= 12 ? 2 : 1;
}

/** Whether a guesser who knows the owner's address and name would have it among the first tries. */
export function isGuessable(password: string, { email, nickname }: Owner = {}): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (common.has(lower) || common.has(lower.replace(/(?<![\d!.@#])[\d!.@#]+$/, ''))) return true;
  if (new Set(lower).size <= 2 || isSequence(lower)) return true;
  const names = [email?.toLowerCase(), email?.toLowerCase().split('@')[0], nickname?.toLowerCase()];
  return names.some(
    (name) =>
      name !== undefined &&
      name.length >= 4 &&
      lower.replace(/(?<!\d)\d+$/, '') === name.replace(/(?<!\d)\d+$/, ''),
  );
}

/** `12345678`, `hgfedcba`: every step the same, up or down. Digits wrap around, as in 7890123. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((up) => steps.every((step) => step === up || step === -9 * up));
}
