/** Sessions of the stream and the diagnostic: begun, served, answered, ended, told. */
import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/duration.ts';
import { diagnosticQuestions, diagnosticSize } from '#core/learner/diagnostic-size.ts';
import { levelOf } from '#core/learner/mastery.ts';
import { serveDiagnostic, serveStream } from '#core/learner/serving.ts';
import {
  countAhead,
  countsAsAsked,
  isOver,
  type Remark,
  type StreamMode,
  targetAfter,
  usualQuestions,
  usualTarget,
} from '#core/learner/session.ts';
import type { LearnerState } from '#core/learner/state.ts';
import type { ScoredForm } from '#core/questions/kinds.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Closed, listMet, lockLastAnswered } from '#server/domains/questions/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { readPapers } from '../paper.ts';
import { type BankCandidates, readCandidates } from './candidates.ts';
import { poolsOf, restingMs, type StreamLearner, servedOn } from './pools.ts';
import {
  deleteUntouched,
  findOpenSession,
  findSession,
  findUntouched,
  insertServed,
  insertSession,
  listServed,
  listServedSince,
  lockServed,
  lockSession,
  type ServedQuestion,
  type StreamSession,
  settleLocked,
  updateSession,
  withdrawServed,
} from './store.ts';

export { streamData } from './own-data.ts';
export type { StreamLearner } from './pools.ts';
export type { ServedQuestion, StreamSession } from './store.ts';

/** So many questions wait: the next one is there at once, and a dead network is not the end. */
const ahead: Record<StreamMode, number> = {
  stream: 5,
  // One of each measure: an answer to the one says nothing of the other, so that nothing is lost by choosing early.
  diagnostic: 2,
};

export type Wanted = {
  mode: StreamMode;
  measure: Measure | null;
  form: ScoredForm | null;
  tag: string | null;
  minutes: number | null;
  questions: number | null;
  /** A score from elsewhere is known, so that fewer questions are enough. */
  hasScore: boolean;
};

type Standing = { session: StreamSession; asked: ServedQuestion[] };

/** A diagnostic that is under way is gone on with, on whatever device. */
export async function beginSession(
  deps: Pick<Deps, 'db' | 'now'>,
  learner: StreamLearner,
  { hasScore, ...wanted }: Wanted,
): Promise<Standing> {
  const { userId, state } = learner;
  const begun = wanted.mode === 'diagnostic' ? await findOpenSession(deps.db, userId, 'diagnostic') : null;
  if (begun) return serve(deps, learner, begun.id);
  const session: StreamSession = {
    id: randomUUID(),
    userId,
    ...(wanted.mode === 'diagnostic'
      ? {
          ...{ mode: wanted.mode, measure: null, form: null, tag: null, minutes: null },
          questions: diagnosticSize(hasScore).questions,
        }
      : { ...wanted, questions: wanted.questions ?? (wanted.minutes === null ? usualQuestions : null) }),
    target: usualTarget,
    levels: await levelsOf(deps, state, learner.day),
    startedAt: deps.now(),
    endedAt: null,
  };
  // Who opens the page and leaves, again and again, leaves one session behind. It begins when somebody stays.
  const untouched = await findUntouched(deps.db, session);
  const { levels, startedAt } = session;
  if (untouched) {
    await updateSession(deps.db, untouched.id, { levels, startedAt });
    return serve(deps, learner, untouched.id);
  }
  const other = (await insertSession(deps.db, session))
    ? null
    : await findOpenSession(deps.db, userId, session.mode);
  return serve(deps, learner, other?.id ?? session.id);
}

/** Longer than an answer is believed to have waited on a device. */
const untouchedMs = 30 * dayMs;

/** Sessions in which nothing was answered tell nobody anything. */
export const removeUntouched = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteUntouched(db, new Date(now().getTime() - untouchedMs));

async function levelsOf({ db }: Pick<Deps, 'db'>, state: LearnerState, day: number) {
  const papers = await readPapers(db);
  const topics = [...papers.verbal.topics.keys(), ...papers.quant.topics.keys()];
  return Object.fromEntries(
    topics
      .map((topic) => [topic, levelOf(state, topic, day)] as const)
      .filter(([, level]) => level !== 'unknown'),
  );
}

/** Fills up what waits. Asking twice changes nothing: what was served and not answered is still there. */
export async function serve(
  deps: Pick<Deps, 'db' | 'now'>,
  learner: StreamLearner,
  sessionId: string,
): Promise<Standing> {
  const { db, now } = deps;
  const { userId, closed } = learner;
  const bank = await readCandidates(db);
  const papers = await readPapers(db);
  const met = await listMet(db, userId);
  return inTransaction(db, async (tx) => {
    const session = await lockSession(tx, userId, sessionId);
    if (!session) throw notFound();
    const before = await withdrawClosed(tx, sessionId, closed, bank);
    const count = session.endedAt ? 0 : countAhead(session, before, ahead[session.mode]);
    if (count === 0) return { session: await endIfOver(tx, session, before, now()), asked: before };
    const since = await listServedSince(tx, userId, new Date(now().getTime() - restingMs));
    const pools = poolsOf({ bank, met, session, before, since, learner, now: now() });
    const { day, timeZone } = learner;
    const asked = before.flatMap(({ questionId, state }) =>
      state === 'withdrawn' ? [] : (bank.get(questionId) ?? []),
    );
    const common = { state: learner.state, day, random: Math.random };
    const choices =
      session.mode === 'stream'
        ? serveStream(
            {
              ...common,
              papers,
              target: session.target,
              filter: session,
              stress: learner.stress,
              ...pools,
              asked,
              servedToday: servedOn(since, day, timeZone),
            },
            count,
          )
        : Array.from({ length: count }).flatMap(() => {
            const choice = serveDiagnostic(common, pools.fresh, asked);
            if (choice) asked.push(choice.candidate);
            return choice ?? [];
          });
    const first = (before.at(-1)?.place ?? -1) + 1;
    const rows = choices.map(
      ({ candidate, reason, predicted }, place): ServedQuestion => ({
        id: randomUUID(),
        sessionId,
        userId,
        place: first + place,
        questionId: candidate.id,
        reason,
        predicted,
        state: 'open',
        correct: null,
        spentMs: null,
        servedAt: now(),
        settledAt: null,
      }),
    );
    await insertServed(tx, rows);
    return { session, asked: [...before, ...rows] };
  });
}

/** An exam that was begun meanwhile closes what waits, and an import may have retired it. */
async function withdrawClosed(
  tx: Transaction,
  sessionId: string,
  closed: Closed,
  bank: BankCandidates,
): Promise<ServedQuestion[]> {
  const served = await listServed(tx, sessionId);
  const isGone = ({ state, questionId }: ServedQuestion) =>
    state === 'open' && (closed.byId.has(questionId) || !bank.has(questionId));
  const gone = served.filter(isGone).map(({ id }) => id);
  if (gone.length === 0) return served;
  await withdrawServed(tx, gone);
  return listServed(tx, sessionId);
}

async function endIfOver(
  tx: Transaction,
  session: StreamSession,
  asked: readonly ServedQuestion[],
  now: Date,
): Promise<StreamSession> {
  if (session.endedAt || !isOver(session, asked)) return session;
  await updateSession(tx, session.id, { endedAt: now });
  return { ...session, endedAt: now };
}

/** What somebody says beside a question: it is passed over if it waits, and what comes next may be easier or harder. */
export async function heedRemark(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { sessionId, servedId, remark }: { sessionId: string; servedId: string; remark: Remark | 'passed' },
  spentMs: number | null,
): Promise<void> {
  const bank = await readCandidates(db);
  await inTransaction(db, async (tx) => {
    const session = await lockSession(tx, userId, sessionId);
    const served = await lockServed(tx, servedId);
    // As for an answer: what was kept on a device waits there for its owner, and is not taken for refused.
    if (served && served.userId !== userId) throw new AppError('FORBIDDEN');
    if (!session || served?.sessionId !== sessionId) throw notFound();
    if (served.state === 'open' || served.state === 'withdrawn')
      await settleLocked(tx, servedId, {
        state: remark === 'passed' ? 'passed' : 'skipped',
        spentMs,
        settledAt: now(),
      });
    if (remark === 'passed') return;
    await updateSession(tx, sessionId, { target: targetAfter(remark, session.target) });
    const stimulusOf = (id: string) => bank.get(id)?.stimulusId ?? null;
    const stimulusId = stimulusOf(served.questionId);
    // What was chosen for another difficulty gives way, and so does the rest of a passage that is not wanted now.
    const waiting = (await listServed(tx, sessionId)).filter(
      ({ id, state, questionId }) =>
        state === 'open' &&
        id !== servedId &&
        (remark !== 'not-now' || (stimulusId !== null && stimulusOf(questionId) === stimulusId)),
    );
    await withdrawServed(
      tx,
      waiting.map(({ id }) => id),
    );
  });
}

export type Settled = {
  userId: string;
  questionId: string;
  correct: boolean | null;
  spentMs: number | null;
  now: Date;
  /** How long it was kept on a device, by its own word. */
  agoMs: number;
};

/**
 * Notes the answer to what was served, and gives the moment it was given; null where it has been answered before, so
 * that an answer that is sent again counts once. Call it in the transaction that records the answer.
 */
export async function settleServed(
  tx: Transaction,
  servedId: string,
  settled: Settled,
): Promise<Date | null> {
  const served = await lockServed(tx, servedId);
  // Somebody else is logged in by now: it stays where it is until its owner is back.
  if (served && served.userId !== settled.userId) throw new AppError('FORBIDDEN');
  if (served?.questionId !== settled.questionId) throw notFound();
  if (served.state === 'answered') return null;
  const { userId, questionId, correct, spentMs, now, agoMs } = settled;
  const last = await lockLastAnswered(tx, userId, questionId);
  // Never before it was served; nor before an answer that was told its key, whose place as the first it would take.
  const at = new Date(
    Math.max(now.getTime() - agoMs, served.servedAt.getTime(), last?.getTime() ?? Number.NEGATIVE_INFINITY),
  );
  await settleLocked(tx, servedId, { state: 'answered', correct, spentMs, settledAt: at });
  return at;
}

/** Ends it before its time, or lets it go on beyond its end. */
export async function changeSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  sessionId: string,
  wanted: 'end' | 'more',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const session = await lockSession(tx, userId, sessionId);
    if (!session) throw notFound();
    if (wanted === 'end') {
      if (!session.endedAt) await updateSession(tx, sessionId, { endedAt: now() });
      return;
    }
    // Asked for twice, by an impatient finger or another device, it is given once.
    const asked = (await listServed(tx, sessionId)).filter(countsAsAsked).length;
    if (session.questions === null || asked < session.questions) return;
    // One diagnostic at a time: where another was begun since, that one goes on.
    if (session.mode === 'diagnostic' && session.endedAt && (await findOpenSession(tx, userId, 'diagnostic')))
      return;
    const more = session.mode === 'diagnostic' ? diagnosticQuestions.more : usualQuestions;
    await updateSession(tx, sessionId, { questions: session.questions + more, endedAt: null });
  });
}

export async function getSession(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  sessionId: string,
): Promise<Standing> {
  const session = await findSession(db, userId, sessionId);
  if (!session) throw notFound();
  return { session, asked: await listServed(db, sessionId) };
}

/** What became of the topics that were answered: their level at the beginning, and now. */
export async function describeMoves(
  { db }: Pick<Deps, 'db'>,
  { session, asked }: Standing,
  { state, day }: Pick<StreamLearner, 'state' | 'day'>,
) {
  const bank = await readCandidates(db);
  const answered = asked.filter(({ state: how }) => how === 'answered');
  const topics = answered.flatMap(({ questionId }) => bank.get(questionId)?.skills.topics[0]?.key ?? []);
  return [...new Set(topics)].map((topic) => ({
    topic,
    before: session.levels[topic] ?? ('unknown' as const),
    after: levelOf(state, topic, day),
    asked: topics.filter((one) => one === topic).length,
    /** Counted ones, of all time. */
    answers: state.skills.get(topic)?.answers ?? 0,
  }));
}
