/**
 * When an account was given a question, sealed so that its browser carries it and cannot change it. The time of an
 * answer is then measured here, and no read of a question has to write anything.
 */
import { dayMs } from '#core/duration.ts';
import type { Deps } from '#server/deps.ts';

type Given = { readonly userId: string; readonly questionId: string };

const purposeOf = ({ userId, questionId }: Given): string => `opened ${userId} ${questionId}`;

const keyIdLength = 12;

export function sealOpened({ secretBox }: Pick<Deps, 'secretBox'>, given: Given, now: Date): string {
  const { sealed, keyId } = secretBox.seal(Buffer.from(String(now.getTime())), purposeOf(given));
  return keyId + sealed.toString('base64url');
}

/** Milliseconds since then; null for what this site did not seal for this account and question. */
export function readOpened(
  { secretBox }: Pick<Deps, 'secretBox'>,
  given: Given,
  token: string | undefined,
  now: Date,
): number | null {
  if (token === undefined) return null;
  const keyId = token.slice(0, keyIdLength);
  const sealed = Buffer.from(token.slice(keyIdLength), 'base64url');
  try {
    const at = secretBox.open({ sealed, keyId }, purposeOf(given))?.toString();
    return at === undefined ? null : Math.max(0, now.getTime() - Number(at));
  } catch {
    // Cut, or another account's.
    return null;
  }
}

/**
 * The time that is believed: what the browser says may be less than what passed here, for somebody was away, and never
 * more. Nobody works at one question for longer than a day, however long its answer was kept on a device. Of a question
 * that was never given nothing is known but what the browser says.
 */
export const believedMs = (said: number | undefined, passed: number | null): number | null =>
  passed === null ? (said ?? null) : Math.min(said ?? passed, passed, dayMs);
