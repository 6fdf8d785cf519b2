/** Papers for tests: a mock exam of five sections with modules, and practice sets. */
import {
  type Attempt,
  type AttemptEvent,
  type ExercisePlan,
  type Move,
  type Paper,
  placeOf,
  startAttempt,
} from './attempt.ts';
import { reduce } from './reduce.ts';

const verbal = (id: string): ExercisePlan => ({
  id,
  question_type: 'fill',
  exercise_type: 'verbal',
  standard_time: null,
});
const quant = (id: string): ExercisePlan => ({
  id,
  question_type: 'math',
  exercise_type: 'quant',
  standard_time: null,
});
const essay = (id: string, minutes: number | null = 30): ExercisePlan => ({
  id,
  question_type: 'write',
  exercise_type: 'write',
  standard_time: minutes,
});
const many = (make: (id: string) => ExercisePlan, prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => make(`${prefix}${index + 1}`));

/** Small, but with everything: writing, two verbal and two quantitative sections, the second ones in modules. */
export const mockPaper: Paper = {
  examId: '1',
  type: 'GREPREP',
  canCheck: false,
  slots: [
    {
      measure: 'write',
      variants: [{ id: 'aw', module: null, standard_time: 30, exercises: [essay('w1')] }],
    },
    {
      measure: 'verbal',
      variants: [{ id: 'v1', module: null, standard_time: 18, exercises: many(verbal, 'a', 3) }],
    },
    {
      measure: 'quant',
      variants: [{ id: 'q1', module: null, standard_time: 21, exercises: many(quant, 'm', 3) }],
    },
    {
      measure: 'verbal',
      variants: (['easy', 'medium', 'hard'] as const).map((module) => ({
        id: `v2-${module}`,
        module,
        standard_time: 23,
        exercises: many(verbal, `b-${module}-`, 2),
      })),
    },
    {
      measure: 'quant',
      variants: (['easy', 'medium', 'hard'] as const).map((module) => ({
        id: `q2-${module}`,
        module,
        standard_time: 26,
        exercises: many(quant, `n-${module}-`, 2),
      })),
    },
  ],
};

/** Untimed, one section, with check-as-you-go. */
export const practicePaper: Paper = {
  examId: '2',
  type: 'JIJING',
  canCheck: true,
  slots: [
    {
      measure: 'verbal',
      variants: [{ id: 'p', module: null, standard_time: null, exercises: many(verbal, 'p', 3) }],
    },
  ],
};

/** Two essays of 30 minutes each. */
export const essaysPaper: Paper = {
  examId: '3',
  type: 'JIJING',
  canCheck: false,
  slots: [
    {
      measure: 'write',
      variants: [{ id: 'e', module: null, standard_time: null, exercises: many(essay, 'e', 2) }],
    },
  ],
};

export const minutes = (n: number): number => n * 60_000;

type Shorthand = Move['move'] | AttemptEvent;

/** Events one after another at one moment; a word is that move from wherever the attempt stands. */
export function play(attempt: Attempt, now: number, ...events: Shorthand[]): Attempt {
  return events.reduce<Attempt>((state, given) => {
    const event: AttemptEvent =
      typeof given === 'string'
        ? ({ kind: 'move', move: given, from: placeOf(state) } as AttemptEvent)
        : given;
    return reduce(state, event, now).attempt;
  }, attempt);
}

/** The attempt with its section open, on the given question. */
export function onExercise(paper: Paper, sectionIndex = 0, exerciseIndex = 0, now = 0): Attempt {
  let attempt = startAttempt(paper);
  for (let index = 0; index < sectionIndex; index += 1) {
    attempt = play(attempt, now, 'continue', 'exitSection', 'continue', 'continue');
  }
  attempt = play(attempt, now, 'continue');
  for (let index = 0; index < exerciseIndex; index += 1) attempt = play(attempt, now, 'next');
  return attempt;
}
