/**
 * The learner's rows, brought up to date when somebody asks for them: never on an answer's own path. They are a function
 * of the stored answers, the calibration and the evidence, whatever order these arrived in: where the answers begin with
 * those that were folded, only the rest is added; otherwise everything is folded again.
 */
import { createHash } from 'node:crypto';
import { dayMs } from '#core/duration.ts';
import { isCounted } from '#core/learner/counts.ts';
import { skillsOf } from '#core/learner/skills.ts';
import { type Evidence, type LearnerState, newLearner } from '#core/learner/state.ts';
import { type LearnerEvent, replay } from '#core/learner/update.ts';
import { isScored } from '#core/questions/kinds.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import { priorItem, type ScoredItem } from '#core/scoring/item.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { readGoal } from '#server/domains/accounts/service.ts';
import { findCurrentCalibration, findItems } from '#server/domains/calibration/service.ts';
import {
  countAnswersOf,
  type LearnerAnswer,
  listLearnerAnswers,
  readBank,
  type TagTree,
} from '#server/domains/questions/service.ts';
import { dayOf } from './days.ts';
import { type Fold, findFold, findState, lockFold, saveState } from './store.ts';

/** Raised whenever a constant of core/learner changes: what was folded by another model is folded again. */
const model = 3;

/** A refit knows neither topics nor learning, and is surer of its items than it may be. */
const fittedDoubt = 1.35;

/** The item as the model takes it: calibrated by answers, or as a panel or the editors rate it. */
export function itemOf(
  { form, difficulty, rated, choices }: Pick<LearnerAnswer, 'form' | 'difficulty' | 'rated' | 'choices'>,
  fitted?: FittedItem,
): ScoredItem | null {
  if (!isScored(form)) return null;
  const guess = priorItem({ form, difficulty, rated, choices });
  return fitted ? { ...guess, a: fitted.a, b: fitted.b, bSd: fitted.bSd * fittedDoubt } : guess;
}

type Folded = { state: LearnerState; answers: number /** The learner's day now. */; day: number };
type Wanted = Pick<Fold, 'model' | 'calibrationId' | 'evidence' | 'timeZone'>;

/** A key that is mended, or other tags, change no number of answers: so often they are compared all the same. */
const compareEveryMs = dayMs;

/** `evidence`: what is known before the first answer, as it stands now. */
export async function readLearner(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  evidence: readonly Evidence[],
): Promise<Folded> {
  const { tree } = await readBank(db);
  const calibrationId = await findCurrentCalibration(db);
  const { timeZone } = await readGoal(db, userId);
  const wanted = { model, calibrationId, evidence: [...evidence], timeZone };
  const day = dayOf(now(), timeZone);
  const isCurrent = (fold: Fold, storedAnswers: number) =>
    isFrom(fold, wanted) &&
    fold.storedAnswers === storedAnswers &&
    now().getTime() - fold.foldedAt.getTime() < compareEveryMs;
  const known = await findFold(db, userId);
  if (known && isCurrent(known, await countAnswersOf(db, userId)))
    return { state: await findState(db, userId), answers: known.answers, day };
  return inTransaction(db, async (tx) => {
    const fold = await lockFold(tx, userId, now());
    // Before they are read: one that comes in between is found by whoever asks next.
    const storedAnswers = await countAnswersOf(tx, userId);
    if (isCurrent(fold, storedAnswers))
      return { state: await findState(tx, userId), answers: fold.answers, day };
    const events = await eventsOf(tx, await listLearnerAnswers(tx, userId), {
      calibrationId,
      timeZone,
      tree,
    });
    const isLonger =
      isFrom(fold, wanted) && fold.answers > 0 && digestOf(events.slice(0, fold.answers)) === fold.digest;
    const before = isLonger ? await findState(tx, userId) : null;
    const start = before ?? newLearner(events[0]?.event.day ?? day, evidence);
    const state = replay(
      start,
      events.slice(before ? fold.answers : 0).map(({ event }) => event),
    );
    const digest = digestOf(events);
    await saveState(
      tx,
      { userId, ...wanted, answers: events.length, digest, storedAnswers, foldedAt: now() },
      state,
      before,
    );
    return { state, answers: events.length, day };
  });
}

const isFrom = (fold: Fold, { model: wanted, calibrationId, evidence, timeZone }: Wanted): boolean =>
  fold.model === wanted &&
  fold.timeZone === timeZone &&
  fold.calibrationId === calibrationId &&
  JSON.stringify(fold.evidence.map(({ measure, mean, sd }) => [measure, mean, sd])) ===
    JSON.stringify(evidence.map(({ measure, mean, sd }) => [measure, mean, sd]));

type Event = { id: string; answer: LearnerAnswer; event: LearnerEvent };

/** The counted answers in their order, each as the model takes it: for whoever wants to see an earlier day. */
export async function listEvents(db: Queryable, userId: string): Promise<Event[]> {
  const { tree } = await readBank(db);
  const calibrationId = await findCurrentCalibration(db);
  const { timeZone } = await readGoal(db, userId);
  return eventsOf(db, await listLearnerAnswers(db, userId), { calibrationId, timeZone, tree });
}

/** What would have been believed at the end of a day. */
export const stateOn = (events: readonly Event[], evidence: readonly Evidence[], day: number): LearnerState =>
  replay(
    newLearner(events[0]?.event.day ?? day, evidence),
    events.flatMap(({ event }) => (event.day <= day ? [event] : [])),
  );

/** All that an answer brings into the fold. */
function digestOf(events: readonly Event[]): string {
  const hash = createHash('sha256');
  for (const { id, event } of events) hash.update(`${id} ${JSON.stringify(event)}\n`);
  return hash.digest('hex');
}

async function eventsOf(
  db: Queryable,
  answers: readonly LearnerAnswer[],
  { calibrationId, timeZone, tree }: { calibrationId: string | null; timeZone: string; tree: TagTree },
): Promise<Event[]> {
  const ids = answers.map(({ questionId }) => questionId);
  const fitted = calibrationId ? await findItems(db, calibrationId, ids) : new Map<string, FittedItem>();
  return answers.flatMap((answer) => {
    const { id, questionId, measure, isRight, spentMs, seconds, answeredAt, tagIds } = answer;
    const item = itemOf(answer, fitted.get(questionId));
    const skills = skillsOf(tagIds.flatMap((tag) => tree.byId.get(tag)?.path ?? []));
    if (!item || !isCounted({ isFirst: true, isBlank: false, spentMs, seconds })) return [];
    return [{ id, answer, event: { measure, skills, item, isRight, day: dayOf(answeredAt, timeZone) } }];
  });
}
