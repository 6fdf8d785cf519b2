/** "Small, batched with what is already sent, safe without a network, never in the way of answers." */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#core/exam/attempt.ts';
import { mockPaper, onExercise, play } from '#core/exam/example-paper.ts';
import { createConduct } from './conduct.ts';
import type { RunnerState } from './runner-state.ts';

const quant = onExercise(mockPaper, 2);

/** A runner whose clock and attempt are set by hand. */
function open(stored = new Map<string, string>()) {
  let at = 0;
  let state = { attempt: quant, lease: 'mine', result: null } as Pick<
    RunnerState,
    'attempt' | 'lease' | 'result'
  >;
  const conduct = createConduct({
    recordId: '7',
    get: () => state,
    now: () => at,
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
  });
  return {
    conduct,
    stored,
    wait: (seconds: number) => {
      at += seconds * 1000;
      conduct.look();
    },
    become: (change: Partial<typeof state> & { attempt?: Attempt }) => {
      state = { ...state, ...change };
      conduct.look();
    },
    /** Without what is there of every section. */
    told: () => conduct.take().filter(({ kind }) => kind !== 'watch'),
  };
}

describe('what is noted on the side', () => {
  let runner: ReturnType<typeof open>;
  beforeEach(() => {
    runner = open();
    runner.conduct.look();
  });

  it('says once of a section that it was watched', () => {
    expect(runner.conduct.take()).toMatchObject([{ kind: 'watch', sectionIndex: 2, ms: 0 }]);
    runner.conduct.acknowledge(runner.conduct.take());
    runner.wait(30);
    expect(runner.conduct.take()).toEqual([]);
  });

  it('tells the calculator by question, with the keys that were pressed', () => {
    runner.conduct.set({ isCalculatorOpen: true });
    runner.wait(10);
    runner.conduct.pressCalculator();
    runner.conduct.pressCalculator();
    // Still open on the next question, which is another matter.
    runner.become({ attempt: play(quant, 10_000, 'next') });
    runner.wait(5);
    expect(runner.told()).toMatchObject([
      { kind: 'calculator', exerciseId: 'm1', ms: 10_000, uses: 2 },
      { kind: 'calculator', exerciseId: 'm2', ms: 5000, uses: 0, atMs: 10_000 },
    ]);
  });

  it('lets a span that goes on grow under its name', () => {
    runner.conduct.set({ isTimeHidden: true });
    runner.wait(20);
    const [first] = runner.told();
    runner.conduct.acknowledge(runner.conduct.take());
    runner.wait(20);
    expect(runner.told()).toEqual([{ ...first, ms: 40_000 }]);
    runner.conduct.set({ isTimeHidden: false });
    runner.conduct.acknowledge(runner.conduct.take());
    runner.wait(20);
    expect(runner.told()).toEqual([]);
  });

  it('forgets a look away of less than a second', () => {
    runner.conduct.set({ isAway: true });
    runner.wait(0.9);
    runner.conduct.set({ isAway: false });
    expect(runner.told()).toEqual([]);
    runner.conduct.set({ isAway: true });
    runner.wait(42);
    expect(runner.told()).toMatchObject([{ kind: 'away', exerciseId: 'm1', ms: 42_000 }]);
  });

  it('keeps what was not acknowledged for the next page', () => {
    runner.conduct.set({ isAway: true });
    runner.wait(5);
    runner.conduct.abandon();
    const later = open(runner.stored);
    later.conduct.restore();
    expect(later.told()).toMatchObject([{ kind: 'away', ms: 5000 }]);
  });

  it('is silent while another tab acts, and leaves nothing behind after the end', () => {
    runner.become({ lease: 'lost' });
    runner.conduct.set({ isTimeHidden: true });
    runner.wait(60);
    expect(runner.told()).toEqual([]);
    expect(runner.stored.size).toBe(1);
    runner.become({ result: '/result/7' });
    expect(runner.stored.size).toBe(0);
    expect(runner.conduct.take()).toEqual([]);
  });

  it('does without storage where the browser forbids it', () => {
    const conduct = createConduct({
      recordId: '7',
      get: () => ({ attempt: quant, lease: 'mine', result: null }),
      now: () => 0,
      storage: () => {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
    expect(() => conduct.look()).not.toThrow();
    expect(conduct.take()).toHaveLength(1);
  });
});
