/** Short ids that people can read aloud and type: no two characters of the alphabet look alike. */

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 8;

/** As many random bytes as an id may need; a few are thrown away so that every character is equally likely. */
export const shortIdBytes = length * 4;

export const shortIdPattern = new RegExp(`^[${alphabet}]{${length}}$`);

export function shortIdFrom(random: Uint8Array): string {
  const fair = 256 - (256 % alphabet.length);
  const characters = [...random]
    .filter((byte) => byte < fair)
    .map((byte) => alphabet[byte % alphabet.length]);
  if (characters.length < length) throw new RangeError('not enough random bytes for a short id');
  return characters.slice(0, length).join('');
}
