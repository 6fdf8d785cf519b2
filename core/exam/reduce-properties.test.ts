import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modules } from '../scoring/routing.ts';
import {
  type Attempt,
  type AttemptEvent,
  entryOf,
  extraTimes,
  type Paper,
  placeOf,
  planAt,
  sectionAt,
  startAttempt,
} from './attempt.ts';
import { expiresAt, lateMs, sectionElapsed, shouldRun, silenceMs, timeLeft } from './clock.ts';
import { essaysPaper, mockPaper, onExercise, practicePaper } from './example-paper.ts';
import { screens } from './flow.ts';
import { forgivenSoFar, isInView, maxFreeInterruptionMs } from './interruption.ts';
import { reduce, settle } from './reduce.ts';
import { headerButtons } from './screens.ts';
import { stepOf } from './steps.ts';

const papers: Paper[] = [mockPaper, practicePaper, essaysPaper];
const tabs = [undefined, 'one', 'two'] as const;
const moves = ['continue', 'next', 'back', 'review', 'help', 'exit', 'return', 'exitSection'] as const;

/** What is chosen before the attempt's state is known; indices are taken modulo what there is. */
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const is = <const K extends string>(kind: K) => fc.constant(kind);
const index = fc.nat(5);
const elapsedMs = fc.option(fc.nat(4_000_000), { nil: undefined });
const anyAction = fc.oneof(
  often(
    16,
    fc.record({
      kind: is('move'),
      move: fc.constantFrom(...moves),
      module: fc.constantFrom(...modules),
      isLost: fc.boolean(),
    }),
  ),
  often(
    12,
    fc.record({
      kind: is('answer'),
      index,
      letter: fc.constantFrom('A', 'B', ''),
      seq: fc.integer({ min: 1, max: 30 }),
    }),
  ),
  often(4, fc.record({ kind: is('mark'), index })),
  often(2, fc.record({ kind: is('go'), index })),
  often(2, fc.record({ kind: is('check'), index })),
  often(6, fc.record({ kind: is('heartbeat'), elapsedMs })),
  often(4, fc.record({ kind: is('timeout'), elapsedMs })),
  often(4, fc.record({ kind: fc.constantFrom('save' as const, 'sweep' as const) })),
  often(2, fc.record({ kind: is('lease'), takeOver: fc.boolean() })),
  often(1, fc.record({ kind: is('release') })),
  often(6, fc.record({ kind: is('work'), signs: fc.nat(100) })),
  often(1, fc.record({ kind: fc.constantFrom('exit' as const, 'finish' as const) })),
);
const anyPlay = fc.record({
  paper: fc.constantFrom(...papers),
  extraTime: fc.constantFrom(...extraTimes),
  // Most plays begin inside a section, where most can happen.
  section: fc.option(fc.nat(4), { freq: 6 }),
  actions: fc.array(
    fc.record({
      action: anyAction,
      // From a flurry within a second to a day away, and now and then a server clock that is set back.
      wait: fc.oneof(fc.nat(3000), fc.nat(70_000), fc.integer({ min: -5000, max: 0 }), fc.nat(86_400_000)),
      tab: fc.constantFrom(...tabs),
    }),
    { maxLength: 80 },
  ),
});

type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

function eventOf(attempt: Attempt, action: Action, tab: string | undefined): AttemptEvent {
  const slot = attempt.paper.slots[attempt.sectionIndex];
  const plan = slot?.variants.find(({ id }) => id === attempt.sections[attempt.sectionIndex]?.sectionId);
  const exercises = (plan ?? slot?.variants[0])?.exercises ?? [];
  const exerciseId = 'index' in action ? (exercises[action.index % exercises.length]?.id ?? 'x') : 'x';
  switch (action.kind) {
    case 'move': {
      const from = action.isLost ? { ...placeOf(attempt), exerciseIndex: 99 } : placeOf(attempt);
      return { kind: 'move', move: action.move, module: action.module, from, tab };
    }
    case 'go':
      return { kind: 'move', move: 'go', exerciseId, from: placeOf(attempt), tab };
    case 'answer':
      return { kind: 'answer', exerciseId, answer: [action.letter], seq: action.seq, tab };
    case 'work':
      return { kind: 'heartbeat' };
    case 'lease':
      return { kind: 'lease', tab: tab ?? 'one', takeOver: action.takeOver };
    case 'release':
      return { kind: 'release', tab: tab ?? 'one' };
    case 'mark':
    case 'check':
      return { kind: action.kind, exerciseId, tab };
    default:
      return { ...action, tab };
  }
}

type PlayOf = typeof anyPlay extends fc.Arbitrary<infer T> ? T : never;

const begunAt = 1_000_000;

/** Every state of a play, with the event that led there. */
function* walk({ paper, extraTime, section, actions }: PlayOf) {
  let now = begunAt;
  let attempt: Attempt = {
    ...(section === null ? startAttempt(paper) : onExercise(paper, section % paper.slots.length, 0, now)),
    extraTime,
  };
  for (const { action, wait, tab } of actions) {
    now += wait;
    // To work is to give a sign every 20 seconds, for half an hour at most.
    for (let times = action.kind === 'work' ? action.signs : 1; times > 0; times -= 1) {
      const event = eventOf(attempt, action, tab);
      const before = attempt;
      const reduced = reduce(attempt, event, now);
      attempt = reduced.attempt;
      yield { before, attempt, event, outcome: reduced.outcome, now };
      if (action.kind === 'work') now += 20_000;
    }
  }
}

const check = (
  verify: (steps: Iterable<ReturnType<typeof walk> extends Generator<infer S> ? S : never>) => void,
) =>
  fc.assert(
    fc.property(anyPlay, (given) => verify(walk(given))),
    { numRuns: 400 },
  );

describe('whatever happens, in whatever order', () => {
  test('an answer that was accepted stays until a newer one replaces it', () => {
    check((steps) => {
      const accepted = new Map<string, { seq: number; answer: string[] }>();
      for (const { attempt, event, outcome } of steps) {
        if (event.kind === 'answer' && outcome === 'done') {
          expect(event.seq).toBeGreaterThan(accepted.get(event.exerciseId)?.seq ?? 0);
          accepted.set(event.exerciseId, event);
        }
        for (const [id, { seq, answer }] of accepted)
          expect(entryOf(attempt, id)).toMatchObject({ seq, answer });
      }
    });
  });

  const total = ({ sections }: Attempt) => sections.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);

  test('elapsed time never falls, neither of a section nor of a question', () => {
    check((steps) => {
      for (const { before, attempt } of steps) {
        attempt.sections.forEach((section, index) => {
          expect(section.elapsedMs).toBeGreaterThanOrEqual(before.sections[index]?.elapsedMs ?? 0);
        });
        for (const [id, entry] of Object.entries(attempt.entries))
          expect(entry.elapsedMs).toBeGreaterThanOrEqual(entryOf(before, id).elapsedMs);
      }
    });
  });

  test('no more time is counted than has passed, and in practice none of a silence that nobody claims to have worked in', () => {
    check((steps) => {
      for (const { before, attempt, event, now } of steps) {
        const isMock = attempt.paper.type === 'GREPREP';
        const lastHeartbeat = before.lastHeartbeat ?? now;
        const from = before.runningSince ?? before.silentSince ?? lastHeartbeat;
        const isClaimed = 'elapsedMs' in event && event.elapsedMs !== undefined;
        const isSilent = now >= lastHeartbeat + silenceMs;
        // Where time is up before the silence is noticed, the section takes what it has.
        const until =
          isSilent && !isClaimed && !isMock ? Math.max(lastHeartbeat, expiresAt(before) ?? 0) : now;
        // What a silence was forgiven may be taken back by a browser that says it worked.
        const forgiven = Math.max(0, before.forgivenMs - attempt.forgivenMs);
        expect(total(attempt) - total(before)).toBeLessThanOrEqual(Math.max(0, until - from) + forgiven);
      }
    });
  });

  test('a mock exam forgives no more than its allowance, and every other moment with a question open counts', () => {
    check((steps) => {
      let last = begunAt;
      for (const { before, attempt, now } of steps) {
        const since = last;
        // After a clock was set back, nothing counts until it is where it was.
        last = Math.max(since, now);
        expect(attempt.forgivenMs).toBeGreaterThanOrEqual(0);
        expect(attempt.forgivenMs).toBeLessThanOrEqual(maxFreeInterruptionMs);
        if (before.paper.type !== 'GREPREP' || now < since || !shouldRun(before)) continue;
        const after = settle(before, now);
        // Where the time ran out meanwhile, it was all counted before.
        if (!shouldRun(after) || timeLeft(after, now) === 0 || after.exerciseIndex !== before.exerciseIndex)
          continue;
        const accounted = (at: Attempt, moment: number) =>
          sectionElapsed(at, moment) + forgivenSoFar(at, moment);
        expect(accounted(after, now) - accounted(before, since)).toBeGreaterThanOrEqual(now - since - 1);
      }
    });
  });

  test('no question of a mock exam is in view, and none is answered, while its clock stands', () => {
    check((steps) => {
      for (const { before, attempt, event, outcome, now } of steps) {
        if (attempt.paper.type !== 'GREPREP' || attempt.status !== 'open') continue;
        if (isInView(attempt)) expect(attempt.runningSince).not.toBeNull();
        if (event.kind !== 'answer' || outcome !== 'done') continue;
        const { closedBy, closedAt } = sectionAt(attempt);
        if (attempt.runningSince !== null) continue;
        expect(closedBy).toBe('server');
        expect(now).toBeLessThan((closedAt ?? 0) + lateMs);
        expect(settle(before, now).sectionIndex).toBe(attempt.sectionIndex);
      }
    });
  });

  test('no section and no essay takes longer than it may', () => {
    check((steps) => {
      for (const { attempt, now } of steps) {
        const plan = planAt(attempt);
        const stored = sectionAt(attempt).elapsedMs;
        for (const { id, question_type, standard_time } of plan?.exercises ?? []) {
          const isOwn = question_type === 'write' && standard_time !== null;
          const minutes = isOwn ? standard_time : plan?.standard_time;
          const used = isOwn ? entryOf(attempt, id).elapsedMs : stored;
          if (minutes) expect(used).toBeLessThanOrEqual(minutes * 60_000 * attempt.extraTime);
        }
        expect(timeLeft(attempt, now) ?? 0).toBeGreaterThanOrEqual(0);
        expect(sectionElapsed(attempt, now)).toBeGreaterThanOrEqual(stored);
      }
    });
  });

  test('a submitted attempt never changes', () => {
    check((steps) => {
      for (const { before, attempt } of steps) if (before.status !== 'open') expect(attempt).toBe(before);
    });
  });

  test('nobody is ever stuck: the screen offers a way on, and exit always ends the attempt', () => {
    check((steps) => {
      for (const { attempt, now } of steps) {
        if (attempt.status !== 'open') continue;
        expect(screens).toContain(attempt.screen);
        const exercise =
          attempt.paper.slots[attempt.sectionIndex]?.variants[0]?.exercises[attempt.exerciseIndex];
        const offered = headerButtons({
          ...attempt,
          exercise: exercise ?? null,
          hasChosen: false,
          check: 'never',
        });
        const ways = offered.filter(({ button }) => ['continue', 'next', 'return', 'quit'].includes(button));
        expect(ways.length).toBeGreaterThan(0);
        const word =
          ways[0]?.button === 'quit' ? 'continue' : (ways[0]?.button as 'continue' | 'next' | 'return');
        expect(stepOf(attempt, { move: word })).not.toBeNull();
        expect(reduce(attempt, { kind: 'exit' }, now).attempt.status).toBe('submitted');
      }
    });
  });

  test('the clock runs only where a question is open, and the place is always one of the paper', () => {
    check((steps) => {
      for (const { attempt } of steps) {
        const section = attempt.sections[attempt.sectionIndex];
        expect(section).toBeDefined();
        if (attempt.runningSince !== null) {
          expect(section?.stage).toBe('open');
          expect(['exercise', 'review', 'help', 'exit']).toContain(attempt.screen);
          expect(attempt.status).toBe('open');
        }
        const isOver = ['exit', 'save', 'help', 'review'].includes(attempt.screen);
        expect(attempt.returnTo !== null).toBe(isOver);
      }
    });
  });
});
