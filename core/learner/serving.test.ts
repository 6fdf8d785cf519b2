/** What a session asks next and why, and when it is over. */
import { describe, expect, test } from 'vitest';
import { priorItem } from '#core/scoring/item.ts';
import { paperOf } from './score.ts';
import { type BankCandidate, isWanted, type Serving, serveDiagnostic, serveStream } from './serving.ts';
import { countAhead, isOver, targetAfter } from './session.ts';
import { skillsOf } from './skills.ts';
import { type LearnerState, newLearner, newRow } from './state.ts';
import { needOf, practised } from './stream.ts';

const day = 100;

function candidate(id: string, tag: string, change: Partial<BankCandidate> = {}): BankCandidate {
  const form = tag.startsWith('quant') ? 'mc-one' : 'tc1';
  const skills = skillsOf([tag]);
  const item = priorItem({ form, difficulty: 3 });
  return { id, family: id, item, skills, form, seconds: 90, stimulusId: null, paths: [tag], ...change };
}

const many = (tag: string, count: number, change?: (n: number) => Partial<BankCandidate>) =>
  Array.from({ length: count }, (_, n) => candidate(`${tag}-${n}`, tag, change?.(n)));

const verbal = ['blank.contrast', 'blank.cause', 'blank.synonym', 'blank.definition'];
const quant = ['quant.arith.primes', 'quant.algebra.lines'];
const bank = [...verbal, ...quant].flatMap((tag) => many(tag, 20));
const paper = (measure: 'verbal' | 'quant', topics: string[]) =>
  paperOf(
    measure,
    topics.map((tag) => ({
      item: priorItem({ form: 'tc1', difficulty: 3 }),
      skills: skillsOf([tag]),
      share: 1,
    })),
  );
const papers = { verbal: paper('verbal', verbal), quant: paper('quant', quant) };

const serving = (change: Partial<Serving<BankCandidate>> = {}): Serving<BankCandidate> => ({
  state: newLearner(day),
  papers,
  day,
  random: () => 0,
  target: 0.72,
  filter: { measure: null, form: null, tag: null },
  stress: null,
  fresh: bank,
  old: [],
  due: [],
  asked: [],
  restingFamilies: new Set(),
  servedToday: { all: 0, due: 0 },
  ...change,
});

const withRow = (topic: string, change: object): LearnerState => ({
  ...newLearner(day),
  skills: new Map([[topic, { ...newRow('topic'), answers: 9, day, ...change }]]),
});

describe('what is served', () => {
  test('varies: what waits counts as practised', () => {
    const topics = serveStream(serving({ filter: { measure: 'verbal', form: null, tag: null } }), 4).map(
      ({ candidate: { skills } }) => skills.topics[0]?.key,
    );
    expect(new Set(topics).size).toBe(4);
    const state = newLearner(day);
    const after = practised(state, skillsOf(['blank.contrast']), day);
    expect(needOf(after, papers.verbal, 'blank.contrast', day)).toBeLessThan(
      needOf(state, papers.verbal, 'blank.contrast', day),
    );
  });

  test('keeps a passage together, three at most, then goes on with the other measure', () => {
    const passage = many('reading.inference', 5, () => ({ stimulusId: 'p', form: 'rc-one' }));
    const choices = serveStream(serving({ fresh: [...passage, ...many('quant.arith.primes', 5)] }), 4);
    expect(choices.map(({ candidate: one }) => one.stimulusId)).toEqual(['p', 'p', 'p', null]);
    expect(choices.map(({ reason }) => reason).slice(1, 3)).toEqual(['passage', 'passage']);
  });

  test('brings a due mistake to the seventh place, and again to the fourteenth', () => {
    const due = [candidate('due-1', 'quant.arith.primes'), candidate('due-2', 'blank.cause')];
    const choices = serveStream(serving({ due }), 16);
    expect(choices.flatMap(({ reason }, place) => (reason === 'due' ? [place] : []))).toEqual([6, 13]);
    const later = serveStream(serving({ due, servedToday: { all: 6, due: 0 } }), 1);
    expect(later[0]?.reason).toBe('due');
  });

  test('is not of a family that rests, and comes from long ago only where nothing is new', () => {
    const fresh = many('blank.cause', 2, () => ({ family: 'resting' }));
    const old = [candidate('old', 'blank.cause')];
    const [only, ...more] = serveStream(serving({ fresh, old, restingFamilies: new Set(['resting']) }), 5);
    expect([only?.candidate.id, only?.reason, more.length]).toEqual(['old', 'again', 0]);
  });

  test('says why', () => {
    const reasonFor = (change: Partial<Serving<BankCandidate>>) =>
      serveStream(serving({ fresh: [candidate('one', 'blank.cause')], ...change }), 1)[0]?.reason;
    expect(reasonFor({})).toBe('new');
    expect(reasonFor({ filter: { measure: null, form: null, tag: 'blank' } })).toBe('chosen');
    expect(reasonFor({ state: withRow('blank.cause', {}) })).toBe('worth');
    const spent = { today: 9, recent: 9 };
    expect(reasonFor({ state: withRow('blank.cause', spent) })).toBe('half');
    expect(reasonFor({ state: withRow('blank.cause', { ...spent, mean: 2 }) })).toBe('level');
    expect(reasonFor({ state: withRow('blank.cause', { ...spent, mean: 2 }), stress: 'verbal' })).toBe(
      'stressed',
    );
    expect(reasonFor({ state: withRow('blank.cause', { ...spent, mean: 4, day: day - 30 }) })).toBe('alive');
  });
});

test('filters know a topic and all below it', () => {
  const one = candidate('one', 'quant.arith.primes');
  const wants = (tag: string) => isWanted(one, { measure: null, form: null, tag });
  expect([wants('quant'), wants('quant.arith'), wants('quant.arith.primes'), wants('quant.ar')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isWanted(one, { measure: 'verbal', form: null, tag: null })).toBe(false);
  expect(isWanted(one, { measure: null, form: 'qc', tag: null })).toBe(false);
});

test('the diagnostic goes on where an area has nothing left', () => {
  const asked: BankCandidate[] = [];
  const fresh = [...many('blank.cause', 6), ...many('quant.data.mean', 6)];
  for (let place = 0; place < 8; place += 1) {
    const choice = serveDiagnostic(serving(), fresh, asked);
    if (choice) asked.push(choice.candidate);
  }
  expect(asked.map(({ form }) => form)).toEqual(Array(4).fill(['tc1', 'mc-one']).flat());
  expect(new Set(asked.map(({ id }) => id)).size).toBe(8);
});

describe('a session', () => {
  const asked = (state: 'answered' | 'passed' | 'skipped' | 'open', spentMs = 60_000) => ({ state, spentMs });

  test('is over after its questions; what was passed over does not count', () => {
    const length = { questions: 2, minutes: null };
    expect(isOver(length, [asked('answered'), asked('skipped'), asked('open')])).toBe(false);
    expect(isOver(length, [asked('answered'), asked('passed')])).toBe(true);
  });

  test('is over when its minutes are', () => {
    const length = { questions: null, minutes: 5 };
    expect(isOver(length, Array(4).fill(asked('answered')))).toBe(false);
    expect(isOver(length, [...Array(4).fill(asked('answered')), asked('answered', 20_000)])).toBe(true);
  });

  test('has no more waiting than it will ask', () => {
    const length = { questions: 6, minutes: null };
    expect(countAhead(length, [], 5)).toBe(5);
    expect(countAhead(length, [asked('answered'), asked('answered'), asked('open')], 5)).toBe(3);
    expect(countAhead(length, Array(6).fill(asked('answered')), 5)).toBe(0);
  });

  test('aims lower after "too easy", higher after "too hard", and stays after "not now"', () => {
    expect([targetAfter('too-easy'), targetAfter('too-hard'), targetAfter('not-now', 0.62)]).toEqual([
      0.62, 0.82, 0.62,
    ]);
  });
});
