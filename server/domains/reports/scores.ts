/** The scaled scores of a mock exam: the tables of its routes, made once for each edition. */
import type { SectionPlan } from '#core/exam/attempt.ts';
import { isScored, type Stimulus } from '#core/questions/kinds.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import { priorItem, type ScoredItem } from '#core/scoring/item.ts';
import { percentileOf } from '#core/scoring/percentiles.ts';
import { type Cuts, type Module, modules, type Panel } from '#core/scoring/routing.ts';
import { type Measure, type ScoreRow, scoreMeasure, scoreTable } from '#core/scoring/scale.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { GradedAttempt } from '#server/domains/attempts/facts.ts';
import { usualCuts } from '#server/domains/attempts/grading.ts';
import { findItems } from '#server/domains/calibration/store.ts';
import { getQuestions } from '#server/domains/exams/papers.ts';
import type { Exam } from '#server/domains/exams/service.ts';

export const cutsFor = (exam: Exam, measure: Measure): Cuts => exam.cuts[measure] ?? usualCuts;

const sentencesOf = (stimulus: Stimulus | null): number | undefined =>
  stimulus?.kind === 'passage'
    ? stimulus.paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0)
    : undefined;

type Scale = Pick<GradedAttempt, 'row' | 'exam' | 'edition'>;

async function itemsOf(db: Queryable, scale: Scale, plan: SectionPlan | undefined): Promise<ScoredItem[]> {
  if (!plan) return [];
  const questions = [...(await getQuestions(db, scale.edition.items, plan)).values()];
  const ids = questions.map(({ questionId }) => questionId);
  const { calibrationId } = scale.row;
  const fitted = calibrationId ? await findItems(db, calibrationId, ids) : new Map<string, FittedItem>();
  return questions.flatMap(({ questionId, question, stimulus }) => {
    if (!isScored(question.form)) return [];
    const guess = priorItem(question.form, question.difficulty, sentencesOf(stimulus));
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

/** Neither an edition nor a calibration ever changes, so neither does their table; a process keeps what it has made. */
const tables = new Map<string, Promise<ScoreRow[] | null>>();
const maxTables = 2000;

function tableFor(db: Queryable, scale: Scale, measure: Measure, module: Module): Promise<ScoreRow[] | null> {
  const { row, exam } = scale;
  const key = `${exam.id} ${row.edition} ${exam.checksum} ${row.calibrationId} ${measure} ${module}`;
  const known = tables.get(key);
  if (known) return known;
  const made = panelOf(db, scale, measure).then((panel) =>
    panel ? scoreTable(measure, panel, cutsFor(exam, measure), module) : null,
  );
  if (tables.size >= maxTables) tables.clear();
  tables.set(key, made);
  made.catch(() => tables.delete(key));
  return made;
}

/** Null where a measure's second section was never reached: half an exam has no score. */
export async function scoreAttempt(db: Queryable, graded: GradedAttempt, measure: Measure) {
  const { facts } = graded;
  const sections = facts.sections.filter((section) => section.measure === measure);
  const module = sections[1]?.module;
  if (!module) return 'NS' as const;
  const table = await tableFor(db, graded, measure, module);
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

/** The score that some more right answers on the same route would have given. */
export async function scoreWith(
  db: Queryable,
  graded: GradedAttempt,
  { measure, module, correct }: { measure: Measure; module: Module; correct: number },
): Promise<number | null> {
  const table = await tableFor(db, graded, measure, module);
  const row = table?.findLast((candidate) => candidate.correct <= correct);
  return row?.scaled ?? null;
}
