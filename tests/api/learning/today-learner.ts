/** A learner whose today is asked for. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { exampleWord } from '#tests/api/example-deck.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { insertAnswers, type Learner, makeLearner } from './learner-work.ts';

/** A Monday, at noon in China. */
export const now = new Date('2026-11-16T04:00:00Z');
export const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
export const daysLater = (days: number) => hoursLater(24 * days);

/** Call it at the top of a test file; every test has a new learner, at noon. */
export async function openToday() {
  const harness = await openHarness();
  const { db, deps, setNow } = harness;
  await importExampleExams(deps);
  const me = {} as Learner;
  beforeEach(async () => {
    setNow(now);
    Object.assign(me, await makeLearner(harness));
  });

  const today = () => me.call('GET /api/today');
  const setGoal = (body: object) => me.call('PUT /api/users/goal', { body: body as never });
  const start = () =>
    setGoal({
      targetScore: { verbal: 158, quant: 166 },
      examDate: '2027-03-01',
      minutes: 40,
      isStarted: true,
    });
  /** Somebody whose level is known well enough to begin. */
  const experienced = () => insertAnswers(harness, me.id, { at: daysLater(-3), n: 12, measure: 'verbal' });
  const review = (n: number, at = now) =>
    me.call('POST /api/words/reviews', {
      body: {
        reviews: Array.from({ length: n }, (_, turn) => ({
          id: randomUUID(),
          word: exampleWord(1, turn % 4),
          kind: 'recognize' as const,
          grade: 3 as const,
          at: new Date(at.getTime() - (n - turn) * 4000).toISOString(),
          ms: 3000,
        })),
      },
    });

  const sitMock = (at: Date, { by = 'finish', gradedAt = at as Date | null } = {}) =>
    db.execute(sql`
      insert into records (user_id, exam_id, edition, status, extra_percent, screen, section_index, exercise_index,
        started_at, submitted_at, submitted_by, graded_at, exam_type)
      select ${me.id}, id, 1, ${gradedAt ? 'graded' : 'submitted'}, 100, 'finish', 0, 0, ${at}, ${at}, ${by}, ${gradedAt},
        'GREPREP' from exams where type = 'GREPREP' limit 1`);

  return { harness, me, today, setGoal, start, experienced, review, sitMock };
}
