/** By form, topic and difficulty; fast and slow; and what to do first. */
import { ShareBar } from '#app/charts/share-bar.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { clockText, percentText } from '#app/pages/questions/figures-of.ts';
import type { Report } from '#app/pages/reports/result.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import type { Form } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportPages } from '#messages/report-pages.ts';

type Row = { key: string; name: string; practise: string | null } & Omit<Report['forms'][number], 'key'>;

export function Diagnosis({ report }: { report: Report }) {
  const t = useText(reportPages);
  const formName = say(formNames, useLocale());
  const forms: Row[] = report.forms.map((group) => ({
    ...group,
    name: formName(group.key as Form),
    practise: `/questions?form=${group.key}`,
  }));
  const topics: Row[] = report.topics.map((group) => ({
    ...group,
    key: group.key.path,
    name: group.key.name,
    practise: `/questions?tag=${group.key.path}`,
  }));
  const levels: Row[] = report.difficulties.map((group) => ({
    ...group,
    key: String(group.key),
    name: t('level', { n: group.key }),
    practise: null,
  }));
  return (
    <>
      <Groups title={t('forms')} rows={forms} />
      <Groups title={t('topics')} intro={t('topics_text')} rows={topics} />
      <Groups title={t('difficulty')} rows={levels} />
      <Quadrant quadrant={report.quadrant} />
      <Priorities report={report} />
    </>
  );
}

function Groups({ title, intro, rows }: { title: string; intro?: string; rows: Row[] }) {
  const t = useText(reportPages);
  if (rows.length === 0) return null;
  return (
    <div className="mt-14">
      <SideSection title={title} intro={intro}>
        <ul>
          {rows.map((row) => (
            <li
              key={row.key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-b border-rule py-3 md:grid-cols-[minmax(0,11rem)_4rem_minmax(0,1fr)_3.5rem_7rem_4rem]"
            >
              <b className="font-semibold">{row.name}</b>
              <span className="text-right text-14 text-ink-3">{`${row.right} / ${row.count}`}</span>
              <span className="max-md:col-span-2">
                <ShareBar share={row.accuracy} hasVerdict={row.hasVerdict} />
              </span>
              <span className="font-semibold md:text-right">{percentText(row.accuracy)}</span>
              <span className="text-right text-13 text-ink-3">
                {`${row.rightMs === null ? '—' : clockText(row.rightMs)} / ${row.wrongMs === null ? '—' : clockText(row.wrongMs)}`}
                <span className="sr-only">{t('col_times')}</span>
              </span>
              {row.practise && row.hasVerdict ? (
                <Link
                  to={row.practise}
                  className="text-14 font-semibold underline underline-offset-4 md:text-right"
                >
                  {t('practise')}
                </Link>
              ) : (
                <span />
              )}
            </li>
          ))}
        </ul>
      </SideSection>
    </div>
  );
}

function Quadrant({ quadrant }: { quadrant: Report['quadrant'] }) {
  const t = useText(reportPages);
  const cells = ['fastRight', 'slowRight', 'fastWrong', 'slowWrong'] as const;
  return (
    <div className="mt-14">
      <SideSection title={t('quadrant')}>
        <dl className="grid grid-cols-2 border-t border-l border-rule">
          {cells.map((cell) => (
            <div key={cell} className="border-r border-b border-rule p-4">
              <dt className="text-14 text-ink-2">{t(cell)}</dt>
              <dd className="font-serif text-34 font-bold">{quadrant[cell]}</dd>
              <dd className="text-13 text-ink-3">{t(`${cell}_do`)}</dd>
            </div>
          ))}
        </dl>
      </SideSection>
    </div>
  );
}

function Priorities({ report }: { report: Report }) {
  const t = useText(reportPages);
  const { priorities, easyMisses } = report;
  return (
    <div className="mt-14">
      <SideSection title={t('priorities')}>
        {priorities.length === 0 ? <p>{t('priorities_none')}</p> : null}
        <ol>
          {priorities.map(({ tag, count, right, gain }, index) => (
            <li
              key={tag.path}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-rule py-5"
            >
              <span
                aria-hidden="true"
                className={`font-serif text-34 leading-none font-bold ${index === 0 ? 'bg-[linear-gradient(transparent_60%,var(--color-beam)_60%)]' : ''}`}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-18">{tag.name}</h3>
                <p className="text-15 text-ink-2">{t('priority_text', { count, right })}</p>
                <p className="text-14 font-semibold">{t('gain', { n: gain })}</p>
              </div>
              <ButtonLink to={`/questions?tag=${tag.path}`} tone={index === 0 ? 'beam' : 'quiet'} size="sm">
                {t('practise')}
              </ButtonLink>
            </li>
          ))}
        </ol>
        {easyMisses.count > 0 && easyMisses.points > 0 ? (
          <p className="mt-5">{t('easy_misses', { n: easyMisses.count, points: easyMisses.points })}</p>
        ) : null}
      </SideSection>
    </div>
  );
}
