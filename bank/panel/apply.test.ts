import { describe, expect, it } from 'vitest';
import { loadFamilies } from '../quant/load.ts';
import { applyLevels } from './apply.ts';
import { blocksOf } from './item.ts';
import { settledControls } from './settled-controls.ts';

const { families } = await loadFamilies('data-half-the-range');
const unrated = families.flatMap(({ items }) =>
  items.map(({ question }) => ({ ...question, difficulty: 4 as const })),
);
const [first, second, ...others] = unrated.map(({ id }) => id);
const family = unrated[0]!.family;

describe('levels', () => {
  it('are the label, rounded, and where the difficulty starts', () => {
    const rated = applyLevels(unrated, { [family]: { level: 2.46, spread: 0.6, readings: 3 } });
    expect(rated.map(({ difficulty }) => difficulty)).toEqual(unrated.map(() => 2));
    expect(rated[0]?.secret.rated).toEqual({ level: 2.46, spread: 0.6 });
  });

  it('are those of the draw where draws lie apart, and of its like where it was not read', () => {
    const draws = { [first!]: 2.1, [second!]: 3.9 };
    const levels = { [family]: { level: 3, spread: 0.8, readings: 3, draws } };
    const labelled = unrated.map((question) => ({
      ...question,
      difficulty: question.id === first ? (2 as const) : (4 as const),
    }));
    const rated = applyLevels(labelled, levels);
    expect(rated.map(({ secret }) => secret.rated?.level)).toEqual([2.1, 3.9, ...others.map(() => 3.9)]);
  });

  it('leave alone what no panel has read', () => {
    expect(applyLevels(unrated, {})).toEqual(unrated);
  });
});

describe('settled controls', () => {
  const known = { level: 4.2, spread: 0.6, readings: 3 };
  it('are families with their level, under a name that is not counted', () => {
    const [control] = settledControls(unrated, { [family]: known }, 'a seed');
    expect(control?.items[0]).toMatchObject({ id: `control-${family}`, control: 4.2 });
    expect(control?.items[0]?.draws).toEqual(blocksOf(unrated, [])[0]?.items[0]?.draws);
  });

  it('are none whose draws lie apart', () => {
    const apart = { ...known, draws: { [first!]: 3, [second!]: 4.5 } };
    expect(settledControls(unrated, { [family]: apart }, 'a seed')).toEqual([]);
  });
});
