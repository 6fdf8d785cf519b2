/** What is kept about a person's attempts, and the sets they made: to take along, or to forget. */
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';

export const attemptsData: PersonalData = {
  name: 'attempts',
  read: listOwnAttempts,
  erase: deleteAttempts,
};

async function listOwnAttempts(db: Queryable, userId: string): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select r.id::text, e.title, r.status, r.started_at, r.submitted_at, r.interruptions, r.correct, r.score,
           (select jsonb_agg(jsonb_build_object('section', a.section_no, 'answer', a.answer, 'correct', a.correct,
                                                'spentMs', a.spent_ms, 'savedAt', a.saved_at)
                             order by a.section_no, a.exercise_id)
            from record_answers a where a.record_id = r.id) as answers,
           (select jsonb_agg(jsonb_build_object('section', c.section_no, 'kind', c.kind, 'atMs', c.at_ms, 'ms', c.ms,
                                                'uses', c.uses) order by c.section_no, c.at_ms, c.id)
            from record_conduct c where c.record_id = r.id and c.kind <> 'watch') as conduct
    from records r join exams e on e.id = r.exam_id
    where r.user_id = ${userId} order by r.id`);
  return rows;
}

async function deleteAttempts(tx: Transaction, userId: string): Promise<void> {
  const mine = sql`(select id from records where user_id = ${userId})`;
  await tx.execute(sql`delete from record_events where record_id in ${mine}`);
  await tx.execute(sql`delete from record_conduct where record_id in ${mine}`);
  await tx.execute(sql`delete from record_answers where record_id in ${mine}`);
  await tx.execute(sql`delete from record_sections where record_id in ${mine}`);
  await tx.execute(sql`delete from records where user_id = ${userId}`);
  const own = sql`(select id from exams where owner_id = ${userId})`;
  await tx.execute(sql`
    delete from exam_items where section_id in (select id from exam_sections where exam_id in ${own})`);
  await tx.execute(sql`delete from exam_sections where exam_id in ${own}`);
  await tx.execute(sql`delete from exams where owner_id = ${userId}`);
}
