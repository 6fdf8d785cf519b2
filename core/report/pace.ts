/** How the time of a section ran: where most of it went, and how far behind the candidate was. */
import { groupBy } from '#core/group-by.ts';
import { type AttemptFacts, graded, type ItemFact, type SectionFact } from '#core/report/facts.ts';

export type Stretch = { section: number; from: number; to: number; ms: number; share: number };

const width = 4;

/** Four questions in a row that took at least half as much again as their part of the section; null where none did. */
function findStretch(items: readonly ItemFact[]): Stretch | null {
  const all = items.reduce((sum, { spentMs }) => sum + spentMs, 0);
  const due = items.reduce((sum, { targetMs }) => sum + targetMs, 0);
  if (items.length < 2 * width || all === 0) return null;
  let worst: Stretch | null = null;
  for (let start = 0; start + width <= items.length; start += 1) {
    const part = items.slice(start, start + width);
    const [first, last] = [part[0], part.at(-1)];
    const ms = part.reduce((sum, { spentMs }) => sum + spentMs, 0);
    const partDue = part.reduce((sum, { targetMs }) => sum + targetMs, 0);
    if (!first || !last || ms / all < 1.5 * (partDue / due) || ms <= (worst?.ms ?? 0)) continue;
    worst = { section: first.section, from: first.no, to: last.no, ms, share: ms / all };
  }
  return worst;
}

/** The stretch of each section that has one, the longest first; what was never seen is no part of a section's time. */
export function findStretches(items: readonly ItemFact[]): Stretch[] {
  const seen = graded(items).filter(({ isSeen }) => isSeen);
  return [...groupBy(seen, ({ section }) => section).values()]
    .flatMap((own) => findStretch(own) ?? [])
    .sort((one, other) => other.ms - one.ms);
}

export type Drift = { section: number; no: number; ms: number };

/** Less than this is made up for by a quick question. */
const worthSaying = 120_000;

/**
 * Where the candidate was furthest behind, for each section where that was much: against the section's time, shared
 * out by what each question deserves. Without a limit nobody is behind.
 */
export function findDrifts({ items, sections }: Pick<AttemptFacts, 'items' | 'sections'>): Drift[] {
  return sections.flatMap((section) => {
    const worst = driftsOf(section, items).reduce<Drift | null>(
      (most, drift) => (drift.ms > (most?.ms ?? 0) ? drift : most),
      null,
    );
    return worst && worst.ms >= worthSaying ? [worst] : [];
  });
}

/** After each question of a timed section: how far behind an even pace, or ahead of it below 0. */
export function driftsOf(
  { no: section, allowedMs }: Pick<SectionFact, 'no' | 'allowedMs'>,
  items: readonly ItemFact[],
): Drift[] {
  const own = graded(items).filter((item) => item.section === section);
  const due = own.reduce((sum, { targetMs }) => sum + targetMs, 0);
  if (allowedMs === null || due === 0) return [];
  let behind = 0;
  return own.map(({ no, spentMs, targetMs }) => {
    behind += spentMs - targetMs * (allowedMs / due);
    return { section, no, ms: behind };
  });
}
