import { describe, expect, test } from 'vitest';
import { type Attempt, type AttemptEvent, type Paper, placeOf, startAttempt } from './attempt.ts';
import {
  formatClock,
  isLate,
  pauseLeft,
  sectionElapsed,
  timeAllowed,
  timeLeft,
  warningDue,
} from './clock.ts';
import { essaysPaper, minutes, mockPaper, onExercise, play, practicePaper } from './example-paper.ts';
import { isInView, maxFreeInterruptionMs } from './interruption.ts';
import { reduce } from './reduce.ts';

const signs = (attempt: Attempt, from: number, to: number): Attempt => {
  let state = attempt;
  for (let now = from; now <= to; now += 20_000) state = play(state, now, { kind: 'heartbeat' });
  return state;
};

describe('“Time left: standard_time × 60 minus elapsed seconds”', () => {
  test('counts the running segment on top of what is stored', () => {
    const attempt = onExercise(mockPaper, 1);
    expect(timeLeft(attempt, 0)).toBe(minutes(18));
    expect(timeLeft(attempt, 30_000)).toBe(minutes(17.5));
    const saved = play(attempt, 30_000, { kind: 'save' });
    expect(timeLeft(saved, minutes(600))).toBe(minutes(17.5));
    const resumed = play(saved, minutes(600), 'continue');
    expect(timeLeft(resumed, minutes(601))).toBe(minutes(16.5));
  });

  test('“uses the question’s standard_time for write questions and the section’s otherwise”', () => {
    const essays = onExercise(essaysPaper);
    expect(timeLeft(essays, 30_000)).toBe(minutes(29.5));
    const second = play(essays, 30_000, 'next');
    expect(timeLeft(second, minutes(1))).toBe(minutes(29.5));
    expect(sectionElapsed(second, minutes(1))).toBe(minutes(1));
  });

  test('is never below 0, and null where there is no limit', () => {
    expect(timeLeft(onExercise(mockPaper, 1), minutes(18) + 5000)).toBe(0);
    expect(timeLeft(onExercise(practicePaper), minutes(999))).toBeNull();
  });

  test.each([
    [1, 18],
    [1.25, 22.5],
    [1.5, 27],
    [2, 36],
  ] as const)('is %d times as long with extra time', (extraTime, shown) => {
    const attempt = { ...onExercise(mockPaper, 1), extraTime };
    expect(timeLeft(attempt, 0)).toBe(minutes(shown));
    expect(timeAllowed(attempt)).toBe(minutes(shown));
  });
});

describe('“Last 5 minutes: clock turns bold on wash … it cannot be hidden”', () => {
  test.each([
    ['of a section, above five minutes', 300_001, minutes(18), false],
    ['of a section, five minutes', 300_000, minutes(18), true],
    ['of a section, over', 0, minutes(18), true],
    ['of four minutes in all, three', minutes(3), minutes(4), false],
    ['of four minutes in all, the last one', minutes(1), minutes(4), true],
    ['without a limit', null, null, false],
  ])('%s', (_, left, allowed, late) => {
    expect(isLate(left, allowed)).toBe(late);
  });
});

describe('“The clock runs on exercise, review and help; it stands on before, pause, section end, save and exit-after-save”', () => {
  const exercise = onExercise(mockPaper, 1);
  const table: [string, Attempt, boolean][] = [
    ['before', startAttempt(mockPaper), false],
    ['exercise', exercise, true],
    ['review', play(exercise, 0, 'review'), true],
    ['help', play(exercise, 0, 'help'), true],
    ['help from before', play(startAttempt(mockPaper), 0, 'help'), false],
    ['exit', play(exercise, 0, 'exit'), true],
    ['exit from before', play(startAttempt(mockPaper), 0, 'exit'), false],
    ['pause', play(exercise, 0, 'next', 'next', 'next'), false],
    ['sectionEnd', play(exercise, 0, 'exitSection'), false],
    ['save', play(exercise, 0, { kind: 'save' }), false],
    ['save from before', play(startAttempt(mockPaper), 0, { kind: 'save' }), false],
    ['submitted', play(exercise, 0, { kind: 'exit' }), false],
  ];
  test.each(table)('%s', (screen, attempt, runs) => {
    if (screen !== 'submitted') expect(attempt.screen).toBe(screen.split(' ')[0]);
    expect(attempt.runningSince !== null).toBe(runs);
    const later = play(attempt, 10_000, { kind: 'heartbeat' });
    expect(sectionElapsed(later, 10_000)).toBe(runs ? 10_000 : 0);
  });

  test('a reload in any running screen costs and gives no time', () => {
    const reloaded = play(exercise, 5000, { kind: 'lease', tab: 'tab-1', takeOver: false });
    expect(timeLeft(reloaded, 5000)).toBe(minutes(18) - 5000);
  });
});

describe('“A vanished browser is forgiven”, in practice without a bound', () => {
  const timedSet: Paper = { ...mockPaper, type: 'JIJING' };

  test('“after 60 s without one the server closes the segment at the last heartbeat”', () => {
    const attempt = signs(onExercise(timedSet, 1), 20_000, 40_000);
    const early = play(attempt, 99_999, { kind: 'sweep' });
    expect(early.runningSince).not.toBeNull();
    const closed = play(attempt, 100_000, { kind: 'sweep' });
    expect(closed).toMatchObject({
      runningSince: null,
      screen: 'exercise',
      status: 'open',
      interruptions: 1,
    });
    expect(sectionElapsed(closed, minutes(999))).toBe(40_000);
  });

  test('it does not matter when the server looks: the same segment is closed', () => {
    const attempt = signs(onExercise(timedSet, 1), 20_000, 40_000);
    expect(play(attempt, minutes(600), { kind: 'sweep' })).toEqual(play(attempt, 100_000, { kind: 'sweep' }));
  });

  test('the next sign sets the clock going again, from that moment', () => {
    const back = play(onExercise(timedSet, 1), minutes(10), { kind: 'heartbeat' });
    expect(timeLeft(back, minutes(10))).toBe(minutes(18));
    expect(timeLeft(back, minutes(11))).toBe(minutes(17));
    expect(back).toMatchObject({ interruptions: 1, forgivenMs: 0, silentSince: null });
  });
});

describe('a browser that vanishes from a mock exam', () => {
  const attempt = onExercise(mockPaper, 1);
  const swept = (now: number) => play(attempt, now, { kind: 'sweep' });

  test('finds its clock where it was, up to the allowance', () => {
    const back = play(attempt, minutes(2), { kind: 'heartbeat' });
    expect(timeLeft(back, minutes(2))).toBe(minutes(18));
    expect(back).toMatchObject({ interruptions: 1, forgivenMs: minutes(2), silentSince: null });
    const again = play(back, minutes(4), { kind: 'heartbeat' });
    expect(timeLeft(again, minutes(4))).toBe(minutes(17));
    expect(again).toMatchObject({ interruptions: 2, forgivenMs: maxFreeInterruptionMs });
    const third = play(again, minutes(6), { kind: 'heartbeat' });
    expect(timeLeft(third, minutes(6))).toBe(minutes(15));
    expect(third).toMatchObject({ interruptions: 3, forgivenMs: maxFreeInterruptionMs });
  });

  test('has its clock set going by nobody once the allowance is used up', () => {
    expect(swept(minutes(2))).toMatchObject({ runningSince: null, silentSince: 0 });
    expect(swept(minutes(10))).toMatchObject({ runningSince: minutes(3), silentSince: 0 });
    expect(timeLeft(swept(minutes(10)), minutes(10))).toBe(minutes(11));
    expect(swept(minutes(21) + 14_999).screen).toBe('exercise');
    expect(swept(minutes(21) + 15_000)).toMatchObject({ screen: 'pause', silentSince: null });
  });

  test.each([1, 2.5, 4, 20, 21.5, 60, 6000])(
    'leaves the same whoever looked on the way, at minute %d',
    (end) => {
      let often = attempt;
      for (let now = 0; now <= minutes(end); now += 15_000) often = play(often, now, { kind: 'sweep' });
      expect(play(often, minutes(end), { kind: 'sweep' })).toEqual(swept(minutes(end)));
    },
  );

  test('shows its questions to nobody, and takes answers from its own tab alone, which sets the clock going', () => {
    const silent = { ...swept(minutes(2)), lease: { tab: 'one', epoch: 1 } };
    expect(isInView(attempt)).toBe(true);
    expect(isInView(silent)).toBe(false);
    expect(isInView(swept(minutes(10)))).toBe(false);
    const event: AttemptEvent = { kind: 'answer', exerciseId: 'a1', answer: ['A'], seq: 1 };
    expect(reduce(silent, { ...event, tab: 'two' }, minutes(2)).outcome).toBe('standing');
    const own = reduce(silent, { ...event, tab: 'one' }, minutes(2));
    expect(own).toMatchObject({ outcome: 'done', attempt: { runningSince: minutes(2) } });
    expect(isInView(own.attempt)).toBe(true);
  });

  test('has time that was worked through without a connection counted, but never more than has passed', () => {
    const worked = (elapsedMs: number) =>
      timeLeft(play(onExercise(mockPaper, 1), minutes(5), { kind: 'heartbeat', elapsedMs }), minutes(5));
    expect(worked(minutes(1))).toBe(minutes(16));
    expect(worked(minutes(4))).toBe(minutes(14));
    expect(worked(minutes(999))).toBe(minutes(13));
    const twice = play(
      onExercise(mockPaper, 1),
      minutes(5),
      { kind: 'heartbeat', elapsedMs: minutes(5) },
      { kind: 'heartbeat', elapsedMs: minutes(999) },
    );
    expect(timeLeft(twice, minutes(5))).toBe(minutes(13));
    expect(twice.forgivenMs).toBe(0);
  });

  test('gains nothing by counting slowly or not at all', () => {
    const there = signs(onExercise(mockPaper, 1), 20_000, minutes(5));
    expect(timeLeft(play(there, minutes(5), { kind: 'heartbeat', elapsedMs: 0 }), minutes(5))).toBe(
      minutes(13),
    );
  });

  test('keeps nothing of an allowance by saving', () => {
    const saved = play(attempt, minutes(2), { kind: 'save' });
    expect(saved).toMatchObject({ forgivenMs: minutes(2), silentSince: null, runningSince: null });
    expect(isInView(saved)).toBe(false);
    expect(play(saved, minutes(999), { kind: 'sweep' })).toBe(saved);
  });
});

describe('“Time up … If the browser does not report it within 15 s, the sweeper does”', () => {
  const almost = signs(onExercise(mockPaper, 1), 0, minutes(18));

  test('an answer is taken until then', () => {
    const event: AttemptEvent = { kind: 'answer', exerciseId: 'a1', answer: ['A'], seq: 1 };
    expect(reduce(almost, event, minutes(18) + 14_999).outcome).toBe('done');
  });

  test('then the section is closed with exactly its time, and the pause begins', () => {
    const swept = play(almost, minutes(18) + 15_000, { kind: 'sweep' });
    expect(swept).toMatchObject({ screen: 'pause', runningSince: null, interruptions: 0 });
    expect(swept.sections[1]).toMatchObject({ stage: 'closed', closedBy: 'server', elapsedMs: minutes(18) });
  });

  test('a browser that closed with less than 45 s left times out; with more it is forgiven as far as the allowance goes', () => {
    const closedAt = (lastHeartbeat: number, now: number) =>
      play(signs(onExercise(mockPaper, 1), 0, lastHeartbeat), now, { kind: 'sweep' });
    expect(closedAt(minutes(17) + 20_000, minutes(19)).screen).toBe('pause');
    expect(closedAt(minutes(17), minutes(20)).screen).toBe('exercise');
    expect(timeLeft(closedAt(minutes(17), minutes(20)), minutes(20))).toBe(minutes(1));
    expect(closedAt(minutes(17), minutes(21) + 15_000).screen).toBe('pause');
  });

  test('an essay that is not the last gives way to the next, whose clock waits for a sign', () => {
    const essays = signs(onExercise(essaysPaper), 0, minutes(30));
    const swept = play(essays, minutes(31), { kind: 'sweep' });
    expect(swept).toMatchObject({ screen: 'exercise', exerciseIndex: 1, runningSince: null });
    expect(timeLeft(swept, minutes(99))).toBe(minutes(30));
  });
});

test('“The pause countdown starts at 60 seconds”', () => {
  const paused = play(onExercise(mockPaper, 1), 1000, 'next', 'next', 'next');
  expect(placeOf(paused)).toEqual({ screen: 'pause', sectionIndex: 1, exerciseIndex: 2 });
  expect(pauseLeft(paused, 1000)).toBe(60_000);
  expect(pauseLeft(paused, 21_000)).toBe(40_000);
  expect(pauseLeft(paused, minutes(9))).toBe(0);
  expect(pauseLeft(onExercise(mockPaper, 1), 0)).toBeNull();
});

describe('what people read', () => {
  test.each([
    [minutes(18), 'left', '00:18:00'],
    [999, 'left', '00:00:01'],
    [0, 'left', '00:00:00'],
    [999, 'elapsed', '00:00:00'],
    [minutes(61) + 5000, 'elapsed', '01:01:05'],
  ] as const)('%d ms %s is %s', (ms, of, shown) => {
    expect(formatClock(ms, of)).toBe(shown);
  });

  test.each([
    [301_000, 299_000, 300_000],
    [300_000, 299_000, null],
    [61_000, 60_000, 60_000],
    [400_000, 10_000, 60_000],
    [10_000, 9000, null],
  ])('from %d to %d the warning at %d is due', (before, after, warning) => {
    expect(warningDue(before, after)).toBe(warning);
  });
});
