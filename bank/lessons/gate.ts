/** The gate of lessons: what a program can tell of a lesson before a learner meets it. */
import { lessonIds } from '#core/lessons/topics.ts';
import { toProblems } from '../authored-files.ts';
import { type CheckOptions, type GateReport, type Problem, type Progress, teller } from '../part.ts';
import { readLeaves } from '../taxonomy.ts';
import { checkDraws } from './checks/draws.ts';
import { checkFigures, figuresOf } from './checks/figures.ts';
import { checkLinks, findDeadLinks } from './checks/links.ts';
import { checkAsks, checkParts, checkVariety } from './checks/shape.ts';
import {
  checkChinese,
  checkEnglish,
  checkFormulas,
  checkLanguages,
  checkLengths,
  checkReplies,
} from './checks/texts.ts';
import { type Calculations, checkArrival, checkResults, loadCalculations } from './checks/verify.ts';
import { minutesOf } from './minutes.ts';
import { type PoolQuestion, readPool } from './pool.ts';
import { readLessons } from './read.ts';
import { asksOf, type WrittenLesson } from './schema.ts';

const tell = teller({
  parts: 'write as many as “The parts” in docs/lessons.md says',
  variety: 'ask in another way; the table of kinds in docs/lessons.md says what each is good for',
  asks: 'give the question what its kind needs, as docs/lessons.md shows',
  languages: 'write it in both languages, each as its own',
  length: 'say less; what does not fit belongs to another lesson',
  chinese: 'write it as “Chinese” in docs/lessons.md says',
  english: 'write it as “English” in docs/lessons.md says',
  tex: 'use the commands of allowedCommands in bank/quant/tex.ts, as KaTeX and tex2typst read them',
  replies: 'say where to look, and let the learner find it',
  figures: 'change the figure, its `set` or its bounds until it can be drawn everywhere',
  checks: 'npm run bank -- show --only ID shows a question; take open ones of the topic, the easy first',
  links: 'take a lesson of core/lessons/topics.ts',
  verify: 'calculate it by hand, then correct the lesson or its verify',
  arrival: 'let the last line come to the answer',
  minutes: 'a lesson takes 8 to 15 minutes: cut or add a step',
  coverage: 'write it',
});

const minutesOfLesson = { from: 8, to: 15 };

export type Surroundings = {
  pool: readonly PoolQuestion[];
  wanted: ReadonlySet<string>;
  calculations?: Calculations;
};

export function checkLesson(
  lesson: WrittenLesson,
  { pool, wanted, calculations = {} }: Surroundings,
): { problems: Problem[]; verified: number } {
  const { id } = lesson;
  const minutes = minutesOf(lesson);
  const results = checkResults(lesson, calculations);
  const problems = [
    ...tell(id, 'parts', checkParts(lesson)),
    ...tell(id, 'variety', checkVariety(lesson)),
    ...tell(id, 'asks', checkAsks(lesson)),
    ...tell(id, 'languages', checkLanguages(lesson)),
    ...tell(id, 'length', checkLengths(lesson)),
    ...tell(id, 'chinese', checkChinese(lesson)),
    ...tell(id, 'english', checkEnglish(lesson)),
    ...tell(id, 'tex', checkFormulas(lesson)),
    ...tell(id, 'replies', checkReplies(lesson)),
    ...tell(id, 'figures', checkFigures(lesson)),
    ...tell(id, 'checks', checkDraws(lesson, pool)),
    ...tell(id, 'links', checkLinks(lesson, wanted)),
    ...tell(id, 'verify', results.told),
    ...tell(id, 'arrival', checkArrival(lesson)),
    ...tell(
      id,
      'minutes',
      minutes < minutesOfLesson.from || minutes > minutesOfLesson.to ? [`takes ${minutes} minutes`] : [],
    ),
  ];
  return { problems, verified: results.done };
}

export async function check(
  progress: Progress,
  { isComplete, only = '' }: CheckOptions,
): Promise<GateReport> {
  const { lessons, faults } = readLessons();
  const ids = lessonIds(readLeaves().map(({ id }) => id));
  const wanted = new Set(ids);
  const looked = lessons.filter(({ id }) => id.includes(only));
  const problems = toProblems(faults, 'write the lesson as docs/lessons.md shows it').filter(({ id }) =>
    id.includes(only),
  );
  const pool = looked.length > 0 ? await readPool() : [];
  let verified = 0;
  for (const [index, lesson] of looked.entries()) {
    const calculations = await loadCalculations(lesson.id);
    const told = checkLesson(lesson, { pool, wanted, calculations });
    problems.push(...told.problems);
    verified += told.verified;
    progress(index + 1, looked.length);
  }
  const coverage = checkCoverage(ids, lessons);
  if (isComplete) problems.push(...coverage.problems.filter(({ id }) => id.includes(only)));
  return {
    problems,
    figures: {
      'lessons wanted': ids.length,
      written: lessons.length,
      'small questions': looked.reduce((sum, lesson) => sum + asksOf(lesson).length, 0),
      'results calculated twice': verified,
      figures: looked.reduce((sum, lesson) => sum + figuresOf(lesson).length, 0),
    },
    lines: [...looked.map(describe), ...(only ? [] : coverage.lines)],
  };
}

/** What is wanted and not written, and links that lead there. */
export function checkCoverage(
  ids: readonly string[],
  lessons: readonly WrittenLesson[],
): { problems: Problem[]; lines: string[] } {
  const written = new Set(lessons.map(({ id }) => id));
  const missing = ids.filter((id) => !written.has(id));
  return {
    problems: [
      ...missing.flatMap((id) => tell(id, 'coverage', ['is not written yet'])),
      ...lessons.flatMap((lesson) => tell(lesson.id, 'links', findDeadLinks(lesson, written))),
    ],
    lines: missing.length === 0 ? [] : [`still to come: ${missing.length} lessons: ${missing.join(', ')}`],
  };
}

const describe = (lesson: WrittenLesson): string => {
  const kinds = lesson.steps.map(({ ask }) => ask.kind).join(' ');
  return `${lesson.id}  ${minutesOf(lesson)} min  ${lesson.steps.length} steps (${kinds})  ${lesson.examples.length} examples  ${lesson.checks.length} checks`;
};
