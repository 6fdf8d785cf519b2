/** Gives questions the levels that the panels settled: the label learners see, and where their difficulty starts. */
import type { Difficulty, Question } from '#core/questions/kinds.ts';
import { meanOf, roundTo } from '../quant/arithmetic.ts';
import { itemIdOf } from './item.ts';
import type { Levels } from './levels.ts';

/**
 * A draw that was read has its own level where draws lie apart; one that was not has the mean of those that were read
 * under the writer's label for it, or the family's. A question that no panel has read keeps its label.
 */
export function applyLevels<Q extends Question>(questions: readonly Q[], levels: Levels): Q[] {
  const labels = new Map(questions.map(({ id, difficulty }) => [id, difficulty]));
  return questions.map((question) => {
    const item = levels[itemIdOf(question)];
    if (item === undefined) return question;
    const read = Object.entries(item.draws ?? {});
    const alike = read.filter(([id]) => labels.get(id) === question.difficulty).map(([, level]) => level);
    const level = item.draws?.[question.id] ?? (alike.length > 0 ? meanOf(alike) : item.level);
    return {
      ...question,
      difficulty: Math.round(level) as Difficulty,
      secret: { ...question.secret, rated: { level: roundTo(level, 2), spread: item.spread } },
    };
  });
}
