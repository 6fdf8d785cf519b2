/** Somebody who has learned words before: histories that make a word be asked in a certain way today. */
import { randomUUID } from 'node:crypto';
import type { SessionReply } from '#app/words/trainer/engine/session-state.ts';
import { dayMs } from '#core/duration.ts';
import type { CardKind } from '#core/words/kinds.ts';
import { foldReviews, type Grade } from '#core/words/memory.ts';
import type { Candidate } from '../candidate.ts';

type Call = Candidate['call'];

type Given = { id: string; word: string; kind: CardKind; grade: Grade; at: string; ms: number };

/** Reviews with days between them, so laid into the past that the word was due yesterday. */
export function historyOf(word: string, grades: readonly Grade[], everyDays = 6): Given[] {
  const reviewsFrom = (start: number) =>
    grades.map((grade, place) => ({
      id: randomUUID(),
      word,
      kind: 'recognize' as const,
      grade,
      at: new Date(start + place * everyDays * dayMs).toISOString(),
      ms: 3000,
    }));
  const trial = foldReviews(
    { word, retention: 0.9 },
    null,
    reviewsFrom(0).map(({ id, grade, at }) => ({ id, grade, at: new Date(at) })),
  );
  return reviewsFrom(Date.now() - dayMs - Date.parse(trial?.due ?? ''));
}

export const readSession = (call: Call, query = ''): Promise<SessionReply> =>
  call('GET', `/api/words/session?minutes=10${query}`);

export const sendReviews = (call: Call, reviews: readonly Given[]): Promise<unknown> =>
  call('POST', '/api/words/reviews', { reviews });

export async function readOwn(
  call: Call,
  word: string,
): Promise<{ reviews: number; dueAt: string | null } | null> {
  const { own } = await call<{ own: { reviews: number; dueAt: string | null } | null }>(
    'GET',
    `/api/words/entries/${encodeURIComponent(word)}`,
  );
  return own;
}

/** How many grades of the word the server counts. */
export const countReviews = async (call: Call, word: string): Promise<number> =>
  (await readOwn(call, word))?.reviews ?? 0;

/** Words that will be asked in each of these kinds today, found by trying how often they were reviewed. */
export async function prepareKinds(call: Call, kinds: readonly CardKind[]): Promise<Record<string, string>> {
  const { items } = await readSession(call, '&only=new');
  const found: Record<string, string> = {};
  const spare = items.map(({ word }) => word);
  for (let times = 4; times <= 8 && kinds.some((kind) => !found[kind]); times += 1) {
    const tried = spare.splice(0, 3);
    for (const word of tried) await sendReviews(call, historyOf(word, Array<Grade>(times).fill(3)));
    const { items: due } = await readSession(call, '&only=due');
    for (const { word, kind } of due) if (kinds.includes(kind)) found[kind] ??= word;
  }
  return found;
}

/** Known and forgotten five times and more. */
export const leechHistory = (word: string): Given[] =>
  historyOf(word, [3, 3, 3, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1, 3, 3, 1, 3, 3]);
