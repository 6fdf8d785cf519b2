/** Formulas, rendered once when they are stored: HTML for the eye with MathML for the ear. */
import katex from 'katex';
import { LRUCache } from 'lru-cache';
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
  const unknown = wanted.filter((tex) => !rendered.has(tex));
  if (unknown.length > 0) {
    const stored = await findRendered(db, unknown);
    // A formula that came in by another way than the import is still shown, only more slowly.
    for (const tex of unknown) rendered.set(tex, stored[tex] ?? renderTex(tex));
  }
  return Object.fromEntries(wanted.map((tex) => [tex, rendered.get(tex) ?? renderTex(tex)]));
}

/** A formula looks the same for as long as this process runs, whoever asks: some kilobytes each, the latest few thousand. */
const rendered = new LRUCache<BankText, string>({ max: 5000 });

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
