/** Events as they stand now, and taking a seat in one. */
import type { Locale } from '#core/locale.ts';
import { parseMarkdown } from '#core/markdown.ts';
import { type Occurrence, occurrenceAt } from '#core/site/occurrences.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { isKnownPerson } from '#server/domains/accounts/service.ts';
import type { Entry } from '#server/domains/site/content-schema.ts';
import { inLanguage } from '#server/domains/site/language.ts';
import { sendNotice } from '#server/domains/site/notices.ts';
import { findEntry, listEntries, lockEntry } from '#server/domains/site/store.ts';
import { presentTeacher } from '#server/domains/site/teachers.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import { countSignups, countTaken, deleteSignup, insertSignup, isSignedUp, type Taken } from './store.ts';

type Event = Entry<'event'>;
type Asking = { viewer: Viewer | null; locale: Locale; now: Date };

const signing: Rule = { name: 'event-sign-up', times: 60, seconds: 3600 };

const occurrenceOf = (event: Event, now: Date): Occurrence =>
  occurrenceAt(
    { starts: new Date(event.starts), ends: new Date(event.ends), closes: new Date(event.closes) },
    event.repeats,
    now,
  );

/** Coming events in order of time, past ones newest first. */
export async function listEvents(deps: Deps, status: 'coming' | 'past' | 'mine', asking: Asking) {
  const all = await listEntries(deps.db, 'event');
  const taken = await countSignups(deps.db, asking.viewer?.id ?? null);
  const rows = all.map((event) => presentEvent(deps, event, taken, asking));
  const coming = rows.filter(({ state }) => state !== 'over').sort((a, b) => +a.starts - +b.starts);
  const past = rows.filter(({ state }) => state === 'over').sort((a, b) => +b.starts - +a.starts);
  const wanted = { coming, past, mine: [...coming, ...past].filter((row) => row.isSignedUp) };
  return { list: wanted[status], coming: coming.length, past: past.length };
}

export async function getEvent(deps: Deps, name: string, asking: Asking) {
  const event = await findEntry(deps.db, 'event', name);
  if (!event) throw notFound();
  const taken = await countSignups(deps.db, asking.viewer?.id ?? null);
  const host = event.host ? await findEntry(deps.db, 'teacher', event.host) : null;
  const say = inLanguage(deps, asking.locale);
  return {
    ...presentEvent(deps, event, taken, asking),
    body: parseMarkdown(say(event).body),
    host: host ? presentTeacher(host, say) : null,
  };
}

function presentEvent(deps: Deps, event: Event, taken: readonly Taken[], { viewer, locale, now }: Asking) {
  const when = occurrenceOf(event, now);
  const here = taken.find(
    (row) => row.event === event.name && row.startsAt.getTime() === when.starts.getTime(),
  );
  const { name, title, description, cover, place, isOnline, isMockExam, seats, repeats } = inLanguage(
    deps,
    locale,
  )(event);
  const used = here?.taken ?? 0;
  return {
    ...{ name, title, description, cover, place, isOnline, isMockExam, seats, repeats, ...when },
    taken: used,
    state: stateOf(when, seats, used, now),
    isSignedUp: viewer ? (here?.isMine ?? false) : null,
  };
}

function stateOf({ ends, closes }: Occurrence, seats: number | null, taken: number, now: Date) {
  if (now > ends) return 'over' as const;
  if (now > closes) return 'closed' as const;
  return seats !== null && taken >= seats ? ('full' as const) : ('open' as const);
}

/** The event's row is locked, so that the last seat is given to one person. */
export async function signUp(deps: Deps, name: string, asking: Asking & { viewer: Viewer }) {
  const { viewer, now } = asking;
  await limit(deps.counters, [signing, viewer.id]);
  // Seats are few and nobody confirms them, so one is for a person who is known to be one; where nothing can be
  // proved, for whoever comes.
  const isKnown = await isKnownPerson(deps, viewer.id);
  const made = await inTransaction(deps.db, async (tx) => {
    const event = await lockEntry(tx, 'event', name);
    if (!event) throw notFound();
    const when = occurrenceOf(event, now);
    if (await isSignedUp(tx, name, when.starts, viewer.id)) return null;
    if (now > when.closes) throw new AppError('EVENT_CLOSED');
    if (event.seats !== null) {
      if ((await countTaken(tx, name, when.starts)) >= event.seats) throw new AppError('EVENT_FULL');
      if (!isKnown) throw new AppError('ADDRESS_UNPROVED');
    }
    await insertSignup(tx, { event: name, startsAt: when.starts, userId: viewer.id, signedAt: now });
    return event;
  });
  if (made) {
    await sendNotice(deps, { user: viewer.id }, 'signed_up', {
      title: made.title,
      link: `/events/${name}`,
      now,
    });
  }
  return getEvent(deps, name, asking);
}

/** A seat can be given back until sign-up closes; afterwards the list is fixed. */
export async function cancelSignUp(deps: Deps, name: string, asking: Asking & { viewer: Viewer }) {
  const event = await findEntry(deps.db, 'event', name);
  if (!event) throw notFound();
  const when = occurrenceOf(event, asking.now);
  if (asking.now > when.closes) throw new AppError('EVENT_CLOSED');
  await deleteSignup(deps.db, name, when.starts, asking.viewer.id);
  return getEvent(deps, name, asking);
}
