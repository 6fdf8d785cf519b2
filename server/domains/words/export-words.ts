/** Words as a file for Anki or for a spreadsheet: all that the deck says of them, and what is the learner's own. */
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { guidOfOwn, keptTag, noteOf, type OutgoingNote } from '#core/words/anki/note.ts';
import { writeCsv } from '#core/words/anki/text-file.ts';
import { soundFile } from '#core/words/sound.ts';
import { exchangeNames } from '#messages/words/exchange.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { getDeck } from './deck.ts';
import { listReviewLog } from './exchange-store.ts';
import { wordsExported } from './limits.ts';
import { findSettings } from './settings-store.ts';
import { type CardRow, findCards, type KeptFilter, listKept } from './store.ts';

/** More than anybody can have. */
const everything = { page: 1, size: 50_000 };

export type ExportChoice = {
  format: 'apkg' | 'csv';
  what: 'all' | 'deck' | 'kept' | 'leeches' | 'level' | 'group';
  level?: number | undefined;
  group?: string | undefined;
  withProgress: boolean;
  withSound: boolean;
};

type Reader = { userId: string; locale: Locale; now: Date; except: readonly string[] };

/** Of a deck word the row is null until its learner has begun it. */
type Chosen = { title: string; rows: readonly { word: string; row: CardRow | null }[] };

export type ExportedFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

export async function exportWords(deps: Deps, choice: ExportChoice, reader: Reader): Promise<ExportedFile> {
  await limit(deps.counters, [wordsExported, reader.userId]);
  const { title, rows } = await choose(deps, choice, reader);
  if (rows.length === 0) throw new AppError('NO_WORDS_TO_EXPORT');
  const t = say(exchangeNames, reader.locale);
  const day = reader.now.toISOString().slice(0, 10);
  const name = `${t('deck')} ${title} ${day}.${choice.format}`;
  const notes = await makeNotes(deps, rows, choice, reader.userId);
  if (choice.format === 'csv') {
    const text = writeCsv(notes, { withProgress: choice.withProgress });
    return { name, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(text) };
  }
  const made = await deps.anki.writeApkg({
    deckName: `${t('deck')}::${title}`,
    notes,
    withStates: choice.withProgress,
    retention: (await findSettings(deps.db, reader.userId)).retention,
    locale: reader.locale,
    now: reader.now,
  });
  if (made.kind === 'busy') throw new AppError('WORDS_FILE_BUSY', { retryAfter: 20 });
  if (made.kind !== 'written') throw new AppError('INTERNAL');
  return { name, type: 'application/octet-stream', bytes: made.bytes };
}

async function choose({ db }: Deps, choice: ExportChoice, reader: Reader): Promise<Chosen> {
  const deck = getDeck();
  const t = say(exchangeNames, reader.locale);
  const { what, level, group: id } = choice;
  const ownRows = (tab: KeptFilter['tab']) =>
    listKept(db, reader.userId, { tab, meaning: [], now: reader.now, except: reader.except }, everything);
  if (what === 'kept' || what === 'leeches')
    return { title: t(what), rows: (await ownRows(what)).map((row) => ({ word: row.word, row })) };
  if (what === 'all') {
    const own = new Map((await ownRows('all')).map((row) => [row.word, row]));
    const ofDeck = deck.entries.map(({ word }) => ({ word, row: own.get(word) ?? null }));
    const others = [...own.values()].filter(({ word }) => !deck.find(word));
    return { title: t('all'), rows: [...ofDeck, ...others.map((row) => ({ word: row.word, row }))] };
  }
  const group = id === undefined ? undefined : deck.groups.get(id);
  if ((what === 'group' && !group) || (what === 'level' && level === undefined)) throw notFound();
  const words =
    what === 'deck'
      ? deck.entries.map(({ word }) => word)
      : what === 'group'
        ? (group?.members ?? []).map(({ word }) => word)
        : deck.ofLevel(level ?? 1).map(({ word }) => word);
  const cards = await findCards(db, reader.userId, words);
  const title =
    what === 'deck'
      ? t('whole')
      : what === 'group'
        ? (group?.title[reader.locale] ?? '')
        : t('level', { level: level ?? 1 });
  return { title, rows: words.map((word) => ({ word, row: cards.get(word) ?? null })) };
}

async function makeNotes(
  { db }: Deps,
  rows: Chosen['rows'],
  { withProgress, withSound, format }: ExportChoice,
  userId: string,
): Promise<OutgoingNote[]> {
  const deck = getDeck();
  const log = withProgress && format === 'apkg' ? await listReviewLog(db, userId) : [];
  const reviews = Map.groupBy(log, ({ word }) => word);
  return rows.map(({ word, row }): OutgoingNote => {
    const entry = deck.find(word);
    const shown = entry ? noteOf(entry) : ownNote(word, row?.gloss ?? '');
    return {
      ...shown,
      fields: { ...shown.fields, Notes: row?.note ?? '' },
      tags: [...shown.tags, ...(row?.isKept ? [keptTag] : [])],
      sound: withSound && entry ? soundFile(entry.ipa) : null,
      memory: withProgress ? (row?.memory ?? null) : null,
      isPaused: row?.pausedAt != null,
      reviews: reviews.get(word) ?? [],
    };
  });
}

const ownNote = (word: string, meaning: string) => ({
  guid: guidOfOwn(word),
  fields: { Word: word, Meaning: meaning },
  tags: ['beacon::own'],
});
