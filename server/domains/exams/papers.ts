/** What an edition of an exam holds. It never changes, so each process keeps what it has read. */
import type { z } from 'zod';
import type { record } from '#contract/attempts/record.ts';
import type { ExercisePlan, Paper, SectionPlan, Slot } from '#core/exam/attempt.ts';
import type { Stimulus } from '#core/questions/kinds.ts';
import { publicView } from '#core/questions/public-view.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findMath, getVersions, type VersionedQuestion } from '#server/domains/questions/service.ts';
import { type ExamRow, findEdition, type ItemRow } from './store.ts';

export type Edition = {
  readonly paper: Paper;
  /** By exercise id. */
  readonly items: ReadonlyMap<string, ItemRow>;
};

type SectionContent = Pick<z.input<typeof record>, 'exercises' | 'stimuli' | 'math'>;

/** Keeps the newest few: an exam that many take at once is read once. */
function keepNewest<T>(max: number) {
  const kept = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > max) kept.delete(kept.keys().next().value as string);
    // What failed is tried again by the next caller.
    found.catch(() => kept.delete(key));
    return found;
  };
}

const editions = keepNewest<Edition>(500);
/** A section with its formulas takes a few hundred kilobytes. */
const contents = keepNewest<SectionContent>(100);

/** Databases of tests have the same ids for other things. */
const nameOf = new WeakMap<object, number>();
let named = 0;
function keyFor({ $client }: Database, ...parts: readonly (string | number)[]): string {
  if (!nameOf.has($client)) {
    named += 1;
    nameOf.set($client, named);
  }
  return [nameOf.get($client), ...parts].join(':');
}

type MutableSection = Omit<SectionPlan, 'exercises'> & { exercises: ExercisePlan[] };

type Described = Pick<ExamRow, 'id' | 'type' | 'canCheck'>;

/** `tx` is the connection to read by, where the caller holds one: another from the pool might not be free. */
export function getEdition(
  db: Database,
  exam: Described,
  edition: number,
  tx: Queryable = db,
): Promise<Edition> {
  return editions(keyFor(db, exam.id, edition), async () => {
    const rows = await findEdition(tx, exam.id, edition);
    const slots: { measure: Slot['measure']; variants: MutableSection[] }[] = [];
    const items = new Map<string, ItemRow>();
    for (const { section, item } of rows) {
      slots[section.no - 1] ??= { measure: section.measure, variants: [] };
      const variants = slots[section.no - 1]?.variants ?? [];
      const { id, module, standardTime } = section;
      if (variants.at(-1)?.id !== id)
        variants.push({ id, module, standard_time: standardTime, exercises: [] });
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
  });
}

/** The questions of a section as a candidate may see them while they are open. */
export function getContent(db: Database, { items }: Edition, section: SectionPlan): Promise<SectionContent> {
  return contents(keyFor(db, section.id), async () => {
    const questions = await getQuestions(db, items, section);
    const stimuli = new Map<string, Stimulus>();
    const exercises = section.exercises.map((exercise, index) => {
      const { question, stimulus } = questions.get(exercise.id) as VersionedQuestion;
      if (stimulus) stimuli.set(stimulus.id, stimulus);
      return { ...exercise, no: index + 1, question: publicView(question) };
    });
    const shown = { exercises, stimuli: [...stimuli.values()] };
    return { ...shown, math: await findMath(db, shown) };
  });
}

/** Questions with their keys, by exercise id. */
export async function getQuestions(
  db: Queryable,
  items: Edition['items'],
  section: { readonly exercises: readonly { readonly id: string }[] },
): Promise<Map<string, VersionedQuestion>> {
  const versionOf = (exerciseId: string) => items.get(exerciseId)?.questionVersionId ?? '';
  const versions = await getVersions(
    db,
    section.exercises.map(({ id }) => versionOf(id)),
  );
  return new Map(
    section.exercises.map(({ id }) => [id, versions.get(versionOf(id)) as VersionedQuestion] as const),
  );
}
