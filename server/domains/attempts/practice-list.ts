/** A user's practice attempts, for their list. */
import type { z } from 'zod';
import type { attempts } from '#contract/attempts.ts';
import type { Page } from '#contract/endpoint.ts';
import { resultPath } from '#core/exam/steps.ts';
import type { Locale } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import { countItems, findTitles } from '#server/domains/exams/service.ts';
import { countPracticeOf, listPracticeOf } from './list-store.ts';

type Reply = z.input<typeof attempts.listPracticeRecords.reply>;

export async function listPracticeRecords(
  { db }: Deps,
  userId: string,
  { page, size }: Page,
  locale: Locale,
): Promise<Reply> {
  const total = await countPracticeOf(db, userId);
  const rows = await listPracticeOf(db, userId, { page, size });
  const titles = await findTitles(
    db,
    rows.map(({ examId }) => examId),
  );
  const counts = await countItems(db, rows);
  return {
    total,
    page,
    size,
    list: rows.map(({ examId, edition: _edition, elapsedMs, ...row }, index) => ({
      ...row,
      exam: { id: examId, type: 'JIJING' as const, title: titles.get(examId)?.[locale] ?? '' },
      total: counts[index] ?? 0,
      elapsed: elapsedMs / 1000,
      resultPath: row.status === 'open' ? null : resultPath('JIJING', row.recordId),
    })),
  };
}
