/** The whole map as a table, for who listens to it. */
import { useLocale, useText } from '#app/locale.tsx';
import { mapTexts, masteryNames } from '#messages/learner/map.ts';
import { type Area, halvesOf } from './tiles.ts';

export function MapTable({ areas }: { areas: readonly Area[] }) {
  const t = useText(mapTexts);
  const locale = useLocale();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('table')}</caption>
        <thead>
          <tr>
            {(['topic', 'level', 'sure', 'trend', 'share', 'points'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`col_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ tag, topics }) => (
          <tbody key={tag.path}>
            <tr>
              <th scope="rowgroup" colSpan={6}>
                {tag.name}
              </th>
            </tr>
            {topics.map((tile) => {
              const halves = halvesOf(tile.questions);
              return (
                <tr key={tile.tag.path}>
                  <th scope="row">{tile.tag.name}</th>
                  <td>{masteryNames[tile.level][locale]}</td>
                  <td>
                    {t('sure', { n: tile.answers })}
                    {tile.isUnsure ? ` ${t('said_unsure')}` : ''}
                  </td>
                  <td>
                    {tile.isFading
                      ? t('said_fading', { n: tile.unseenDays ?? 0 })
                      : t(tile.trend === null ? 'steady' : `said_${tile.trend}`)}
                  </td>
                  <td>{halves === null ? t('said_few') : t('said_questions', { n: halves })}</td>
                  <td>{tile.points === null ? t('no_points') : t('said_points', { n: tile.points })}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
