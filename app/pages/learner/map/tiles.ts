/** What the tiles of the map say, and which of them are shown. */
import type { Calls } from '#contract/all.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { mapTexts, masteryNames } from '#messages/learner/map.ts';

export type MapData = Calls['GET /api/learner/map']['reply'];
export type Area = MapData['areas'][number];
export type Tile = Area['topics'][number];
export type Topic = Calls['GET /api/learner/topics/{path}']['reply'];

export const shows = ['all', 'verbal', 'quant', 'worth', 'fading', 'unknown', 'solid'] as const;
export type Show = (typeof shows)[number];

export const showOf = (search: URLSearchParams): Show =>
  shows.find((show) => show === search.get('show')) ?? 'all';

const isShown: Record<Show, (tile: Tile, area: Area) => boolean> = {
  all: () => true,
  verbal: (_, { measure }) => measure === 'verbal',
  quant: (_, { measure }) => measure === 'quant',
  worth: ({ points }) => points !== null,
  fading: (tile) => tile.isFading,
  unknown: ({ level }) => level === 'unknown',
  solid: ({ level }) => level === 'solid',
};

export const countShown = (areas: readonly Area[], show: Show): number =>
  areas.reduce((sum, area) => sum + area.topics.filter((tile) => isShown[show](tile, area)).length, 0);

/** Areas that keep something, with what they keep. */
export const pickShown = (areas: readonly Area[], show: Show): Area[] =>
  areas.flatMap((area) => {
    const topics = area.topics.filter((tile) => isShown[show](tile, area));
    return topics.length > 0 ? [{ ...area, topics }] : [];
  });

export function bestOf(areas: readonly Area[]): Tile | null {
  const worth = areas.flatMap(({ topics }) => topics.filter(({ points }) => points !== null));
  return worth.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0] ?? null;
}

/** What stands beside the tiles without a wish: what is worth most, or else the most asked of what is not solid. */
export function suggested({ areas, answers }: MapData): Tile | null {
  if (answers === 0) return null;
  const open = areas.flatMap(({ topics }) => topics.filter(({ level }) => level !== 'solid'));
  return bestOf(areas) ?? open.toSorted((a, b) => b.questions - a.questions)[0] ?? null;
}

/** In halves; null where it is less than that. */
export function halvesOf(questions: number): number | null {
  const halves = Math.round(questions * 2) / 2;
  return halves > 0 ? halves : null;
}

/** All that the tile shows, in words. */
export function describeTile(tile: Tile, locale: Locale): string {
  const t = say(mapTexts, locale);
  const halves = halvesOf(tile.questions);
  const parts = [
    masteryNames[tile.level][locale],
    tile.isUnsure ? t('said_unsure') : null,
    tile.isFading ? t('said_fading', { n: tile.unseenDays ?? 0 }) : null,
    tile.trend === null ? null : t(tile.trend === 'up' ? 'said_up' : 'said_down'),
    halves === null ? t('said_few') : t('said_questions', { n: halves }),
    tile.points === null ? null : t('said_points', { n: tile.points }),
  ].filter((part) => part !== null);
  return locale === 'en' ? `${tile.tag.name}: ${parts.join(', ')}` : `${tile.tag.name}：${parts.join('，')}`;
}

export const addressOf = (path: string, show: Show): string =>
  `/map?${show === 'all' ? '' : `show=${show}&`}topic=${path}`;
