/** What the address of the stream asks for; what it does not understand it leaves out. */

import type { StreamSession } from '#app/stream/kept.ts';
import { type Form, forms, isScored } from '#core/questions/kinds.ts';
import type { StreamQuery } from './stream-state.ts';

function numberOf(search: URLSearchParams, name: string, most: number): number | undefined {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : undefined;
}

export function streamQueryOf(search: URLSearchParams): StreamQuery {
  if (search.get('mode') === 'diagnostic') return { mode: 'diagnostic' };
  const measure = search.get('measure');
  const form = forms.find(
    (one): one is Exclude<Form, 'essay'> => one === search.get('form') && isScored(one),
  );
  const tag = search.get('tag')?.slice(0, 100);
  const minutes = numberOf(search, 'minutes', 120);
  const n = numberOf(search, 'n', 100);
  return {
    ...((measure === 'verbal' || measure === 'quant') && { measure }),
    ...(form && { form }),
    ...(tag && { tag }),
    ...(minutes && { minutes }),
    ...(n && { n }),
  };
}

/** The address that asks for this. */
export function addressOf(query: StreamQuery): string {
  const wanted = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return wanted.length > 0 ? `/stream?${new URLSearchParams(wanted)}` : '/stream';
}

/** What begins the same anew. */
export const queryOf = ({ mode, measure, form, tag, minutes, questions }: StreamSession): StreamQuery =>
  mode === 'diagnostic'
    ? { mode }
    : {
        ...(measure && { measure }),
        ...(form && { form }),
        ...(tag && { tag: tag.path }),
        ...(minutes && { minutes }),
        ...(questions && { n: questions }),
      };
