/** The last mock exams together: where one has too few questions on a topic, three may have enough. */
import type { Group } from '#core/report/blocks.ts';
import { topicTree } from '#core/report/topics.ts';
import type { Deps } from '#server/deps.ts';
import { findGradedAttempt, type GradedAttempt, listEarlierMocks } from '#server/domains/attempts/service.ts';

/** How many mock exams stand together. */
const lastMocks = 3;

type Lately = Pick<Group<string>, 'count' | 'right' | 'accuracy' | 'hasVerdict'> & { exams: number };

/** By topic and area, of this mock exam and those before it; empty where it is the first. */
export async function readLately(deps: Deps, { row, facts }: GradedAttempt): Promise<Map<string, Lately>> {
  const before = row.submittedAt ?? deps.now();
  const earlier = await listEarlierMocks(deps.db, row.userId, before, lastMocks - 1);
  if (earlier.length === 0) return new Map();
  const items = [...facts.items];
  for (const id of earlier) {
    const other = await findGradedAttempt(deps, id, row.userId);
    items.push(...(other?.facts.items ?? []));
  }
  const exams = earlier.length + 1;
  return new Map(
    topicTree(items).map(({ key, count, right, accuracy, hasVerdict }) => [
      key,
      { exams, count, right, accuracy, hasVerdict },
    ]),
  );
}
