/** How hard a question is for those who put exams together. */
import type { Question } from '#core/questions/kinds.ts';

/** By the panel, with its decimals; by the label where no panel has read it. */
export const levelOf = ({ difficulty, secret }: Pick<Question, 'difficulty' | 'secret'>): number =>
  secret.rated?.level ?? difficulty;

/** Below it there is nothing to see but a routine step: a warm-up for practice, and no measure of anybody. */
const warmUpBelow = 1.3;

/** By the panel alone: a label says too little of what there is to see. */
export const isWarmUp = ({ secret }: Question): boolean =>
  secret.rated !== undefined && secret.rated.level < warmUpBelow;
