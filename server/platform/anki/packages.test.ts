import { zstdCompressSync } from 'node:zlib';
import { fsrs } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { buildDeck } from '#bank/words/build-deck.ts';
import { readDeck } from '#bank/words/read.ts';
import type { IncomingRead } from '#core/words/anki/foreign.ts';
import { noteOf, type OutgoingNote } from '#core/words/anki/note.ts';
import type { Memory } from '#core/words/memory.ts';
import { type ForeignNote, makeCollection, packages } from './example-packages.ts';
import { packageLimits } from './package-limits.ts';
import { readPackage } from './read-package.ts';
import { writePackage } from './write-package.ts';

const read = (bytes: Uint8Array, limits = packageLimits) => {
  const file: IncomingRead = readPackage(bytes, limits);
  if (file.kind !== 'read') throw new Error(file.reason);
  return file;
};

const now = new Date('2026-11-16T08:00:00.000Z');

describe('our own deck, there and back', () => {
  const { entries } = buildDeck(readDeck('bank/words'), []);
  const states: readonly Memory['state'][] = [2, 2, 2, 1, 3];
  const memoryAt = (no: number): Memory => {
    const last = Date.UTC(2026, 9, 1) + no * 4_321_000;
    const state = states[no % states.length] ?? 2;
    const days = 1 + (no % 90);
    return {
      due: new Date(last + (state === 2 ? days * 86_400_000 : 600_000)).toISOString(),
      last: new Date(last).toISOString(),
      stability: 0.4 + no * 0.317,
      difficulty: 1 + (no % 90) / 10,
      state,
      step: state === 1 ? no % 2 : 0,
      reviews: 1 + (no % 12),
      lapses: no % 4,
    };
  };
  const notes = entries.map(
    (entry, no): OutgoingNote => ({
      ...noteOf(entry),
      sound: no < 100 ? `${entry.word}.mp3` : null,
      memory: no < 500 ? memoryAt(no) : null,
      isPaused: no % 50 === 7,
      reviews: no < 500 ? [{ at: new Date(memoryAt(no).last), grade: 3, ms: 4000 }] : [],
    }),
  );
  const sounds = notes.flatMap(({ sound }) => (sound ? [{ name: sound, bytes: Buffer.from(sound) }] : []));
  const deck = {
    ...({
      deckName: '灯塔 GRE',
      notes,
      sounds,
      retention: 0.9,
      locale: 'zh_cn',
      now,
    } as const),
  };
  const bytes = writePackage({ ...deck, withStates: true });
  const back = read(bytes);

  test('three thousand words keep every field, tag and guid', () => {
    expect(back.notes).toHaveLength(3000);
    expect(back.notUnderstood).toEqual([]);
    back.notes.forEach((note, no) => {
      expect(note).toMatchObject({
        guid: notes[no]?.guid,
        tags: notes[no]?.tags,
        fields: notes[no]?.fields,
        word: notes[no]?.fields.Word,
        deck: '灯塔 GRE',
      });
    });
    expect(new Set(notes.map(({ guid }) => guid)).size).toBe(3000);
  });

  test('five hundred states lead to the same next interval, whatever is answered', () => {
    const scheduler = fsrs({ enable_fuzz: false });
    const nextOf = (memory: Memory) => {
      const { due, last, step, reviews, ...rest } = memory;
      const card = {
        ...{ ...rest, due, last_review: last, learning_steps: step, reps: reviews, elapsed_days: 0 },
        scheduled_days: 0,
      };
      return [1, 2, 3, 4].map((grade) =>
        scheduler.next(card, now, grade as 1 | 2 | 3 | 4).card.due.toISOString(),
      );
    };
    const known = back.notes.filter(({ cards }) => cards[0]?.memory);
    expect(known).toHaveLength(500);
    known.forEach(({ cards }, no) => {
      expect(cards[0]?.memory).toEqual(memoryAt(no));
      expect(cards[0]?.isSuspended).toBe(no % 50 === 7);
      expect(nextOf(cards[0]?.memory as Memory)).toEqual(nextOf(memoryAt(no)));
      expect(cards[0]?.reviews).toEqual([{ at: new Date(memoryAt(no).last), grade: 3, ms: 4000 }]);
      expect(cards[1]).toMatchObject({ ord: 1, memory: null });
    });
  });

  test('without progress all cards are new', () => {
    const fresh = read(writePackage({ ...deck, withStates: false }));
    expect(fresh.notes.flatMap(({ cards }) => cards).filter(({ memory }) => memory)).toEqual([]);
  });

  test('the same deck is the same file, so nothing in it is left to chance', () => {
    expect(Buffer.compare(bytes, writePackage({ ...deck, withStates: true }))).toBe(0);
  });
});

const foreign: ForeignNote[] = [
  { id: 11, guid: 'aaa', mid: 1, tags: ' gre  hard ', fields: ['<b>Abate</b>', '减轻<br>[sound:a.mp3]缓和'] },
  { id: 12, guid: 'bbb', mid: 2, fields: ['The storm {{c1::abated}}', ''] },
  { id: 13, guid: 'ccc', mid: 1, fields: ['清晰的', 'lucid'] },
  { id: 14, guid: 'ddd', mid: 1, fields: ['', ''] },
  { id: 15, guid: 'eee', mid: 99, fields: ['x'] },
];

describe.each([
  ['anki2', false],
  ['anki21', false],
  ['anki21b', true],
] as const)('a package of the kind %s', (kind, isNew) => {
  test('is read, and what cannot be is told', () => {
    const file = read(packages[kind](makeCollection({ isNew, notes: foreign })));
    expect(file.notes).toMatchObject([
      {
        guid: 'aaa',
        word: 'abate',
        meaning: '减轻\n缓和',
        tags: ['gre', 'hard'],
        deck: 'GRE::3000',
        noteType: 'Basic',
      },
      { guid: 'ccc', word: 'lucid', meaning: '清晰的' },
    ]);
    expect(file.notes[0]?.cards).toMatchObject([
      { ord: 0, isSuspended: false, memory: { state: 2, stability: 4 } },
    ]);
    expect(file.notUnderstood).toEqual([
      { reason: 'cloze', noteType: 'Cloze', count: 1, examples: ['The storm {{c1::abated}}'] },
      { reason: 'empty', noteType: 'Basic', count: 1, examples: [] },
      { reason: 'cloze', noteType: null, count: 1, examples: ['x'] },
    ]);
    expect(file.mappings).toEqual([
      { noteType: 'Basic', word: 'Front', meaning: 'Back', isByName: true, notes: 2 },
    ]);
  });
});

describe('a file that means harm, or is none', () => {
  const good = makeCollection({ notes: foreign });
  const reasonOf = (bytes: Uint8Array, limits = packageLimits) => {
    const file = readPackage(bytes, limits);
    return file.kind === 'refused' ? file.reason : file.kind;
  };
  const small = { ...packageLimits, maxCollectionBytes: 1_000_000 };

  test('is refused when it is no package at all', () => {
    expect(reasonOf(Buffer.from('hello'))).toBe('no-package');
    expect(reasonOf(packages.of({ 'readme.txt': Buffer.from('hello') }))).toBe('no-package');
  });

  test('is refused wherever it is cut off', () => {
    const whole = packages.anki2(good);
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(reasonOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('broken');
  });

  test('is refused when it would unpack to more than is granted, by zip or by zstd', () => {
    const bomb = Buffer.alloc(50_000_000);
    expect(reasonOf(packages.of({ 'collection.anki2': bomb }), small)).toBe('large');
    const twice = packages.of({ meta: Buffer.from([8, 3]), 'collection.anki21b': zstdCompressSync(bomb) });
    expect(twice.length).toBeLessThan(10_000);
    expect(reasonOf(twice, small)).toBe('large');
  });

  test('is refused when it has too many entries or notes', () => {
    expect(reasonOf(packages.anki2(good), { ...packageLimits, maxEntries: 1 })).toBe('large');
    expect(reasonOf(packages.anki2(good), { ...packageLimits, maxNotes: 4 })).toBe('many');
  });

  test.each([
    ['a kind to come', { meta: Buffer.from([8, 9]), 'collection.anki21b': Buffer.from('x') }, 'newer'],
    [
      'a number that never ends',
      { meta: Buffer.alloc(20, 0xff), 'collection.anki21b': Buffer.from('x') },
      'broken',
    ],
    [
      'a length past its end',
      { meta: Buffer.from([10, 200, 1, 8, 3]), 'collection.anki21b': Buffer.from('x') },
      'broken',
    ],
    ['no zstd', { meta: Buffer.from([8, 3]), 'collection.anki21b': Buffer.from('no zstd') }, 'broken'],
    ['no database', { 'collection.anki2': Buffer.alloc(4096, 7) }, 'broken'],
    ['an empty file', { 'collection.anki2': Buffer.alloc(0) }, 'broken'],
    ['half a database', { 'collection.anki2': good.subarray(0, 8192) }, 'broken'],
  ])('%s is told as such', (_, files, reason) => {
    expect(reasonOf(packages.of(files))).toBe(reason);
  });

  test.each([
    ['a view', 'drop table notes; create view notes as select * from cards'],
    [
      'a view without end',
      `drop table notes; create view notes as with recursive n(id) as
      (select 1 union all select id + 1 from n) select id, '' guid, 1 mid, '' tags, '' flds from n`,
    ],
    [
      'a column that computes itself',
      `drop table notes; create table notes (id integer primary key, guid, mid, tags,
      flds text generated always as (hex(zeroblob(500000000))))`,
    ],
    [
      'a table of a module',
      'drop table notes; create virtual table notes using fts5(id, guid, mid, tags, flds)',
    ],
    ['no table', 'drop table notes'],
    ['no column', 'alter table notes drop column flds'],
    ['models that are no JSON', "update col set models = '{'"],
    ['models of another shape', "update col set models = '[1]'"],
    ['models that are null inside', `update col set models = '{"1":null}'`],
    ['no collection', 'delete from col'],
  ])('%s where the notes should be is refused, and never run', (_, spoil) => {
    expect(reasonOf(packages.anki2(makeCollection({ notes: foreign, spoil })))).toBe('broken');
  });

  test('triggers, and views that nobody asks for, are never run', () => {
    const spoil = `create trigger t after insert on notes begin delete from notes; end;
      create trigger u after update on col begin delete from notes; end;
      create view endless as with recursive n(id) as (select 1 union all select id + 1 from n) select id from n`;
    expect(read(packages.anki2(makeCollection({ notes: foreign, spoil }))).notes).toHaveLength(2);
    const renewed = makeCollection({ isNew: true, notes: foreign, spoil });
    expect(read(packages.anki21b(renewed)).notes).toHaveLength(2);
  });

  test('ten megabytes in one field cost that note, not the others', () => {
    const notes = [...foreign, { id: 20, guid: 'long', mid: 1, fields: ['long', 'x'.repeat(10_000_000)] }];
    const file = read(packages.anki2(makeCollection({ notes })));
    expect(file.notes).toHaveLength(2);
    expect(file.notUnderstood).toContainEqual({
      reason: 'long',
      noteType: 'Basic',
      count: 1,
      examples: [expect.any(String)],
    });
  });

  test('names of media are never looked at, so none can lead anywhere', () => {
    const named = packages.of({
      'collection.anki2': good,
      media: Buffer.from('{"0":"../../etc/passwd"}'),
      '../../0': Buffer.from('x'),
      '/etc/passwd': Buffer.from('x'),
    });
    expect(read(named).notes).toHaveLength(2);
  });

  test('numbers beyond all measure are no fault of the reader', () => {
    const spoil =
      "update cards set due = 9223372036854775807, ivl = 9223372036854775807, factor = 'x', data = '{\"s\":1e999}'; update notes set id = 9223372036854775807 where id = 11";
    const file = read(packages.anki2(makeCollection({ notes: foreign, spoil })));
    expect(file.notes.map(({ word }) => word)).toEqual(['lucid', 'abate']);
    expect(file.notes[0]?.cards[0]?.memory).toBeNull();
  });
});
