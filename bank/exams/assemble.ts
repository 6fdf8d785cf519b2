/**
 * Puts mock exams and practice sets together from the bank, by the blueprint. What it writes is committed: an exam
 * must not change because the bank has grown.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { forms, isScored, type Question } from '#core/questions/kinds.ts';
import { findParts } from '../part.ts';
import { seeded } from '../quant/random.ts';
import { readLeaves } from '../taxonomy.ts';
import {
  aims,
  cuts,
  firstQuant,
  firstVerbal,
  type SectionBlueprint,
  secondQuant,
  secondVerbal,
  submitLimit,
} from './blueprint.ts';
import { fillSection, type Pool, pickOne } from './fill-section.ts';
import { makeSets } from './practice-sets.ts';

type Level = keyof typeof aims;

/** The bank has least of what is hardest and easiest: every exam gets its share before anything else takes some. */
const order: readonly Level[] = ['hard', 'easy', 'medium', 'first'];

const isModule = (level: Level): boolean => level !== 'first';

function makeMocks(pool: Pool, count: number): object[] {
  const mocks = Array.from({ length: count }, (_, index) => ({
    no: index + 1,
    met: [] as Question[],
    filled: new Map<string, string[]>(),
  }));
  for (const level of order)
    for (const { no, met, filled } of mocks)
      for (const blueprint of isModule(level) ? [secondVerbal, secondQuant] : [firstVerbal, firstQuant]) {
        const name = `${blueprint.measure} ${level}`;
        const random = seeded(`mock exam ${no} ${name}`);
        filled.set(name, fillSection(pool, blueprint, aims[level], met, random));
      }
  return mocks.map(({ no, filled }) => {
    const section = ({ measure, minutes }: SectionBlueprint, questions: object) => ({
      measure,
      minutes,
      ...questions,
    });
    const of = (measure: string, level: Level) => filled.get(`${measure} ${level}`);
    const first = (blueprint: SectionBlueprint) =>
      section(blueprint, { questions: of(blueprint.measure, 'first') });
    const second = (blueprint: SectionBlueprint) =>
      section(blueprint, {
        modules: {
          easy: of(blueprint.measure, 'easy'),
          medium: of(blueprint.measure, 'medium'),
          hard: of(blueprint.measure, 'hard'),
        },
      });
    return {
      id: `mock-${String(no).padStart(2, '0')}`,
      type: 'GREPREP',
      title: { zh: `全真模考 ${no}`, en: `Mock exam ${no}` },
      limit: submitLimit,
      cuts: { verbal: cuts, quant: cuts },
      sections: [
        { measure: 'write', minutes: 30, questions: [takeEssay(pool, no)] },
        first(firstVerbal),
        first(firstQuant),
        second(secondVerbal),
        second(secondQuant),
      ],
    };
  });
}

function takeEssay(pool: Pool, no: number): string {
  const nothing = { exam: [], section: [] };
  const written = { forms: forms.filter((form) => !isScored(form)) };
  const { id } = pickOne(pool, written, 3, nothing, seeded(`mock exam ${no}`));
  pool.used.add(id);
  return id;
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
  const exams = makeMocks(pool, mocks);
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
