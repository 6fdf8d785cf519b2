/** Where the sound of a word is found: its address follows from the transcription it was made from. */

/** The voice and the recipe of bank/words/voice; a change of either renames every file, so that no cache keeps an old one. */
const voice = 'pico-en-us-1';

/**
 * FNV-1a in 64 bits. The browser asks for a name in the middle of rendering, where its own digests, which are
 * promises, are of no use; the two halves are kept apart because a number holds 53 bits.
 */
export function hashText(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    const product = low * 0x1b3;
    // The prime is 2⁴⁰ + 0x1b3: what its first term adds is the low half moved up by eight bits.
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + ((low << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** Words said alike share a file; a transcription that is mended names another. */
export const soundFile = (ipa: string): string => `${hashText(`${voice} ${ipa}`)}.mp3`;

export const soundFolder = '/sounds/words';

export const soundPath = (ipa: string): string => `${soundFolder}/${soundFile(ipa)}`;
