import { describe, expect, test } from 'vitest';
import type { Form, Question } from '#core/questions/kinds.ts';
import { seeded } from '../quant/random.ts';
import { secondVerbal } from './blueprint.ts';
import { fillSection, type Pool } from './fill-section.ts';

type Level = Question['difficulty'];

const ask = (id: string, form: Form, difficulty: Level, stimulus?: string) =>
  ({
    id,
    form,
    difficulty,
    tags: [id],
    exercise_type: 'verbal',
    secret: {},
    ...(stimulus && { stimulus }),
  }) as Question;

/** A passage with a question of each difficulty. */
const passage = (name: string, difficulties: Level[]): Question[] =>
  difficulties.map((difficulty, index) => ask(`${name}-${index + 1}`, 'rc-one', difficulty, name));

const levels = [1, 2, 3, 4, 5] as const;
const completions = (['tc1', 'tc2', 'tc3', 'se'] as const).flatMap((form) =>
  levels.flatMap((level) => [1, 2, 3, 4].map((no) => ask(`${form}-${level}-${no}`, form, level))),
);

function poolOf(...passages: Question[][]): Pool {
  const all = [...completions, ...passages.flat()];
  return {
    all,
    sets: new Map(passages.map((set) => [set[0]?.stimulus ?? '', set])),
    used: new Set(),
    twins: new Set(),
  };
}

function fill(pool: Pool, aim: number) {
  const ids = fillSection(pool, secondVerbal, aim, [], seeded('test'));
  const chosen = ids.map((id) => pool.all.find((question) => question.id === id) as Question);
  return { ids, chosen, mean: chosen.reduce((sum, { difficulty }) => sum + difficulty, 0) / chosen.length };
}

describe('a section', () => {
  const four = passage('four', [3, 3, 3, 3]);
  const three = passage('three', [3, 2, 4]);
  const one = passage('one', [3]);

  test('has the parts of its blueprint in their order, passages whole and the longest first', () => {
    const { chosen, ids } = fill(poolOf(one, four, three), 3);
    expect(chosen.map(({ form }) => form).join(' ')).toBe(
      'tc1 tc2 tc3 rc-one rc-one rc-one rc-one rc-one se se se se rc-one rc-one rc-one',
    );
    expect(ids.slice(3, 8)).toEqual(['four-1', 'four-2', 'four-3', 'four-4', 'one-1']);
    expect(ids.slice(12)).toEqual(['three-1', 'three-2', 'three-3']);
  });

  test('reaches its aim with single questions where the passages are too easy for it', () => {
    const { chosen, mean } = fill(poolOf(one, four, three), 4);
    expect(mean).toBeGreaterThan(3.8);
    expect(chosen.filter(({ stimulus }) => !stimulus).every(({ difficulty }) => difficulty >= 4)).toBe(true);
    expect(fill(poolOf(passage('hard', [4, 4, 4, 3]), passage('argument', [5]), three), 4).mean).toBe(4);
  });

  test('takes of all sets that add up those nearest to its aim, whichever sizes they have', () => {
    const pair = passage('pair', [4, 4]);
    const argument = passage('argument', [3]);
    const triple = passage('triple', [4, 4, 4]);
    const setsOf = (ids: readonly string[]) => new Set(ids.slice(3, 8).map((id) => id.replace(/-\d$/, '')));
    const off = passage('hard', [5, 5, 4, 4]);
    expect(setsOf(fill(poolOf(four, pair, one, argument, three, triple, off), 4).ids)).toEqual(
      new Set(['triple', 'pair']),
    );
    // As near without the pair, which the next exam may need.
    const near = passage('hard', [5, 4, 4, 4]);
    expect(setsOf(fill(poolOf(four, pair, one, three, triple, near), 4).ids)).toEqual(
      new Set(['hard', 'one']),
    );
  });

  test('takes no question that another section has', () => {
    const pool = poolOf(
      one,
      four,
      three,
      passage('a', [2, 2, 2, 2]),
      passage('b', [2]),
      passage('c', [2, 2, 2]),
    );
    const [first, second] = [fill(pool, 3).ids, fill(pool, 2).ids];
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  test('is refused where the bank has no passages that add up', () => {
    expect(() => fill(poolOf(four, three), 3)).toThrow('no passage sets add up to 5');
  });
});
