/** A user's practice attempts, for their list. */
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { attempts } from '#contract/attempts.ts';
import { resultPath } from '#core/exam/steps.ts';
import type { Locale } from '#core/locale.ts';
import type { Text } from '#core/texts.ts';
import type { Deps } from '#server/deps.ts';

type Reply = z.input<typeof attempts.listPracticeRecords.reply>;

type Row = {
  recordId: string;
  examId: string;
  title: Text;
  status: 'open' | 'submitted' | 'graded';
  startedAt: string;
  submittedAt: string | null;
  total: number;
  answered: number;
  correct: number | null;
  elapsedMs: string;
};

export async function listPracticeRecords(
  { db }: Deps,
  userId: string,
  { page, size }: { page: number; size: number },
  locale: Locale,
): Promise<Reply> {
  const mine = sql`from records r join exams e on e.id = r.exam_id
    where r.user_id = ${userId} and r.status <> 'dropped' and e.type = 'JIJING'`;
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${mine}`);
  const { rows } = await db.execute<Row>(sql`
    select r.id::text as "recordId", e.id::text as "examId", e.title, r.status, r.started_at as "startedAt",
           r.submitted_at as "submittedAt", r.correct,
           (select count(*)::int from exam_sections s join exam_items i on i.section_id = s.id
            where s.exam_id = e.id and s.edition = r.edition) as total,
           (select count(*)::int from record_answers a
            where a.record_id = r.id and a.seq > 0 and array_to_string(a.answer, '') <> '') as answered,
           (select coalesce(sum(s.elapsed_ms), 0) from record_sections s where s.record_id = r.id) as "elapsedMs"
    ${mine}
    order by r.started_at desc, r.id desc
    limit ${size} offset ${(page - 1) * size}`);
  return {
    total: counted.rows[0]?.total ?? 0,
    page,
    size,
    list: rows.map(({ examId, title, startedAt, submittedAt, elapsedMs, ...row }) => ({
      ...row,
      exam: { id: examId, type: 'JIJING' as const, title: title[locale] },
      startedAt: new Date(startedAt),
      submittedAt: submittedAt === null ? null : new Date(submittedAt),
      elapsed: Number(elapsedMs) / 1000,
      resultPath: row.status === 'open' ? null : resultPath('JIJING', row.recordId),
    })),
  };
}
