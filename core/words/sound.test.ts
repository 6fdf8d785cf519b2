/** Names of sounds: the published values of the hash, and a name of its own for each transcription. */
import { expect, test } from 'vitest';
import { hashText, soundFile, soundPath } from './sound.ts';

test('the hash is FNV-1a in 64 bits', () => {
  expect(hashText('')).toBe('cbf29ce484222325');
  expect(hashText('a')).toBe('af63dc4c8601ec8c');
  expect(hashText('foobar')).toBe('85944171f73967e8');
});

test('every byte of a symbol counts', () => {
  const readings = ['ˈekspɔːrt', 'ekˈspɔːrt', 'ɪkˈspɔːrt', 'ˈekspɔrt', 'ˌekspɔːrt'];
  expect(new Set(readings.map(soundFile)).size).toBe(readings.length);
});

test('an address is a plain file below the folder of sounds', () => {
  expect(soundPath('tɜːrs')).toMatch(/^\/sounds\/words\/[\da-f]{16}\.mp3$/);
  expect(soundPath('tɜːrs')).toBe(soundPath('tɜːrs'));
});
