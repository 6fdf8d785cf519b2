/**
 * Siblings of one family show how a method is drawn: in a list they never stand side by side, as far as there is
 * anything else to stand between them.
 */

/** An entry of a list; a question without a family is a stranger to all. */
export type Listed = { id: string; family: string | null };

/**
 * Lists are put apart in blocks of so many, each by itself, so that a page of a long list needs no more of it than its
 * own blocks. A list of one topic mostly is one block.
 */
export const blockSize = 200;

const areKin = (one: Listed | undefined, other: Listed | undefined): boolean =>
  one?.family != null && one.family === other?.family;

/**
 * The entries with siblings apart, each as near to its place as that allows. The first of a block stays the first, and
 * the last is no sibling of `next`, the first of the block after it: so blocks meet without looking at one another.
 */
export function setApart<T extends Listed>(block: readonly T[], next?: Listed): T[] {
  const waiting = [...block];
  const left = new Map<string, number>();
  for (const { family } of block) if (family !== null) left.set(family, (left.get(family) ?? 0) + 1);
  for (const [family, count] of left) if (count === 1 && family !== next?.family) left.delete(family);
  // No family has more, so none can be urgent before so few places are left.
  const most = Math.max(0, ...left.values());
  const placed: T[] = [];
  while (waiting.length > 0) {
    const at =
      placed.length === 0
        ? 0
        : choose(
            waiting,
            placed.at(-1),
            most * 2 > waiting.length - 1 ? findUrgent(left, waiting.length, next) : null,
          );
    const [one] = waiting.splice(at, 1) as [T];
    placed.push(one);
    const count = one.family === null ? undefined : left.get(one.family);
    if (one.family !== null && count !== undefined) left.set(one.family, count - 1);
  }
  return placed;
}

/** The family that would soon be all that is left, if any. */
function findUrgent(left: ReadonlyMap<string, number>, places: number, next?: Listed): string | null {
  // One that the block after this one begins with needs somebody behind its last.
  for (const [family, count] of left)
    if (count * 2 > places - (next?.family === family ? 1 : 0)) return family;
  return null;
}

/** The first that is no sibling of the last; but one of a family that is urgent goes before. */
function choose(waiting: readonly Listed[], last: Listed | undefined, urgent: string | null): number {
  if (urgent !== null && last?.family !== urgent) return waiting.findIndex(({ family }) => family === urgent);
  return Math.max(
    0,
    waiting.findIndex((one) => !areKin(one, last)),
  );
}

/** The places from `from` to before `to` of a list of `total`, whose raw order `read` gives. */
export async function readApart<T extends Listed>(
  { from, to, total }: { from: number; to: number; total: number },
  read: (offset: number, limit: number) => Promise<T[]>,
): Promise<T[]> {
  if (Math.min(to, total) <= from) return [];
  // The last block takes the rest in, which might be one family and nothing beside it.
  const blocks = Math.max(1, Math.floor(total / blockSize));
  const blockOf = (place: number) => Math.min(blocks - 1, Math.floor(place / blockSize));
  const startOf = (block: number) => (block < blocks ? block * blockSize : total);
  const [first, last] = [blockOf(from), blockOf(Math.min(to, total) - 1)];
  const offset = startOf(first);
  // One more, to see what the last block meets.
  const raw = await read(offset, startOf(last + 1) - offset + 1);
  const placed: T[] = [];
  for (let block = first; block <= last; block++) {
    const end = startOf(block + 1) - offset;
    placed.push(...setApart(raw.slice(startOf(block) - offset, end), raw[end]));
  }
  return placed.slice(from - offset, to - offset);
}
