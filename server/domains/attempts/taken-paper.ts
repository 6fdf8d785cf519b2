/** Which paper somebody has taken: its edition and the modules, for printing it again. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

export type TakenPaper = {
  edition: number;
  isSubmitted: boolean;
  /** By the place of the section; null where it was never opened. */
  sectionIds: (string | null)[];
};

/** The attempt that is named, or the newest submitted one; null where there is none of this user's. */
export async function findTakenPaper(
  db: Queryable,
  { userId, examId, recordId }: { userId: string; examId: string; recordId?: string | undefined },
): Promise<TakenPaper | null> {
  const wanted = recordId
    ? sql`r.id = ${recordId} and r.status <> 'dropped'`
    : sql`r.status in ('submitted', 'graded')`;
  const { rows } = await db.execute<TakenPaper>(sql`
    select r.edition, r.status <> 'open' as "isSubmitted",
           array(select case when s.stage = 'ahead' then null else s.section_id::text end
                 from record_sections s where s.record_id = r.id order by s.no) as "sectionIds"
    from records r
    where r.user_id = ${userId} and r.exam_id = ${examId} and ${wanted}
    order by r.submitted_at desc nulls last, r.id desc
    limit 1`);
  return rows[0] ?? null;
}
