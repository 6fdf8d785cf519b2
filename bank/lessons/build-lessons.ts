/** Lessons as the product takes them in: places named, answers in an order that tells nothing, minutes counted. */
import { createHash } from 'node:crypto';
import type { Ask, Check, Lesson } from '#core/lessons/lesson.ts';
import { seeded, shuffle } from '#core/random.ts';
import { minutesOf } from './minutes.ts';
import type { WrittenAsk, WrittenLesson } from './schema.ts';
import { type AskedExam, countPerExam } from './worth.ts';

export const buildLessons = (lessons: readonly WrittenLesson[], exams: readonly AskedExam[]): Lesson[] =>
  lessons.map((lesson) => buildLesson(lesson, exams));

function buildLesson(lesson: WrittenLesson, exams: readonly AskedExam[]): Lesson {
  const { id, title, before, idea, card, next } = lesson;
  const build = (key: string, ask: WrittenAsk): Ask => buildAsk(`${id} ${key}`, key, ask);
  return {
    id,
    title,
    before,
    hook: build('hook', lesson.hook),
    idea,
    steps: lesson.steps.map(({ show, ask }, index) => ({
      ...(show && { show }),
      ask: build(`step-${index + 1}`, ask),
    })),
    examples: lesson.examples.map(({ question, options, figure, lines, answer }) => ({
      question,
      ...(options && { options }),
      ...(figure && { figure }),
      lines,
      answer,
    })),
    traps: lesson.traps.map(({ name, ask }, index) => ({ name, ask: build(`trap-${index + 1}`, ask) })),
    card,
    checks: lesson.checks.map(
      (check, index): Check =>
        'ask' in check ? { ...check, ask: build(`check-${index + 1}`, check.ask) } : check,
    ),
    next,
    minutes: minutesOf(lesson),
    worth: countPerExam(id, exams),
  };
}

/** The gate has seen that each kind has what its type promises. */
function buildAsk(seed: string, key: string, ask: WrittenAsk): Ask {
  const { verify, inOrder, pick = 1, ...shown } = ask;
  const answers = ask.answers.map((answer) =>
    ['choose', 'number', 'mark', 'drag'].includes(ask.kind)
      ? { ...answer, right: answer.right ?? false }
      : answer,
  );
  const isShuffled = !inOrder && ['choose', 'predict', 'sort'].includes(ask.kind);
  return {
    ...shown,
    key,
    ...(ask.kind === 'choose' && { pick }),
    answers: isShuffled ? shuffle(answers, seeded(seedOf(seed))) : answers,
  } as unknown as Ask;
}

const seedOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32LE(0);
