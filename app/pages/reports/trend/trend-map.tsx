/** Which topics hold and which do not, over the last mock exams; areas at once, their topics on request. */

import { TopicMap } from '#app/charts/topic-map.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { TrendData } from '#app/pages/reports/replies.ts';
import { shortDayText } from '#core/dates.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { trendTexts } from '#messages/reports/trend.ts';

export function TrendMap({ trend, current }: { trend: TrendData; current: string | null }) {
  const t = useText(trendTexts);
  const b = useText(reportBlocks);
  const locale = useLocale();
  const { recordIds, rows } = trend.map;
  if (rows.length === 0) return null;
  const exams = recordIds.map((id) => ({
    key: id,
    name: shortDayText(trend.mocks.find(({ recordId }) => recordId === id)?.submittedAt ?? '', locale),
    isCurrent: id === current,
  }));
  const mapOf = (shown: typeof rows, caption: string) => (
    <TopicMap
      caption={caption}
      head={{ topic: b('col_name'), exams, all: t('map_all') }}
      rows={shown.map(({ tag, ...row }) => ({
        ...row,
        key: tag.path,
        name: (
          <Link
            to={`/questions?tag=${tag.path}`}
            className="decoration-rule-2 underline-offset-4 hover:underline"
          >
            {tag.name}
          </Link>
        ),
      }))}
      say={({ count, right }) => b('right_of', { count, right })}
      none={t('map_none')}
    />
  );
  const topics = rows.filter(({ isArea }) => !isArea);
  return (
    <div className="mt-10">
      <h3 className="text-21">{t('map')}</h3>
      <p className="mt-1 mb-3 max-w-[52em] text-14 text-ink-2">{t('map_text')}</p>
      {mapOf(
        rows.filter(({ isArea }) => isArea),
        t('map'),
      )}
      {topics.length > 0 ? (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
            {t('map_topics', { n: topics.length })}
          </summary>
          {mapOf(topics, t('map_topics', { n: topics.length }))}
        </details>
      ) : null}
    </div>
  );
}
