/** Which questions a session may serve: what was met, given or turned down lately rests. */
import { dayMs } from '#core/duration.ts';
import { isWanted } from '#core/learner/serving.ts';
import type { LearnerState } from '#core/learner/state.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Closed } from '#server/domains/questions/service.ts';
import { dayOf } from '../days.ts';
import type { BankCandidates } from './candidates.ts';
import type { listServedSince, ServedQuestion, StreamSession } from './store.ts';

export const restingMs = 3 * dayMs;
const oldMs = 30 * dayMs;

/** What other rooms know of the learner; the handler brings it. */
export type StreamLearner = {
  userId: string;
  state: LearnerState;
  /** Their day now, and where it is that day. */
  day: number;
  timeZone: string;
  closed: Closed;
  stress: Measure | null;
  /** Questions to try again because they are due, the most urgent first. */
  due: readonly string[];
};

type Since = Awaited<ReturnType<typeof listServedSince>>;

export const servedOn = (since: Since, day: number, timeZone: string) => {
  const today = since.filter(({ servedAt }) => dayOf(servedAt, timeZone) === day);
  return { all: today.length, due: today.filter(({ reason }) => reason === 'due').length };
};

export function poolsOf({
  bank,
  met,
  session,
  before,
  since,
  learner: { closed, due },
  now,
}: {
  bank: BankCandidates;
  met: ReadonlyMap<string, Date>;
  session: StreamSession;
  before: readonly ServedQuestion[];
  since: Since;
  learner: StreamLearner;
  now: Date;
}) {
  const resting = new Set(since.map(({ questionId }) => questionId));
  const given = new Set([...resting, ...before.map(({ questionId }) => questionId)]);
  // Who does not want one question about a passage does not want the next one either.
  const unwanted = new Set(
    before.flatMap(({ state, questionId }) =>
      state === 'skipped' ? (bank.get(questionId)?.stimulusId ?? []) : [],
    ),
  );
  for (const [id, at] of met) if (now.getTime() - at.getTime() < restingMs) resting.add(id);
  const restingFamilies = new Set([...resting].flatMap((id) => bank.get(id)?.family ?? []));
  const wanted = [...bank.values()].filter(
    (one) =>
      !closed.byId.has(one.id) &&
      isWanted(one, session) &&
      (one.stimulusId === null || !unwanted.has(one.stimulusId)),
  );
  return {
    fresh: wanted.filter(({ id }) => !met.has(id) && !given.has(id)),
    old: wanted.filter(({ id }) => {
      const at = met.get(id);
      return at !== undefined && now.getTime() - at.getTime() >= oldMs;
    }),
    due: due.flatMap((id) => {
      const candidate = bank.get(id);
      return candidate && !closed.byId.has(id) && isWanted(candidate, session) ? [candidate] : [];
    }),
    restingFamilies,
  };
}
