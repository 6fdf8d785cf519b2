/** The work of each of the last days, from the rows that count it. */

import type { DayWork } from '#core/learning/plan/settle.ts';
import { slugOf } from '#core/lessons/slug.ts';
import type { Rows, WorkRow } from './rows-store.ts';

const minuteMs = 60_000;
/** What an essay takes, of which only its end is known. */
const essayMs = 25 * minuteMs;

function workOf(rows: readonly WorkRow[], topics: ReadonlyMap<string, number>): DayWork {
  const count = (kind: WorkRow['kind'], key?: string): number =>
    rows.reduce(
      (sum, row) => sum + (row.kind === kind && (key === undefined || row.key === key) ? row.n : 0),
      0,
    );
  const essays = count('essay');
  const ms = rows.reduce((sum, row) => sum + row.ms, 0) + essays * essayMs;
  return {
    answers: { verbal: count('answer', 'verbal'), quant: count('answer', 'quant') },
    topics,
    words: count('word'),
    mistakes: count('mistake'),
    lessons: new Set(rows.flatMap(({ kind, key }) => (kind === 'lesson' ? slugOf(key) : []))),
    essays,
    mocks: count('mock'),
    minutes: Math.floor(ms / minuteMs),
  };
}

/** By day. */
export function workByDay({ work, topics }: Pick<Rows, 'work' | 'topics'>, days: readonly string[]) {
  const byBucket = Map.groupBy(work, ({ bucket }) => bucket);
  const topicsByBucket = Map.groupBy(topics, ({ bucket }) => bucket);
  return new Map(
    days.map((day, index) => {
      const asked = (topicsByBucket.get(index + 1) ?? []).map(({ path, n }) => [path, n] as const);
      return [day, workOf(byBucket.get(index + 1) ?? [], new Map(asked))];
    }),
  );
}

export const isAnyWork = ({ answers, words, lessons, essays, mocks, mistakes }: DayWork): boolean =>
  answers.verbal + answers.quant + words + lessons.size + essays + mocks + mistakes > 0;
