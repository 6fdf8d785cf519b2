/** The scale of an attempt as a function: what so many right answers on a route would have given. */
import type { ScaledAt } from '#core/report/what-if.ts';
import { modules } from '#core/scoring/routing.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Database } from '#server/db/pool.ts';
import type { GradedAttempt } from '#server/domains/attempts/service.ts';
import { readScores } from './scores.ts';

const measures: readonly Measure[] = ['verbal', 'quant'];

/** Only of what has two sections with modules: anything else has no score. */
export async function readScale(db: Database, graded: GradedAttempt): Promise<ScaledAt> {
  const scale = new Map<string, (correct: number) => number | null>();
  for (const measure of measures) {
    const second = graded.facts.sections.filter((section) => section.measure === measure)[1];
    for (const module of second?.module ? modules : [])
      scale.set(`${measure} ${module}`, await readScores(db, graded, measure, module));
  }
  return (measure, module, correct) => scale.get(`${measure} ${module}`)?.(correct) ?? null;
}
