/** Sounds as a browser asks for them: whole, in parts, and not at all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#core/words/sound.ts';
import { createWordSounds } from './word-sounds.ts';

const folder = './bank/words/sounds';
const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.mp3'));
const bytes = readFileSync(join(folder, file));
const app = createWordSounds();
const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`${soundFolder}/${name}`, { method, headers });

test('a sound comes whole and may be kept for good', async () => {
  const reply = await ask(file);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('audio/mpeg');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
});

test('a player may ask for a part', async () => {
  const reply = await ask(file, { range: 'bytes=0-1' });
  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-range')).toBe(`bytes 0-1/${bytes.length}`);
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await reply.arrayBuffer()).equals(bytes.subarray(0, 2))).toBe(true);
});

test('only the head is sent to whoever asks for it', async () => {
  const reply = await ask(file, {}, 'HEAD');
  expect(reply.headers.get('content-length')).toBe(String(bytes.length));
});

test.each(['0000000000000000.mp3', '../levels.tsv', '..%2flevels.tsv', 'levels.tsv', ''])(
  'there is no sound at “%s”, and nobody is told to remember that',
  async (name) => {
    const reply = await ask(name);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toBeNull();
  },
);
