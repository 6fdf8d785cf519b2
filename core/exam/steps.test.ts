import { describe, expect, test } from 'vitest';
import { type Attempt, placeOf, startAttempt } from './attempt.ts';
import { essaysPaper, minutes, mockPaper, onExercise, play, practicePaper } from './example-paper.ts';
import {
  commitEvent,
  endsForGood,
  goesOnAlone,
  moduleToChoose,
  quitPath,
  resultPath,
  stepAfterTimeout,
  stepOf,
} from './steps.ts';

const next = (attempt: Attempt) => stepOf(attempt, { move: 'next' });
const back = (attempt: Attempt) => stepOf(attempt, { move: 'back' });
const goOn = (attempt: Attempt) => stepOf(attempt, { move: 'continue' });
const lastSection = onExercise(mockPaper, 4);

describe('“Next: saves the answer, then moves to the next question in the same section”', () => {
  test.each([
    ['the next question', onExercise(mockPaper, 1, 0), { to: 'exercise', exerciseIndex: 1 }],
    ['“At the end of a non-final section it goes to pause”', onExercise(mockPaper, 1, 2), { to: 'pause' }],
    ['the same after an essay', onExercise(mockPaper, 0), { to: 'pause' }],
    [
      '“At the end of the last section it finishes the exam and goes to the result”',
      onExercise(mockPaper, 4, 1),
      { to: 'result' },
    ],
    ['a practice set has one section', onExercise(practicePaper, 0, 2), { to: 'result' }],
    ['there is no Next on other screens', startAttempt(mockPaper), null],
  ] as const)('%s', (_, attempt, step) => {
    expect(next(attempt)).toEqual(step);
  });

  test('“The next section starts at exercise index 0”', () => {
    const before = play(onExercise(mockPaper, 1, 2), 0, 'next', 'continue');
    expect(placeOf(before)).toEqual({ screen: 'before', sectionIndex: 2, exerciseIndex: 0 });
  });
});

describe('what ends for good is asked about once', () => {
  test.each([
    ['Next on an essay that is its section', onExercise(mockPaper, 0), 'next', 'essay'],
    ['Next on an essay that another follows', onExercise(essaysPaper, 0, 0), 'next', 'essay'],
    ['Next on the last question of a section', onExercise(mockPaper, 1, 2), 'next', 'section'],
    ['ending a section early', onExercise(mockPaper, 1, 0), 'exitSection', 'section'],
    ['Next elsewhere', onExercise(mockPaper, 1, 0), 'next', null],
    ['at the very end submitting is asked about instead', onExercise(mockPaper, 4, 1), 'next', null],
    ['a screen that can be left again', onExercise(mockPaper, 1, 0), 'review', null],
    ['into a section', startAttempt(mockPaper), 'continue', null],
  ] as const)('%s', (_, attempt, move, ends) => {
    expect(endsForGood(attempt, { move })).toBe(ends);
  });
});

test('who comes to go on is led off the save screen and into practice, but begins a mock exam’s section alone', () => {
  const saved = (attempt: Attempt) => play(attempt, 0, { kind: 'save' });
  expect(goesOnAlone(saved(onExercise(mockPaper, 1)))).toBe(true);
  expect(goesOnAlone(startAttempt(practicePaper))).toBe(true);
  expect(goesOnAlone(startAttempt(mockPaper))).toBe(false);
  expect(goesOnAlone(onExercise(mockPaper, 1))).toBe(false);
});

describe('“Back: … moves one question back when the index is above 0. It is not available for write questions.”', () => {
  test.each([
    ['above 0', onExercise(mockPaper, 1, 2), { to: 'exercise', exerciseIndex: 1 }],
    ['at 0', onExercise(mockPaper, 1, 0), null],
    ['write question', onExercise(essaysPaper, 0, 1), null],
  ] as const)('%s', (_, attempt, step) => {
    expect(back(attempt)).toEqual(step);
  });
});

describe('Continue', () => {
  const paused = play(onExercise(mockPaper, 1, 2), 0, 'next');
  test.each([
    ['from before it opens the section', startAttempt(mockPaper), { to: 'exercise', exerciseIndex: 0 }],
    [
      '“Continue from pause: … advances to the next section’s before screen”',
      paused,
      { to: 'before', sectionIndex: 2 },
    ],
    [
      '“Continue from pause: on the last section it goes to the result”',
      { ...lastSection, screen: 'pause' } as Attempt,
      { to: 'result' },
    ],
    ['from section end it goes to pause', play(onExercise(mockPaper, 1), 0, 'exitSection'), { to: 'pause' }],
    ['from the last section end to the result', play(lastSection, 0, 'exitSection'), { to: 'result' }],
    [
      '“Continue returns to the screen the user came from”: exit',
      play(lastSection, 0, 'exit'),
      { to: 'return' },
    ],
    ['and save', play(lastSection, 0, { kind: 'save' }), { to: 'return' }],
    ['there is none on an exercise', lastSection, null],
  ] as const)('%s', (_, attempt, step) => {
    expect(goOn(attempt)).toEqual(step);
  });

  test.each(['before', 'exercise'] as const)(
    '“The exit and save screens can be entered from before or exercise”: back to %s',
    (screen) => {
      const attempt = screen === 'before' ? startAttempt(mockPaper) : onExercise(mockPaper, 1, 1);
      expect(play(attempt, 0, 'exit', 'continue').screen).toBe(screen);
      expect(play(attempt, 0, { kind: 'save' }, 'continue').screen).toBe(screen);
      expect(play(attempt, 0, 'help', 'return').screen).toBe(screen);
    },
  );
});

describe('“Timeout: when the section or question timer runs out”', () => {
  test.each([
    [
      '“For a write question that is not the last, it moves to the next question”',
      onExercise(essaysPaper),
      { to: 'exercise', exerciseIndex: 1 },
    ],
    ['“On the last section the attempt is exited and the result shown”', lastSection, { to: 'result' }],
    ['the last essay of the last section too', onExercise(essaysPaper, 0, 1), { to: 'result' }],
    ['“Otherwise it goes to the pause screen”', onExercise(mockPaper, 1, 0), { to: 'pause' }],
    ['also after the essay of a mock exam', onExercise(mockPaper, 0), { to: 'pause' }],
  ] as const)('%s', (_, attempt, step) => {
    expect(stepAfterTimeout(attempt)).toEqual(step);
  });
});

describe('Review', () => {
  const review = play(onExercise(mockPaper, 1, 2), 0, 'review');
  test('is there on an exercise, and “hidden for write questions”', () => {
    expect(review.screen).toBe('review');
    expect(stepOf(onExercise(mockPaper, 0), { move: 'review' })).toBeNull();
  });

  test('Return leads back to where the candidate was, Go To Question to the chosen one', () => {
    expect(play(review, 0, 'return')).toMatchObject({ screen: 'exercise', exerciseIndex: 2 });
    const gone = play(review, 0, { kind: 'move', move: 'go', exerciseId: 'a1', from: placeOf(review) });
    expect(gone).toMatchObject({ screen: 'exercise', exerciseIndex: 0 });
  });

  test('leads to no question of another section', () => {
    expect(stepOf(review, { move: 'go', exerciseId: 'm1' })).toBeNull();
  });
});

describe('the module of a second section', () => {
  const paused = play(onExercise(mockPaper, 2, 2), 0, 'next');

  test('is decided by the first section of the same measure', () => {
    expect(moduleToChoose(paused)).toEqual({ deciding: 1 });
    const before = play(paused, 0, { kind: 'move', move: 'continue', from: placeOf(paused), module: 'hard' });
    expect(before.sections[3]?.sectionId).toBe('v2-hard');
    const later = play(before, minutes(1), 'continue', 'exitSection', 'continue');
    expect(moduleToChoose(later)).toEqual({ deciding: 2 });
  });

  test('is not asked for where a section comes in one form only', () => {
    expect(moduleToChoose(play(onExercise(mockPaper, 1, 2), 0, 'next'))).toBeNull();
    expect(moduleToChoose(onExercise(mockPaper, 1))).toBeNull();
  });

  test('is the medium one where nobody says', () => {
    expect(play(paused, 0, 'continue').sections[3]?.sectionId).toBe('v2-medium');
  });
});

test('“Practice sets go to the exercise result. Mock exams go to /result/{recordId}.”', () => {
  expect(resultPath('JIJING', '7')).toBe('/exercises/7/result');
  expect(resultPath('GREPREP', '7')).toBe('/result/7');
});

test('“Analytics events commitExam and commitExercise are fired”, each for its type', () => {
  expect(commitEvent('GREPREP')).toBe('commitExam');
  expect(commitEvent('JIJING')).toBe('commitExercise');
});

test('“Quit from save screen: goes to exercises (practice), events-list (if isEvent=true) or gre-exam”', () => {
  expect(quitPath('JIJING', false)).toBe('/exercises');
  expect(quitPath('GREPREP', true)).toBe('/events-list');
  expect(quitPath('GREPREP', false)).toBe('/gre-exam');
});
