/** /exams/before?id=…: what an exam or a set holds, how it goes, and the button that starts it. */
import { useState } from 'react';
import { redirect } from 'react-router';
import { quietApi } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useGo, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { continuePath, type Exam, ExamMeta, ExamStatus, useDuration } from '#app/pages/exams/exam-facts.tsx';
import { flowAddress } from '#app/runner/flow-address.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { Table } from '#app/ui/table.tsx';
import { ApiError } from '#contract/client.ts';
import { type ExtraTime, extraTimes } from '#core/exam/attempt.ts';
import { canStart } from '#core/exam/limit.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { examPages } from '#messages/exam-pages.ts';
import { measureNames } from '#messages/runner.ts';
import type { Route } from './+types/before.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  if (id === null) throw redirect(withLang('/gre-exam', localeOf(url.searchParams)));
  return context
    .get(pageContext)
    .api('GET /api/exams/{id}', { params: { id } })
    .catch((error: unknown) => {
      const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
      throw isUnknown ? new Response(null, { status: 404 }) : error;
    });
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(examPages, metaLocale(args));
  const title = args.loaderData?.title ?? t('before_path');
  return pageMeta(args, { title, description: t('mock_description'), keep: ['id'] });
};

export default function Before({ loaderData: exam }: Route.ComponentProps) {
  const t = useText(examPages);
  const isMock = exam.type === 'GREPREP';
  const list = isMock ? '/gre-exam' : '/exercises';
  const [extraTime, setExtraTime] = useState<ExtraTime>(1);
  const isOpen = Boolean(exam.mine?.openRecordId);
  const mayStart = !exam.mine || canStart(exam.limit, exam.mine.submitted);
  return (
    <Page>
      <PageTitle
        path={[{ label: t(isMock ? 'mock_title' : 'sets_title'), to: list }, { label: t('before_path') }]}
        title={exam.title}
        lede={
          <>
            <ExamMeta exam={exam} />
            <ExamStatus exam={exam} />
          </>
        }
      />
      <div className="grid gap-y-10">
        <SideSection title={t('before_total')} id="sections">
          <Sections exam={exam} extraTime={isMock && !isOpen ? extraTime : 1} />
        </SideSection>
        {isMock && !isOpen && mayStart ? (
          <SideSection title={t('extra_title')} id="extra">
            <RadioGroup
              label={t('extra_title')}
              labelHidden
              name="extraTime"
              inline
              help={t('extra_help')}
              value={String(extraTime)}
              onValueChange={(value) => setExtraTime(Number(value) as ExtraTime)}
              options={extraTimes.map((factor) => ({
                value: String(factor),
                label: factor === 1 ? t('extra_1') : t('extra_more', { factor }),
              }))}
            />
          </SideSection>
        ) : null}
        <SideSection title={t('rules')} id="rules">
          <ul className="max-w-[42rem] space-y-2.5 text-15 text-ink-2">
            {(isMock
              ? (['rule_time', 'rule_adaptive', 'rule_english', 'rule_safe', 'rule_device'] as const)
              : (['rule_practice', 'rule_safe'] as const)
            ).map((rule) => (
              <li
                key={rule}
                className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-ink"
              >
                {t(rule)}
              </li>
            ))}
            {exam.limit === null ? null : (
              <li className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-ink">
                {t('before_limit', { limit: exam.limit, n: exam.mine?.submitted ?? 0 })}
              </li>
            )}
          </ul>
          <Start exam={exam} extraTime={extraTime} mayStart={mayStart} />
        </SideSection>
      </div>
    </Page>
  );
}

function Sections({ exam, extraTime }: { exam: Exam; extraTime: ExtraTime }) {
  const t = useText(examPages);
  const duration = useDuration();
  return (
    <Table
      caption={t('before_total')}
      rows={exam.sections}
      rowKey={({ no }) => no}
      columns={[
        { key: 'no', head: t('before_no'), cell: ({ no }) => no, phone: 'rank', className: 'w-20' },
        {
          key: 'measure',
          head: t('before_measure'),
          cell: ({ exercise_type }) => <span lang="en">{measureNames[exercise_type]}</span>,
          phone: 'title',
        },
        {
          key: 'count',
          head: t('before_count'),
          cell: ({ count }) => t('questions', { n: count }),
          align: 'right',
        },
        {
          key: 'time',
          head: t('before_time'),
          cell: ({ standard_time }) => duration(standard_time === null ? null : standard_time * extraTime),
          align: 'right',
        },
      ]}
    />
  );
}

function Start({ exam, extraTime, mayStart }: { exam: Exam; extraTime: ExtraTime; mayStart: boolean }) {
  const t = useText(examPages);
  const go = useGo();
  const viewer = useViewer();
  const { open } = useShell();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const openRecordId = exam.mine?.openRecordId ?? null;

  async function enter(begin: () => ReturnType<typeof startAttempt>) {
    setBusy(true);
    setError(null);
    try {
      const { recordId, screen, sectionId, exerciseId } = await begin();
      await go(flowAddress(exam.id, screen, { recordId, sectionId, exerciseId, fromType: null }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 401) open('login');
      else setError(failure.msg);
      setBusy(false);
    }
  }
  const startAttempt = () => quietApi('POST /api/users-exams', { body: { examId: exam.id, extraTime } });

  return (
    <div className="mt-8 border-t border-rule pt-6">
      {error === null ? null : <ErrorNote className="mb-4">{error}</ErrorNote>}
      {openRecordId ? (
        <>
          <p className="mb-4 text-15 text-ink-2">{t('open_note')}</p>
          <div className="flex flex-wrap gap-3">
            <ConfirmDialog
              trigger={
                <Button tone="quiet" size="lg">
                  {t('restart')}
                </Button>
              }
              title={t('restart_title')}
              description={t('restart_text')}
              confirm={t('restart')}
              onConfirm={() =>
                enter(() =>
                  quietApi('PUT /api/records/{recordId}/restart', { params: { recordId: openRecordId } }),
                )
              }
            />
            <ButtonLink tone="beam" size="lg" arrow to={continuePath(exam.id, openRecordId)}>
              {t('continue')}
            </ButtonLink>
          </div>
        </>
      ) : mayStart ? (
        <Button
          tone="beam"
          size="lg"
          arrow
          busy={isBusy}
          className="max-md:w-full"
          onClick={() => (viewer ? enter(startAttempt) : open('login'))}
        >
          {t(exam.type === 'GREPREP' ? 'start_exam' : 'start_practice')}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <p className="font-semibold">{t('status_full')}</p>
          <ButtonLink to="/user/exam-results" tone="outline">
            {t('reports')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
