import { describe, expect, test } from 'vitest';
import { type Attempt, type AttemptEvent, entryOf, type Outcome, placeOf, startAttempt } from './attempt.ts';
import { lateMs, sectionElapsed, timeLeft } from './clock.ts';
import { essaysPaper, minutes, mockPaper, onExercise, play, practicePaper } from './example-paper.ts';
import { firstSeq, nextSeq, storable } from './outgoing.ts';
import { holderFor, reduce } from './reduce.ts';

const answer = (exerciseId: string, seq: number, ...parts: string[]): AttemptEvent => ({
  kind: 'answer',
  exerciseId,
  answer: parts,
  seq,
});
const outcomeOf = (attempt: Attempt, event: AttemptEvent, now = 0): Outcome =>
  reduce(attempt, event, now).outcome;
const moveFrom = (attempt: Attempt, move: 'next' | 'back' | 'continue'): AttemptEvent => ({
  kind: 'move',
  move,
  from: placeOf(attempt),
});
const verbal = onExercise(mockPaper, 1);
const last = onExercise(mockPaper, 4);
const submitted = play(last, 0, { kind: 'finish' });

describe('answers', () => {
  test('are kept, question by question', () => {
    const both = play(verbal, 0, answer('a1', 1, 'A'), 'next', answer('a2', 1, 'B', 'C'));
    expect(entryOf(both, 'a1').answer).toEqual(['A']);
    expect(entryOf(both, 'a2').answer).toEqual(['B', 'C']);
    expect(entryOf(both, 'a3')).toMatchObject({ answer: [], seq: 0, seen: false });
  });

  test('“an older seq changes nothing”', () => {
    const newer = play(verbal, 0, answer('a1', 5, 'B'));
    expect(outcomeOf(newer, answer('a1', 5, 'C'))).toBe('older');
    expect(outcomeOf(newer, answer('a1', 4, 'C'))).toBe('older');
    expect(entryOf(play(newer, 0, answer('a1', 4, 'C')), 'a1').answer).toEqual(['B']);
  });

  test('may be taken back', () => {
    expect(entryOf(play(verbal, 0, answer('a1', 1, 'A'), answer('a1', 2)), 'a1').answer).toEqual([]);
  });

  test('remember the longest time the browser spent on them', () => {
    const event = { ...answer('a1', 1, 'A'), spentMs: 5000 } as AttemptEvent;
    const again = { ...answer('a1', 2, 'B'), spentMs: 3000 } as AttemptEvent;
    expect(entryOf(play(verbal, 0, event, again), 'a1').spentMs).toBe(5000);
  });

  test.each([
    ['of a section that is behind are late', onExercise(mockPaper, 2), 'a1', 'late'],
    ['of a section that was left are late', play(verbal, 0, 'exitSection'), 'a1', 'late'],
    ['of a section that is ahead come too early', verbal, 'm1', 'ahead'],
    ['of no section are not known', verbal, 'x', 'unknown'],
    ['have no place before the section is opened', startAttempt(practicePaper), 'p1', 'ahead'],
  ] as const)('%s', (_, attempt, exerciseId, outcome) => {
    expect(outcomeOf(attempt, answer(exerciseId, 1, 'A'))).toBe(outcome);
  });

  test('of a mock exam that is saved wait until it goes on; of practice they are taken', () => {
    const saved = play(verbal, 0, { kind: 'save' });
    expect(reduce(saved, answer('a1', 1, 'A'), 0)).toEqual({ attempt: saved, outcome: 'standing' });
    expect(outcomeOf(saved, { kind: 'mark', exerciseId: 'a1' })).toBe('standing');
    expect(outcomeOf(play(saved, 0, 'continue'), answer('a1', 1, 'A'))).toBe('done');
    const practice = play(onExercise(practicePaper), 0, { kind: 'save' });
    expect(outcomeOf(practice, answer('p1', 1, 'A'))).toBe('done');
  });

  test('of a browser that was cut off when its time ran out are taken for five minutes, unless the attempt moves on', () => {
    const nearEnd = play(verbal, 0, { kind: 'save' });
    const almost: Attempt = {
      ...nearEnd,
      sections: nearEnd.sections.with(1, { ...nearEnd.sections[1]!, elapsedMs: minutes(18) - 5000 }),
    };
    const swept = play(play(almost, 0, 'continue'), minutes(3), { kind: 'sweep' });
    expect(swept).toMatchObject({ screen: 'pause', sectionIndex: 1 });
    expect(outcomeOf(swept, answer('a2', 1, 'A'), minutes(4))).toBe('done');
    expect(outcomeOf(play(swept, minutes(4), 'continue'), answer('a2', 1, 'A'), minutes(4))).toBe('late');
    expect(outcomeOf(swept, answer('a2', 1, 'A'), 20_000 + lateMs - 1)).toBe('done');
    expect(outcomeOf(swept, answer('a2', 1, 'A'), 20_000 + lateMs)).toBe('late');
  });
});

describe('“Mark: toggles the marked flag”', () => {
  test('and once more takes it away', () => {
    const marked = play(verbal, 0, { kind: 'mark', exerciseId: 'a1' });
    expect(entryOf(marked, 'a1').marked).toBe(true);
    expect(entryOf(play(marked, 0, { kind: 'mark', exerciseId: 'a1' }), 'a1').marked).toBe(false);
  });

  test('a wish may be repeated without harm', () => {
    const wish: AttemptEvent = { kind: 'mark', exerciseId: 'a1', marked: true };
    expect(entryOf(play(verbal, 0, wish, wish), 'a1').marked).toBe(true);
  });

  test('does not affect the answer, and is not for another section', () => {
    const both = play(verbal, 0, answer('a1', 1, 'A'), { kind: 'mark', exerciseId: 'a1' });
    expect(entryOf(both, 'a1')).toMatchObject({ answer: ['A'], marked: true });
    expect(outcomeOf(verbal, { kind: 'mark', exerciseId: 'm1' })).toBe('ahead');
    expect(outcomeOf(verbal, { kind: 'mark', exerciseId: 'none of these' })).toBe('unknown');
  });
});

describe('moves', () => {
  test('that are repeated change nothing the second time', () => {
    const event = moveFrom(verbal, 'next');
    const once = reduce(verbal, event, 0);
    const twice = reduce(once.attempt, event, 0);
    expect(once.outcome).toBe('done');
    expect(twice).toMatchObject({ outcome: 'elsewhere', attempt: { exerciseIndex: 1 } });
  });

  test('to the result wait for the candidate to confirm', () => {
    const end = onExercise(mockPaper, 4, 1);
    expect(reduce(end, moveFrom(end, 'next'), 0)).toMatchObject({
      outcome: 'confirm',
      attempt: { status: 'open', screen: 'exercise' },
    });
  });

  test('show a question, and it counts as encountered', () => {
    expect(entryOf(verbal, 'a1').seen).toBe(true);
    expect(entryOf(verbal, 'a2').seen).toBe(false);
    expect(entryOf(play(verbal, 0, 'next'), 'a2').seen).toBe(true);
  });

  test('give each question the time it was looked at', () => {
    const walked = play(play(play(verbal, 10_000, 'next'), 25_000, 'back'), 30_000, 'review');
    const end = play(walked, 40_000, { kind: 'move', move: 'go', exerciseId: 'a3', from: placeOf(walked) });
    expect(['a1', 'a2', 'a3'].map((id) => entryOf(end, id).elapsedMs)).toEqual([25_000, 15_000, 0]);
    expect(sectionElapsed(end, 40_000)).toBe(40_000);
  });
});

describe('check-as-you-go', () => {
  const practice = play(onExercise(practicePaper), 0, answer('p1', 1, 'A'));
  const event: AttemptEvent = { kind: 'check', exerciseId: 'p1' };

  test('fixes the answer', () => {
    const checked = play(practice, 0, event);
    expect(outcomeOf(checked, answer('p1', 2, 'B'))).toBe('fixed');
    expect(entryOf(checked, 'p1')).toMatchObject({ answer: ['A'], checked: true });
    expect(outcomeOf(checked, event)).toBe('already');
  });

  test('comes after an answer, and never in a mock exam', () => {
    expect(outcomeOf(practice, { kind: 'check', exerciseId: 'p2' })).toBe('unavailable');
    expect(outcomeOf(play(verbal, 0, answer('a1', 1, 'A')), { kind: 'check', exerciseId: 'a1' })).toBe(
      'unavailable',
    );
  });
});

describe('save', () => {
  test('stops the clock, and the attempt goes on where it was', () => {
    const saved = play(play(verbal, 10_000, 'next'), 20_000, { kind: 'save' });
    expect(saved).toMatchObject({ screen: 'save', returnTo: 'exercise', runningSince: null });
    const resumed = play(saved, minutes(9999), 'continue');
    expect(resumed).toMatchObject({ screen: 'exercise', exerciseIndex: 1, runningSince: minutes(9999) });
    expect(timeLeft(resumed, minutes(9999))).toBe(minutes(18) - 20_000);
    expect(resumed.interruptions).toBe(0);
  });

  test('may be repeated, and is offered on before and exercise alone', () => {
    expect(outcomeOf(play(verbal, 0, { kind: 'save' }), { kind: 'save' })).toBe('already');
    expect(outcomeOf(play(verbal, 0, 'review'), { kind: 'save' })).toBe('unavailable');
  });
});

describe('timeout', () => {
  const upAt = (attempt: Attempt, ms: number): Attempt => {
    let state = attempt;
    for (let now = 0; now <= ms; now += 20_000) state = play(state, now, { kind: 'heartbeat' });
    return state;
  };

  test('“saves what is there, … skips every completeness check”', () => {
    const done = play(upAt(last, minutes(26)), minutes(26), { kind: 'timeout' });
    expect(done).toMatchObject({ status: 'submitted', submittedBy: 'timeout' });
  });

  test('of a section that is not the last leads to pause', () => {
    expect(play(upAt(verbal, minutes(18)), minutes(18), { kind: 'timeout' })).toMatchObject({
      screen: 'pause',
      status: 'open',
    });
  });

  test('of an essay that is not the last shows the next one, with its clock running', () => {
    const second = play(upAt(onExercise(essaysPaper), minutes(30)), minutes(30), { kind: 'timeout' });
    expect(second).toMatchObject({ screen: 'exercise', exerciseIndex: 1, runningSince: minutes(30) });
  });

  test('that comes before its time changes nothing, however wrong the browser’s clock is', () => {
    const early = reduce(verbal, { kind: 'timeout', elapsedMs: minutes(24 * 60) }, 10_000);
    expect(early).toMatchObject({ outcome: 'unavailable', attempt: { screen: 'exercise' } });
    expect(timeLeft(early.attempt, 10_000)).toBe(minutes(18) - 10_000);
  });

  test('that the browser kept while it was offline is believed as far as time has passed', () => {
    const offline = reduce(verbal, { kind: 'timeout', elapsedMs: minutes(18) }, minutes(20));
    expect(offline).toMatchObject({ outcome: 'done', attempt: { screen: 'pause', forgivenMs: minutes(2) } });
    const early = reduce(verbal, { kind: 'timeout', elapsedMs: minutes(18) }, minutes(17));
    expect(early).toMatchObject({ outcome: 'unavailable', attempt: { screen: 'exercise' } });
  });

  test('has nothing left to do where the server came first', () => {
    const swept = play(upAt(verbal, minutes(18)), minutes(19), { kind: 'sweep' });
    expect(outcomeOf(swept, { kind: 'timeout' }, minutes(19))).toBe('unavailable');
    expect(play(swept, minutes(19), { kind: 'timeout' }).screen).toBe('pause');
  });

  test('of the last section with the browser gone waits five minutes for its answers, then submits', () => {
    const swept = play(upAt(last, minutes(26)), minutes(27), { kind: 'sweep' });
    expect(swept).toMatchObject({ status: 'open', screen: 'sectionEnd', runningSince: null });
    const late = play(swept, minutes(30), answer('n-medium-1', 9, 'C'));
    expect(entryOf(late, 'n-medium-1').answer).toEqual(['C']);
    expect(play(late, minutes(30), { kind: 'timeout' })).toMatchObject({ submittedBy: 'timeout' });
    expect(play(late, minutes(30), { kind: 'finish' })).toMatchObject({ submittedBy: 'finish' });
    expect(play(late, minutes(37), { kind: 'sweep' })).toMatchObject({
      status: 'submitted',
      submittedBy: 'server',
      submittedAt: minutes(31) + 15_000,
    });
  });
});

describe('finishing', () => {
  test('submits in the last section, and a repeat changes nothing', () => {
    expect(submitted).toMatchObject({ status: 'submitted', submittedBy: 'finish' });
    expect(reduce(submitted, { kind: 'finish' }, 99)).toEqual({ attempt: submitted, outcome: 'already' });
    expect(reduce(submitted, { kind: 'exit' }, 99)).toEqual({ attempt: submitted, outcome: 'already' });
    expect(reduce(submitted, { kind: 'timeout' }, 99)).toEqual({ attempt: submitted, outcome: 'already' });
  });

  test('before the last section is refused, but exit “submits what is there” from anywhere', () => {
    expect(outcomeOf(verbal, { kind: 'finish' })).toBe('unfinished');
    expect(outcomeOf(startAttempt(practicePaper), { kind: 'finish' })).toBe('unfinished');
    for (const attempt of [verbal, startAttempt(mockPaper), play(verbal, 0, 'exitSection')])
      expect(play(attempt, 0, { kind: 'exit' })).toMatchObject({ status: 'submitted', submittedBy: 'exit' });
  });

  test('“Submitted is terminal”', () => {
    const events: AttemptEvent[] = [
      answer('n-medium-1', 99, 'A'),
      { kind: 'mark', exerciseId: 'n-medium-1' },
      { kind: 'save' },
      { kind: 'heartbeat' },
      { kind: 'lease', tab: 'another', takeOver: true },
      moveFrom(submitted, 'next'),
    ];
    for (const event of events)
      expect(reduce(submitted, event, minutes(99))).toEqual({ attempt: submitted, outcome: 'submitted' });
  });
});

describe('“A second tab is asked whether to take over; the first then stands still”', () => {
  const one = play(verbal, 0, { kind: 'lease', tab: 'one', takeOver: false });

  test('the first tab to ask may act', () => {
    expect(one.lease).toEqual({ tab: 'one', epoch: 1 });
    expect(outcomeOf(one, { kind: 'heartbeat', tab: 'one' })).toBe('done');
    expect(outcomeOf(one, { kind: 'lease', tab: 'one', takeOver: false })).toBe('already');
  });

  test('a second one is refused until it takes over', () => {
    expect(holderFor(one, 'two', 0)).toBe('other');
    expect(outcomeOf(one, { kind: 'lease', tab: 'two', takeOver: false })).toBe('taken');
    const two = play(one, 0, { kind: 'lease', tab: 'two', takeOver: true });
    expect(two.lease).toEqual({ tab: 'two', epoch: 2 });
    for (const event of [
      { kind: 'heartbeat' },
      { kind: 'save' },
      { kind: 'finish' },
      { kind: 'exit' },
    ] as const)
      expect(outcomeOf(two, { ...event, tab: 'one' })).toBe('taken');
    expect(outcomeOf(two, { ...moveFrom(two, 'next'), tab: 'one' })).toBe('taken');
  });

  test('a tab that has been silent for a minute need not be asked', () => {
    expect(holderFor(one, 'two', 59_999)).toBe('other');
    expect(holderFor(one, 'two', 60_000)).toBe('free');
    expect(play(one, 60_000, { kind: 'lease', tab: 'two', takeOver: false }).lease.tab).toBe('two');
  });

  test('a tab that is left gives the attempt back: the next one is not asked, and counts from a higher number', () => {
    const left = play(one, 0, { kind: 'release', tab: 'one' });
    expect(holderFor(left, 'two', 0)).toBe('free');
    expect(outcomeOf(left, { kind: 'heartbeat', tab: 'one' })).toBe('taken');
    expect(play(left, 0, { kind: 'lease', tab: 'two', takeOver: false }).lease).toEqual({
      tab: 'two',
      epoch: 2,
    });
    // What it still had to send is taken, as from any tab that no longer acts.
    expect(outcomeOf(left, { ...answer('a1', nextSeq(0, 1), 'A'), tab: 'one' })).toBe('done');
    // Nobody gives back what another one holds.
    expect(outcomeOf(one, { kind: 'release', tab: 'two' })).toBe('already');
    expect(play(one, 0, { kind: 'release', tab: 'two' }).lease.tab).toBe('one');
  });

  test('what the first tab still had to send is kept, but never over an answer of the second', () => {
    const two = play(
      one,
      0,
      { kind: 'lease', tab: 'two', takeOver: true },
      { ...answer('a1', nextSeq(0, 2), 'B'), tab: 'two' },
    );
    const flushed = play(
      two,
      0,
      { ...answer('a1', nextSeq(0, 1) + 5, 'A'), tab: 'one' },
      { ...answer('a2', nextSeq(0, 1) + 6, 'A'), tab: 'one' },
    );
    expect(entryOf(flushed, 'a1').answer).toEqual(['B']);
    expect(entryOf(flushed, 'a2').answer).toEqual(['A']);
  });
});

test('answers are numbered above everything stored and above every earlier lease', () => {
  expect(nextSeq(0, 0)).toBe(1);
  expect(nextSeq(7, 0)).toBe(8);
  expect(nextSeq(7, 2)).toBe(firstSeq(2));
  expect(nextSeq(firstSeq(2), 2)).toBe(firstSeq(2) + 1);
});

test('a text keeps everything a database can hold', () => {
  expect(storable('a\0b\ud800c 😀 “”')).toBe('ab\ufffdc 😀 “”');
  // An essay that an older page left behind is sent as far as the server takes it, and never refused as a whole.
  expect(storable('é'.repeat(35_000))).toBe('é'.repeat(30_000));
  expect(storable(`${'a'.repeat(29_999)}😀`)).toBe(`${'a'.repeat(29_999)}\ufffd`);
});
