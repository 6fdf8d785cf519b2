/** What lists and the page before an exam say alike: size, time, status, and the way in. */
import { useSearchParams } from 'react-router';
import { useLocale, useText } from '#app/locale.tsx';
import { flowAddress } from '#app/runner/engine/flow-address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { dayText } from '#core/dates.ts';
import { canStart } from '#core/exam/limit.ts';
import { resultPath } from '#core/exam/steps.ts';
import { examPages } from '#messages/exams/pages.ts';
import { measureNames } from '#messages/runner/measure-names.ts';

export type Exam = Calls['GET /api/exams/{id}']['reply'];

/** `1 小时 58 分钟`, or minutes where it is less than an hour. */
export function useDuration() {
  const t = useText(examPages);
  return (minutes: number | null): string => {
    if (minutes === null) return t('untimed');
    const whole = Math.round(minutes);
    if (whole < 60) return t('minutes', { n: whole });
    const [h, m] = [Math.floor(whole / 60), whole % 60];
    return m === 0 ? t('whole_hours', { h }) : t('hours', { h, m });
  };
}

/** Whether somebody comes from a mock-exam event: it stays in the address, so that quitting leads back to the events. */
export function useIsEvent(): boolean {
  return useSearchParams()[0].get('isEvent') === 'true';
}

export const withEvent = (path: string, isEvent: boolean): string =>
  isEvent ? `${path}${path.includes('?') ? '&' : '?'}isEvent=true` : path;

export const beforePath = (examId: string): string => `/exams/before?id=${encodeURIComponent(examId)}`;

/** Where an open attempt goes on; the flow itself knows on which screen. */
export const continuePath = (examId: string, recordId: string, isEvent = false): string =>
  flowAddress(examId, 'exercise', { recordId, sectionId: null, exerciseId: null, fromType: null, isEvent });

export function ExamMeta({ exam }: { exam: Exam }) {
  const t = useText(examPages);
  const duration = useDuration();
  const facts = [
    ...(exam.sections.length > 1 ? [t('sections', { n: exam.sections.length })] : []),
    t('questions', { n: exam.count }),
    duration(exam.minutes),
    ...(exam.canCheck ? [t('checkable')] : []),
  ];
  return <p className="text-14 text-ink-3">{facts.join(' · ')}</p>;
}

export function ExamStatus({ exam }: { exam: Exam }) {
  const t = useText(examPages);
  const { mine, limit } = exam;
  if (!mine) return null;
  const parts = [
    ...(mine.submitted > 0
      ? [
          limit === null
            ? t('status_done', { n: mine.submitted })
            : t('status_used', { n: mine.submitted, limit }),
        ]
      : []),
    ...(mine.best === null
      ? []
      : mine.bestScores
        ? [t('status_best_scores', { n: mine.best, ...mine.bestScores })]
        : [t('status_best_percent', { n: Math.round(mine.best) })]),
  ];
  if (mine.openRecordId === null && parts.length === 0) return null;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
        {mine.openRecordId ? <StatusMark status="open">{t('status_open')}</StatusMark> : null}
        {parts.join(' · ')}
      </p>
      <OwnReports exam={exam} reports={mine.reports} />
    </>
  );
}

type Reports = NonNullable<Exam['mine']>['reports'];

/** Each report by its day and its score. */
function OwnReports({ exam, reports }: { exam: Exam; reports: Reports }) {
  const t = useText(examPages);
  const locale = useLocale();
  if (reports.length === 0) return null;
  const textOf = ({ submittedAt, total, percent, isAnswered }: Reports[number]): string => {
    const date = dayText(submittedAt, locale, new Date());
    if (!isAnswered) return t('report_empty', { date });
    if (total !== null) return t('report_total', { date, total });
    return percent === null
      ? t('report_plain', { date })
      : t('report_percent', { date, n: Math.round(percent) });
  };
  return (
    <ul aria-label={t('own_reports', { title: exam.title })} className="flex flex-wrap gap-x-5 text-14">
      {reports.map((report) => (
        <li key={report.recordId}>
          <TextLink to={resultPath(exam.type, report.recordId)}>{textOf(report)}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The one to go on with, or else the first that has not been taken: a paper handed in empty was not. */
export function findNextExam(exams: readonly Exam[]): string | null {
  const isTaken = ({ mine }: Exam) => mine?.reports.some(({ isAnswered }) => isAnswered) ?? false;
  const mayStart = ({ mine, limit }: Exam) => !mine || canStart(limit, mine.submitted);
  const next =
    exams.find(({ mine }) => mine?.openRecordId) ?? exams.find((exam) => !isTaken(exam) && mayStart(exam));
  return next?.id ?? null;
}

/** Lit where it is the next one; everything else is an offer. */
export function ExamAction({ exam, isLit = false }: { exam: Exam; isLit?: boolean }) {
  const t = useText(examPages);
  const isEvent = useIsEvent();
  const { mine } = exam;
  if (mine?.openRecordId) {
    return (
      <ButtonLink
        to={continuePath(exam.id, mine.openRecordId, isEvent)}
        tone={isLit ? 'beam' : 'ink'}
        arrow
        aria-label={`${t('continue')} ${exam.title}`}
      >
        {t('continue')}
      </ButtonLink>
    );
  }
  if (mine && !canStart(exam.limit, mine.submitted)) {
    return (
      <ButtonLink to="/user/exam-results" tone="quiet" aria-label={`${t('reports')} ${exam.title}`}>
        {t('reports')}
      </ButtonLink>
    );
  }
  const label = t(mine && mine.submitted > 0 ? 'again' : 'start');
  return (
    <ButtonLink
      to={withEvent(beforePath(exam.id), isEvent)}
      tone={isLit ? 'beam' : 'outline'}
      arrow
      aria-label={`${label} ${exam.title}`}
    >
      {label}
    </ButtonLink>
  );
}

const short = { write: 'AW', verbal: 'V', quant: 'Q' } as const;

/** The exam's sections, each as wide as it is long. */
export function SectionStrip({ exam, className = '' }: { exam: Exam; className?: string }) {
  const t = useText(examPages);
  return (
    <ol aria-label={t('structure')} className={`flex gap-[3px] ${className}`}>
      {exam.sections.map(({ no, standard_time, exercise_type }) => (
        <li
          key={no}
          style={{ flexGrow: standard_time ?? 1 }}
          className="min-w-8 basis-0 border-t-2 border-ink pt-1 text-12 text-ink-3"
        >
          <span aria-hidden="true" className="flex justify-between gap-1">
            <b className="font-semibold text-ink-2">{short[exercise_type]}</b>
            {standard_time === null ? null : <span>{standard_time}′</span>}
          </span>
          <span className="sr-only">
            {t('section_minutes', { no, measure: measureNames[exercise_type], n: standard_time ?? 0 })}
          </span>
        </li>
      ))}
    </ol>
  );
}
