/** Looking people up from the browser: asked once for each search, and only the last answer counts. */
import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';

type Lookup<Reply> =
  | { kind: 'idle' | 'looking' }
  | ({ kind: 'found' } & Reply)
  | { kind: 'failed'; msg: string };

/** `time` tells two searches for the same words apart; `look` is the same function each time. */
export function useLookup<Reply>(
  words: string,
  time: string | number,
  look: (words: string) => Promise<Reply>,
): Lookup<Reply> {
  const [lookup, setLookup] = useState<Lookup<Reply>>({ kind: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are asked again
  useEffect(() => {
    if (words === '') {
      setLookup({ kind: 'idle' });
      return;
    }
    let isLast = true;
    const show = (next: Lookup<Reply>) => {
      if (isLast) setLookup(next);
    };
    setLookup({ kind: 'looking' });
    look(words).then(
      (reply) => show({ kind: 'found', ...reply }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        show({ kind: 'failed', msg: error.msg });
      },
    );
    return () => {
      isLast = false;
    };
  }, [words, time, look]);
  return lookup;
}
