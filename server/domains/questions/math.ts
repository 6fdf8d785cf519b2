/** Formulas, rendered once when they are stored: HTML for the eye with MathML for the ear. */
import { inArray, sql } from 'drizzle-orm';
import katex from 'katex';
import { memoize } from '#core/memoize.ts';
import { texIn } from '#core/questions/runs.ts';
import type { Queryable } from '#server/db/tx.ts';
import { renderedMath } from './tables.ts';

/** Whatever changes the output has to change this, so that everything is rendered anew. */
export const renderer = `katex ${katex.version} html+mathml`;

/** Every formula of a value as it was rendered. A reply carries exactly the formulas that are in it, and no other. */
export async function findMath(db: Queryable, value: unknown): Promise<Record<string, string>> {
  const wanted = [...texIn(value)];
  if (wanted.length === 0) return {};
  const rows = await db
    .select({ tex: renderedMath.tex, html: renderedMath.html })
    .from(renderedMath)
    .where(inArray(renderedMath.tex, wanted));
  const found = Object.fromEntries(rows.map(({ tex, html }) => [tex, html]));
  // A formula that came in by another way than the import is still shown, only more slowly.
  for (const tex of wanted) found[tex] ??= renderTex(tex);
  return found;
}

/** A formula that cannot be read is shown as it was written: a question must not break over it. */
function renderTex(tex: string): string {
  return katex.renderToString(tex, { ...output, throwOnError: false, strict: 'ignore' });
}

/** As `renderTex`, but throws where KaTeX does. Kept, since whoever checks a bank goes on to store it. */
export const renderChecked = memoize(
  (tex) => katex.renderToString(tex, { ...output, throwOnError: true, strict: 'error' }),
  20_000,
);

const output = { output: 'htmlAndMathml', trust: false } as const;

/** Renders what is not there yet; says how many that were. */
export async function upsertMath(
  db: Queryable,
  formulas: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const known = await db
    .select({ tex: renderedMath.tex })
    .from(renderedMath)
    .where(sql`${renderedMath.renderer} = ${renderer}`);
  const done = new Set(known.map(({ tex }) => tex));
  const missing = [...formulas].filter((tex) => !done.has(tex));
  for (let start = 0; start < missing.length; start += 500) {
    onProgress(start, missing.length);
    const rows = missing
      .slice(start, start + 500)
      .map((tex) => ({ tex, html: renderChecked(tex), renderer }));
    await db
      .insert(renderedMath)
      .values(rows)
      .onConflictDoUpdate({
        target: renderedMath.tex,
        set: { html: sql`excluded.html`, renderer: sql`excluded.renderer` },
      });
  }
  return missing.length;
}
