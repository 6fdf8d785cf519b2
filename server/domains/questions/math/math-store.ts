/** Formulas as they were rendered. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { renderedMath } from '../tables.ts';

/** By formula; one that was never rendered is absent. */
export async function findRendered(
  db: Queryable,
  formulas: readonly string[],
): Promise<Record<string, string>> {
  const rows = await db
    .select({ tex: renderedMath.tex, html: renderedMath.html })
    .from(renderedMath)
    .where(inArray(renderedMath.tex, [...formulas]));
  return Object.fromEntries(rows.map(({ tex, html }) => [tex, html]));
}

export async function listRenderedBy(db: Queryable, renderer: string): Promise<Set<string>> {
  const rows = await db
    .select({ tex: renderedMath.tex })
    .from(renderedMath)
    .where(eq(renderedMath.renderer, renderer));
  return new Set(rows.map(({ tex }) => tex));
}

export async function upsertRendered(
  db: Queryable,
  rows: (typeof renderedMath.$inferInsert)[],
): Promise<void> {
  await db
    .insert(renderedMath)
    .values(rows)
    .onConflictDoUpdate({
      target: renderedMath.tex,
      set: { html: sql`excluded.html`, renderer: sql`excluded.renderer` },
    });
}
