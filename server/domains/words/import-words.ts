/** Words out of a file from elsewhere: shown first, taken in when the learner says so, and then all or nothing. */

import type { ErrorName } from '#contract/errors.ts';
import { createUnread, type IncomingFile, type Refusal } from '#core/words/anki/foreign.ts';
import { askedIn, type Held, type ImportPlan, type Known, planImport } from '#core/words/anki/plan-import.ts';
import { largestWordsFile } from '#core/words/exchange.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { formKey, getDeck } from './deck.ts';
import { lockExisting, takeIn } from './exchange-store.ts';
import { maxWords, wordsImported } from './limits.ts';
import { type CardRow, countCards } from './store.ts';

export type ImportChoice = { isPreview: boolean; withProgress: boolean };

const maxShown = 8;

export async function importWords(deps: Deps, userId: string, file: File, choice: ImportChoice, now: Date) {
  await limit(deps.counters, [wordsImported, userId]);
  const read = await readWordsFile(deps, file);
  const words = [...new Set(read.notes.map((note) => knownAs(askedIn(note)).word))];
  return inTransaction(deps.db, async (tx) => {
    const rows = await lockExisting(tx, userId, words);
    const held = new Map(rows.map((row) => [row.word, heldOf(row)]));
    const plan = planImport(read.notes, { known: knownAs, held, withProgress: choice.withProgress, now });
    const before = (await countCards(tx, userId, now)).all;
    const present = new Set(rows.filter(({ removedAt }) => removedAt === null).map(({ word }) => word));
    if (before + plan.words.filter(({ word }) => !present.has(word)).length > maxWords)
      throw new AppError('LEARNING_LIMIT_REACHED', { params: { limit: maxWords } });
    if (!choice.isPreview) await takeIn(tx, userId, plan.words, now);
    return report(read, plan, held, choice.isPreview);
  });
}

const refused: Record<Refusal, ErrorName> = {
  'no-package': 'WORDS_FILE_UNKNOWN',
  'no-text': 'WORDS_FILE_UNKNOWN',
  newer: 'WORDS_FILE_NEWER',
  broken: 'WORDS_FILE_BROKEN',
  large: 'WORDS_FILE_TOO_LARGE',
  many: 'WORDS_FILE_TOO_MANY',
};

async function readWordsFile({ anki }: Deps, file: File): Promise<IncomingFile> {
  if (file.size > largestWordsFile) throw new AppError('WORDS_FILE_TOO_LARGE');
  const read = await anki.readFile(new Uint8Array(await file.arrayBuffer()));
  if (read.kind === 'read') return read;
  if (read.kind === 'refused') throw new AppError(refused[read.reason]);
  throw read.kind === 'busy'
    ? new AppError('WORDS_FILE_BUSY', { retryAfter: 20 })
    : new AppError('WORDS_FILE_FAILED');
}

/** Its headword, as for a word that is kept from a text. */
function knownAs(asked: string): Known {
  const deck = getDeck();
  const word = deck.headwordOf(asked) ?? formKey(asked);
  const isInDeck = deck.find(word) !== undefined;
  return { word, isInDeck, gloss: isInDeck ? null : (deck.findReading(word)?.senses[0]?.zh ?? null) };
}

/** One that was taken out is not there, but its memory is. */
const heldOf = ({ memory, isKept, note, removedAt }: CardRow): Held => ({
  memory,
  isKept: isKept && removedAt === null,
  hasNote: note !== '',
});

function report(read: IncomingFile, plan: ImportPlan, held: ReadonlyMap<string, Held>, isPreview: boolean) {
  const unread = createUnread();
  for (const { word, noteType } of plan.unexplained) unread.add('no-meaning', noteType, word);
  return {
    isPreview,
    notes: read.notes.length + read.notUnderstood.reduce((sum, { count }) => sum + count, 0),
    ...plan.counts,
    first: plan.words.slice(0, maxShown).map(({ word, gloss, memory }) => ({
      word,
      meaning: gloss ?? getDeck().find(word)?.senses[0]?.zh ?? '',
      isInDeck: getDeck().find(word) !== undefined,
      isNew: !held.has(word),
      hasProgress: memory !== null,
    })),
    mappings: read.mappings,
    notUnderstood: [...read.notUnderstood, ...unread.list()],
  };
}
