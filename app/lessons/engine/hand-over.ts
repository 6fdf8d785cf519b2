/** Takes to the server what this device knows of lessons: a visitor's after the login, and what a dead network held up. */
import { quietApi } from '#app/api.ts';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { findKept, forget, type KeptProgress, listKept, type Owner } from './kept-progress.ts';

type SavedProgress = Calls['PUT /api/lessons/{slug}/progress']['reply'];

export function sendProgress(
  learnerId: string,
  slug: string,
  { place, answers, seconds, startedAt }: KeptProgress,
): Promise<SavedProgress> {
  return quietApi('PUT /api/lessons/{slug}/progress', {
    params: { slug },
    body: {
      place,
      answers: Object.entries(answers).map(([key, tried]) => ({ key, ...tried })),
      seconds: Math.round(seconds),
      startedAt,
      learnerId,
    },
  });
}

/** What is no answer of the server is a fault of the record itself, which would stop all that come after it. */
const isRefused = (error: unknown): boolean =>
  !(error instanceof ApiError) || [400, 404, 422].includes(error.status);

/** True where anything was handed over. What the server will never take is dropped; the rest waits for the next time. */
export async function handOver(learnerId: string): Promise<boolean> {
  let isAny = false;
  for (const owner of [null, learnerId] satisfies Owner[])
    for (const [slug, kept] of listKept(owner)) {
      try {
        await sendProgress(learnerId, slug, kept);
        isAny = true;
      } catch (error) {
        if (!isRefused(error)) return isAny;
      }
      // What was added meanwhile, by the lesson's own page in another tab, is sent by that page.
      if (findKept(owner, slug)?.updatedAt === kept.updatedAt) forget(owner, slug);
    }
  return isAny;
}
