/** The post of reminders: what falls due is taken once, held while it is sent, and tried again where that failed. */
import { dayAt } from '#core/learning/day.ts';
import { nextSlot } from '#core/learning/reminders.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { readGoal } from '#server/domains/accounts/service.ts';
import { closeLetter, freeLetter, giveBack, holdLetters, insertLetter, lockDue } from './letters-store.ts';
import { type LetterSource, sendLetter } from './sending.ts';
import { settingsOf } from './settings.ts';
import { deleteBefore, type LetterRow, type ReminderRow, updateNext } from './store.ts';

const dueBatch = 100;
/** Few at a time: all of them are sent, however slow the mail server is, long before another process may take them. */
const letterBatch = 10;
const lanes = 2;
/** How long a process has a letter for itself; one that was killed loses it by then. */
const holdMs = 10 * 60_000;
const pausesMs = [60_000, 5 * 60_000, 20 * 60_000];
const maxTries = pausesMs.length + 1;
const keptMs = 400 * 86_400_000;

export type Posted = { due: number; sent: number };

/**
 * Any number of processes may do this at once. A letter falls due in one transaction with the reckoning of the next,
 * and its key is person and day, so there is never a second; it is closed when it was sent or kept back. A process that
 * dies between the mail server's yes and that close sends it again, under the same Message-ID.
 */
export async function postReminders(deps: Deps, source: LetterSource): Promise<Posted> {
  const posted = { due: 0, sent: 0 };
  while (!deps.isStopping()) {
    const due = await inTransaction(deps.db, (tx) => takeDue(deps, tx));
    posted.due += due;
    if (due < dueBatch) break;
  }
  while (!deps.isStopping()) {
    const now = deps.now();
    const freeAt = new Date(now.getTime() + holdMs);
    const letters = await holdLetters(deps.db, { now, freeAt, max: letterBatch });
    posted.sent += await sendAll(deps, source, letters);
    if (letters.length < letterBatch) break;
  }
  return posted;
}

async function takeDue({ now: clock, log }: Deps, tx: Transaction): Promise<number> {
  const now = clock();
  const rows = await lockDue(tx, now, dueBatch);
  for (const row of rows) {
    const { timeZone } = await readGoal(tx, row.userId);
    try {
      await takeOne(tx, row, timeZone, now);
    } catch (error) {
      // What cannot be reckoned must not keep everybody else's waiting. Of a failed statement the rest can know nothing.
      if (!(error instanceof RangeError)) throw error;
      log.error({ err: error, userId: row.userId }, 'a reminder could not be reckoned');
      await updateNext(tx, row.userId, timeZone, null);
    }
  }
  return rows.length;
}

async function takeOne(tx: Transaction, row: ReminderRow, timeZone: string, now: Date): Promise<void> {
  const { userId, nextAt, nextKind: kind } = row;
  const settings = settingsOf(row);
  if (!nextAt || !kind || row.timeZone !== timeZone)
    return updateNext(tx, userId, timeZone, nextSlot(settings, timeZone, now, null));
  const day = dayAt(nextAt, timeZone);
  await insertLetter(tx, { userId, day, kind, dueAt: nextAt });
  await updateNext(tx, userId, timeZone, nextSlot(settings, timeZone, now, day));
}

/** In a few lanes; gives how many were sent. A process that is ended gives back what it has not begun. */
async function sendAll(deps: Deps, source: LetterSource, letters: readonly LetterRow[]): Promise<number> {
  const waiting = [...letters];
  let sent = 0;
  const lane = async () => {
    while (!deps.isStopping()) {
      const letter = waiting.shift();
      if (!letter) return;
      if (await sendOne(deps, source, letter)) sent += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const letter of waiting) await giveBack(deps.db, letter, deps.now());
  return sent;
}

async function sendOne(deps: Deps, source: LetterSource, letter: LetterRow): Promise<boolean> {
  const { db, log, now } = deps;
  // One that ends the process that writes it never comes to where tries are counted below.
  if (letter.tries > maxTries) {
    log.error({ userId: letter.userId, kind: letter.kind }, 'a reminder was given up');
    await closeLetter(db, letter, { silence: 'failed' });
    return false;
  }
  try {
    const silence = await sendLetter(deps, source, letter);
    await closeLetter(db, letter, silence ? { silence } : { sentAt: now() });
    return silence === null;
  } catch (error) {
    const pause = pausesMs[letter.tries - 1];
    const { userId, kind } = letter;
    log.warn({ err: error, userId, kind, tries: letter.tries }, 'a reminder could not be sent');
    if (pause === undefined) await closeLetter(db, letter, { silence: 'failed' });
    else await freeLetter(db, letter, new Date(now().getTime() + pause));
    return false;
  }
}

/** Links of old letters go with them: nobody looks for the button in a mail of last year. */
export const removeOldLetters = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteBefore(db, new Date(now().getTime() - keptMs));
