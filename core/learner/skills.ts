/** Which skills a question asks for, and how much of each: the rows of the learner model that it reads and moves. */
import type { Measure } from '#core/scoring/scale.ts';

export type Weighed = { key: string; weight: number };
export type Skills = { topics: readonly Weighed[]; areas: readonly Weighed[] };

/** Roots of the tag tree whose every leaf is a skill. */
const skillRoots = ['blank', 'reading', 'argument', 'quant'] as const;

export const measureOf = (skill: string): Measure => (skill.startsWith('quant') ? 'quant' : 'verbal');

/** `quant.data.mean` lies in `quant.data`, `blank.contrast` in `blank`. */
export const areaOf = (topic: string): string => topic.slice(0, topic.lastIndexOf('.'));

export const isSkill = (tag: string): boolean => skillRoots.some((root) => tag.startsWith(`${root}.`));

const shares = [[1], [0.6, 0.4]] as const;

/** The first two skills count, the first one more; an area that both share counts once, as a whole. */
export function skillsOf(tags: readonly string[]): Skills {
  const named = tags.filter(isSkill).slice(0, 2);
  const topics = named.map((key, place) => ({ key, weight: shares[named.length - 1]?.[place] ?? 0 }));
  const byArea = new Map<string, number>();
  for (const { key, weight } of topics) byArea.set(areaOf(key), (byArea.get(areaOf(key)) ?? 0) + weight);
  return { topics, areas: [...byArea].map(([key, weight]) => ({ key, weight })) };
}
