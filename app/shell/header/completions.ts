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

/** The text about the part that was typed, so that it can be told from what is offered. */
export function splitTyped(text: string, typed: string): [before: string, typed: string, after: string] {
  const place = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (place < 0) return [text, '', ''];
  const end = place + typed.length;
  return [text.slice(0, place), text.slice(place, end), text.slice(end)];
}
