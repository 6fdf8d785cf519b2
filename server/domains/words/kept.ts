/** The words that somebody keeps: from questions, from passages, of their own; noted, let rest, taken out. */
import type { Page } from '#contract/endpoint.ts';
import { piecesOf } from '#core/words/entry.ts';
import { findMeaning, type WordSource } from '#core/words/in-questions.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { type Closed, findNumbers, findWordSources, requireOpen } from '#server/domains/questions/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { formKey, getDeck } from './deck.ts';
import { maxWords } from './limits.ts';
import { presentOwn, presentRow } from './presented.ts';
import {
  type CardRow,
  countCards,
  countKept,
  findCards,
  findKeptAmong,
  insertCards,
  type KeptFilter,
  listKept,
  lockCards,
  type NewCard,
  type Tab,
  updateCard,
} from './store.ts';

export async function listOwnWords(
  { db }: Deps,
  userId: string,
  asked: { tab: Tab; searchKey?: string | undefined },
  page: Page,
  { closed, now }: { closed: Closed; now: Date },
) {
  const deck = getDeck();
  const { searchKey } = asked;
  const meaning = searchKey
    ? deck.entries.flatMap(({ word, senses }) =>
        senses.some(({ zh, en }) => zh.includes(searchKey) || en.includes(searchKey)) ? [word] : [],
      )
    : [];
  const filter: KeptFilter = { ...asked, meaning, now, except: closed.ids };
  const rows = await listKept(db, userId, filter, page);
  const sources = await findWordSources(
    db,
    rows.flatMap(({ word, questionId }) => (questionId && !deck.find(word) ? [questionId] : [])),
  );
  const numbers = await findNumbers(
    db,
    rows.flatMap(({ questionId }) => questionId ?? []),
  );
  const { learning: _, settled: __, ...counts } = await countCards(db, userId, now, closed.ids);
  return {
    total: await countKept(db, userId, filter),
    page: page.page,
    size: page.size,
    counts,
    list: rows.map((row) => {
      const entry = deck.find(row.word);
      return {
        ...presentOwn(row, now),
        row: entry ? presentRow(entry) : null,
        number: numbers.get(row.questionId ?? '') ?? null,
        sentence: entry
          ? piecesOf(entry.senses[0]?.examples[0]?.en ?? '')
          : sentenceWhereMet(row, sources.get(row.questionId ?? '')),
      };
    }),
  };
}

const sentenceWhereMet = ({ word, form }: CardRow, source: WordSource | undefined) =>
  (source && findMeaning(form ?? word, source)?.sentence)?.map(({ text, mark }) => ({
    text,
    isWord: mark === 'word',
  })) ?? [];

export type GivenWord = { word: string; questionId?: string | undefined; gloss?: string | undefined };

/** What the deck, the bank or the learner can say of it; undefined where nobody can. */
export async function keepWords(
  { db }: Deps,
  given: readonly GivenWord[],
  viewer: Viewer,
  { closed, now }: { closed: Closed; now: Date },
) {
  const questionIds = [...new Set(given.flatMap(({ questionId }) => questionId ?? []))];
  await requireOpen(closed, questionIds);
  const deck = getDeck();
  const sources = await findWordSources(db, questionIds);
  const cards = new Map<string, NewCard & { asked: string[] }>();
  for (const { word: asked, questionId, gloss } of given) {
    const source = questionId === undefined ? undefined : sources.get(questionId);
    const word = deck.headwordOf(asked) ?? formKey(asked);
    const meaning = deck.find(word) ? null : (gloss ?? meaningOf(asked, word, source));
    if (!deck.find(word) && !meaning) continue;
    const before = cards.get(word);
    if (before) before.asked.push(asked);
    else
      cards.set(word, {
        asked: [asked],
        userId: viewer.id,
        word,
        gloss: meaning,
        isKept: true,
        // An id that names no question would break the whole call.
        questionId: source ? (questionId ?? null) : null,
        form: source ? asked : null,
        addedAt: now,
      });
  }
  return inTransaction(db, async (tx) => {
    const added = await insertCards(
      tx,
      [...cards.values()].map(({ asked: _, ...card }) => card),
    );
    if (added > 0 && (await countCards(tx, viewer.id, now)).all > maxWords)
      throw new AppError('LEARNING_LIMIT_REACHED', { params: { limit: maxWords } });
    return {
      added,
      words: [...cards.values()].flatMap(({ asked, word }) => asked.map((one) => ({ asked: one, word }))),
    };
  });
}

function meaningOf(asked: string, word: string, source: WordSource | undefined): string | null {
  const reading = getDeck().findReading(word);
  return (source && findMeaning(asked, source)?.gloss) || reading?.senses[0]?.zh || null;
}

/** A word of the deck gets its row with the first note or rest. */
export async function changeWord(
  { db }: Deps,
  userId: string,
  word: string,
  { note, isPaused }: { note?: string | undefined; isPaused?: boolean | undefined },
  now: Date,
) {
  return inTransaction(db, async (tx) => {
    const card = getDeck().find(word) ? (await lockCards(tx, userId, [word], now)).get(word) : undefined;
    // One that was taken out comes back with what is said of it now.
    if (card?.removedAt) await insertCards(tx, [{ ...card, isKept: false }]);
    const row = await updateCard(tx, userId, word, {
      ...(note !== undefined && { note }),
      ...(isPaused !== undefined && { pausedAt: isPaused ? now : null }),
    });
    if (!row) throw notFound();
    return presentOwn(row, now);
  });
}

export async function dropWord({ db }: Deps, userId: string, word: string, now: Date): Promise<void> {
  if (!(await updateCard(db, userId, word, { removedAt: now }))) throw notFound();
}

export async function findOwnWord(db: Queryable, userId: string, word: string, now: Date) {
  const row = (await findCards(db, userId, [word])).get(word);
  return row && row.removedAt === null ? presentOwn(row, now) : null;
}

/** Which of these forms the person keeps already. */
export async function findKeptForms(
  db: Queryable,
  userId: string,
  forms: readonly string[],
): Promise<Set<string>> {
  const deck = getDeck();
  const words = new Map(forms.map((form) => [form, deck.headwordOf(form) ?? formKey(form)]));
  const kept = await findKeptAmong(db, userId, [...new Set(words.values())]);
  return new Set(forms.filter((form) => kept.has(words.get(form) ?? '')));
}
