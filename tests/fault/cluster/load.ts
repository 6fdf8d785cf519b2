/** People who use the site while parts of it fail: candidates who answer, and readers who open pages with all their files. */
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, createClient } from '#contract/client.ts';
import { answerTo } from '../../api/example-exams.ts';
import { assetsOf } from '../../assets-of.ts';
import { begin, type Candidate, takeExam } from '../../candidate.ts';

export type Seen = {
  /** Calls and pages that were answered. */
  answered: number;
  /** By status; 0 where there was no answer at all. */
  failed: Map<number, number>;
  /** From the first try of a candidate's call to its success. */
  longestWaitMs: number;
  /** Files of a page that nobody had. */
  missingFiles: number;
  pages: number;
};

export type Load = {
  seen: Seen;
  taken: Candidate[];
  acknowledged: () => number;
  /** Everybody finishes what is under way. */
  stop: () => Promise<void>;
};

/** What a call may fail with while something is down; anything else is a fault. */
const passing = new Set(['NETWORK', 'TIMEOUT', 'BAD_REPLY', 'UNAVAILABLE']);
const longestWaitMs = 60_000;
/** Between two calls of a candidate. */
const paceMs = 700;
const readers = 4;
const readPages = ['/', '/questions', '/words', '/?lang=en'];

class Over extends Error {}

export function startLoad(origin: string, tokens: readonly string[], examId: string): Load {
  const seen: Seen = { answered: 0, failed: new Map(), longestWaitMs: 0, missingFiles: 0, pages: 0 };
  const taken: Candidate[] = [];
  let isOver = false;

  const note = (status: number) => {
    if (status > 0 && status < 500) seen.answered += 1;
    else seen.failed.set(status, (seen.failed.get(status) ?? 0) + 1);
  };
  const counted = async (url: string, init?: RequestInit): Promise<Response> => {
    try {
      const reply = await globalThis.fetch(url, init);
      note(reply.status);
      return reply;
    } catch (error) {
      note(0);
      throw error;
    }
  };

  const attempted = async <T>(work: () => Promise<T>): Promise<T> => {
    // People think; without it two hundred calls a second would come from each of them.
    await delay(paceMs * (0.5 + Math.random()));
    const startedAt = performance.now();
    for (;;) {
      if (isOver) throw new Over();
      try {
        const result = await work();
        seen.longestWaitMs = Math.max(seen.longestWaitMs, performance.now() - startedAt);
        return result;
      } catch (error) {
        const isPassing = error instanceof ApiError && passing.has(error.error);
        if (!isPassing || performance.now() - startedAt > longestWaitMs) throw error;
        await delay(100 + Math.random() * 200);
      }
    }
  };

  const runCandidate = async (token: string) => {
    const call = createClient({ locale: 'en', origin, token, fetch: counted });
    while (!isOver) {
      const candidate = await begin(call, examId, attempted);
      taken.push(candidate);
      await takeExam(candidate, (form) => answerTo(form, Math.random() < 0.6), attempted);
    }
  };

  /** What never came was counted; what broke off in the middle, as its node was killed, is counted here. */
  const noteBroken = (error: unknown): string => {
    if (error instanceof TypeError && error.message === 'terminated') note(0);
    return '';
  };

  const runReader = async (index: number) => {
    for (let turn = index; !isOver; turn += 1) {
      const html = await counted(`${origin}${readPages[turn % readPages.length]}`)
        .then((reply) => (reply.ok ? reply.text() : ''))
        .catch(noteBroken);
      if (html) seen.pages += 1;
      for (const file of assetsOf(html)) {
        await counted(`${origin}${file}`)
          .then(async (reply) => {
            if (reply.status === 404) seen.missingFiles += 1;
            await reply.arrayBuffer();
          })
          .catch(noteBroken);
      }
      await delay(paceMs);
    }
  };

  const forgiveEnd = (error: unknown) => {
    if (!(error instanceof Over)) throw error;
  };
  const everybody = Promise.all([
    ...tokens.map((token) => runCandidate(token).catch(forgiveEnd)),
    ...Array.from({ length: readers }, (_, index) => runReader(index)),
  ]);
  // Told where it is waited for.
  everybody.catch(() => undefined);
  return {
    seen,
    taken,
    acknowledged: () => taken.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    stop: async () => {
      isOver = true;
      await everybody;
    },
  };
}
