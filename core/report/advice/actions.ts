/** What to do after an attempt, as one list in the order of its worth: weak topics and the steps that follow. */
import { pointsPerRaw } from '#core/report/advice/priorities.ts';

type Weak<Tag> = {
  tag: Tag;
  count: number;
  right: number;
  peer: number | null;
  aim: number;
  gain: number;
  missed: readonly string[];
};

type Step = { name: string; levels?: number[] };

type Action<Tag, Next extends Step> =
  /** `levels`: how hard its questions should be, where that is known. */
  Exclude<Next, { name: 'topic' }> | ({ name: 'topic'; levels: number[] } & Weak<Tag>);

/** How many are named at first; the others stand below, in the same list. */
export const firstActions = 3;

/** What a score that means something asks for, and what is left to do where it means nothing. */
const orders = {
  known: ['topic', 'pace', 'redo', 'words', 'lesson', 'plan', 'mock'],
  unknown: ['redo', 'mock', 'topic', 'pace', 'words', 'lesson', 'plan'],
};

type Told<Tag, Next> = {
  priorities: readonly Weak<Tag>[];
  next: readonly Next[];
  isUnreliable: boolean;
};

export function actionsOf<Tag, Next extends Step>({
  priorities,
  next,
  isUnreliable,
}: Told<Tag, Next>): Action<Tag, Next>[] {
  // Only of the weakest the step says how hard it should be; of others any level does.
  const levels = next.find(({ name }) => name === 'topic')?.levels ?? [];
  const topics = priorities.map((weak, index) => ({
    ...weak,
    name: 'topic' as const,
    levels: index === 0 ? levels : [],
  }));
  const steps = next.filter((step): step is Exclude<Next, { name: 'topic' }> => step.name !== 'topic');
  const order = orders[isUnreliable ? 'unknown' : 'known'];
  const place = ({ name }: { name: string }) => order.indexOf(name);
  return [...topics, ...steps].toSorted((one, other) => place(one) - place(other));
}

/**
 * What the topics among the first actions are worth together; null where there are none. A question that belongs to
 * two topics can be won once.
 */
export function worthOf(
  actions: readonly (Pick<Weak<unknown>, 'gain' | 'missed'> | { name: string })[],
): { things: number; low: number; high: number } | null {
  const topics = actions.slice(0, firstActions).flatMap((action) => ('gain' in action ? [action] : []));
  const missed = new Set(topics.flatMap((topic) => topic.missed));
  const sum = topics.reduce((total, { gain }) => total + gain, 0);
  const points = Math.min(sum, missed.size * pointsPerRaw);
  if (points < 0.5) return null;
  return {
    things: topics.length,
    low: Math.max(1, Math.floor(points)),
    high: Math.max(1, Math.ceil(points)),
  };
}
