import { describe, expect, it } from 'vitest';
import { type Counts, fewestReaders, type Standing, summarize, type Tally, tallyStep } from './tally.ts';

const standing = (place: string, more: Partial<Standing> = {}): Standing => ({
  place,
  answers: {},
  results: [],
  isFinished: false,
  ...more,
});

/** The whole after some steps. */
function sum(...steps: Tally[]): Record<string, Counts> {
  const whole: Record<string, Counts> = {};
  for (const step of steps)
    for (const [key, { readers, missed }] of step) {
      const before = whole[key] ?? { readers: 0, missed: 0 };
      whole[key] = { readers: before.readers + readers, missed: before.missed + missed };
    }
  return Object.fromEntries(
    Object.entries(whole).filter(([, { readers, missed }]) => readers !== 0 || missed !== 0),
  );
}

const one = { readers: 1, missed: 0 };

describe('what a step changes about the whole', () => {
  const first = standing('hook');
  const second = standing('step-1', { answers: { hook: { tries: 1, solved: false } } });
  const third = standing('check-5', {
    answers: { hook: { tries: 2, solved: true } },
    results: [true, false, null],
  });
  const last = { ...third, results: [true, false, true], isFinished: true };

  it('is a reader more at the beginning', () => {
    expect(sum(tallyStep(null, first))).toEqual({ begun: one, 'at hook': one });
  });

  it('adds up to where the reader is now, however many steps there were', () => {
    const many = sum(
      tallyStep(null, first),
      tallyStep(first, second),
      tallyStep(second, third),
      tallyStep(third, last),
    );
    expect(many).toEqual(sum(tallyStep(null, last)));
    expect(many).toEqual({
      begun: one,
      finished: one,
      hook: { readers: 1, missed: 1 },
      'check-1': one,
      'check-2': { readers: 1, missed: 1 },
      'check-3': one,
    });
  });

  it('is nothing where the same is told again', () => {
    expect([...tallyStep(last, last)]).toEqual([]);
  });

  it('takes a miss back where another device had solved it at once', () => {
    const solved = standing('step-1', { answers: { hook: { tries: 1, solved: true } } });
    expect([...tallyStep(second, solved)]).toEqual([['hook', { readers: 0, missed: -1 }]]);
  });

  it('comes in the order of its keys, so that two readers at once never wait for each other', () => {
    const keys = [...tallyStep(null, last).keys()];
    expect(keys).toEqual(keys.toSorted());
  });
});

describe('the whole', () => {
  const places = ['hook', 'idea', 'step-1', 'step-2', 'card', 'check-1'];
  const many = (readers: number, missed = 0): Counts => ({ readers, missed });

  it('says where most stop, and what is missed most', () => {
    const tally = new Map([
      ['begun', many(90)],
      ['finished', many(40)],
      ['at step-1', many(20)],
      ['at card', many(30)],
      ['step-1', many(80, 40)],
      ['step-2', many(60, 45)],
    ]);
    expect(summarize(tally, places)).toEqual({
      readers: 90,
      finished: 40,
      stop: { place: 'card', readers: 30 },
      hardest: { key: 'step-2', readers: 60, share: 0.75 },
    });
  });

  it('says nothing of a question that few have answered', () => {
    const tally = new Map([
      ['begun', many(fewestReaders)],
      ['step-1', many(fewestReaders - 1, fewestReaders - 1)],
      ['check-1', many(fewestReaders, 3)],
    ]);
    expect(summarize(tally, places).hardest).toEqual({ key: 'check-1', readers: 30, share: 0.1 });
  });

  it('is empty before the first reader', () => {
    expect(summarize(new Map(), places)).toEqual({ readers: 0, finished: 0, stop: null, hardest: null });
  });
});
