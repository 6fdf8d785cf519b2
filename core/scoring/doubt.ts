/** Whether people's answers contradict a question's key: then an editor has to look at it. */

/** Those of one question, a column for each of their sides: of some questions there are millions. */
export type Replies = {
  readonly ability: Float64Array;
  readonly isRight: Uint8Array;
  /** What was answered, as a number: the same for all who answered the same. */
  readonly choice: Int32Array;
};

export type Doubt = {
  /** `reversed`: who is right is less able than who is wrong. `rival`: able people prefer another answer. */
  readonly reason: 'reversed' | 'rival';
  readonly responses: number;
  /** How many standard errors the finding lies from what would be no surprise. */
  readonly z: number;
  readonly rival: number | null;
};

/** Fewer say nothing. */
export const leastReplies = 30;
/** Of a thousand sound questions about one is looked at in vain. */
const surprising = 3;

export function findDoubt(replies: Replies): Doubt | null {
  const responses = replies.ability.length;
  if (responses < leastReplies) return null;
  const rival = rivalOf(replies);
  if (rival && rival.z >= surprising) return { reason: 'rival', responses, z: rival.z, rival: rival.choice };
  const z = reversal(replies);
  return z >= surprising ? { reason: 'reversed', responses, z, rival: null } : null;
}

/** How much abler those are who were wrong, in standard errors of the difference. */
function reversal({ ability, isRight }: Replies): number {
  const right = momentsOf(ability.filter((_, k) => isRight[k]));
  const wrong = momentsOf(ability.filter((_, k) => !isRight[k]));
  if (right.count < 5 || wrong.count < 5) return 0;
  const error = Math.sqrt(right.variance / right.count + wrong.variance / wrong.count);
  return error > 0 ? (wrong.mean - right.mean) / error : 0;
}

function momentsOf(abilities: Float64Array) {
  const count = abilities.length;
  const mean = abilities.reduce((sum, ability) => sum + ability, 0) / Math.max(count, 1);
  const squares = abilities.reduce((sum, ability) => sum + (ability - mean) ** 2, 0);
  return { count, mean, variance: squares / Math.max(count - 1, 1) };
}

/** Of the abler half: the wrong answer that most of them gave, against the key. */
function rivalOf({ ability, isRight, choice }: Replies): { choice: number; z: number } | null {
  const byAbility = Int32Array.from(ability, (_, k) => k).sort(
    (one, other) => (ability[other] ?? 0) - (ability[one] ?? 0),
  );
  const counts = new Map<number, number>();
  let right = 0;
  for (const k of byAbility.subarray(0, byAbility.length / 2)) {
    const chosen = choice[k] ?? 0;
    if (isRight[k]) right += 1;
    else counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!most) return null;
  const [chosen, rival] = most;
  return { choice: chosen, z: (rival - right) / Math.sqrt(rival + right) };
}
