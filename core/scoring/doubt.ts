/** Whether people's answers contradict a question's key: then an editor has to look at it. */

export type Reply = {
  readonly ability: number;
  readonly isRight: boolean;
  /** What was answered, in one form for all who answered the same. */
  readonly choice: string;
};

export type Doubt = {
  /** `reversed`: who is right is less able than who is wrong. `rival`: able people prefer another answer. */
  readonly reason: 'reversed' | 'rival';
  readonly responses: number;
  /** How many standard errors the finding lies from what would be no surprise. */
  readonly z: number;
  readonly rival: string | null;
};

/** Fewer say nothing. */
const leastReplies = 30;
/** Of a thousand sound questions about one is looked at in vain. */
const surprising = 3;

export function findDoubt(replies: readonly Reply[]): Doubt | null {
  if (replies.length < leastReplies) return null;
  const rival = rivalOf(replies);
  if (rival && rival.z >= surprising) {
    return { reason: 'rival', responses: replies.length, z: rival.z, rival: rival.choice };
  }
  const z = reversal(replies);
  return z >= surprising ? { reason: 'reversed', responses: replies.length, z, rival: null } : null;
}

/** How much abler those are who were wrong, in standard errors of the difference. */
function reversal(replies: readonly Reply[]): number {
  const right = momentsOf(replies.filter(({ isRight }) => isRight));
  const wrong = momentsOf(replies.filter(({ isRight }) => !isRight));
  if (right.count < 5 || wrong.count < 5) return 0;
  const error = Math.sqrt(right.variance / right.count + wrong.variance / wrong.count);
  return error > 0 ? (wrong.mean - right.mean) / error : 0;
}

function momentsOf(replies: readonly Reply[]) {
  const count = replies.length;
  const mean = replies.reduce((sum, { ability }) => sum + ability, 0) / Math.max(count, 1);
  const squares = replies.reduce((sum, { ability }) => sum + (ability - mean) ** 2, 0);
  return { count, mean, variance: squares / Math.max(count - 1, 1) };
}

/** Of the abler half: the wrong answer that most of them gave, against the key. */
function rivalOf(replies: readonly Reply[]): { choice: string; z: number } | null {
  const able = replies.toSorted((one, other) => other.ability - one.ability).slice(0, replies.length / 2);
  const counts = new Map<string, number>();
  for (const { isRight, choice } of able) if (!isRight) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!most) return null;
  const [choice, rival] = most;
  const right = able.filter(({ isRight }) => isRight).length;
  return { choice, z: (rival - right) / Math.sqrt(rival + right) };
}
