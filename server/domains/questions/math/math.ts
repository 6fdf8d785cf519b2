/** Formulas, rendered once when they are stored: HTML for the eye with MathML for the ear. */
import katex from 'katex';
import type { BankText } from '#core/bank-text.ts';
import { memoize } from '#core/memoize.ts';
import { texIn } from '#core/questions/runs.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findRendered, listRenderedBy, upsertRendered } from './math-store.ts';

/** Whatever changes the output has to change this, so that everything is rendered anew. */
export const renderer = `katex ${katex.version} html+mathml`;

/** Every formula of some texts as it was rendered. A reply carries exactly the formulas that are in it, and no other. */
export async function findMath(db: Queryable, texts: Iterable<BankText>): Promise<Record<string, string>> {
  const wanted = [...texIn(texts)];
  if (wanted.length === 0) return {};
  const found = await findRendered(db, wanted);
  // A formula that came in by another way than the import is still shown, only more slowly.
  for (const tex of wanted) found[tex] ??= renderTex(tex);
  return found;
}

/** A formula that cannot be read is shown as it was written: a question must not break over it. */
function renderTex(tex: BankText): string {
  return katex.renderToString(tex, { ...output, throwOnError: false, strict: 'ignore' });
}

/** As `renderTex`, but throws where KaTeX does. Kept, since whoever checks a bank goes on to store it. */
export const renderChecked = memoize(
  (tex) => katex.renderToString(tex, { ...output, throwOnError: true, strict: 'error' }),
  20_000,
);

const output = { output: 'htmlAndMathml', trust: false } as const;

/** Renders what is not there yet; says how many that were. */
export async function renderMissing(
  db: Queryable,
  formulas: ReadonlySet<BankText>,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const done = await listRenderedBy(db, renderer);
  const missing = [...formulas].filter((tex) => !done.has(tex));
  for (let start = 0; start < missing.length; start += 500) {
    onProgress(start, missing.length);
    const rows = missing
      .slice(start, start + 500)
      .map((tex) => ({ tex, html: renderChecked(tex), renderer }));
    await upsertRendered(db, rows);
  }
  return missing.length;
}
