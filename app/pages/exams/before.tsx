/** /exams/before?id=…: what an exam or a set holds, how it goes, and the button that starts it. */
import { useState } from 'react';
import { redirect } from 'react-router';
import { quietApi } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useGo, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import {
  continuePath,
  type Exam,
  ExamMeta,
  ExamStatus,
  useDuration,
  useIsEvent,
  withEvent,
} from '#app/pages/exams/exam-facts.tsx';
import { Lines } from '#app/runner/screens/sheet.tsx';
import type { MenuHandle } from '#app/shell/header/menu-path.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { ApiError, type Client } from '#contract/client.ts';
import { type ExtraTime, extraTimes } from '#core/exam/attempt.ts';
import { flowPath } from '#core/exam/flow.ts';
import { maxFreeInterruptionMs } from '#core/exam/interruption.ts';
import { canStart } from '#core/exam/limit.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { examPages } from '#messages/exams/pages.ts';
import { measureNames } from '#messages/runner/measure-names.ts';
import type { Route } from './+types/before.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  const { api } = context.get(pageContext);
  if (id === null) throw redirect(await pathWithoutExam(url, api));
  return api('GET /api/exams/{id}', { params: { id } }).catch((error: unknown) => {
    const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
    throw isUnknown ? new Response(null, { status: 404 }) : error;
  });
}

/** This address is also that of a screen of the flow, which names the attempt; one that is not there, the flow explains. */
async function pathWithoutExam({ search, searchParams }: URL, api: Client): Promise<string> {
  const recordId = searchParams.get('recordId');
  if (recordId === null) return withLang('/gre-exam', localeOf(searchParams));
  return api('GET /api/records/{recordId}', { params: { recordId } }).then(
    ({ exam }) => `${flowPath(exam.id, 'before')}${search}`,
    () => `/exams/exercise${search}`,
  );
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(examPages, metaLocale(args));
  const title = args.loaderData?.title ?? t('before_path');
  return pageMeta(args, { title, description: t('mock_description'), keep: ['id'] });
};

/** Mock exams and practice sets share this address. */
export const handle: MenuHandle<Exam> = {
  menuPath: (exam) => (exam?.type === 'JIJING' ? '/exercises' : '/gre-exam'),
};

export default function Before({ loaderData: exam }: Route.ComponentProps) {
  const t = useText(examPages);
  const isMock = exam.type === 'GREPREP';
  const duration = useDuration();
  const isEvent = useIsEvent();
  const [extraTime, setExtraTime] = useState<ExtraTime>(1);
  const isOpen = Boolean(exam.mine?.openRecordId);
  const mayStart = !exam.mine || canStart(exam.limit, exam.mine.submitted);
  const rules = isMock
    ? ([
        'rule_time',
        'rule_silence',
        'rule_adaptive',
        'rule_english',
        'rule_safe',
        'rule_seen',
        'rule_device',
      ] as const)
    : ([exam.minutes === null ? 'rule_practice' : 'rule_practice_timed', 'rule_safe'] as const);
  return (
    <Page>
      <PageTitle
        path={[
          {
            label: t(isMock ? 'mock_title' : 'sets_title'),
            to: isMock ? withEvent('/gre-exam', isEvent) : '/exercises',
          },
          { label: t(isMock ? 'before_path' : 'before_set_path') },
        ]}
        title={exam.title}
        className="pb-0! md:pb-0!"
      />
      <div className="mt-2 mb-6 md:mb-8">
        <ExamMeta exam={exam} />
        <ExamStatus exam={exam} />
      </div>
      {/* On a phone the start stands before the small print. */}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="sections" className="min-w-0 border-t border-ink pt-3">
          <h2 id="sections" className="mb-2 text-26">
            {t(isMock ? 'before_sections' : 'before_set_sections')}
          </h2>
          <Sections exam={exam} extraTime={isMock && !isOpen ? extraTime : 1} />
        </section>
        <section
          aria-labelledby="start"
          className="rounded-2 border border-ink bg-white p-5 shadow-sheet md:p-6 lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="start" className="text-21">
            {t(isOpen ? 'open_title' : isMock ? 'extra_title' : 'ready_title')}
          </h2>
          {isMock && !isOpen && mayStart ? (
            <RadioGroup
              className="mt-2"
              label={t('extra_title')}
              labelHidden
              name="extraTime"
              help={t('extra_help')}
              value={String(extraTime)}
              onValueChange={(value) => setExtraTime(Number(value) as ExtraTime)}
              options={extraTimes.map((factor) => ({
                value: String(factor),
                label: (
                  <span className="flex justify-between gap-4">
                    {factor === 1 ? t('extra_1') : t('extra_more', { factor })}
                    <span className="text-ink-3">{duration((exam.minutes ?? 0) * factor)}</span>
                  </span>
                ),
              }))}
            />
          ) : null}
          <Start exam={exam} extraTime={extraTime} mayStart={mayStart} />
          <p className="mt-4 text-14">
            <TextLink
              tone="quiet"
              size="line"
              to={`/exams/examPdf?id=${exam.id}`}
              className="inline-flex items-center max-md:min-h-11"
            >
              {t('print_it')}
            </TextLink>
          </p>
        </section>
        <section aria-labelledby="rules" className="min-w-0 border-t border-ink pt-3">
          <h2 id="rules" className="mb-3 text-26">
            {t('rules')}
          </h2>
          <Lines
            lines={[
              ...rules.map((rule) => t(rule, { n: maxFreeInterruptionMs / 60_000 })),
              ...(exam.limit === null
                ? []
                : [t('before_limit', { limit: exam.limit, n: exam.mine?.submitted ?? 0 })]),
            ]}
          />
        </section>
      </div>
    </Page>
  );
}

function Sections({ exam, extraTime }: { exam: Exam; extraTime: ExtraTime }) {
  const t = useText(examPages);
  const duration = useDuration();
  return (
    <Table
      caption={t(exam.type === 'GREPREP' ? 'before_sections' : 'before_set_sections')}
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
  const isEvent = useIsEvent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const openRecordId = exam.mine?.openRecordId ?? null;

  async function enter(begin: () => ReturnType<typeof startAttempt>) {
    setBusy(true);
    setError(null);
    try {
      const { recordId } = await begin();
      // This page has said what there is to say: a practice set opens on its first question.
      await go(continuePath(exam.id, recordId, isEvent));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.status === 401) open('login');
      else setError(failure.msg);
      setBusy(false);
    }
  }
  const startAttempt = () => quietApi('POST /api/users-exams', { body: { examId: exam.id, extraTime } });

  return (
    <div className="mt-5">
      {error === null ? null : <ErrorNote className="mb-4">{error}</ErrorNote>}
      {openRecordId ? (
        <>
          <p className="mb-4 text-15 text-ink-2">{t('open_note')}</p>
          <div className="grid gap-3">
            <ConfirmButton
              tone="quiet"
              size="lg"
              wide
              asks={{
                title: t('restart_title'),
                description: t(exam.type === 'GREPREP' ? 'restart_mock_text' : 'restart_text'),
                confirm: t('restart'),
                onConfirm: () =>
                  enter(() =>
                    quietApi('PUT /api/records/{recordId}/restart', { params: { recordId: openRecordId } }),
                  ),
              }}
            >
              {t('restart')}
            </ConfirmButton>
            <ButtonLink tone="beam" size="lg" wide arrow to={continuePath(exam.id, openRecordId, isEvent)}>
              {t('continue')}
            </ButtonLink>
          </div>
        </>
      ) : mayStart ? (
        <Button
          tone="beam"
          size="lg"
          arrow
          wide
          busy={isBusy}
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
