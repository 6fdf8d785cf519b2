/** By form, by topic and by difficulty: how many, how well, how fast, how hard, and where to practise. */
import { useLocale, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { type GroupRow, GroupRows, isSure } from '#app/pages/reports/group-rows.tsx';
import { LevelLists } from '#app/pages/reports/level-lists.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import type { Form } from '#core/questions/kinds.ts';
import { dataTopic, type FormKey } from '#core/report/blocks.ts';
import { say } from '#core/texts.ts';
import { reportBlocks, typeNames } from '#messages/report-blocks.ts';
import { reportPages } from '#messages/report-pages.ts';
import { reviewTexts } from '#messages/report-review.ts';

export function Diagnosis({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const typeName = say(typeNames, useLocale());
  const forms: GroupRow[] = report.forms.map((group) => ({
    ...group,
    name: typeName(group.key as FormKey),
    wanted: {
      filter: group.key === 'data' ? { tag: [dataTopic] } : { form: [group.key as Form] },
      count: 10,
    },
  }));
  const levels: GroupRow[] = report.difficulties.map((group) => ({
    ...group,
    key: String(group.key),
    name: t('level', { n: group.key }),
    wanted: null,
  }));
  const { easyMisses, hardWins } = report;
  return (
    <>
      <Block id="forms" title={t('forms')} intro={b('mark_line')}>
        <GroupRows head={b('col_form')} rows={forms} />
      </Block>
      {report.topics.length > 0 ? <Topics topics={report.topics} /> : null}
      <Block id="difficulty" title={t('difficulty')}>
        <ul className="mb-3 grid gap-1">
          <li>{easyMisses.count > 0 ? b('easy_missed', { n: easyMisses.count }) : b('easy_all')}</li>
          {hardWins.count > 0 ? <li>{b('hard_won', { n: hardWins.count })}</li> : null}
        </ul>
        <GroupRows head={b('col_level')} rows={levels} hasLevels={false} />
        <LevelLists report={report} />
      </Block>
    </>
  );
}

/** Areas with their topics; what cannot be judged is folded away, named with its area. */
function Topics({ topics }: { topics: Report['topics'] }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const r = useText(reviewTexts);
  const nameOf = new Map(topics.map(({ key }) => [key.path, key.name]));
  const rows = topics.map(({ area, ...group }) => ({
    ...group,
    area,
    key: group.key.path,
    name: group.key.name,
    isInner: area !== null,
    wanted: { filter: { tag: [group.key.path] }, count: 10 },
  }));
  const hasTopics = (area: string) => rows.some((row) => row.area === area);
  const sure = rows.filter(isSure);
  const few = rows
    .filter((row) => !isSure(row) && !hasTopics(row.key))
    .map(({ area, ...row }) => ({
      ...row,
      isInner: false,
      name: area ? r('area_topic', { area: nameOf.get(area) ?? '', topic: row.name }) : row.name,
    }));
  return (
    <Block id="topics" title={t('topics')} intro={t('topics_text')}>
      {sure.length > 0 ? <GroupRows head={b('col_name')} rows={sure} /> : null}
      {few.length > 0 ? (
        <details open={sure.length === 0}>
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
            {b('more_rows', { n: few.length })}
          </summary>
          <GroupRows head={b('col_name')} rows={few} />
        </details>
      ) : null}
    </Block>
  );
}
