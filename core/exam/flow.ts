/** The screens of the exam flow, each a page of its own, and their addresses. */

/** The child pages of the exam flow (specification, section 2). */
export const screens = [
  'before',
  'exercise',
  'exit',
  'help',
  'pause',
  'review',
  'save',
  'sectionEnd',
] as const;
export type Screen = (typeof screens)[number];

/** Specification, section 2: "Paths starting with /exam/ render with no header or footer"; so does the whole flow. */
export const flowPath = (examId: string, screen: Screen): string => `/exams/${examId}/${screen}`;

/** Screens at `/exams/{screen}`, which name an attempt and not its exam; `/exams/before` is the page before an exam. */
export const screensWithoutExam: readonly Screen[] = screens.filter((screen) => screen !== 'before');

const between: readonly string[] = ['before', 'pause', 'sectionEnd'] satisfies Screen[];

/** Screens that show no question of a section, and lead back to none. */
export const isBetweenSections = (screen: string): boolean => between.includes(screen);
