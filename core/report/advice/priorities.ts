/** What to work on first and what holds: topics ranked by the points that lie in them, each with its evidence. */
import { byTopic, type Group } from '#core/report/blocks.ts';
import { type ItemFact, isRight, met } from '#core/report/facts.ts';
import { byArea, isAbout, isWithin } from '#core/report/topics.ts';

/** A point more on the raw score moves the scaled one by about this much. */
export const pointsPerRaw = 1.45;

/** The accuracy that is asked for where everybody does worse. */
const usualAim = 0.8;

const max = 3;

/** "peer or target accuracy", whichever asks for more. */
const aimOf = ({ peer }: Group<string>): number => Math.max(usualAim, peer ?? 0);

const isWeak = (group: Group<string>): boolean => group.hasVerdict && group.accuracy < aimOf(group);
const isStrong = (group: Group<string>): boolean => group.hasVerdict && group.accuracy >= aimOf(group);

/** The points on either side of the aim, for as many questions as this exam had. */
const distanceOf = (group: Group<string>): number =>
  Math.abs(aimOf(group) - group.accuracy) * group.count * pointsPerRaw;

/** As narrow as the verdict allows: an area stands only where none of its topics stands for itself. */
function narrowest(items: readonly ItemFact[], isWanted: (group: Group<string>) => boolean): Group<string>[] {
  const topics = byTopic(items).filter(isWanted);
  const areas = byArea(items).filter(
    (area) => isWanted(area) && !topics.some(({ key }) => isWithin(key, area.key)),
  );
  return [...topics, ...areas];
}

export type Priority = {
  topic: string;
  count: number;
  right: number;
  peer: number | null;
  /** The accuracy that the gain supposes. */
  aim: number;
  gain: number;
  /** The questions that went wrong: the evidence. */
  missed: string[];
};

/** "ranked by expected gain = (peer or target accuracy − mine) × items per test × 1.45 pts" */
export function findPriorities(items: readonly ItemFact[]): Priority[] {
  return narrowest(items, isWeak)
    .map((group) => {
      const own = met(items).filter((item) => isAbout(item, group.key));
      return {
        topic: group.key,
        count: group.count,
        right: group.right,
        peer: group.peer,
        aim: aimOf(group),
        gain: Math.round(distanceOf(group) * 2) / 2,
        missed: own.filter((item) => !isRight(item)).map(({ exerciseId }) => exerciseId),
      };
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain || one.topic.localeCompare(other.topic))
    .slice(0, max);
}

export type Strength = { topic: string; count: number; right: number; peer: number | null };

/** What can be relied on, where most questions were right first. An area that holds a weak topic is no strength. */
export function findStrengths(items: readonly ItemFact[]): Strength[] {
  const weak = byTopic(items).filter(isWeak);
  return narrowest(items, isStrong)
    .filter(({ key }) => !weak.some((topic) => isWithin(topic.key, key)))
    .sort(
      (one, other) =>
        other.right - one.right || other.accuracy - one.accuracy || one.key.localeCompare(other.key),
    )
    .slice(0, max)
    .map(({ key, count, right, peer }) => ({ topic: key, count, right, peer }));
}
