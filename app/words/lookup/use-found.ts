/** What the server says about a word: remembered while the page is open, given up when another one is asked for. */
import { useEffect, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useLocale } from '#app/locale.tsx';
import { useViewer } from '#app/shell/site.ts';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import type { Locale } from '#core/locale.ts';

export type Found = NonNullable<Calls['GET /api/words/lookup']['reply']['found']>;

export type Asked = {
  form: string;
  /** What is tried where nobody knows the whole: a part of a compound. */
  piece: string;
  questionId: string | null;
  isAnswered: boolean;
};

export type Answer =
  | { status: 'loading' }
  | { status: 'found'; found: Found }
  | { status: 'unknown' }
  /** `msg` is the server's own word where it refused; without one the network failed. */
  | { status: 'failed'; msg: string | null };

const maxRemembered = 300;
const remembered = new Map<string, Found | null>();

/** The bank's own word for a place is told after the answer, so that what was heard before does not count any more. */
const keyOf = (
  { form, questionId, isAnswered }: Asked,
  viewerId: string | undefined,
  locale: Locale,
): string => [viewerId, locale, questionId, isAnswered, form.toLowerCase()].join('|');

async function ask({ form, piece, questionId }: Asked, signal: AbortSignal): Promise<Found | null> {
  const where = questionId === null ? {} : { questionId };
  const { found } = await quietApi('GET /api/words/lookup', { query: { form, ...where }, signal });
  if (found || piece === form) return found;
  return (await quietApi('GET /api/words/lookup', { query: { form: piece, ...where }, signal })).found;
}

const answerOf = (found: Found | null): Answer =>
  found ? { status: 'found', found } : { status: 'unknown' };

export function useFound(asked: Asked | null) {
  const viewerId = useViewer()?.id;
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const locale = useLocale();
  const key = asked && keyOf(asked, viewerId, locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked, and an attempt asks again
  useEffect(() => {
    if (!asked || key === null) return;
    const known = remembered.get(key);
    if (known !== undefined) return setAnswer(answerOf(known));
    setAnswer({ status: 'loading' });
    const leaving = new AbortController();
    ask(asked, leaving.signal).then(
      (found) => {
        if (remembered.size >= maxRemembered) remembered.clear();
        remembered.set(key, found);
        if (!leaving.signal.aborted) setAnswer(answerOf(found));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        setAnswer({ status: 'failed', msg: isRefused ? error.msg : null });
      },
    );
    return () => leaving.abort();
  }, [key, attempt]);

  return {
    answer,
    retry: () => setAttempt((before) => before + 1),
    /** It was added: so it stays when the card is opened again. */
    markKept: (found: Found) => {
      const kept = { ...found, isKept: true };
      for (const [other, one] of remembered)
        if (one?.word === found.word) remembered.set(other, { ...one, isKept: true });
      setAnswer({ status: 'found', found: kept });
    },
  };
}
