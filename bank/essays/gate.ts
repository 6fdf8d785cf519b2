/** The gate of the issue tasks: a plan, points for both sides in both languages, and essays worth reading. */
import type { QuestionOf } from '#core/questions/kinds.ts';
import { toProblems } from '../authored-files.ts';
import { readAuthored } from '../authored-folder.ts';
import { type CheckOptions, type GateReport, type Progress, teller } from '../part.ts';
import { findRuns } from '../verbal/checks/bank.ts';

const format = 'write the task as “Issue tasks” in docs/bank.md shows it';
const tell = teller({ task: format, counts: 'write more of them' });

type Essay = QuestionOf<'essay'>;

const wanted = { tasks: 150, essays: 30, ofVariant: 20 } as const;
/** What a good writer types in thirty minutes. */
const essayWords = { min: 380, max: 720 } as const;

const countWords = (text: string): number => text.match(/[\p{L}’'-]+/gu)?.length ?? 0;
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const variantOf = ({ tags }: Essay): string => tags.find((tag) => tag.startsWith('issue.')) ?? 'none';

export function checkTask(task: Essay): string[] {
  const { steps, points, translation, essay } = task.secret;
  const texts = [
    ...steps,
    ...points.agree,
    ...points.disagree,
    ...(essay?.paragraphs.map(({ note }) => note) ?? []),
  ];
  const messages = [
    countWords(task.stem.en) < 5 && 'the prompt is shorter than five words',
    countWords(task.stem.en) > 75 && 'the prompt is longer than any of the test',
    steps.length < 3 && 'the plan has fewer than three steps',
    points.agree.length < 2 && 'fewer than two points for it',
    points.disagree.length < 2 && 'fewer than two points against it',
    !isChinese(translation ?? '') && 'no Chinese translation',
    texts.some(({ en, zh_cn }) => isChinese(en) || !isChinese(zh_cn)) && 'a language is missing or misplaced',
    ...(essay ? checkEssay(essay) : []),
  ];
  return messages.filter((message) => message !== false);
}

function checkEssay({ level, paragraphs }: NonNullable<Essay['secret']['essay']>) {
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  return [
    level < 5 && 'the essay is not a high-scoring one',
    paragraphs.length < 4 && 'the essay has fewer than four paragraphs',
    (words < essayWords.min || words > essayWords.max) && `the essay has ${words} words`,
  ];
}

export async function check(progress: Progress, { only = '' }: CheckOptions): Promise<GateReport> {
  const { questions, faults } = readAuthored(import.meta.dirname);
  const problems = toProblems(faults, format);
  const tasks = questions.filter((question): question is Essay => question.form === 'essay');
  for (const [index, task] of tasks.entries()) {
    if (task.id.includes(only)) problems.push(...tell(task.id, 'task', checkTask(task)));
    progress(index + 1, tasks.length);
  }
  problems.push(...findRuns(new Map(tasks.map(({ id, stem }) => [id, [stem.en]]))));
  const essays = tasks.filter(({ secret }) => secret.essay).length;
  const variants = Map.groupBy(tasks, variantOf);
  const few = (what: string, have: number, want: number) =>
    tell('bank', 'counts', have < want ? [`${have} ${what}, wanted ${want}`] : []);
  problems.push(...few('tasks', tasks.length, wanted.tasks), ...few('essays', essays, wanted.essays));
  for (const [variant, some] of variants) problems.push(...few(variant, some.length, wanted.ofVariant));
  const counts = [...variants].map(([variant, some]) => `${variant.replace('issue.', '')} ${some.length}`);
  return {
    problems,
    figures: { 'issue tasks': tasks.length, essays },
    lines: [`variants: ${counts.join(', ')}`],
  };
}
