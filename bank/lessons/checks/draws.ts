/** Checks that the five check questions exist, are open to everybody, belong to the topic and rise from easy to hard. */
import { isOfLesson } from '#core/lessons/topics.ts';
import type { PoolQuestion } from '../pool.ts';
import type { WrittenLesson } from '../schema.ts';

const easy = 2;
const hard = 4;
const count = 5;

type Drawn = { name: string; difficulty: number; isOfTopic: boolean; isNear: boolean };

export function checkDraws(lesson: WrittenLesson, pool: readonly PoolQuestion[]): string[] {
  const { id, checks } = lesson;
  const told: string[] = [];
  const drawn = checks.flatMap((check): Drawn[] => {
    const name = 'family' in check ? check.family : check.question;
    const found = pool.filter((question) =>
      'family' in check ? question.family === name : question.id === name,
    );
    const open = found.filter(({ reservedFor }) => reservedFor === undefined);
    if (found.length === 0) told.push(`${name} is not in the bank`);
    else if (open.length === 0) told.push(`${name} is kept for ${found[0]?.reservedFor}`);
    if (id.startsWith('essay.') !== 'ask' in check)
      told.push(`${name} ${'ask' in check ? 'needs no ask' : 'is an essay task: give it an ask of its own'}`);
    if (open.length === 0) return [];
    const isOfTopic = open.every((question) => isOfLesson(id, question));
    const isNear = open.every(({ tags }) => tags.some((tag) => tag.startsWith(nearTo(id))));
    return [{ name, difficulty: middle(open), isOfTopic, isNear }];
  });
  const names = drawn.map(({ name }) => name);
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) < index)))
    told.push(`${name} is asked twice`);

  const topic = pool.filter((question) => question.reservedFor === undefined && isOfLesson(id, question));
  const lacking = Math.max(0, count - topic.length);
  const strangers = drawn.filter(({ isOfTopic }) => !isOfTopic);
  if (strangers.length > lacking)
    told.push(
      `${strangers.map(({ name }) => name).join(', ')} do not carry ${id}; the bank has ${topic.length} open ones that do`,
    );
  for (const { name, isNear } of strangers)
    if (!isNear) told.push(`${name} may stand in only if it carries a tag of ${nearTo(id)}…`);
  if (id.startsWith('essay.')) return told;
  for (const [index, { name, difficulty }] of drawn.entries())
    if (difficulty < (drawn[index - 1]?.difficulty ?? 0))
      told.push(`${name} (${difficulty}) is easier than the one before it`);
  const levels = drawn.map(({ difficulty }) => difficulty);
  if (topic.some(({ difficulty }) => difficulty <= easy) && !levels.some((level) => level <= easy))
    told.push(`none of its checks is easy (${levels.join(', ')}), and the bank has some`);
  if (topic.some(({ difficulty }) => difficulty >= hard) && !levels.some((level) => level >= hard))
    told.push(`none of its checks is hard (${levels.join(', ')}), and the bank has some`);
  return told;
}

/** Where a topic has fewer than five open questions, its sisters in the tree lend theirs. */
const nearTo = (id: string): string => id.slice(0, id.lastIndexOf('.') + 1);

const middle = (questions: readonly PoolQuestion[]): number => {
  const levels = questions.map(({ difficulty }) => difficulty).sort();
  return levels[Math.floor(levels.length / 2)] ?? 0;
};
