/**
 * Expand and contract: a migration adds, and what the release before needs stays until no node of it runs any more.
 * What takes something away stands in a file of its own kind, whose first line names the first release that does
 * without it:
 *
 *     -- contract: unused since 0.2.0
 *
 * The database remembers it, so a release from before is refused there, and any other release goes on beside a schema
 * that is newer than itself.
 */

const marker = /^-- contract: unused since (\d+\.\d+\.\d+)\n/;

/** The first release that can do without what the file takes away; null for a file that only adds. */
export const contractOf = (sql: string): string | null => marker.exec(sql)?.[1] ?? null;

const withoutComments = (sql: string): string =>
  sql.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '');

/** Bodies of functions are no statements of the migration. */
const withoutBodies = (sql: string): string => sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");

const narrowing: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops', /\bdrop\s+(?:table|view|materialized\s+view|type|function|sequence|schema|column)\b/],
  ['renames', /\brename\b/],
  ['refuses null', /\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b/],
  ['changes a type', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/],
  // Who does not know the column cannot fill it.
  [
    'adds a column that has to be filled',
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/,
  ],
];

/** What of a migration a release from before it could not live with, in words; nothing of tables that it makes itself. */
export function findNarrowing(sql: string): string[] {
  const text = withoutBodies(withoutComments(sql)).toLowerCase();
  const made = new Set(
    [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(([, name]) => name),
  );
  return text.split(';').flatMap((statement) => {
    const table = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/.exec(statement)?.[1];
    if (made.has(table)) return [];
    const found = narrowing.flatMap(([what, pattern]) => (pattern.test(statement) ? [what] : []));
    return [...found, ...lostConstraints(statement, text)].map(
      (what) => `${what}: ${statement.trim().replace(/\s+/g, ' ')}`,
    );
  });
}

/**
 * A constraint that comes back under its name was made wider; one that does not may be what an upsert goes by, unless it
 * is a foreign key, by the name that PostgreSQL gives them.
 */
function lostConstraints(statement: string, text: string): string[] {
  const dropped = [...statement.matchAll(/\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/g)];
  return dropped.flatMap(([, name]) =>
    name?.endsWith('_fkey') || text.includes(`add constraint ${name} `) ? [] : ['drops'],
  );
}
