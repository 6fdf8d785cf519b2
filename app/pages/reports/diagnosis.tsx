/** By form, by topic and by difficulty: how many, how well, how fast, how hard, and where to practise. */

import { useLocale, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { GroupHead, type GroupRow, GroupRows } from '#app/pages/reports/group-rows.tsx';
import { LevelLists } from '#app/pages/reports/level-lists.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import type { Form } from '#core/questions/kinds.ts';
import { dataTopic, type FormKey } from '#core/report/blocks.ts';
import { say } from '#core/texts.ts';
import { reportBlocks, typeNames } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';

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
        <GroupHead name={b('col_form')} />
        <GroupRows rows={forms} />
      </Block>
      {report.topics.length > 0 ? <Topics topics={report.topics} /> : null}
      <Block id="difficulty" title={t('difficulty')}>
        <ul className="mb-3 grid gap-1">
          <li>{easyMisses.count > 0 ? b('easy_missed', { n: easyMisses.count }) : b('easy_all')}</li>
          {hardWins.count > 0 ? <li>{b('hard_won', { n: hardWins.count })}</li> : null}
        </ul>
        <GroupHead name={b('col_level')} hasLevels={false} />
        <GroupRows rows={levels} hasLevels={false} />
        <LevelLists report={report} />
      </Block>
    </>
  );
}

/** Each area with the topics that can be judged by this exam; the others are folded below it. */
function Topics({ topics }: { topics: Report['topics'] }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const rows = topics.map(({ area, ...group }) => ({
    ...group,
    area,
    key: group.key.path,
    name: group.key.name,
    isInner: area !== null,
    wanted: { filter: { tag: [group.key.path] }, count: 10 },
  }));
  return (
    <Block id="topics" title={t('topics')} intro={t('topics_text')}>
      <GroupHead name={b('col_name')} />
      {rows
        .filter(({ area }) => area === null)
        .map((area) => (
          <Area key={area.key} area={area} topics={rows.filter((row) => row.area === area.key)} />
        ))}
    </Block>
  );
}

function Area({ area, topics }: { area: GroupRow; topics: readonly GroupRow[] }) {
  const b = useText(reportBlocks);
  const few = topics.filter(({ hasVerdict }) => !hasVerdict);
  return (
    <>
      <GroupRows rows={[area, ...topics.filter(({ hasVerdict }) => hasVerdict)]} />
      {few.length > 0 ? (
        <details className="border-b border-rule open:border-b-0">
          <summary className="flex min-h-11 w-max cursor-pointer items-center pl-4 text-14 underline underline-offset-4">
            {b('more_rows', { n: few.length })}
          </summary>
          <div className="border-t border-rule">
            <GroupRows rows={few} />
          </div>
        </details>
      ) : null}
    </>
  );
}
