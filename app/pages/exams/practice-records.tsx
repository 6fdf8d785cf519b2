/** What the learner has done of the practice sets, newest first. */
import { useSearchParams } from 'react-router';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { continuePath } from '#app/pages/exams/exam-facts.tsx';
import { withQuery } from '#app/pages/exams/set-filters.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { dayText } from '#core/dates.ts';
import { formatClock } from '#core/exam/clock.ts';
import { examPages } from '#messages/exams/pages.ts';

type Records = Calls['GET /api/records/exercises']['reply'];

export function PracticeRecords({ records }: { records: Records | null }) {
  const t = useText(examPages);
  const locale = useLocale();
  const { open } = useShell();
  const [search] = useSearchParams();
  if (records === null) {
    return (
      <EmptyState
        art={<EmptyNotebook />}
        title={t('records_login')}
        text={t('records_empty_text')}
        action={
          <Button tone="ink" onClick={() => open('login')}>
            {t('login')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Table
        caption={t('records')}
        rows={records.list}
        rowKey={({ recordId }) => recordId}
        empty={
          <EmptyState art={<EmptyNotebook />} title={t('records_empty')} text={t('records_empty_text')} />
        }
        columns={[
          { key: 'set', head: t('record_set'), cell: ({ exam }) => exam.title, phone: 'title' },
          {
            key: 'when',
            head: t('record_when'),
            cell: ({ startedAt }) => dayText(startedAt, locale, new Date()),
          },
          {
            key: 'done',
            head: t('record_done'),
            cell: ({ answered, total }) => `${answered} / ${total}`,
            align: 'right',
          },
          {
            key: 'right',
            head: t('record_right'),
            cell: ({ correct, status }) =>
              status === 'open' ? (
                <StatusMark status="open">{t('record_open')}</StatusMark>
              ) : (
                (correct ?? t('record_grading'))
              ),
            align: 'right',
          },
          {
            key: 'time',
            head: t('record_time'),
            cell: ({ elapsed }) => formatClock(elapsed * 1000, 'elapsed'),
            align: 'right',
            phone: 'hidden',
          },
          {
            key: 'go',
            head: <span className="sr-only">{t('record_review')}</span>,
            cell: ({ exam, recordId, resultPath }) =>
              resultPath === null ? (
                <ButtonLink size="sm" tone="ink" to={continuePath(exam.id, recordId)}>
                  {t('continue')}
                </ButtonLink>
              ) : (
                <ButtonLink size="sm" tone="quiet" to={resultPath}>
                  {t('record_review')}
                </ButtonLink>
              ),
            align: 'right',
            phone: 'end',
          },
        ]}
      />
      {records.total > records.size ? (
        <Pagination
          page={records.page}
          size={records.size}
          total={records.total}
          to={(page) => withQuery(search, { page: String(page) })}
          className="mt-6"
        />
      ) : null}
    </>
  );
}
