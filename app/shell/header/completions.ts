/** What the search box offers while somebody types: asked for after a moment's rest, the last question wins. */
import { useEffect, useState } from 'react';
import { quietApi } from '#app/api.ts';
import type { Calls } from '#contract/all.ts';

export type Completion = Calls['GET /api/search/complete']['reply'][number];

const restMs = 150;

/** Empty while `typed` is null, and where the network gives nothing: the search itself needs none of it. */
export function useCompletions(typed: string | null): readonly Completion[] {
  const [found, setFound] = useState<readonly Completion[]>([]);
  const searchKey = typed?.trim() ?? '';
  useEffect(() => {
    if (searchKey === '') return setFound([]);
    const abort = new AbortController();
    const ask = async () => {
      try {
        const { signal } = abort;
        const list = await quietApi('GET /api/search/complete', { query: { searchKey }, signal });
        if (!signal.aborted) setFound(list.filter(({ text, path }) => path !== null || text !== searchKey));
      } catch {
        if (!abort.signal.aborted) setFound([]);
      }
    };
    const timer = setTimeout(ask, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [searchKey]);
  return found;
}
