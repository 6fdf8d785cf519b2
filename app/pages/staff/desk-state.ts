/** Which rows a desk shows, as its address says. */
import { pageOf } from '#app/pages/learning/list-frame.tsx';

export const rowsOnDesk = 20;

/** Whether an address may name a person by this. */
export const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

type Which<State> = {
  status: State | undefined;
  /** Whose alone. */
  userId: string | undefined;
  page: number;
  size: number;
};

/** The first state is the one that waits, and what an address without one means. */
export function readState<State extends string>(
  search: URLSearchParams,
  states: readonly [State, ...State[]],
): { state: State | 'all'; query: Which<State> } {
  const [wanted, user] = [search.get('status'), search.get('user') ?? ''];
  const status = wanted === 'all' ? undefined : (states.find((one) => one === wanted) ?? states[0]);
  const userId = isId(user) ? user : undefined;
  return { state: status ?? 'all', query: { status, userId, page: pageOf(search), size: rowsOnDesk } };
}
