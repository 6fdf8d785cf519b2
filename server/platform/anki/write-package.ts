/**
 * A package that every Anki since 2.0 can import: an old collection in SQLite, a list of sounds and the sounds. Its ids,
 * names and shape follow Anki's published schema 11.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import { fieldOf } from '#core/words/anki/html.ts';
import { fieldNames, noteType, type OutgoingNote, tagOf } from '#core/words/anki/note.ts';
import { type CardColumns, cardOfMemory, epochSeconds, newCard } from '#core/words/anki/state.ts';
import { styles, templatesIn } from '#core/words/anki/templates.ts';
import { writeZip, type ZipEntry } from '#server/platform/zip.ts';

export type Sound = { name: string; bytes: Uint8Array };

export type OutgoingPackage = {
  deckName: string;
  notes: readonly OutgoingNote[];
  sounds: readonly Sound[];
  /** Without it all cards are new. */
  withStates: boolean;
  /** The share of words to be still known, which Anki keeps with a card. */
  retention: number;
  locale: Locale;
  /** Also the time of every note in it: the same file changes nothing when it comes twice, a later one brings what is new. */
  now: Date;
};

export function writePackage(deck: OutgoingPackage): Uint8Array<ArrayBuffer> {
  const media = Object.fromEntries(deck.sounds.map(({ name }, place) => [String(place), name]));
  const entries: ZipEntry[] = [
    {
      name: 'collection.anki2',
      bytes: writeCollection(deck),
      isPacked: true,
    },
    { name: 'media', bytes: Buffer.from(JSON.stringify(media)), isPacked: true },
    // Sounds are packed already.
    ...deck.sounds.map(({ bytes }, place) => ({ name: String(place), bytes, isPacked: false })),
  ];
  return writeZip(entries);
}

const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
  odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

function writeCollection(deck: OutgoingPackage): Uint8Array {
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(`${schema}begin`);
    const deckId = deckIdOf(deck.deckName);
    addCollection(db, deck, deckId);
    addNotes(db, deck, deckId);
    db.exec('commit');
    return db.serialize();
  } finally {
    db.close();
  }
}

/** The same name is the same deck, whenever it is made; Anki's own ids are times in milliseconds. */
const deckIdOf = (name: string): number =>
  1_500_000_000_000 + createHash('sha256').update(name).digest().readUInt32BE(0);

function addCollection(db: DatabaseSync, { deckName, locale, now }: OutgoingPackage, deckId: number): void {
  const mod = Math.floor(now.getTime() / 1000);
  const day = [0, 0];
  const deckOf = (id: number, name: string) => ({
    ...{ id, name, mod, usn: -1, desc: '', dyn: 0, conf: 1, collapsed: false, browserCollapsed: false },
    ...{ extendNew: 0, extendRev: 0, newToday: day, revToday: day, lrnToday: day, timeToday: day },
  });
  const decks = { 1: deckOf(1, 'Default'), [deckId]: deckOf(deckId, deckName) };
  const models = { [noteType.id]: modelIn(locale, mod) };
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    epochSeconds,
    now.getTime(),
    now.getTime(),
    ...[collectionSettings, models, decks, deckSettings, {}].map((value) => JSON.stringify(value)),
  );
}

/** `schedVer`: states are those of the second scheduler and of what came after it. */
const collectionSettings = {
  ...{ nextPos: 1, estTimes: true, activeDecks: [1], curDeck: 1, sortType: 'noteFld', sortBackwards: false },
  ...{ timeLim: 0, addToCur: true, newSpread: 0, dueCounts: true, collapseTime: 1200, schedVer: 2 },
  curModel: String(noteType.id),
};

const deckSettings = {
  1: {
    ...{
      id: 1,
      name: 'Default',
      mod: 0,
      usn: 0,
      maxTaken: 60,
      timer: 0,
      autoplay: true,
      replayq: true,
      dyn: false,
    },
    new: {
      delays: [1, 10],
      ints: [1, 4, 7],
      initialFactor: 2500,
      order: 1,
      perDay: 20,
      bury: true,
      separate: true,
    },
    rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, bury: true },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
  },
};

function modelIn(locale: Locale, mod: number) {
  const font = { font: 'Arial', size: 20, rtl: false, sticky: false, media: [] };
  const [first, second] = templatesIn(locale).map(({ name, front, back }, ord) => ({
    ...{ name, ord, qfmt: front, afmt: back, did: null, bqfmt: '', bafmt: '' },
  }));
  const place = (name: (typeof fieldNames)[number]) => fieldNames.indexOf(name);
  return {
    ...{
      id: noteType.id,
      name: noteType.name,
      type: 0,
      mod,
      usn: -1,
      sortf: 0,
      did: null,
      tags: [],
      vers: [],
    },
    ...{ css: styles, latexPre: '', latexPost: '' },
    tmpls: [first, second],
    flds: fieldNames.map((name, ord) => ({ name, ord, ...font })),
    req: [
      [0, 'any', [place('Word')]],
      [1, 'any', [place('Meaning'), place('Definition')]],
    ],
  };
}

/** Two for each note, by the two templates. How well a word is remembered is kept with the first: word → meaning. */
function addNotes(db: DatabaseSync, deck: OutgoingPackage, deckId: number): void {
  const { notes, withStates, retention, now } = deck;
  const addNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const addCard = db.prepare(
    'insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)',
  );
  const addReview = db.prepare('insert or ignore into revlog values (?, ?, -1, ?, ?, ?, 2500, ?, ?)');
  const mod = Math.floor(now.getTime() / 1000);
  // Ids are times, and a time to come would hold back what the learner adds next.
  const firstId = now.getTime() - 2 * notes.length;
  const reviewIds = new Set<number>();
  notes.forEach(({ guid, fields, tags, sound, memory, isPaused, reviews }, place) => {
    const noteId = firstId + 2 * place;
    const written = fieldNames.map((name) =>
      name === 'Sound' ? (sound ? `[sound:${sound}]` : '') : fieldOf(fields[name] ?? ''),
    );
    const word = fields.Word ?? '';
    const tagList = tags.length > 0 ? ` ${tags.map(tagOf).join(' ')} ` : '';
    addNote.run(noteId, guid, noteType.id, mod, tagList, written.join('\x1f'), word, checksumOf(word));
    const isKnown = withStates && memory !== null && memory.state !== 0;
    const states: CardColumns[] = [
      isKnown ? cardOfMemory(memory, retention) : newCard(place + 1),
      newCard(place + 1),
    ];
    states.forEach((state, ord) => {
      const { type, due, ivl, factor, reps, lapses, left, data } = state;
      addCard.run(
        ...[noteId + ord, noteId, deckId, ord, mod],
        type,
        withStates && isPaused ? -1 : state.queue,
        due,
        ivl,
        factor,
        reps,
        lapses,
        left,
        data,
      );
    });
    if (!isKnown) return;
    const times = [...reviews.map(({ at }) => at.getTime()), Date.parse(memory.due)];
    const intervalAfter = (no: number) => intervalOf((times[no + 1] ?? 0) - (times[no] ?? 0));
    for (const [no, { at, grade, ms }] of reviews.entries()) {
      let id = at.getTime();
      while (reviewIds.has(id)) id += 1;
      reviewIds.add(id);
      const before = no === 0 ? 0 : intervalAfter(no - 1);
      addReview.run(id, noteId, grade, intervalAfter(no), before, Math.min(ms, 60_000), before > 0 ? 1 : 0);
    }
  });
}

/** Days, or seconds below zero for what is less than a day. */
const intervalOf = (ms: number): number =>
  ms < dayMs ? -Math.max(1, Math.round(ms / 1000)) : Math.round(ms / dayMs);

/** By it Anki finds notes whose first field is the same. */
const checksumOf = (field: string): number => createHash('sha1').update(field).digest().readUInt32BE(0);
