/** Makes and reads Anki's packages in a process of its own: a stranger's database that hangs or fills its memory ends there. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingRead } from '#core/words/anki/foreign.ts';
import { decodeText, readText } from '#core/words/anki/text-file.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';
import { packageLimits } from './package-limits.ts';
import { readPackage } from './read-package.ts';
import { type OutgoingPackage, writePackage } from './write-package.ts';

export type AnkiTask =
  | { kind: 'write'; deck: Omit<OutgoingPackage, 'sounds'>; soundFolder: string }
  | { kind: 'read-package'; bytes: Uint8Array }
  | { kind: 'read-text'; bytes: Uint8Array };

export type AnkiAnswer = { kind: 'written'; bytes: Uint8Array<ArrayBuffer> } | IncomingRead;

/** Read here rather than sent: all of them are eleven megabytes. A word whose sound is missing goes without. */
function addSounds(deck: Omit<OutgoingPackage, 'sounds'>, folder: string): OutgoingPackage {
  const sounds = new Map<string, Uint8Array>();
  const missing = new Set<string>();
  for (const { sound } of deck.notes) {
    if (!sound || sounds.has(sound) || missing.has(sound)) continue;
    try {
      sounds.set(sound, readFileSync(join(folder, sound)));
    } catch {
      missing.add(sound);
    }
  }
  return {
    ...deck,
    notes: deck.notes.map((note) => (sounds.has(note.sound ?? '') ? note : { ...note, sound: null })),
    sounds: Array.from(sounds, ([name, bytes]) => ({ name, bytes })),
  };
}

function perform(task: AnkiTask): AnkiAnswer {
  switch (task.kind) {
    case 'write':
      return { kind: 'written', bytes: writePackage(addSounds(task.deck, task.soundFolder)) };
    case 'read-package':
      return readPackage(task.bytes);
    case 'read-text': {
      const text = decodeText(task.bytes);
      return text === null ? { kind: 'refused', reason: 'no-text' } : readText(text, packageLimits);
    }
  }
}

process.on('message', ({ no, task }: Asked<AnkiTask>) => {
  process.send?.({ no, answer: perform(task) } satisfies Answered<AnkiAnswer>);
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
