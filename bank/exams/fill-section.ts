/** Fills one section by its blueprint: whole sets first, then single questions that bring it to its difficulty. */
import { type Question, typesOfForm } from '#core/questions/kinds.ts';
import type { Random } from '../quant/random.ts';
import { apart, areaShares, isDataPart, type SectionBlueprint } from './blueprint.ts';
import { isWarmUp, levelOf } from './level-of.ts';

export type Pool = {
  all: readonly Question[];
  /** Questions that share a passage or a data set, together and in order. */
  sets: ReadonlyMap<string, readonly Question[]>;
  used: Set<string>;
  /** What lessons ask: open, and not for an exam to take. */
  asked?: ReadonlySet<string>;
  /** Those that another draw is like: who has practised one has practised the other. */
  twins: ReadonlySet<string>;
};

type Group = readonly Question[];

/** What an exam holds so far, and what the section that is being filled does, which will hold `size` in the end. */
type Taken = { exam: Question[]; section: Question[]; size: number };

const sumOf = (questions: Group): number => questions.reduce((sum, question) => sum + levelOf(question), 0);

const areaOf = ({ tags: [chief = ''] }: Question): string => chief.split('.').slice(0, 2).join('.');

const namesOf = ({ id, stimulus }: Question): string[] => (stimulus === undefined ? [id] : [id, stimulus]);

/** Whether a question is on a subject that the exam has already. */
function clashesWith(exam: Group): (question: Question) => boolean {
  const met = new Set(exam.flatMap(namesOf));
  return (question) => {
    const own = namesOf(question);
    return apart.some(
      (group) =>
        group.some((name) => own.includes(name)) &&
        group.some((name) => !own.includes(name) && met.has(name)),
    );
  };
}

/** The best unused question: near the wanted difficulty, of a family that the exam and a topic and area that the section lacks. */
export function pickOne(
  pool: Pool,
  part: { forms: readonly string[] },
  wanted: number,
  taken: Taken,
  random: Random,
): Question {
  const families = new Set(taken.exam.map(({ family }) => family));
  const topics = taken.section.flatMap(({ tags }) => tags);
  const clashes = clashesWith(taken.exam);
  const kept = Map.groupBy(
    pool.all.filter(({ id }) => pool.used.has(id)),
    ({ family }) => family,
  );
  /** By how many questions the section would have more of an area than the exam's share of it. */
  const overdrawn = (question: Question) => {
    const share = areaShares[areaOf(question)];
    if (share === undefined) return 0;
    const count = taken.section.filter((other) => areaOf(other) === areaOf(question)).length;
    return Math.max(0, count + 1 - Math.ceil(share * taken.size));
  };
  const cost = (question: Question) =>
    Math.abs(levelOf(question) - wanted) * 3 +
    (question.family !== undefined && families.has(question.family) ? 100 : 0) +
    // So that every family stays open to practice with most of its draws.
    (question.family === undefined ? 0 : (kept.get(question.family)?.length ?? 0) * 0.3) +
    overdrawn(question) * 1.5 +
    topics.filter((topic) => question.tags.includes(topic)).length * 0.4;
  const free = pool.all.filter(
    (question) =>
      !question.stimulus &&
      part.forms.includes(question.form) &&
      !pool.used.has(question.id) &&
      !pool.asked?.has(question.id) &&
      !clashes(question) &&
      !isWarmUp(question) &&
      !pool.twins.has(question.id),
  );
  const costs = new Map(free.map((question) => [question, cost(question)]));
  const [best] = random.shuffle(free).sort((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
  if (!best) throw new Error(`the bank has no ${part.forms.join(' or ')} left`);
  return best;
}

/** A section of reading asks for a sentence of the passage and for several answers once: worth this much difficulty. */
const variety = 0.15;

/** Who practices a skill wants so many questions of it that no exam keeps; going below is worth this much difficulty. */
const fewestOpen = 25;
const scarcity = 6;

/** Sets of two fit in everywhere: without this the first exams take them, and the last find none to make up their sum. */
const thrift = 0.08;

const skillsOf = ({ tags }: Question): string[] => tags.filter((tag) => /^(?:reading|argument)\./.test(tag));

function openSkills({ all, used }: Pool): ReadonlyMap<string, number> {
  const open = new Map<string, number>();
  for (const question of all)
    if (!used.has(question.id))
      for (const skill of skillsOf(question)) open.set(skill, (open.get(skill) ?? 0) + 1);
  return open;
}

/** How many of these are of a skill that would then be short. */
function takenFromScarce(questions: Group, open: ReadonlyMap<string, number>): number {
  const skills = questions.flatMap(skillsOf);
  return skills.filter(
    (skill) => (open.get(skill) ?? 0) - skills.filter((other) => other === skill).length < fewestOpen,
  ).length;
}

/** Whole sets whose sizes add up to the count, and whose mean is nearest to the wanted difficulty. */
function pickSets(
  pool: Pool,
  kind: 'passage' | 'data',
  count: number,
  wanted: number,
  taken: Taken,
  random: Random,
): Question[] {
  const clashes = clashesWith(taken.exam);
  const isData = (set: Group) => set[0]?.exercise_type === 'quant';
  const free = random
    .shuffle([...pool.sets.values()])
    .filter(
      (set) =>
        isData(set) === (kind === 'data') &&
        set.every(({ id }) => !pool.used.has(id) && !pool.asked?.has(id) && !pool.twins.has(id)) &&
        !set.some(clashes),
    );
  const lacking = (['rc-sentence', 'rc-many'] as const).filter(
    (form) => kind === 'passage' && !taken.section.some((question) => question.form === form),
  );
  const open = openSkills(pool);
  const cost = (sets: readonly Group[]) => {
    const questions = sets.flat();
    return (
      Math.abs(sumOf(questions) / count - wanted) +
      scarcity * takenFromScarce(questions, open) -
      variety * lacking.filter((form) => questions.some((question) => question.form === form)).length +
      thrift * sets.filter(({ length }) => length === 2).length
    );
  };
  // One argument beside a passage, or two by themselves: they are wanted in every section.
  const maxArguments = count > 2 ? 1 : 2;
  let best: { sets: Group[]; cost: number } | undefined;
  for (const sets of addUp(free, count, maxArguments)) {
    const price = cost(sets);
    if (best === undefined || price < best.cost) best = { sets, cost: price };
  }
  if (!best) throw new Error(`no ${kind} sets add up to ${count}`);
  return best.sets.toSorted((one, other) => other.length - one.length).flat();
}

/** Every choice of sets whose sizes add up to the count, with so many arguments at most. */
function* addUp(sets: readonly Group[], count: number, maxArguments: number): Generator<Group[]> {
  if (count === 0) yield [];
  for (const [index, set] of sets.entries()) {
    const left = maxArguments - (set.length === 1 ? 1 : 0);
    if (set.length > count || left < 0) continue;
    for (const others of addUp(sets.slice(index + 1), count - set.length, left)) yield [set, ...others];
  }
}

/** Small steps around the aim, so that a section has its easy and its hard questions. */
const spread = [0, -0.6, 0.6, 0, 0, 0.6, -0.6] as const;

/**
 * Sets come first, since they are taken as they are; what they miss of the aim the next sets and the single questions
 * make up for.
 */
export function fillSection(
  pool: Pool,
  blueprint: SectionBlueprint,
  aim: number,
  exam: Question[],
  random: Random,
): string[] {
  const { parts } = blueprint;
  const size = parts.reduce((sum, { count }) => sum + count, 0);
  const taken: Taken = { exam, section: [], size };
  const chosen: Question[][] = parts.map(() => []);
  const take = (index: number, questions: Group) => {
    chosen[index]?.push(...questions);
    taken.section.push(...questions);
    taken.exam.push(...questions);
    for (const { id } of questions) pool.used.add(id);
  };
  /** The mean that what is left must have, for the section to reach its aim. */
  const wantedOf = (steps = 0) => (aim * size - sumOf(taken.section) - steps) / (size - taken.section.length);
  const isReading = (index: number) =>
    parts[index]?.forms.some((form) => typesOfForm[form].question_type === 'read') ?? false;
  const isWhole = (index: number) => isReading(index) || isDataPart(blueprint, index);
  parts.forEach(({ count }, index) => {
    const kind = isReading(index) ? 'passage' : 'data';
    if (isWhole(index)) take(index, pickSets(pool, kind, count, wantedOf(), taken, random));
  });
  // The bank has few hard equivalences and many hard completions of three blanks: those first, and these last, which
  // make up for what the others miss.
  const isLast = (index: number) => Number(parts[index]?.forms.includes('tc3') ?? false);
  const singles = parts
    .flatMap(({ count }, index) => (isWhole(index) ? [] : Array.from({ length: count }, () => index)))
    .toSorted((one, other) => isLast(one) - isLast(other) || other - one);
  const steps = singles.map((_, no) => spread[no % spread.length] ?? 0);
  singles.forEach((index, no) => {
    const later = steps.slice(no).reduce<number>((sum, step) => sum + step, 0);
    const wanted = Math.min(5, Math.max(1, wantedOf(later) + (steps[no] ?? 0)));
    take(index, [pickOne(pool, parts[index] ?? { forms: [] }, wanted, taken, random)]);
  });
  return chosen.flat().map(({ id }) => id);
}
