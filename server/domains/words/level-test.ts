/** The level test: handed out by its seed, marked from the same seed. */
import { estimate, makeTest, type Outcome } from '#core/words/level-test.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { getDeck } from './deck.ts';
import { presentRow } from './presented.ts';
import { saveSettings } from './settings-store.ts';

export const handOut = (seed: number) => ({
  items: makeTest(getDeck().entries, seed).map(({ entry, options }) => ({
    word: entry.word,
    ipa: entry.ipa,
    options: options.map(({ senses }) => ({ zh: senses[0]?.zh ?? '', en: senses[0]?.en ?? '' })),
  })),
});

export async function mark(
  { db }: Deps,
  { seed, answers }: { seed: number; answers: readonly (number | null)[] },
  viewer: Viewer | null,
  now: Date,
) {
  const deck = getDeck();
  const marked = makeTest(deck.entries, seed)
    .slice(0, answers.length)
    .map(({ entry, options }, place) => {
      const answer = answers[place] ?? null;
      const outcome: Outcome =
        answer === null ? 'unknown' : options[answer]?.word === entry.word ? 'right' : 'wrong';
      return { entry, level: entry.level, outcome };
    });
  const found = estimate(marked, deck.sizes);
  if (viewer && marked.length > 0)
    await saveSettings(db, viewer.id, { testedAt: now, estimate: found, startLevel: found.startLevel }, now);
  return {
    ...found,
    right: marked.filter(({ outcome }) => outcome === 'right').length,
    answered: marked.length,
    missed: marked.filter(({ outcome }) => outcome !== 'right').map(({ entry }) => presentRow(entry)),
    takenAt: now,
  };
}
