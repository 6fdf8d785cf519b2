/** A seeded bank whose true difficulties are known: the real questions, tags and mock exams, wrong as editors are wrong. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Paper, paperOf } from '#core/learner/score.ts';
import { type Skills, skillsOf } from '#core/learner/skills.ts';
import type { ScoredForm } from '#core/questions/kinds.ts';
import { priorItem, type ScoredItem } from '#core/scoring/item.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { normal } from '#core/scoring/simulate.ts';
import { root } from '../../scripts/stamp.ts';

type Level = 1 | 2 | 3 | 4 | 5;

export type SimItem = {
  id: string;
  index: number;
  measure: Measure;
  form: string;
  /** Siblings of a family, or questions on one passage. */
  group: string;
  family: string;
  skills: Skills;
  level: Level;
  seconds: number;
  /** As editors rate it, and as it is. */
  guessed: ScoredItem;
  truth: ScoredItem;
  /** Its part of the exam, 0 outside of mocks. */
  share: number;
};

export type Mock = Record<Measure, { first: SimItem[]; second: SimItem[][] }>;

export type World = {
  items: SimItem[];
  practice: SimItem[];
  mocks: Mock[];
  /** As the model reads the exam, and as it is. */
  papers: Record<Measure, Paper>;
  truePapers: Record<Measure, Paper>;
};

type RawQuestion = {
  id: string;
  family?: string;
  stimulus?: string;
  exercise_type: Measure;
  form: ScoredForm;
  tags: string[];
  difficulty: Level;
  seconds: number;
};
type RawSection = { measure: string; questions?: string[]; modules?: Record<string, string[]> };
type RawExam = { type: string; sections: RawSection[] };

export type Raw = { questions: RawQuestion[]; exams: RawExam[] };

const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(root, 'build', 'bank', name), 'utf8')) as T;

export async function readBank(): Promise<Raw> {
  const [verbal, quant, exams] = await Promise.all([
    readJson<{ questions: RawQuestion[] }>('verbal.json'),
    readJson<{ questions: RawQuestion[] }>('quant.json'),
    readJson<RawExam[]>('exams/exams.json'),
  ]);
  const questions = [...verbal.questions, ...quant.questions].filter(
    ({ tags }) => skillsOf(tags).topics.length > 0,
  );
  return { questions, exams: exams.filter(({ type }) => type === 'GREPREP') };
}

export type WorldOptions = {
  /** How wrong editors are, as a standard deviation, and how wrong the model believes them to be. */
  bSd: number;
  /** The whole bank is easier than believed by this much. */
  easier: number;
};

const believedSd = 0.7;

export function makeWorld(raw: Raw, { bSd, easier }: WorldOptions, random: () => number): World {
  // Part of an error is shared by a family or passage, part by a topic, half is the question's own.
  const parts = { group: 0.5, topic: 0.25, own: Math.sqrt(1 - 0.5 ** 2 - 0.25 ** 2) };
  const shared = new Map<string, number>();
  const draw = (key: string): number => {
    const known = shared.get(key) ?? normal(random);
    shared.set(key, known);
    return known;
  };
  const shareOf = new Map<string, number>();
  for (const { sections } of raw.exams)
    for (const { questions = [], modules = {} } of sections) {
      for (const id of questions) shareOf.set(id, 1);
      for (const list of Object.values(modules)) for (const id of list) shareOf.set(id, 1 / 3);
    }
  const items = raw.questions.map((question, index): SimItem => {
    const guessed = { ...priorItem(question), bSd: believedSd };
    const skills = skillsOf(question.tags);
    const group = question.stimulus ?? question.family ?? question.id;
    const error =
      bSd *
      (parts.group * draw(`group ${group}`) +
        parts.topic * draw(`topic ${skills.topics[0]?.key}`) +
        parts.own * normal(random));
    const a = 1.2 * Math.exp(0.2 * normal(random));
    return {
      ...{ id: question.id, index, measure: question.exercise_type, form: question.form, group, skills },
      ...{ family: question.family ?? question.id, level: question.difficulty, seconds: question.seconds },
      guessed,
      truth: { a, b: guessed.b + error - easier, c: guessed.c, bSd: 0 },
      share: shareOf.get(question.id) ?? 0,
    };
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const find = (ids: readonly string[] = []) => ids.flatMap((id) => byId.get(id) ?? []);
  const mockOf = ({ sections }: RawExam, measure: Measure) => {
    const own = sections.filter((section) => section.measure === measure);
    return {
      first: find(own.find(({ questions }) => questions)?.questions),
      second: Object.values(own.find(({ modules }) => modules)?.modules ?? {}).map((ids) => find(ids)),
    };
  };
  const paper = (measure: Measure, kind: 'guessed' | 'truth') =>
    paperOf(
      measure,
      items
        .filter((item) => item.measure === measure && item.share > 0)
        .map((item) => ({ item: item[kind], skills: item.skills, share: item.share })),
    );
  const papers = (kind: 'guessed' | 'truth') => ({
    verbal: paper('verbal', kind),
    quant: paper('quant', kind),
  });
  return {
    items,
    practice: items.filter(({ share }) => share === 0),
    mocks: raw.exams.map((exam) => ({ verbal: mockOf(exam, 'verbal'), quant: mockOf(exam, 'quant') })),
    papers: papers('guessed'),
    truePapers: papers('truth'),
  };
}
