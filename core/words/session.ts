/** What a session holds: the words that are due, the longest due first, and then new ones, as many as the minutes take. */
import { type CardKind, secondsOf } from './kinds.ts';

export type Candidate = { word: string; kind: CardKind; isNew: boolean };

/** No session is longer, however many minutes are asked for: it has to fit a phone's memory and a bad connection. */
export const longestSession = 200;

/** Due words take the time first; at least one card is given, however short the session. */
export function fillSession<T extends Candidate>(
  due: readonly T[],
  fresh: readonly T[],
  minutes: number,
): T[] {
  let left = minutes * 60;
  const taken: T[] = [];
  for (const candidate of [...due, ...fresh]) {
    if (taken.length === longestSession || (taken.length > 0 && left <= 0)) break;
    taken.push(candidate);
    left -= secondsOf(candidate.kind, candidate.isNew);
  }
  return taken;
}

/** Half a minute short of the next full one still counts as this one. */
export const minutesFor = (cards: number, fresh: number): number =>
  Math.ceil((cards * 10 + fresh * secondsOf('recognize', true)) / 60);

/** A word that is to come back within minutes comes back in this session, but not at once. */
export const cardsBetween = 4;

/** So soon is within the session, whatever its length; the scheduler's own steps are one, six and ten minutes. */
export const soonMs = 20 * 60_000;

/** A new word is shown once and comes back about five times while it settles. */
const reviewsPerNew = 5;

/** How many new words a day so many minutes of words can carry, once the reviews of the earlier ones come too. */
export const newWordsFor = (minutes: number): number =>
  Math.round((minutes * 60) / (secondsOf('recognize', true) + reviewsPerNew * secondsOf('recognize', false)));
