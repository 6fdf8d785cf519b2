/** What the gate says of sounds: missing, left over, cut off, too short, too long. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundFile } from '#core/words/sound.ts';
import { checkSounds, readSeconds } from './sounds.ts';

const frame = Buffer.concat([Buffer.from([0xff, 0xf3, 0x48, 0xc4]), Buffer.alloc(140)]);
const frames = (count: number): Buffer => Buffer.concat(Array.from({ length: count }, () => frame));
const entry = (word: string, ipa: string) => ({ word, ipa, file: 'level-01-a.yaml' });

function tell(entries: ReturnType<typeof entry>[], files: Record<string, Buffer>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'beacon-sounds-'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return checkSounds(entries, folder).map(({ id, message }) => `${id}: ${message}`);
}

const terse = soundFile('tɜːrs');

test('a sound for every word and none besides is no fault', () => {
  const entries = [entry('terse', 'tɜːrs'), entry('hoard', 'hɔːrd'), entry('horde', 'hɔːrd')];
  expect(tell(entries, { [terse]: frames(20), [soundFile('hɔːrd')]: frames(20) })).toEqual([]);
});

test('a mended transcription asks for another sound, and leaves one over', () => {
  const told = tell([entry('terse', 'tɜːs')], { [terse]: frames(20) });
  expect(told).toEqual([
    `level-01-a terse: ${soundFile('tɜːs')} has no sound for /tɜːs/`,
    `sounds/${terse}: is the sound of no word`,
  ]);
});

test.each([
  ['too short', frames(8), 'lasts 0.29 s'],
  ['too long', frames(51), 'lasts 1.84 s'],
  ['cut off', frames(20).subarray(0, 2000), 'not a whole MP3'],
  ['empty', Buffer.alloc(0), 'not a whole MP3'],
  ['of another kind', Buffer.concat([frames(3), Buffer.alloc(144)]), 'not a whole MP3'],
])('a sound that is %s is told of', (_, bytes, fault) => {
  expect(tell([entry('terse', 'tɜːrs')], { [terse]: bytes })[0]).toContain(fault);
});

test('what is on disk lasts as long as words do', () => {
  const folder = join(import.meta.dirname, '..', 'sounds');
  const seconds = readdirSync(folder).map((file) => readSeconds(readFileSync(join(folder, file))) ?? 0);
  const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
  expect(mean).toBeGreaterThan(0.6);
  expect(mean).toBeLessThan(1);
});
