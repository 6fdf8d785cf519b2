/** Which rows a desk shows, as its address says. */
import { pageOf } from '#app/pages/learning/list-frame.tsx';

export const rowsOnDesk = 20;

/** The first state is the one that waits, and what an address without one means. */
export function readState<State extends string>(
  search: URLSearchParams,
  states: readonly [State, ...State[]],
): { state: State | 'all'; query: { status: State | undefined; page: number; size: number } } {
  const wanted = search.get('status');
  const status = wanted === 'all' ? undefined : (states.find((one) => one === wanted) ?? states[0]);
  return { state: status ?? 'all', query: { status, page: pageOf(search), size: rowsOnDesk } };
}
