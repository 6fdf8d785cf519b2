/** The sounds on disk against the deck: one for every transcription, none besides, each of a length that a word has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundFile } from '#core/words/sound.ts';
import type { Problem } from '../../part.ts';
import type { WrittenEntry } from '../read.ts';
import { idOf } from './deck.ts';

export const minSeconds = 0.3;
export const maxSeconds = 1.8;

const mend = '`npm run bank -- sounds` makes what is missing and removes what is left over';

/** MPEG-2 layer III in mono at 32 kbit/s and 16 kHz: the one kind of frame that our files are made of. */
const frameHeader = Buffer.from([0xff, 0xf3, 0x48, 0xc4]);
const frameBytes = 144;
const frameSeconds = 576 / 16_000;

/** Null where the file is anything but a whole number of our frames: cut off, of another rate, or no MP3. */
export function readSeconds(mp3: Uint8Array): number | null {
  if (mp3.length === 0 || mp3.length % frameBytes !== 0) return null;
  for (let at = 0; at < mp3.length; at += frameBytes)
    if (frameHeader.compare(mp3, at, at + frameHeader.length) !== 0) return null;
  return (mp3.length / frameBytes) * frameSeconds;
}

/** Why a file is not to be kept, if there is a reason. */
export function soundFault(mp3: Uint8Array): string | null {
  const seconds = readSeconds(mp3);
  if (seconds === null) return 'is not a whole MP3 of our kind';
  return seconds < minSeconds || seconds > maxSeconds
    ? `lasts ${seconds.toFixed(2)} s, a word ${minSeconds} to ${maxSeconds} s`
    : null;
}

export const listSounds = (folder: string): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.mp3'));

type Spoken = Pick<WrittenEntry, 'word' | 'ipa' | 'file'>;

export function checkSounds(entries: readonly Spoken[], folder: string): Problem[] {
  const problem = (id: string, message: string): Problem => ({ id, check: 'sound', message, mend });
  const wanted = Map.groupBy(entries, ({ ipa }) => soundFile(ipa));
  const there = new Set(listSounds(folder));
  const faulty = [...wanted].flatMap(([file, [entry]]) => {
    if (entry === undefined) return [];
    const fault = there.has(file)
      ? soundFault(readFileSync(join(folder, file)))
      : `has no sound for /${entry.ipa}/`;
    return fault === null ? [] : [problem(idOf(entry), `${file} ${fault}`)];
  });
  const orphans = [...there].filter((file) => !wanted.has(file));
  return [...faulty, ...orphans.map((file) => problem(`sounds/${file}`, 'is the sound of no word'))];
}
