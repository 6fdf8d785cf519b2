/**
 * A statement that comes again and again gets a name, under which a session of the database keeps it parsed and, as
 * often as it can, planned: of a large one that is most of what it costs. Statements that differ in their text with
 * every call (a list of another length) never come often enough.
 */
import { LRUCache } from 'lru-cache';

/** How often before: a name that is not used again costs memory in every session. */
const usesBefore = 5;
const maxWatched = 1000;
/** Longer ones write many rows at once: they are seldom the same twice, and a thousand of them would fill the memory. */
const maxLength = 10_000;
/** Each is kept in every session that has met it, some 50 KB. */
const maxNames = 200;

export function createStatementNames(): (text: string) => string | undefined {
  const uses = new LRUCache<string, number>({ max: maxWatched });
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || text.length > maxLength) return known;
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count <= usesBefore || isOpenEnded(text)) return undefined;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** What it gives may change with the next migration, which a statement under a name may not. */
const isOpenEnded = (text: string): boolean => /^\s*select\s+\*/i.test(text);
