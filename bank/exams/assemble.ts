/**
 * Puts mock exams and practice sets together from the bank, by the blueprint. What it writes is committed: an exam
 * must not change because the bank has grown.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type ExamSource, variantsOf } from '#core/exam/source.ts';
import { type BankStimulus, forms, isScored, type Question } from '#core/questions/kinds.ts';
import { readLessons } from '../lessons/read.ts';
import { findParts } from '../part.ts';
import { seeded } from '../quant/random.ts';
import { readLeaves } from '../taxonomy.ts';
import {
  aimOf,
  cuts,
  firstQuant,
  firstVerbal,
  type Level,
  type SectionBlueprint,
  secondQuant,
  secondVerbal,
  submitLimit,
} from './blueprint.ts';
import { fillSection, type Pool, pickOne } from './fill-section.ts';
import { makeSets } from './practice-sets.ts';
import { readExams } from './read.ts';
import { groupTwins } from './reserved.ts';

type IsMade = (measure: string) => boolean;

const idOf = (no: number): string => `mock-${String(no).padStart(2, '0')}`;

/** The bank has least of what is hardest and easiest: every exam gets its share before anything else takes some. */
const order: readonly Level[] = ['hard', 'easy', 'medium', 'first'];

const isModule = (level: Level): boolean => level !== 'first';

/** A measure that is not made anew keeps the sections that the exam has. */
function makeMocks(
  pool: Pool,
  count: number,
  kept: ReadonlyMap<string, ExamSource>,
  isMade: IsMade,
): object[] {
  const byId = new Map(pool.all.map((question) => [question.id, question]));
  const mocks = Array.from({ length: count }, (_, index) => {
    const no = index + 1;
    const sections = (kept.get(idOf(no))?.sections ?? []).filter(({ measure }) => !isMade(measure));
    const met = sections.flatMap((section) =>
      variantsOf(section).flatMap(([, codes]) => codes.flatMap((code) => byId.get(code) ?? [])),
    );
    for (const { id } of met) pool.used.add(id);
    return { no, sections, met, filled: new Map<string, string[]>() };
  });
  for (const level of order)
    for (const { no, met, filled } of mocks)
      for (const blueprint of isModule(level) ? [secondVerbal, secondQuant] : [firstVerbal, firstQuant]) {
        if (!isMade(blueprint.measure)) continue;
        const name = `${blueprint.measure} ${level}`;
        const random = seeded(`mock exam ${no} ${name}`);
        filled.set(name, fillSection(pool, blueprint, aimOf(level), met, random));
      }
  return mocks.map(({ no, sections, filled }) => {
    const keptOf = (measure: string) => sections.filter((section) => section.measure === measure);
    const section = ({ measure, minutes }: SectionBlueprint, questions: object) => ({
      measure,
      minutes,
      ...questions,
    });
    const of = (measure: string, level: Level) => filled.get(`${measure} ${level}`);
    const first = (blueprint: SectionBlueprint) =>
      keptOf(blueprint.measure)[0] ?? section(blueprint, { questions: of(blueprint.measure, 'first') });
    const second = (blueprint: SectionBlueprint) =>
      keptOf(blueprint.measure)[1] ??
      section(blueprint, {
        modules: {
          easy: of(blueprint.measure, 'easy'),
          medium: of(blueprint.measure, 'medium'),
          hard: of(blueprint.measure, 'hard'),
        },
      });
    return {
      id: idOf(no),
      type: 'GREPREP',
      title: { zh: `全真模考 ${no}`, en: `Mock exam ${no}` },
      limit: submitLimit,
      cuts: { verbal: cuts, quant: cuts },
      sections: [
        keptOf('write')[0] ?? { measure: 'write', minutes: 30, questions: [takeEssay(pool, no)] },
        first(firstVerbal),
        first(firstQuant),
        second(secondVerbal),
        second(secondQuant),
      ],
    };
  });
}

function takeEssay(pool: Pool, no: number): string {
  const nothing = { exam: [], section: [], size: 1 };
  const written = { forms: forms.filter((form) => !isScored(form)) };
  const { id } = pickOne(pool, written, 3, nothing, seeded(`mock exam ${no}`));
  pool.used.add(id);
  return id;
}

async function readPool(): Promise<Pool> {
  const all: Question[] = [];
  const stimuli = new Map<string, BankStimulus>();
  for (const { name, build } of await findParts()) {
    if (name === 'exams') continue;
    const part = await build?.();
    all.push(...(part?.questions ?? []));
    for (const stimulus of part?.stimuli ?? []) stimuli.set(stimulus.id, stimulus);
  }
  all.sort((one, other) => one.id.localeCompare(other.id));
  const sets = new Map<string, Question[]>();
  for (const question of all)
    if (question.stimulus) sets.set(question.stimulus, [...(sets.get(question.stimulus) ?? []), question]);
  const twins = groupTwins(all, stimuli).filter(({ length }) => length > 1);
  return { all, sets, used: new Set(), twins: new Set(twins.flat().map(({ id }) => id)) };
}

/** What a lesson asks has to stay open, and with it the rest of its passage: no mock exam takes it. */
function askedByLessons({ all, sets }: Pool): ReadonlySet<string> {
  const named = new Set(
    readLessons().lessons.flatMap(({ checks }) =>
      checks.flatMap((check) => ('question' in check ? [check.question] : [])),
    ),
  );
  const questions = all
    .filter(({ id }) => named.has(id))
    .flatMap((question) => sets.get(question.stimulus ?? '') ?? [question]);
  return new Set(questions.map(({ id }) => id));
}

/** Makes as many mock exams as asked for, or one measure of them anew, then practice sets from what they left. */
export async function assemble(mocks: number, measure?: string): Promise<string> {
  const pool = await readPool();
  const kept = new Map(readExams().exams.map((exam) => [exam.id, exam]));
  const exams = makeMocks(
    { ...pool, asked: askedByLessons(pool) },
    mocks,
    kept,
    (one) => measure === undefined || one === measure,
  );
  const sets = makeSets(pool, readLeaves());
  const write = (file: string, about: string, list: readonly object[]) =>
    writeFileSync(
      join(import.meta.dirname, file),
      `# ${about}\n${stringify(list, { flowCollectionPadding: false, lineWidth: 110 })}`,
    );
  write(
    'mock-exams.yaml',
    'Mock exams, assembled from the bank by blueprint.ts. Assembled again they are new editions: what was taken keeps its own.',
    exams,
  );
  write('practice-sets.yaml', 'Practice sets, assembled from what the mock exams leave.', sets);
  return `${exams.length} mock exams, ${sets.length} practice sets, ${readFileSync(join(import.meta.dirname, 'practice-sets.yaml')).length} bytes`;
}
