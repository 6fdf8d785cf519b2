/** The scaled scores of a mock exam: the tables of its routes, made once for each edition. */
import { LRUCache } from 'lru-cache';
import type { SectionPlan } from '#core/exam/attempt.ts';
import { choicesOf } from '#core/questions/choices-of.ts';
import { isScored } from '#core/questions/kinds.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import { priorItem, type ScoredItem } from '#core/scoring/item.ts';
import { percentileOf } from '#core/scoring/percentiles.ts';
import { type Cuts, type Module, modules, type Panel, usualCuts } from '#core/scoring/routing.ts';
import { type Measure, type ScoreRow, scoreMeasure, scoreTable } from '#core/scoring/scale.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { GradedAttempt } from '#server/domains/attempts/service.ts';
import { findItems } from '#server/domains/calibration/service.ts';
import { type Exam, getQuestions } from '#server/domains/exams/service.ts';
import { findForms, type VersionedQuestion } from '#server/domains/questions/service.ts';

export const cutsFor = (exam: Exam, measure: Measure): Cuts => exam.cuts[measure] ?? usualCuts;

type Scale = Pick<GradedAttempt, 'row' | 'exam' | 'edition'>;

async function itemsOf(db: Queryable, scale: Scale, plan: SectionPlan | undefined): Promise<ScoredItem[]> {
  if (!plan) return [];
  const questions = [...(await getQuestions(db, scale.edition.items, plan)).values()];
  const ids = questions.map(({ questionId }) => questionId);
  const { calibrationId } = scale.row;
  const fitted = calibrationId ? await findItems(db, calibrationId, ids) : new Map<string, FittedItem>();
  return questions.flatMap(({ questionId, question, stimulus }) => {
    if (!isScored(question.form)) return [];
    const { form, difficulty, secret } = question;
    const choices = choicesOf(question, stimulus);
    const guess = priorItem({ form, difficulty, rated: secret.rated, choices });
    const { a, b, bSd } = fitted.get(questionId) ?? guess;
    return [{ ...guess, a, b, bSd }];
  });
}

/** The two sections of a measure as a panel; null where the exam has no such pair. */
async function panelOf(db: Queryable, scale: Scale, measure: Measure): Promise<Panel | null> {
  const [first, second] = scale.edition.paper.slots.filter((slot) => slot.measure === measure);
  if (!first || !second) return null;
  const variant = (module: Module) =>
    second.variants.find((plan) => plan.module === module) ?? second.variants[0];
  const [easy, medium, hard] = await Promise.all(
    modules.map((module) => itemsOf(db, scale, variant(module))),
  );
  return {
    first: await itemsOf(db, scale, first.variants[0]),
    second: { easy: easy ?? [], medium: medium ?? [], hard: hard ?? [] },
  };
}

type Route = { scale: Scale; measure: Measure; module: Module };

/** Neither an edition nor a calibration ever changes, so neither does their table; a process keeps what it has made. */
const tables = perDatabase(
  () =>
    new LRUCache<string, ScoreRow[], Route & { db: Queryable }>({
      max: 2000,
      // Who waits for a table gets it, even where it has lost its place by then.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { db, scale, measure, module } }) => {
        const panel = await panelOf(db, scale, measure);
        return panel ? scoreTable(measure, panel, cutsFor(scale.exam, measure), module) : undefined;
      },
    }),
);

/** Null where the exam has no such measure. */
async function findTable(db: Database, { scale, measure, module }: Route): Promise<ScoreRow[] | null> {
  const { row, exam } = scale;
  const key = `${exam.id} ${row.edition} ${exam.checksum} ${row.calibrationId} ${measure} ${module}`;
  return (await tables(db).fetch(key, { context: { db, scale, measure, module } })) ?? null;
}

/** Null where a measure's second section was never reached: half an exam has no score. */
export async function scoreAttempt(db: Database, graded: GradedAttempt, measure: Measure) {
  const { facts } = graded;
  const sections = facts.sections.filter((section) => section.measure === measure);
  const module = sections[1]?.module;
  if (!module) return 'NS' as const;
  const table = await findTable(db, { scale: graded, measure, module });
  if (!table) return 'NS' as const;
  const items = facts.items.filter((item) => item.measure === measure && item.correct !== null);
  const result = scoreMeasure(table, {
    correct: items.filter(({ correct }) => correct).length,
    answered: items.filter(({ isAnswered }) => isAnswered).length,
  });
  if (result === 'NS') return result;
  const { correct: _correct, ...row } = result;
  return { ...row, percentile: percentileOf(measure, row.scaled) };
}

/** The score that a number of right answers on a route gives; null where it gives none. */
export async function readScores(
  db: Database,
  graded: GradedAttempt,
  measure: Measure,
  module: Module,
): Promise<(correct: number) => number | null> {
  const table = await findTable(db, { scale: graded, measure, module });
  return (correct) => table?.findLast((row) => row.correct <= correct)?.scaled ?? null;
}

/**
 * Whether a panel has rated some of these questions anew since: an attempt is scored by the versions it was taken with,
 * for ever.
 */
export async function areLevelsOlder(
  db: Queryable,
  questions: readonly VersionedQuestion[],
): Promise<boolean> {
  const now = await findForms(
    db,
    questions.map(({ questionId }) => questionId),
  );
  return questions.some(({ questionId, question }) => {
    const rated = now.get(questionId)?.rated;
    return rated != null && rated.level !== question.secret.rated?.level;
  });
}
