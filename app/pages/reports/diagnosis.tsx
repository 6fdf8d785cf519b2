/** By form, by topic and by difficulty: how many, how well, how fast, and where to practise. */
import { ShareBar } from '#app/charts/share-bar.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { clockText, percentText } from '#app/pages/questions/figures-of.ts';
import type { PracticeWanted } from '#app/pages/questions/use-practise.ts';
import { Block } from '#app/pages/reports/block.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import type { Form } from '#core/questions/kinds.ts';
import { dataTopic, type FormKey } from '#core/report/blocks.ts';
import { say } from '#core/texts.ts';

import { reportBlocks, typeNames } from '#messages/report-blocks.ts';
import { reportPages } from '#messages/report-pages.ts';

type Row = Omit<Report['forms'][number], 'key'> & {
  key: string;
  name: string;
  wanted: PracticeWanted | null;
  lately?: Report['topics'][number]['lately'];
};

export function Diagnosis({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const formName = say(typeNames, useLocale());
  const forms: Row[] = report.forms.map((group) => ({
    ...group,
    name: formName(group.key as FormKey),
    wanted: {
      filter: group.key === 'data' ? { tag: [dataTopic] } : { form: [group.key as Form] },
      count: 10,
    },
  }));
  const topics: Row[] = report.topics.map((group) => ({
    ...group,
    key: group.key.path,
    name: group.key.name,
    wanted: { filter: { tag: [group.key.path] }, count: 10 },
  }));
  const levels: Row[] = report.difficulties.map((group) => ({
    ...group,
    key: String(group.key),
    name: t('level', { n: group.key }),
    wanted: null,
  }));
  const [sure, few] = [topics.filter((row) => row.hasVerdict), topics.filter((row) => !row.hasVerdict)];
  const { easyMisses, hardWins } = report;
  return (
    <>
      <Block id="forms" title={t('forms')} intro={b('mark_line')}>
        <Rows head={b('col_form')} rows={forms} />
      </Block>
      {topics.length > 0 ? (
        <Block id="topics" title={t('topics')} intro={t('topics_text')}>
          {sure.length > 0 ? <Rows head={b('col_name')} rows={sure} /> : null}
          {few.length > 0 ? (
            <details open={sure.length === 0}>
              <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
                {b('more_rows', { n: few.length })}
              </summary>
              <Rows head={b('col_name')} rows={few} />
            </details>
          ) : null}
        </Block>
      ) : null}
      <Block id="difficulty" title={t('difficulty')}>
        <ul className="mb-3 grid gap-1">
          <li>{easyMisses.count > 0 ? b('easy_missed', { n: easyMisses.count }) : b('easy_all')}</li>
          {hardWins.count > 0 ? <li>{b('hard_won', { n: hardWins.count })}</li> : null}
        </ul>
        <Rows head={b('col_level')} rows={levels} />
      </Block>
    </>
  );
}

const columns =
  'md:grid-cols-[minmax(0,12rem)_3.5rem_minmax(0,1fr)_3.5rem_7.5rem_5.5rem] md:items-center md:gap-x-5';

function Rows({ head, rows }: { head: string; rows: readonly Row[] }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const time = (ms: number | null) => (ms === null ? '—' : clockText(ms));
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden border-b border-rule pb-2 text-13 text-ink-3 md:grid ${columns}`}
      >
        <span>{head}</span>
        <span className="text-right">{t('col_right')}</span>
        <span className="col-span-2">{t('col_accuracy')}</span>
        <span className="text-right">{b('col_right_wrong')}</span>
        <span />
      </div>
      <ul className="max-md:border-t max-md:border-rule">
        {rows.map((row) => (
          <li
            key={row.key}
            className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-rule py-3 max-md:items-baseline ${columns}`}
          >
            <span className="max-md:col-span-2">
              <b className="font-semibold">{row.name}</b>
              {row.lately ? (
                <small className="block text-13 text-ink-3">{b('lately', row.lately)}</small>
              ) : null}
            </span>
            <span className="text-right text-14 text-ink-3">{`${row.right} / ${row.count}`}</span>
            <span className="max-md:col-span-3 max-md:py-1.5">
              <ShareBar share={row.accuracy} hasVerdict={row.hasVerdict} />
            </span>
            <span className="md:text-right">
              {row.hasVerdict ? (
                <b className="font-semibold">{percentText(row.accuracy)}</b>
              ) : (
                <span className="text-14 text-ink-3">
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">{b('no_verdict')}</span>
                </span>
              )}
              {row.peer === null ? null : (
                <small className="block text-13 whitespace-nowrap text-ink-3">
                  {b('peer', { share: percentText(row.peer) })}
                </small>
              )}
            </span>
            <span className="text-13 text-ink-3 md:text-right">
              <span className="md:sr-only">{`${b('col_times_short')} `}</span>
              {`${time(row.rightMs)} / ${time(row.wrongMs)}`}
            </span>
            <span className="max-md:-my-3 md:text-right">
              {row.wanted && row.hasVerdict ? (
                <PractiseThese
                  wanted={row.wanted}
                  tone="link"
                  label={b('practise_named', { name: row.name })}
                >
                  {b('practise_n')}
                </PractiseThese>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
