/** The built-in grader of essays as the queue sees it: a child worker that takes one essay at a time. */
import type { EssayGrade, EssayTask, GrammarMark } from '#core/essay/grade.ts';
import type { Log } from '#server/log.ts';
import { createChildWorker } from '#server/platform/child-worker.ts';

/** `grammar` is null where no checker could be asked. */
export type GradeTask = { essay: EssayTask; grammar: readonly GrammarMark[] | null };

export type Grader = {
  /** Throws where the essay could not be graded now; the queue comes back to it. */
  grade: (task: GradeTask) => Promise<EssayGrade>;
  close: () => Promise<void>;
};

type Settings = {
  log: Log;
  /** The path of its program. */
  worker: string;
};

/** A minute is all that the queue holds an essay for, and the grammar checker may take most of it. */
const timeoutMs = 6000;
const idleMs = 60_000;
const maxWaiting = 20;
const maxMemoryMb = 300;

export function createGrader({ log, worker }: Settings): Grader {
  const program = createChildWorker<GradeTask, EssayGrade>({
    file: worker,
    log,
    maxWaiting,
    timeoutMs,
    idleMs,
    maxMemoryMb,
  });
  return {
    grade: async (task) => {
      const done = await program.ask(task);
      if (done.kind !== 'done') throw new Error(`an essay was not graded: ${done.kind}`);
      return done.answer;
    },
    close: () => program.close(),
  };
}
