/** Moments: found when today is looked at, kept once, told one a day. */
import {
  evidenceOf,
  findMoments,
  isOvertaken,
  type Moment,
  type MomentKind,
  momentKinds,
  type Reached,
} from '#core/learning/moments.ts';
import type { Locale } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/errors.ts';
import { countLit, findMoment, insertMoments, markSeen, showMoment } from '../days-store.ts';
import { readNames } from '../present.ts';
import type { MomentRow } from '../rows-store.ts';

const isSame = (one: Pick<Moment, 'kind' | 'subject'>, other: Pick<Moment, 'kind' | 'subject'>): boolean =>
  one.kind === other.kind && one.subject === other.subject;

/** The one to tell today; null where there is none, or where today's has been seen. */
export async function findMomentOfDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  {
    userId,
    today,
    known,
    reached,
  }: { userId: string; today: string; known: readonly MomentRow[]; reached: Reached },
): Promise<Moment | null> {
  const all = findMoments(reached);
  const fresh = all.filter((moment) => !known.some((row) => isSame(row, moment)));
  await insertMoments(
    db,
    userId,
    fresh.map((moment) => ({ ...moment, day: today, seenAt: isOvertaken(moment, all) ? now() : null })),
  );
  const ofToday = known.find(({ shownOn }) => shownOn === today);
  if (ofToday) return ofToday.isSeen ? null : ofToday;
  const waiting = [
    ...known.filter(({ isSeen }) => !isSeen),
    ...fresh.filter((moment) => !isOvertaken(moment, all)),
  ].sort((one, other) => momentKinds.indexOf(one.kind) - momentKinds.indexOf(other.kind));
  const [next] = waiting;
  if (!next) return null;
  await showMoment(db, userId, next, today);
  return next;
}

export async function describeMoment(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  kind: MomentKind,
  locale: Locale,
) {
  const row = await findMoment(db, userId, kind);
  if (!row) throw notFound();
  const names = await readNames(db, locale);
  const { n, subject, day, seenAt } = row;
  return {
    ...{ kind, n, day },
    name: subject === '' ? null : names.tag(subject),
    to: evidenceOf(row),
    lamps: await countLit(db, userId),
    isSeen: seenAt !== null,
  };
}

export const seeMoment = ({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string, kind: MomentKind) =>
  markSeen(db, userId, kind, now());
