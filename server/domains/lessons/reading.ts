/** Lessons as their pages show them, and how far their reader is. */
import { bankText } from '#core/bank-text.ts';
import type { Mastery } from '#core/learner/mastery.ts';
import { areaOf } from '#core/lessons/areas.ts';
import type { Lesson } from '#core/lessons/lesson.ts';
import { mergeProgress, nothingDone, type Progress, shareOf } from '#core/lessons/progress.ts';
import { slugOf } from '#core/lessons/slug.ts';
import { type Standing, tallyStep } from '#core/lessons/tally.ts';
import type { Locale } from '#core/locale.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { findMath } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { areAllAnswered, presentCheck, type Reader, resolveChecks } from './checks.ts';
import { findTopicLesson, getLibrary, linksTo, linkTo } from './library.ts';
import { findProgress, listProgress, lockProgress, type ProgressRow, updateProgress } from './store.ts';
import { addToTally } from './tally-store.ts';

function getLesson(slug: string): Lesson {
  const lesson = getLibrary().findBySlug(slug);
  if (!lesson) throw notFound();
  return lesson;
}

function presentOwn(lesson: Lesson, row: ProgressRow) {
  const { place, answers, seconds, startedAt, updatedAt, finishedAt } = row;
  return {
    place,
    share: shareOf(lesson, place, finishedAt !== null),
    answers: Object.entries(answers).map(([key, tried]) => ({ key, ...tried })),
    seconds,
    startedAt,
    updatedAt,
    finishedAt,
  };
}

type Level = Exclude<Mastery, 'unknown'>;

/** `levels`: how well topics are known, by their path, which is a lesson's id. */
export async function describeLessons(
  { db }: Deps,
  userId: string | null,
  levels: ReadonlyMap<string, Level | null>,
) {
  const rows = userId === null ? [] : await listProgress(db, userId);
  const own = new Map(rows.map((row) => [row.lesson, row]));
  const { lessons, areas } = getLibrary();
  return {
    total: lessons.length,
    areas: areas.map(({ area, lessons: members }) => ({
      area,
      lessons: members.map((lesson) => {
        const row = own.get(lesson.id);
        const { minutes, worth } = lesson;
        const level = levels.get(lesson.id) ?? null;
        return { ...linkTo(lesson), minutes, worth, level, own: row ? presentOwn(lesson, row) : null };
      }),
    })),
  };
}

/** Those of these lessons that are there, as a class lists them. */
export async function listLessonRows(
  db: Queryable,
  ids: readonly string[],
  userId: string | null,
  locale: Locale,
) {
  const rows = userId === null || ids.length === 0 ? [] : await listProgress(db, userId);
  const own = new Map(rows.map((row) => [row.lesson, row]));
  return new Map(
    ids.flatMap((id) => {
      const lesson = getLibrary().find(id);
      const link = findTopicLesson(id, locale);
      if (!lesson || !link) return [];
      const row = own.get(id);
      const isFinished = row?.finishedAt != null;
      const { minutes } = lesson;
      const done = row ? { share: shareOf(lesson, row.place, isFinished), isFinished } : null;
      return [[id, { ...link, minutes, own: done }] as const];
    }),
  );
}

export async function describeLesson({ db }: Deps, slug: string, reader: Reader) {
  const lesson = getLesson(slug);
  const row = reader.userId === null ? null : await findProgress(db, reader.userId, lesson.id);
  const checks = await resolveChecks(db, lesson, reader, row);
  const area = areaOf(lesson.id);
  const beside = getLibrary().areas.find((one) => one.area === area)?.lessons ?? [];
  const at = beside.indexOf(lesson);
  const [previous, following] = [beside[at - 1], beside[at + 1]];
  return {
    lesson: { ...lesson, slug: slugOf(lesson.id) },
    area,
    before: linksTo(lesson.before),
    next: linksTo(lesson.next),
    previousInArea: previous ? linkTo(previous) : null,
    nextInArea: following ? linkTo(following) : null,
    checks: checks.map(presentCheck),
    own: row && presentOwn(lesson, row),
    math: await findMath(db, stringsIn(lesson)),
  };
}

/** Every string in it is ours. */
function* stringsIn(value: unknown): Generator<ReturnType<typeof bankText>> {
  if (typeof value === 'string') yield bankText(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* stringsIn(part);
}

export type Told = Progress & {
  place: string;
  /** By the clock of the device, which nobody vouches for. */
  startedAt: Date | null;
};

/** A device that was away for longer has forgotten what it did. */
const oldestDays = 400;

export async function saveProgress(
  { db }: Deps,
  slug: string,
  { userId, closed }: Reader & { userId: string },
  told: Told,
  now: Date,
) {
  const lesson = getLesson(slug);
  const startedAt = believedStart(told.startedAt, now);
  const merge = (before: ProgressRow | null): ProgressRow => {
    const merged = mergeProgress(lesson, before ?? nothingDone, told);
    return {
      userId,
      lesson: lesson.id,
      ...merged,
      place: merged.place ?? 'hook',
      drawn: before?.drawn ?? [],
      results: before?.results ?? [],
      startedAt: before && before.startedAt < startedAt ? before.startedAt : startedAt,
      updatedAt: now,
      finishedAt: before?.finishedAt ?? null,
    };
  };
  return inTransaction(db, async (tx) => {
    const before = await lockProgress(tx, merge(null));
    const after = merge(before);
    const checks = await resolveChecks(tx, lesson, { userId, closed }, after);
    const row: ProgressRow = {
      ...after,
      // What is closed just now was drawn all the same.
      drawn: checks.map(({ questionId }, index) => questionId ?? after.drawn[index] ?? null),
      // The first answer counts; it stays, also while its question is closed.
      results: checks.map(({ ask, isRight }, index) =>
        ask === null ? (after.results[index] ?? isRight ?? null) : null,
      ),
      finishedAt: after.finishedAt ?? (areAllAnswered(checks) ? now : null),
    };
    await updateProgress(tx, row);
    await addToTally(tx, lesson.id, tallyStep(before && standingOf(before), standingOf(row)));
    return { checks: checks.map(presentCheck), own: presentOwn(lesson, row) };
  });
}

const standingOf = ({ place, answers, results, finishedAt }: ProgressRow): Standing => ({
  place,
  answers,
  results,
  isFinished: finishedAt !== null,
});

function believedStart(told: Date | null, now: Date): Date {
  if (told === null || told > now) return now;
  const oldest = new Date(now);
  oldest.setUTCDate(oldest.getUTCDate() - oldestDays);
  return told < oldest ? oldest : told;
}
