/** The wrong-book: wrong answers come in, right ones lead out, and what is in it comes back when it is due. */
import type { z } from 'zod';
import type { Page } from '#contract/endpoint.ts';
import type { wrongBookFilter } from '#contract/learning/wrong-books.ts';
import type { MistakeCause } from '#core/learning/causes.ts';
import { dayAt } from '#core/learning/day.ts';
import { startOfDay } from '#core/learning/day-bounds.ts';
import { addDays } from '#core/learning/plan/study-plan.ts';
import { judge } from '#core/learning/wrong-book.ts';
import type { Locale } from '#core/locale.ts';
import type { Answer } from '#core/questions/kinds.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { readGoal } from '#server/domains/accounts/service.ts';
import { listOwnRowsById } from '#server/domains/learning/bank.ts';
import { findLessonOfQuestion } from '#server/domains/lessons/service.ts';
import {
  type Closed,
  countKinds,
  findMath,
  findNumbers,
  findVariants,
  presentTag,
  readBank,
  textsOfRows,
} from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { resolveWrongBookFilter, settleKind } from './filter.ts';
import {
  countStates,
  countWrongBooks,
  deleteWrongBook,
  findNextDue,
  listDueTimes,
  listKinForUpdate,
  listWrongBooks,
  listWrongIds,
  updateCause,
  upsertWrongBooks,
  type WrongBookRow,
} from './store.ts';

type Asked = z.output<typeof wrongBookFilter>;

type Filed = {
  questionId: string;
  answer: Answer;
  correct: boolean | null;
  source: 'exam' | 'practice' | 'bank';
  at: Date;
};

/**
 * Answers of one person, in their order. A variant that is solved counts for the questions it stands in for; one that
 * is not becomes an entry of its own. `families` are the variants of each question, itself among them.
 */
export async function fileAnswers(
  tx: Transaction,
  userId: string,
  answers: readonly Filed[],
  families: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const judged = answers.filter(({ correct }) => correct !== null);
  if (judged.length === 0) return;
  const ids = judged.map(({ questionId }) => questionId);
  const rows = await listKinForUpdate(
    tx,
    userId,
    ids,
    ids.flatMap((id) => families.get(id) ?? []),
  );
  const entries = new Map(rows.map((row) => [row.questionId, row]));
  const changed = new Set<string>();
  const put = (row: WrongBookRow) => {
    entries.set(row.questionId, row);
    changed.add(row.questionId);
  };
  for (const answer of judged) {
    const { questionId, correct, at } = answer;
    if (!correct) {
      const row = afterMistake(userId, answer, entries.get(questionId) ?? null);
      if (row) put(row);
      continue;
    }
    for (const id of new Set([questionId, ...(families.get(questionId) ?? [])])) {
      const entry = entries.get(id);
      if (!entry || (id !== questionId && entry.graduatedAt !== null)) continue;
      const after = judge(entry, true, at);
      if (after !== null && after !== entry) put({ ...entry, ...after });
    }
  }
  await upsertWrongBooks(
    tx,
    [...entries.values()].filter(({ questionId }) => changed.has(questionId)),
  );
}

function afterMistake(userId: string, answer: Filed, before: WrongBookRow | null): WrongBookRow | null {
  const { questionId, source, at } = answer;
  const after = judge(before, false, at);
  if (after === null) return null;
  // One that comes late is counted, and is not the last one.
  const last =
    before && before.lastWrongAt > at
      ? { source: before.source, lastAnswer: before.lastAnswer }
      : { source, lastAnswer: answer.answer };
  return { ...after, userId, questionId, ...last, cause: before?.cause ?? null };
}

/** What comes back at any hour of the learner's day is due all that day. */
const endOf = (now: Date, timeZone: string): Date => startOfDay(addDays(dayAt(now, timeZone), 1), timeZone);

async function findDayEnd(db: Queryable, userId: string, now: Date): Promise<Date> {
  const { timeZone } = await readGoal(db, userId);
  return endOf(now, timeZone);
}

/** Questions to try again, those due first; a variant in place of each that has one. */
export async function listToRedo(
  db: Queryable,
  userId: string,
  asked: Asked,
  { count, closed, now }: { count: number; closed: Closed; now: Date },
): Promise<string[]> {
  const { tree } = await readBank(db);
  const dayEnds = await findDayEnd(db, userId, now);
  const filter = resolveWrongBookFilter(tree, asked, { closed, now, dayEnds });
  if (filter === null) return [];
  const settled = await settleKind(db, userId, filter);
  const entries = await listWrongBooks(db, userId, settled, { page: 1, size: count });
  const ids = entries.map(({ questionId }) => questionId);
  const variants = await findVariants(db, userId, ids, closed);
  return [...new Set(ids.map((id) => variants.get(id) ?? id))];
}

/** A page of the entries that a filter gives, and how many there are of each kind whatever it says. */
export async function listEntries(
  db: Database,
  asked: Asked,
  { page, size }: Page,
  { viewer, locale, closed, now }: { viewer: Viewer; locale: Locale; closed: Closed; now: Date },
) {
  const { tree } = await readBank(db);
  const { timeZone } = await readGoal(db, viewer.id);
  const dayEnds = endOf(now, timeZone);
  const known = resolveWrongBookFilter(tree, asked, { closed, now, dayEnds });
  const filter = known && (await settleKind(db, viewer.id, known));
  const rows =
    size === 0 || filter === null ? [] : await listWrongBooks(db, viewer.id, filter, { page, size });
  const ids = rows.map(({ questionId }) => questionId);
  const shown = await listOwnRowsById(db, ids, { viewer, locale, closed, tree });
  const variants = await findVariants(db, viewer.id, ids, closed);
  const variantNumbers = await findNumbers(db, [...variants.values()]);
  const { sources, causes, ...counts } = await countStates(db, viewer.id, { except: closed.ids, dayEnds });
  const openIds = await listWrongIds(db, viewer.id, { state: 'open', except: closed.ids, dayEnds });
  const nextDue = await findNextDue(db, viewer.id, { except: closed.ids, dayEnds });
  const kinds = await countKinds(db, openIds);
  return {
    total: filter === null ? 0 : await countWrongBooks(db, viewer.id, filter),
    page,
    size,
    list: rows.flatMap((row) => {
      const question = shown.get(row.questionId);
      if (!question) return [];
      return [
        {
          ...row,
          question,
          dueOn: dayAt(row.dueAt, timeZone),
          isDue: row.graduatedAt === null && row.dueAt < dayEnds,
          variant: variantNumbers.get(variants.get(row.questionId) ?? '') ?? null,
          lesson: findLessonOfQuestion(
            { form: question.form, tags: question.tags.map(({ path }) => path) },
            locale,
          ),
        },
      ];
    }),
    math: await findMath(db, textsOfRows(shown.values())),
    counts,
    nextDueOn: nextDue && dayAt(nextDue, timeZone),
    types: toList(kinds.types),
    tags: toList(kinds.tags)
      .flatMap(({ value, count }) => {
        const row = tree.byId.get(Number(value));
        return row ? [{ ...presentTag(row, locale), count }] : [];
      })
      .sort((one, other) => other.count - one.count),
    sources: toList(sources),
    causes: toList(causes),
  };
}

const toList = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

/** When each of these comes back; what is not in the book, or overcome, is absent. */
export async function findDueTimes(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, Date>> {
  if (questionIds.length === 0) return new Map();
  const rows = await listDueTimes(db, userId, questionIds);
  return new Map(rows.map(({ questionId, dueAt }) => [questionId, dueAt]));
}

/** Null takes the cause back. */
export async function nameCause(
  db: Queryable,
  userId: string,
  questionId: string,
  cause: MistakeCause | null,
): Promise<void> {
  if (!(await updateCause(db, userId, questionId, cause))) throw notFound();
}

export async function removeEntry(db: Queryable, userId: string, questionId: string): Promise<void> {
  if (!(await deleteWrongBook(db, userId, questionId))) throw notFound();
}
