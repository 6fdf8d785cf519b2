/** "Time belongs to the server … the browser counts from the last reply with performance.now()." */
import { describe, expect, it } from 'vitest';
import type { RecordState, RecordView } from '#contract/attempts/record.ts';
import { bankTexts } from '#core/bank-text.ts';
import { placeOf } from '#core/exam/attempt.ts';
import { pauseLeft, sectionElapsed, timeLeft } from '#core/exam/clock.ts';
import { reduce } from '#core/exam/reduce.ts';
import { attemptOf, keepTime, standAt } from './attempt-of.ts';

const question = (form: 'mc-one') => ({
  form,
  exercise_type: 'quant' as const,
  question_type: 'math' as const,
  stem: bankTexts({ zh_cn: '', en: '' }),
  options: [],
});

const state: RecordState = {
  status: 'open',
  screen: 'exercise',
  returnTo: null,
  sectionIndex: 1,
  exerciseIndex: 0,
  sectionId: '2',
  exerciseId: '11',
  timeLeft: 1000,
  elapsed: 80,
  questionElapsed: 30,
  isRunning: true,
  pauseLeft: null,
  lease: { epoch: 3, holder: 'mine' },
  interruptions: 0,
  forgiven: 0,
  resultPath: null,
};

const section = (no: number, id: string | null) => ({
  no,
  id,
  standard_time: 18,
  count: 2,
  exercises: [],
  exercise_type: 'quant' as const,
  stage: 'ahead' as const,
  elapsed: 0,
});

const record: RecordView = {
  ...state,
  recordId: '1',
  exam: { id: '7', type: 'GREPREP', title: '', limit: 3, canCheck: false },
  extraTime: 1,
  submitted: 0,
  sections: [section(1, '1'), section(2, '2'), section(3, null)],
  exercises: ['11', '12'].map((id, index) => ({
    id,
    no: index + 1,
    question_type: 'math',
    exercise_type: 'quant',
    standard_time: null,
    question: question('mc-one'),
  })),
  stimuli: [],
  math: {},
  answers: { '11': { answer: ['B'], seq: 3_000_001, spent: 12_000 } },
  marks: ['12'],
  seen: ['11'],
  checked: {},
};

const at = 5_000_000;

describe('the attempt made of a record', () => {
  it('stands where the server says, with its time running on the page’s clock', () => {
    const attempt = attemptOf(record, at);
    expect(placeOf(attempt)).toEqual({ screen: 'exercise', sectionIndex: 1, exerciseIndex: 0 });
    expect(timeLeft(attempt, at)).toBe(18 * 60_000 - 80_000);
    expect(timeLeft(attempt, at + 10_000)).toBe(18 * 60_000 - 90_000);
  });

  it('knows answers, numbers and marks', () => {
    const { entries } = attemptOf(record, at);
    expect(entries['11']).toMatchObject({ answer: ['B'], seq: 3_000_001, seen: true, marked: false });
    expect(entries['12']).toMatchObject({ answer: [], marked: true, seen: false });
  });

  it('predicts Next and Back as the server will decide them', () => {
    const attempt = attemptOf(record, at);
    const next = reduce(attempt, { kind: 'move', move: 'next', from: placeOf(attempt) }, at + 1000);
    expect(next.outcome).toBe('done');
    expect(next.attempt.exerciseIndex).toBe(1);
    const back = reduce(next.attempt, { kind: 'move', move: 'back', from: placeOf(next.attempt) }, at + 2000);
    expect(back.attempt.exerciseIndex).toBe(0);
    expect(sectionElapsed(back.attempt, at + 2000)).toBe(82_000);
  });
});

describe('a reply', () => {
  it('that differs by less than the way to the server changes nothing on the clock', () => {
    const attempt = attemptOf(record, at);
    const kept = keepTime(attempt, { ...state, elapsed: 90.3, questionElapsed: 40.3 }, at + 10_000);
    expect(sectionElapsed(kept, at + 10_000)).toBe(90_000);
  });

  it('that differs by more is taken over', () => {
    const attempt = attemptOf(record, at);
    const kept = keepTime(attempt, { ...state, elapsed: 85, questionElapsed: 35 }, at + 10_000);
    expect(sectionElapsed(kept, at + 10_000)).toBe(85_000);
    expect(sectionElapsed(kept, at + 11_000)).toBe(86_000);
  });

  it('can move the attempt to a pause, whose countdown goes on from there', () => {
    const paused = standAt(
      attemptOf(record, at),
      { ...state, screen: 'pause', isRunning: false, pauseLeft: 42 },
      at,
    );
    expect(pauseLeft(paused, at + 2000)).toBe(40_000);
    expect(paused.sections[1]?.stage).toBe('closed');
  });

  it('can name the module that was chosen for the next section', () => {
    const before = standAt(
      attemptOf(record, at),
      { ...state, screen: 'before', sectionIndex: 2, sectionId: '33', exerciseId: null, isRunning: false },
      at,
    );
    expect(before.sections[2]?.sectionId).toBe('33');
  });
});
