/** When what everybody did may be told as a fact. */

/** With fewer first answers a share is off by more than nine points in every third question. */
export const fewestAnswers = 30;

type Stats = { attempts: number; accuracy: number | null; averageMs: number | null };

/** How everybody does, as far as it may be told: of few people nothing is. */
export const toldStats = <S extends Stats>(stats: S): S =>
  stats.attempts < fewestAnswers ? { ...stats, accuracy: null, averageMs: null } : stats;
