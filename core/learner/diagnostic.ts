/** The first sixteen questions: adaptive, one topic each, areas in turn. */
import type { Measure } from '#core/scoring/scale.ts';
import { areaOf, type Skills } from './skills.ts';
import type { LearnerState } from './state.ts';
import type { Candidate } from './stream.ts';
import { abilityFor, logistic } from './update.ts';

/** The area of each question of a measure; what goes on after them begins anew. */
export const diagnosticAreas: Record<Measure, readonly string[]> = {
  verbal: ['blank', 'reading', 'blank', 'argument', 'blank', 'reading', 'blank', 'reading'],
  quant: [
    'quant.arith',
    'quant.algebra',
    'quant.geometry',
    'quant.data',
    'quant.algebra',
    'quant.arith',
    'quant.data',
    'quant.geometry',
  ],
};

const chanceShare = 0.25;
const logisticVariance = 2.89;
/** Beside the doubt about the question, that about the person's topics. */
const topicDoubt = 0.3;

/** The question that tells most at the present estimate, in the area whose turn it is and of a topic not yet asked. */
export function pickDiagnostic<C extends Candidate>(
  state: LearnerState,
  measure: Measure,
  asked: { place: number; topics: ReadonlySet<string>; day: number },
  candidates: Iterable<C>,
  random: () => number,
): C | null {
  const turns = diagnosticAreas[measure];
  const area = turns[asked.place % turns.length];
  // As in the stream, questions of one kind are reckoned together.
  const means = new Map<Skills, number>();
  const meanOf = (skills: Skills): number => {
    const known = means.get(skills);
    if (known !== undefined) return known;
    const { mean } = abilityFor(state, { measure, skills, day: asked.day });
    means.set(skills, mean);
    return mean;
  };
  let best: { candidate: C; value: number } | null = null;
  for (const candidate of candidates) {
    const [topic] = candidate.skills.topics;
    if (!topic || areaOf(topic.key) !== area) continue;
    if (candidate.skills.topics.some(({ key }) => asked.topics.has(key))) continue;
    const { item, skills } = candidate;
    const mean = meanOf(skills);
    const slope = item.a / Math.sqrt(1 + (item.a ** 2 * (item.bSd ** 2 + topicDoubt)) / logisticVariance);
    const known = logistic(slope * (mean - item.b));
    const chance = item.c + (1 - item.c) * known;
    const told = (slope * (1 - item.c) * known * (1 - known)) ** 2 / (chance * (1 - chance));
    const value = told * (1 + chanceShare * random());
    if (best === null || value > best.value) best = { candidate, value };
  }
  return best?.candidate ?? null;
}
