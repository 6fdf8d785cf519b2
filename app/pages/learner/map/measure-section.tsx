/** One measure of the map: its areas, each with its tiles. */
import { useText } from '#app/locale.tsx';
import { mapTexts } from '#messages/learner/map.ts';
import type { Area, Show } from './tiles.ts';
import { TopicTile } from './topic-tile.tsx';

type MeasureSectionProps = {
  measure: Area['measure'];
  areas: readonly Area[];
  show: Show;
  chosen: string | null;
  stop: string | null;
  onOpen: (path: string) => void;
};

const solidIn = ({ topics }: Area): number => topics.filter(({ level }) => level === 'solid').length;

export function MeasureSection({ measure, areas, show, chosen, stop, onOpen }: MeasureSectionProps) {
  const t = useText(mapTexts);
  const tiles = areas.flatMap(({ topics }) => topics);
  return (
    <section
      aria-labelledby={`map-${measure}`}
      className="mt-8 border-t border-ink pt-5 first:mt-0 first:border-0 first:pt-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={`map-${measure}`} className="text-26">
          {t(`measure_${measure}`)}
        </h2>
        <p className="text-14 text-ink-3">
          {t('measure_sum', {
            all: tiles.length,
            n: tiles.filter(({ level }) => level === 'solid').length,
            m: tiles.filter(({ level }) => level === 'unknown').length,
          })}
        </p>
      </div>
      {areas.map((area) => (
        <section
          key={area.tag.path}
          aria-label={area.tag.name}
          className="border-b border-rule py-4 last:border-0 md:grid md:grid-cols-[7rem_minmax(0,1fr)] md:gap-x-3"
        >
          <div className="mb-2 flex items-baseline justify-between md:block">
            <h3 className="font-sans text-15 font-semibold">{area.tag.name}</h3>
            <p className="text-13 text-ink-3">
              {t('area_sum', { n: solidIn(area), all: area.topics.length })}
            </p>
          </div>
          <div className="grid grid-cols-3 gap-1.5 md:grid-cols-5">
            {area.topics.map((tile) => (
              <TopicTile
                key={tile.tag.path}
                tile={tile}
                show={show}
                isChosen={tile.tag.path === chosen}
                isStop={tile.tag.path === stop}
                onOpen={() => onOpen(tile.tag.path)}
              />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
