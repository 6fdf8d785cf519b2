import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { guidOf } from '#core/words/anki/note.ts';
import { makeDataDir } from '#tests/data-dir.ts';
import { type Anki, createAnki } from './anki.ts';

const log = pino({ level: 'silent' });
const opened: Anki[] = [];
const open = (settings: Partial<Parameters<typeof createAnki>[0]> = {}): Anki => {
  const anki = createAnki({
    log,
    worker: join(import.meta.dirname, 'worker.ts'),
    sounds: '/nowhere',
    ...settings,
  });
  opened.push(anki);
  return anki;
};
afterEach(async () => {
  for (const anki of opened.splice(0)) await anki.close();
});

test('a package is made and read beside the server, and so is a table', async () => {
  const folder = await makeDataDir();
  await writeFile(join(folder, 'a.mp3'), 'a sound');
  const anki = open({ sounds: folder });
  const now = new Date('2026-11-16T08:00:00.000Z');
  const made = await anki.writeApkg({
    ...{ deckName: 'GRE', withStates: false, retention: 0.9, locale: 'en', now },
    notes: [
      {
        guid: guidOf('abate', 'v.'),
        fields: { Word: 'abate' },
        tags: [],
        sound: 'a.mp3',
        memory: null,
        isPaused: false,
        reviews: [],
      },
    ],
  });
  if (made.kind !== 'written') throw new Error(made.kind);
  // Sounds are stored as they are, so that they can be seen in the file.
  expect(Buffer.from(made.bytes).includes('a sound')).toBe(true);
  expect(await anki.readFile(made.bytes)).toMatchObject({ kind: 'read', notes: [{ word: 'abate' }] });
  expect(await anki.readFile(Buffer.from('lucid,清晰的'))).toMatchObject({
    kind: 'read',
    notes: [{ word: 'lucid' }],
  });
  expect(await anki.readFile(Buffer.from([0, 1, 2, 3]))).toEqual({ kind: 'refused', reason: 'no-text' });
  expect(await anki.readFile(Buffer.from('PK but no package'))).toEqual({
    kind: 'refused',
    reason: 'no-package',
  });
});

/** A reader that plays its part: what it does with a task is given as code. */
async function makeWorker(onTask: string): Promise<string> {
  const path = join(await makeDataDir(), 'worker.mjs');
  await writeFile(
    path,
    `process.on('disconnect', () => process.exit(0)); process.on('message', ({ no }) => { ${onTask} });`,
  );
  return path;
}

test('one that hangs is ended, and said to have failed', async () => {
  const anki = open({ worker: await makeWorker('for (;;);'), timeoutMs: 500 });
  expect(await anki.readFile(Buffer.from('a,b'))).toEqual({ kind: 'failed' });
});

test('one that fills its memory is ended, and said to have failed', async () => {
  const worker = await makeWorker('globalThis.kept = Buffer.alloc(400e6, 1);');
  expect(await open({ worker, maxMemoryMb: 200 }).readFile(Buffer.from('a,b'))).toEqual({ kind: 'failed' });
});
