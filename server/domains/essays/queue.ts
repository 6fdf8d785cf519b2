/** Grading that follows a submission: durable, one essay after the other, and taken up again where it was cut off. */
import type { EssayTask } from '#core/essay/grade.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { createFeatureGrader } from './feature.ts';
import { createModelGrader } from './model.ts';
import { claimGrade, insertEssay, type NewEssay, updateFailed, updateGraded } from './store.ts';
import type { GraderName } from './tables.ts';

/** Longer than a grader can take; what is held longer was cut off. */
const holdMs: Readonly<Record<GraderName, number>> = { feature: 60_000, model: 180_000 };
const restMs = 30_000;
const maxTries = 3;

const gradersOf = ({ config }: Deps, { text }: { text: string }): GraderName[] =>
  config.essays.model && text.trim() !== '' ? ['feature', 'model'] : ['feature'];

/** In the transaction that grades the attempt, so that neither is there without the other. */
export async function queueEssays(deps: Deps, tx: Queryable, essays: readonly NewEssay[]): Promise<void> {
  for (const essay of essays) await insertEssay(tx, essay, gradersOf(deps, essay));
}

/** By database, since each test has one of its own; true where more was queued since the last look. */
const running = new WeakMap<object, Map<GraderName, boolean>>();

/** Grades whatever waits, in the background. A process works for each grader on one essay at a time. */
export function startGrading(deps: Deps): void {
  const busy = running.get(deps.db) ?? new Map<GraderName, boolean>();
  running.set(deps.db, busy);
  const graders: readonly GraderName[] = deps.config.essays.model ? ['feature', 'model'] : ['feature'];
  for (const grader of graders) {
    const isRunning = busy.has(grader);
    busy.set(grader, isRunning);
    if (!isRunning)
      deps.background.run(`essays by ${grader}`, () =>
        gradeAll(deps, grader, busy).finally(() => busy.delete(grader)),
      );
  }
}

async function gradeAll(deps: Deps, grader: GraderName, busy: Map<GraderName, boolean>): Promise<void> {
  do {
    busy.set(grader, false);
    while (!deps.isStopping() && (await gradeNext(deps, grader)));
  } while (busy.get(grader));
}

/** False where nothing waits. */
async function gradeNext(deps: Deps, grader: GraderName): Promise<boolean> {
  const now = deps.now();
  const claimed = await claimGrade(deps.db, grader, now, new Date(now.getTime() + holdMs[grader]));
  if (!claimed) return false;
  const { essayId, tries } = claimed;
  try {
    await gradeOne(deps, grader, essayId, claimed);
  } catch (error) {
    deps.log.warn({ err: error, essayId, grader, tries }, 'an essay could not be graded');
    const again = new Date(deps.now().getTime() + restMs);
    await updateFailed(deps.db, { essayId, grader, tries }, { again, max: maxTries });
  }
  return true;
}

async function gradeOne(deps: Deps, grader: GraderName, essayId: string, task: EssayTask): Promise<void> {
  if (grader === 'feature') {
    const grade = await createFeatureGrader(deps).grade(task);
    return updateGraded(deps.db, essayId, grader, grade, deps.now());
  }
  if (!deps.config.essays.model) throw new Error('no model is configured');
  const opinion = await createModelGrader(deps.config.essays.model).grade(task);
  await updateGraded(deps.db, essayId, grader, opinion, deps.now());
}

const everyMs = 10_000;

/** What a crash left behind is taken up at the start, and what was held too long soon after. */
export function startEssaySweeper(deps: Deps): { close: () => Promise<void> } {
  startGrading(deps);
  const timer = setInterval(() => startGrading(deps), everyMs);
  timer.unref();
  return { close: async () => clearInterval(timer) };
}
