/** The scale of an attempt as a function: what so many right answers on a route would have given. */
import type { ScaledAt } from '#core/report/what-if.ts';
import { modules } from '#core/scoring/routing.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { GradedAttempt } from '#server/domains/attempts/facts.ts';
import { scoreWith } from './scores.ts';

const measures: readonly Measure[] = ['verbal', 'quant'];

/** More questions than a measure of a mock exam has. */
const maxCorrect = 40;

export async function readScale(db: Queryable, graded: GradedAttempt): Promise<ScaledAt> {
  const scale = new Map<string, (number | null)[]>();
  for (const measure of measures) {
    const second = graded.facts.sections.filter((section) => section.measure === measure)[1];
    for (const module of second?.module ? modules : []) {
      const scores: (number | null)[] = [];
      for (let correct = 0; correct <= maxCorrect; correct += 1)
        scores.push(await scoreWith(db, graded, { measure, module, correct }));
      scale.set(`${measure} ${module}`, scores);
    }
  }
  return (measure, module, correct) => scale.get(`${measure} ${module}`)?.[correct] ?? null;
}
