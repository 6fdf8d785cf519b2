/** How long the diagnostic is: told by the first run, the map and the plan of the first day, and asked by the stream. */

/** Usually, where a score from elsewhere is known, and beyond it for who wants to go on. */
export const diagnosticQuestions = { usual: 16, withScore: 10, more: 8 };

const minutesEach = 1.45;

export const diagnosticMinutes = (questions: number): number => Math.round(questions * minutesEach);

export function diagnosticSize(hasScore: boolean): { questions: number; minutes: number } {
  const questions = hasScore ? diagnosticQuestions.withScore : diagnosticQuestions.usual;
  return { questions, minutes: diagnosticMinutes(questions) };
}
