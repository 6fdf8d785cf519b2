/** What all readers of a lesson come to: counted as they go, so that nobody has to be looked at one by one. */
import { isMissed, type Progress } from './progress.ts';

/** Where a reader is, and how each check went; null where it was not answered. */
export type Standing = Pick<Progress, 'place' | 'answers'> & {
  results: readonly (boolean | null)[];
  isFinished: boolean;
};

/**
 * `begun` and `finished` count readers, `at step-2` those who stopped there so far, and `step-2` those who answered it,
 * with how many of them missed it at first.
 */
export type Counts = { readers: number; missed: number };
export type Tally = ReadonlyMap<string, Counts>;

export const placeKey = (place: string): string => `at ${place}`;

function tallyOf({ place, answers, results, isFinished }: Standing): Map<string, Counts> {
  const one = { readers: 1, missed: 0 };
  const tally = new Map([['begun', one]]);
  if (isFinished) tally.set('finished', one);
  else if (place !== null) tally.set(placeKey(place), one);
  for (const [key, tried] of Object.entries(answers))
    tally.set(key, { readers: 1, missed: isMissed(tried) ? 1 : 0 });
  for (const [index, isRight] of results.entries())
    if (isRight !== null) tally.set(`check-${index + 1}`, { readers: 1, missed: isRight ? 0 : 1 });
  return tally;
}

/** What one reader's step changes about the whole, without what it leaves as it was; in the order of its keys. */
export function tallyStep(before: Standing | null, after: Standing): Tally {
  const [was, is] = [before ? tallyOf(before) : new Map<string, Counts>(), tallyOf(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort();
  return new Map(
    keys.flatMap((key): [string, Counts][] => {
      const readers = (is.get(key)?.readers ?? 0) - (was.get(key)?.readers ?? 0);
      const missed = (is.get(key)?.missed ?? 0) - (was.get(key)?.missed ?? 0);
      return readers === 0 && missed === 0 ? [] : [[key, { readers, missed }]];
    }),
  );
}

/** Fewer say more about themselves than about the lesson. */
export const fewestReaders = 30;

export type Readers = {
  readers: number;
  finished: number;
  /** Where most of those stand who have not finished; null where there are none. */
  stop: { place: string; readers: number } | null;
  /** What was missed most often at first, of what enough have answered. */
  hardest: { key: string; readers: number; share: number } | null;
};

/** The earlier place and the earlier question win where two are alike. */
export function summarize(tally: Tally, places: readonly string[]): Readers {
  const stops = places.map((place) => ({ place, readers: tally.get(placeKey(place))?.readers ?? 0 }));
  const asked = places.flatMap((key) => {
    const { readers = 0, missed = 0 } = tally.get(key) ?? {};
    return readers >= fewestReaders ? [{ key, readers, share: missed / readers }] : [];
  });
  const stop = stops.reduce((best, one) => (one.readers > best.readers ? one : best), {
    place: '',
    readers: 0,
  });
  const hardest = asked.reduce<Readers['hardest']>(
    (best, one) => (best === null || one.share > best.share ? one : best),
    null,
  );
  return {
    readers: tally.get('begun')?.readers ?? 0,
    finished: tally.get('finished')?.readers ?? 0,
    stop: stop.readers > 0 ? stop : null,
    hardest,
  };
}
