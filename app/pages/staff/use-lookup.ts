/** Looking people up from the browser: asked once for each search, and only the last answer counts. */
import { useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';

type Reply = Calls['POST /api/staff/users/search']['reply'];
export type FoundUser = Reply['list'][number];

type Lookup = { kind: 'idle' | 'looking' } | ({ kind: 'found' } & Reply) | { kind: 'failed'; msg: string };

/** `time` tells two searches for the same words apart. */
export function useLookup(words: string, time: string): Lookup {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are asked again
  useEffect(() => {
    if (words === '') {
      setLookup({ kind: 'idle' });
      return;
    }
    let isLast = true;
    const show = (next: Lookup) => {
      if (isLast) setLookup(next);
    };
    setLookup({ kind: 'looking' });
    api('POST /api/staff/users/search', { body: { words } }).then(
      (reply) => show({ kind: 'found', ...reply }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        show({ kind: 'failed', msg: error.msg });
      },
    );
    return () => {
      isLast = false;
    };
  }, [words, time]);
  return lookup;
}
