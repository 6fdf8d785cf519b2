/**
 * Puts mock exams and practice sets together from the bank, by the blueprint. What it writes is committed: an exam
 * must not change because the bank has grown.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Question } from '#core/questions/kinds.ts';
import { findParts } from '../part.ts';
import { type Random, seeded } from '../quant/random.ts';
import { readLeaves } from '../taxonomy.ts';
import {
  aims,
  apart,
  cuts,
  firstQuant,
  firstVerbal,
  isDataPart,
  type SectionBlueprint,
  secondQuant,
  secondVerbal,
  submitLimit,
} from './blueprint.ts';
import { makeSets } from './practice-sets.ts';

export type Pool = {
  all: readonly Question[];
  /** Questions that share a passage or a data set, together and in order. */
  sets: ReadonlyMap<string, readonly Question[]>;
  used: Set<string>;
};

type Section = { measure: string; minutes: number; questions?: string[]; modules?: Record<string, string[]> };

/** Small steps around the aim, so that a section has its easy and its hard questions. */
const spread = [0, -1, 1, 0, 0, 1, -1] as const;

/** What an exam holds so far, and what the section that is being filled does. */
type Taken = { exam: Question[]; section: Question[] };

/** The best unused question: near the wanted difficulty, of a family that the exam and a topic that the section lacks. */
function pickOne(
  pool: Pool,
  part: { forms: readonly string[] },
  wanted: number,
  taken: Taken,
  random: Random,
): Question {
  const families = new Set(taken.exam.map(({ family }) => family));
  const topics = taken.section.flatMap(({ tags }) => tags);
  const met = new Set(taken.exam.map(({ id }) => id));
  const clashes = (id: string) =>
    apart.some((pair) => pair.includes(id) && pair.some((other) => other !== id && met.has(other)));
  const cost = (question: Question) =>
    Math.abs(question.difficulty - wanted) * 3 +
    (question.family !== undefined && families.has(question.family) ? 100 : 0) +
    topics.filter((topic) => question.tags.includes(topic)).length * 0.4;
  const free = pool.all.filter(
    ({ id, form, stimulus }) => !stimulus && part.forms.includes(form) && !pool.used.has(id) && !clashes(id),
  );
  const [best] = random.shuffle(free).sort((one, other) => cost(one) - cost(other));
  if (!best) throw new Error(`the bank has no ${part.forms.join(' or ')} left`);
  return best;
}

/** A section of reading asks for a sentence of the passage and for several answers once: worth this much difficulty. */
const variety = 0.7;

/** Whole sets whose sizes add up to the count, nearest to the wanted difficulty. */
function pickSets(
  pool: Pool,
  kind: 'passage' | 'data',
  count: number,
  wanted: number,
  { section }: Taken,
  random: Random,
): Question[] {
  const isData = (set: readonly Question[]) => set[0]?.exercise_type === 'quant';
  const free = random
    .shuffle([...pool.sets.values()])
    .filter((set) => isData(set) === (kind === 'data') && set.every(({ id }) => !pool.used.has(id)));
  const mean = (set: readonly Question[]) =>
    set.reduce((sum, { difficulty }) => sum + difficulty, 0) / set.length;
  const lacking = (['rc-sentence', 'rc-many'] as const).filter(
    (form) => kind === 'passage' && !section.some((question) => question.form === form),
  );
  const cost = (set: readonly Question[]) =>
    Math.abs(mean(set) - wanted) -
    variety * lacking.filter((form) => set.some((question) => question.form === form)).length;
  const sorted = free.sort((one, other) => cost(one) - cost(other));
  const fill = (
    left: number,
    from: number,
    chosen: (readonly Question[])[],
  ): (readonly Question[])[] | null => {
    if (left === 0) return chosen;
    for (let index = from; index < sorted.length; index += 1) {
      const set = sorted[index] ?? [];
      // One argument beside a passage, or two by themselves: they are wanted in every section.
      const arguments_ = [...chosen, set].filter((one) => one.length === 1).length;
      if (set.length > left || arguments_ > (count > 2 ? 1 : 2)) continue;
      const found = fill(left - set.length, index + 1, [...chosen, set]);
      if (found) return found;
    }
    return null;
  };
  const chosen = fill(count, 0, []);
  if (!chosen) throw new Error(`no ${kind} sets add up to ${count}`);
  return chosen.toSorted((one, other) => other.length - one.length).flat();
}

function fillSection(
  pool: Pool,
  blueprint: SectionBlueprint,
  aim: number,
  exam: Question[],
  random: Random,
): string[] {
  const taken: Taken = { exam, section: [] };
  const take = (questions: readonly Question[]) => {
    for (const question of questions) {
      taken.section.push(question);
      taken.exam.push(question);
      pool.used.add(question.id);
    }
  };
  blueprint.parts.forEach((part, index) => {
    const isReading = part.forms.includes('rc-one');
    if (isReading || isDataPart(blueprint, index))
      take(pickSets(pool, isReading ? 'passage' : 'data', part.count, aim, taken, random));
    else
      for (let no = 0; no < part.count; no += 1) {
        const step = spread[(taken.section.length + no) % spread.length] ?? 0;
        const wanted = Math.min(5, Math.max(1, aim + step));
        take([pickOne(pool, part, wanted, taken, random)]);
      }
  });
  return taken.section.map(({ id }) => id);
}

function makeMock(pool: Pool, no: number): object {
  const random = seeded(`mock exam ${no}`);
  const met: Question[] = [];
  const essay = pickOne(pool, { forms: ['essay'] }, 3, { exam: met, section: [] }, random);
  pool.used.add(essay.id);
  const first = (blueprint: SectionBlueprint): Section => ({
    measure: blueprint.measure,
    minutes: blueprint.minutes,
    questions: fillSection(pool, blueprint, aims.first, met, random),
  });
  const second = (blueprint: SectionBlueprint): Section => ({
    measure: blueprint.measure,
    minutes: blueprint.minutes,
    modules: {
      easy: fillSection(pool, blueprint, aims.easy, met, random),
      medium: fillSection(pool, blueprint, aims.medium, met, random),
      hard: fillSection(pool, blueprint, aims.hard, met, random),
    },
  });
  return {
    id: `mock-${String(no).padStart(2, '0')}`,
    type: 'GREPREP',
    title: { zh: `全真模考 ${no}`, en: `Mock exam ${no}` },
    limit: submitLimit,
    cuts: { verbal: cuts, quant: cuts },
    sections: [
      { measure: 'write', minutes: 30, questions: [essay.id] },
      first(firstVerbal),
      first(firstQuant),
      second(secondVerbal),
      second(secondQuant),
    ],
  };
}

async function readPool(): Promise<Pool> {
  const all: Question[] = [];
  for (const { name, build } of await findParts())
    if (name !== 'exams') all.push(...((await build?.())?.questions ?? []));
  all.sort((one, other) => one.id.localeCompare(other.id));
  const sets = new Map<string, Question[]>();
  for (const question of all)
    if (question.stimulus) sets.set(question.stimulus, [...(sets.get(question.stimulus) ?? []), question]);
  return { all, sets, used: new Set() };
}

/** Makes as many mock exams as asked for, then practice sets from what they left. */
export async function assemble(mocks: number): Promise<string> {
  const pool = await readPool();
  const exams = Array.from({ length: mocks }, (_, index) => makeMock(pool, index + 1));
  const sets = makeSets(pool, readLeaves());
  const write = (file: string, about: string, list: readonly object[]) =>
    writeFileSync(
      join(import.meta.dirname, file),
      `# ${about}\n${stringify(list, { flowCollectionPadding: false, lineWidth: 110 })}`,
    );
  write(
    'mock-exams.yaml',
    'Mock exams, assembled from the bank by blueprint.ts; never assembled again once people have taken them.',
    exams,
  );
  write('practice-sets.yaml', 'Practice sets, assembled from what the mock exams leave.', sets);
  return `${exams.length} mock exams, ${sets.length} practice sets, ${readFileSync(join(import.meta.dirname, 'practice-sets.yaml')).length} bytes`;
}
