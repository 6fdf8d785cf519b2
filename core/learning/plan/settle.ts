/** How much of a day's tasks is done by real work, wherever the work was started. */
import type { Measure } from '#core/scoring/scale.ts';
import type { DayTask, TaskWork } from './day-task.ts';

/** What was done on one of the learner's days. */
export type DayWork = {
  /** Answers by measure, repeats too. */
  answers: Record<Measure, number>;
  /** Answers by the path of each tag of their question. */
  topics: ReadonlyMap<string, number>;
  words: number;
  /** Mistakes of earlier days that were tried again. */
  mistakes: number;
  /** Slugs of the lessons that were finished. */
  lessons: ReadonlySet<string>;
  essays: number;
  mocks: number;
  /** Of answering, reviewing and reading. */
  minutes: number;
};

export const noWork: DayWork = {
  answers: { verbal: 0, quant: 0 },
  topics: new Map(),
  words: 0,
  mistakes: 0,
  lessons: new Set(),
  essays: 0,
  mocks: 0,
  minutes: 0,
};

const triedAgain = 5;

function countOf(work: TaskWork, done: DayWork): number {
  switch (work.kind) {
    case 'diagnostic':
      return done.answers.verbal + done.answers.quant;
    case 'words':
      return done.words;
    case 'mistakes':
      return done.mistakes;
    case 'stream':
      return done.answers[work.measure];
    case 'topic':
      return done.topics.get(work.tag) ?? 0;
    case 'lesson':
      return done.lessons.has(work.slug) ? 1 : 0;
    case 'essay':
      return done.essays;
    case 'mock':
      return done.mocks;
    // A mock exam is gone over by trying again what was wrong in it; who only reads the report says so.
    case 'mock-review':
      return done.mistakes >= triedAgain ? 1 : 0;
    // Leaves no trace here, and is ticked.
    case 'register':
    case 'prepare':
      return 0;
  }
}

/**
 * An answer fills one task only: those of a weak topic are not counted again as answers of its measure, nor reviews of
 * mistakes that were due as going over a mock exam. What was done stays done, also where an entry that told of it is
 * gone since.
 */
export function settle(tasks: readonly DayTask[], done: DayWork): DayTask[] {
  const spent: Record<Measure, number> = { verbal: 0, quant: 0 };
  for (const { work, amount, done: before } of tasks)
    if (work.kind === 'topic') {
      const measure: Measure = work.tag.startsWith('quant') ? 'quant' : 'verbal';
      spent[measure] += Math.min(amount, Math.max(before, countOf(work, done)));
    }
  const due = tasks.reduce((sum, { work, amount }) => sum + (work.kind === 'mistakes' ? amount : 0), 0);
  const beyond = { ...done, mistakes: Math.max(0, done.mistakes - due) };
  return tasks.map((task) => {
    const already = task.work.kind === 'stream' ? spent[task.work.measure] : 0;
    const own = task.work.kind === 'mock-review' ? beyond : done;
    const counted = Math.min(task.amount, Math.max(0, countOf(task.work, own) - already));
    const amountDone = Math.max(task.done, counted);
    const isDone = amountDone >= task.amount;
    return {
      ...task,
      done: amountDone,
      state: isDone ? 'done' : task.state === 'done' ? 'open' : task.state,
    };
  });
}

/** By hand, for work done elsewhere; or back to what the work done here makes of it. */
export const tick = (task: DayTask, isDone: boolean): DayTask =>
  task.done >= task.amount ? { ...task, state: 'done' } : { ...task, state: isDone ? 'elsewhere' : 'open' };
