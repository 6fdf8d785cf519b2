/** What an edition of an exam holds. It never changes, so each process keeps what it has read. */
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { record } from '#contract/attempts/record.ts';
import type { ExercisePlan, Paper, SectionPlan, Slot } from '#core/exam/attempt.ts';
import { type Choices, choicesOf } from '#core/questions/answer-fit.ts';
import type { QuestionType, Stimulus } from '#core/questions/kinds.ts';
import { publicView } from '#core/questions/public-view.ts';
import { textsIn } from '#core/questions/runs.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findMath, getVersions, type VersionedQuestion } from '#server/domains/questions/service.ts';
import { type ExamRow, findEdition, findItem, type ItemRow } from './store.ts';

export type Edition = {
  readonly paper: Paper;
  /** By exercise id. */
  readonly items: ReadonlyMap<string, ItemRow>;
};

type SectionContent = Pick<z.input<typeof record>, 'exercises' | 'stimuli' | 'math'>;

/** Of an edition that many take at once each process reads one copy; who asks meanwhile waits for the same. */
const editions = perDatabase(
  () =>
    new LRUCache<string, Edition, { exam: Described; edition: number; tx: Queryable }>({
      max: 500,
      // Who waits for an edition gets it, even where it has lost its place by then.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => readEdition(context.tx, context.exam, context.edition),
    }),
);

/** A section with its formulas takes a few hundred kilobytes. */
const contents = perDatabase(
  () =>
    new LRUCache<string, SectionContent, { db: Queryable; items: Edition['items']; section: SectionPlan }>({
      max: 100,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => readContent(context.db, context.items, context.section),
    }),
);

type MutableSection = Omit<SectionPlan, 'exercises'> & { exercises: ExercisePlan[] };

type Described = Pick<ExamRow, 'id' | 'type' | 'canCheck'>;

/** `tx` is the connection to read by, where the caller holds one: another from the pool might not be free. */
export function getEdition(
  db: Database,
  exam: Described,
  edition: number,
  tx: Queryable = db,
): Promise<Edition> {
  return editions(db).forceFetch(`${exam.id}:${edition}`, { context: { exam, edition, tx } });
}

/** Where this process has read it already. */
export const findKeptEdition = (db: Database, examId: string, edition: number): Edition | undefined =>
  editions(db).get(`${examId}:${edition}`);

async function readEdition(db: Queryable, exam: Described, edition: number): Promise<Edition> {
  const rows = await findEdition(db, exam.id, edition);
  const slots: { measure: Slot['measure']; variants: MutableSection[] }[] = [];
  const items = new Map<string, ItemRow>();
  for (const { section, item } of rows) {
    slots[section.no - 1] ??= { measure: section.measure, variants: [] };
    const variants = slots[section.no - 1]?.variants ?? [];
    const { id, module, standardTime } = section;
    if (variants.at(-1)?.id !== id) variants.push({ id, module, standard_time: standardTime, exercises: [] });
    if (!item) continue;
    items.set(item.id, item);
    variants.at(-1)?.exercises.push({
      id: item.id,
      question_type: item.questionType,
      exercise_type: item.exerciseType,
      standard_time: item.standardTime,
    });
  }
  if (slots.length === 0) throw new Error(`exam ${exam.id} has no edition ${edition}`);
  return { paper: { examId: exam.id, type: exam.type, canCheck: exam.canCheck, slots }, items };
}

/** What an exercise takes for an answer. */
export type Asked = { readonly type: QuestionType; readonly choices: Choices };

/** A few hundred bytes each, so that saving an answer need not read its question. */
const asked = perDatabase(() => new LRUCache<string, Asked>({ max: 20_000 }));

/** Null where there is no such exercise. */
export async function findAsked(db: Database, exerciseId: string): Promise<Asked | null> {
  const known = asked(db).get(exerciseId);
  if (known) return known;
  const item = await findItem(db, exerciseId);
  if (!item) return null;
  const { question, stimulus } = (await getVersions(db, [item.versionId])).get(
    item.versionId,
  ) as VersionedQuestion;
  const found = { type: item.type, choices: choicesOf(question, stimulus) };
  asked(db).set(exerciseId, found);
  return found;
}

/** The questions of a section as a candidate may see them while they are open. */
export const getContent = (db: Database, { items }: Edition, section: SectionPlan): Promise<SectionContent> =>
  contents(db).forceFetch(section.id, { context: { db, items, section } });

async function readContent(
  db: Queryable,
  items: Edition['items'],
  section: SectionPlan,
): Promise<SectionContent> {
  const questions = await getQuestions(db, items, section);
  const stimuli = new Map<string, Stimulus>();
  const exercises = section.exercises.map((exercise, index) => {
    const { question, stimulus } = questions.get(exercise.id) as VersionedQuestion;
    if (stimulus) stimuli.set(stimulus.id, stimulus);
    return { ...exercise, no: index + 1, question: publicView(question) };
  });
  const shown = { exercises, stimuli: [...stimuli.values()] };
  const texts = [
    ...exercises.flatMap(({ question }) => textsIn(question)),
    ...shown.stimuli.flatMap((stimulus) => textsIn(stimulus)),
  ];
  return { ...shown, math: await findMath(db, texts) };
}

/** By edition: of an exam that many end together each process reads the keys once. A question takes some kilobytes. */
const known = new LRUCache<Edition['items'], Map<string, VersionedQuestion>>({ max: 20 });

/** Questions with their keys, by exercise id. */
export async function getQuestions(
  db: Queryable,
  items: Edition['items'],
  section: { readonly exercises: readonly { readonly id: string }[] },
): Promise<Map<string, VersionedQuestion>> {
  const kept = known.get(items) ?? new Map<string, VersionedQuestion>();
  known.set(items, kept);
  const ids = section.exercises.map(({ id }) => id);
  const versionOf = (exerciseId: string) => items.get(exerciseId)?.questionVersionId ?? '';
  const missing = ids.filter((id) => !kept.has(id));
  const versions = await getVersions(db, missing.map(versionOf));
  for (const id of missing) kept.set(id, versions.get(versionOf(id)) as VersionedQuestion);
  return new Map(ids.map((id) => [id, kept.get(id) as VersionedQuestion] as const));
}
