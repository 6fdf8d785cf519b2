/** The scaled scores of a mock exam: the tables of its routes, made once for each edition. */
import type { SectionPlan } from '#core/exam/attempt.ts';
import type { Question, Stimulus } from '#core/questions/kinds.ts';
import type { AttemptFacts } from '#core/report/facts.ts';
import { priorItem, type ScoredItem } from '#core/scoring/item.ts';
import { percentileOf } from '#core/scoring/percentiles.ts';
import { type Cuts, type Module, modules, type Panel } from '#core/scoring/routing.ts';
import { type Measure, type ScoreRow, scoreMeasure, scoreTable } from '#core/scoring/scale.ts';
import { usualCuts } from '#server/attempts/grading.ts';
import type { Queryable } from '#server/db/tx.ts';
import { type Edition, getQuestions } from '#server/exams/papers.ts';
import type { Exam } from '#server/exams/service.ts';

export const cutsFor = (exam: Exam, measure: Measure): Cuts => exam.cuts[measure] ?? usualCuts;

const sentencesOf = (stimulus: Stimulus | null): number | undefined =>
  stimulus?.kind === 'passage'
    ? stimulus.paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0)
    : undefined;

const scored = (question: Question, stimulus: Stimulus | null): ScoredItem[] =>
  question.form === 'essay' ? [] : [priorItem(question.form, question.difficulty, sentencesOf(stimulus))];

async function itemsOf(
  db: Queryable,
  edition: Edition,
  plan: SectionPlan | undefined,
): Promise<ScoredItem[]> {
  if (!plan) return [];
  const questions = await getQuestions(db, edition.items, plan);
  return [...questions.values()].flatMap(({ question, stimulus }) => scored(question, stimulus));
}

/** The two sections of a measure as a panel; null where the exam has no such pair. */
async function panelOf(db: Queryable, edition: Edition, measure: Measure): Promise<Panel | null> {
  const [first, second] = edition.paper.slots.filter((slot) => slot.measure === measure);
  if (!first || !second) return null;
  const variant = (module: Module) =>
    second.variants.find((plan) => plan.module === module) ?? second.variants[0];
  const [easy, medium, hard] = await Promise.all(
    modules.map((module) => itemsOf(db, edition, variant(module))),
  );
  return {
    first: await itemsOf(db, edition, first.variants[0]),
    second: { easy: easy ?? [], medium: medium ?? [], hard: hard ?? [] },
  };
}

/** An edition never changes, so neither does its table; a process keeps what it has made. */
const tables = new Map<string, Promise<ScoreRow[] | null>>();

function tableFor(
  db: Queryable,
  exam: Exam,
  edition: Edition,
  measure: Measure,
  module: Module,
): Promise<ScoreRow[] | null> {
  const key = `${exam.id} ${exam.edition} ${exam.checksum} ${measure} ${module}`;
  const known = tables.get(key);
  if (known) return known;
  const made = panelOf(db, edition, measure).then((panel) =>
    panel ? scoreTable(measure, panel, cutsFor(exam, measure), module) : null,
  );
  tables.set(key, made);
  made.catch(() => tables.delete(key));
  return made;
}

/** Null where a measure's second section was never reached: half an exam has no score. */
export async function scoreAttempt(
  db: Queryable,
  exam: Exam,
  edition: Edition,
  facts: AttemptFacts,
  measure: Measure,
) {
  const sections = facts.sections.filter((section) => section.measure === measure);
  const module = sections[1]?.module;
  if (!module) return 'NS' as const;
  const table = await tableFor(db, exam, edition, measure, module);
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
  exam: Exam,
  edition: Edition,
  { measure, module, correct }: { measure: Measure; module: Module; correct: number },
): Promise<number | null> {
  const table = await tableFor(db, exam, edition, measure, module);
  const row = table?.findLast((candidate) => candidate.correct <= correct);
  return row?.scaled ?? null;
}
