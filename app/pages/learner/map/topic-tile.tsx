/** One topic of the map: its name in whole, its steps, its part of the exam, and what it is worth. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { mapTexts, masteryNames } from '#messages/learner/map.ts';
import { Steps } from './steps.tsx';
import { addressOf, describeTile, halvesOf, type Show, type Tile } from './tiles.ts';

type TopicTileProps = {
  tile: Tile;
  show: Show;
  isChosen: boolean;
  /** The one that Tab reaches; arrows lead to the others. */
  isStop: boolean;
  onOpen: () => void;
};

function lookOf({ level, isFading }: Tile): string {
  if (level === 'unknown') return 'border-dashed border-field bg-transparent text-ink-2';
  return level === 'solid' && !isFading ? 'border-ink bg-beam-wash' : 'border-rule-2 bg-white';
}

export function TopicTile({ tile, show, isChosen, isStop, onOpen }: TopicTileProps) {
  const t = useText(mapTexts);
  const locale = useLocale();
  const { tag, level, trend, points } = tile;
  const halves = halvesOf(tile.questions);
  const Trend = trend === 'up' ? ArrowUp : ArrowDown;
  return (
    <Link
      to={addressOf(tag.path, show)}
      data-tile={tag.path}
      aria-current={isChosen ? 'true' : undefined}
      tabIndex={isStop ? 0 : -1}
      preventScrollReset
      onClick={onOpen}
      className={`flex min-h-21 min-w-0 flex-col justify-between gap-1.5 rounded-1 border p-2 text-14 leading-[1.35] transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:inset-ring-2 aria-[current]:inset-ring-ink ${lookOf(tile)}`}
    >
      <span className="sr-only">{describeTile(tile, locale)}</span>
      <span aria-hidden="true" className="hyphens-auto [overflow-wrap:anywhere]">
        {tag.name}
        {trend === null ? null : (
          <Trend aria-hidden="true" strokeWidth={2.25} className="ml-1 inline size-3.5 align-[-2px]" />
        )}
      </span>
      <span aria-hidden="true">
        {level === 'unknown' ? (
          <span className="block text-12 leading-4 text-ink-2">{masteryNames.unknown[locale]}</span>
        ) : (
          <Steps {...tile} />
        )}
        <span className="mt-1 flex flex-wrap items-center justify-between gap-x-1 text-12 leading-4 text-ink-2">
          <span className="whitespace-nowrap">
            {halves === null ? t('few_questions') : t('questions', { n: halves })}
          </span>
          {points === null ? null : (
            <b className="-mr-1 rounded-1 bg-ink px-1 font-semibold whitespace-nowrap text-paper">
              {t('points', { n: points })}
            </b>
          )}
        </span>
      </span>
    </Link>
  );
}
