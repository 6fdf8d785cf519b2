/** The study plan: from stage, time, last score and target to the work of every day until the exam. */
import { dayMs } from '#core/duration.ts';
import type { Difficulty } from '#core/questions/kinds.ts';
import { assumedScore, judge, roundTo5, type Stage, type Verdict } from './effort.ts';
import { essayTags, type Measure, mockCounts, type Phase, splits, turns, type Work } from './work.ts';

export type PlanInput = {
  stage: Stage;
  /** One to six. */
  months: number;
  /** The total of the last test; null where there was none. */
  previous: number | null;
  target: number;
};

export type PlanTask = {
  /** Never used twice in a plan. */
  id: string;
  /** As `2026-11-15`. */
  day: string;
  measure: Measure;
  work: Work;
  minutes: number;
};

export type StudyPlan = {
  input: PlanInput;
  starts: string;
  examDay: string;
  /** Where the plan starts from: the last score, or what the stage is taken to stand at. */
  baseline: number;
  verdict: Verdict;
  phases: { phase: Phase; from: string; to: string }[];
  tasks: PlanTask[];
};

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The same day some months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export function makePlan(input: PlanInput, today: string): StudyPlan {
  const examDay = addMonths(today, input.months);
  const days = daysBetween(today, examDay);
  const baseline = input.previous ?? assumedScore(input.stage);
  const verdict = judge({ stage: input.stage, baseline, target: input.target, days });
  const phaseOf = phasesOf(input.stage, days);
  const mocks = mockDays(input, today, days);
  const filler = makeFiller(input.stage, baseline);
  const tasks: PlanTask[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(today, index);
    const works = worksOf({ index, days, minutes: verdict.minutes, phase: phaseOf(index), mocks, filler });
    for (const [place, task] of works.entries())
      tasks.push({ id: `d${index + 1}-${place + 1}`, day, ...task });
  }
  return {
    input,
    starts: today,
    examDay,
    baseline,
    verdict,
    phases: listPhases(today, days, phaseOf),
    tasks,
  };
}

type Planned = Pick<PlanTask, 'measure' | 'work' | 'minutes'>;

function phasesOf(stage: Stage, days: number): (index: number) => Phase {
  const { foundation, practice } = splits[stage];
  return (index) =>
    index < days * foundation ? 'foundation' : index < days * (foundation + practice) ? 'practice' : 'sprint';
}

function listPhases(today: string, days: number, phaseOf: (index: number) => Phase): StudyPlan['phases'] {
  const phases: StudyPlan['phases'] = [];
  for (let index = 0; index < days; index += 1) {
    const phase = phaseOf(index);
    const day = addDays(today, index);
    const last = phases.at(-1);
    if (last?.phase === phase) last.to = day;
    else phases.push({ phase, from: day, to: day });
  }
  return phases;
}

const lastQuietDays = 3;

/**
 * The first mock exam shows where one stands: on the third day, or after two weeks for who starts from nothing. The
 * last one leaves three days of rest before the exam. The others lie evenly between them, on a Saturday where one is
 * near, since the whole takes two hours without a break.
 */
function mockDays({ stage, months }: PlanInput, today: string, days: number): Map<number, number> {
  const count = mockCounts[months - 1] ?? mockCounts[0];
  const first = stage === 'scratch' ? Math.min(13, Math.floor(days / 3)) : 2;
  const last = days - lastQuietDays - 2;
  const step = (last - first) / (count - 1);
  const chosen = [first];
  for (let place = 1; place < count; place += 1) {
    const wanted = Math.round(first + step * place);
    const earliest = (chosen.at(-1) ?? first) + 3;
    const near = [0, -1, 1, -2, 2, -3, 3].map((shift) => wanted + shift);
    const saturday = near.find(
      (index) => index >= earliest && index <= last && isSaturday(addDays(today, index)),
    );
    chosen.push(saturday ?? wanted);
  }
  return new Map(chosen.map((index, place) => [index, place + 1]));
}

const isSaturday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 6;

type Day = {
  index: number;
  days: number;
  minutes: number;
  phase: Phase;
  mocks: Map<number, number>;
  filler: Filler;
};

const mockMinutes = 120;

function worksOf({ index, days, minutes, phase, mocks, filler }: Day): Planned[] {
  const left = days - index;
  const mock = mocks.get(index);
  const reviewed = mocks.get(index - 1);
  const works: Planned[] = [];
  if (index === 0) works.push({ measure: 'errand', work: { kind: 'register' }, minutes: 15 });
  if (left === 2) works.push({ measure: 'errand', work: { kind: 'prepare' }, minutes: 15 });
  if (mock !== undefined) {
    works.push({ measure: 'mock', work: { kind: 'mock', number: mock }, minutes: mockMinutes });
    return works;
  }
  works.push({ measure: 'vocabulary', work: { kind: 'words' }, minutes: filler.words(minutes) });
  const isLight = left === 1 || index % 7 === 6;
  if (reviewed !== undefined) {
    works.push({ measure: 'mock', work: { kind: 'mock-review', number: reviewed }, minutes: 60 });
  } else if (isLight) {
    works.push({ measure: 'verbal', work: { kind: 'wrong-book' }, minutes: 20 });
  }
  if (isLight) return works;
  const spent = works.reduce((sum, work) => sum + work.minutes, 0);
  return [...works, ...filler.fill(minutes - spent, phase)];
}

type Filler = {
  words: (minutes: number) => number;
  fill: (minutes: number, phase: Phase) => Planned[];
};

type Filled = 'verbal' | 'quant' | 'writing';

/** Fills days so that over the weeks each measure gets its share: whoever is furthest behind comes next. */
function makeFiller(stage: Stage, baseline: number): Filler {
  const { shares } = splits[stage];
  const used: Record<Filled, number> = { verbal: 0, quant: 0, writing: 0 };
  const taken: Record<string, number> = {};
  const next = (): Filled =>
    (Object.keys(used) as Filled[]).reduce((best, one) =>
      used[one] / shares[one] < used[best] / shares[best] ? one : best,
    );
  return {
    words: (minutes) => Math.min(40, Math.max(10, roundTo5(minutes * shares.vocabulary))),
    fill: (minutes, phase) => {
      const works: Planned[] = [];
      let left = minutes;
      while (left >= 15) {
        const measure = next();
        const block = measure === 'writing' ? (phase === 'foundation' ? 25 : 45) : 30;
        // What would be too short for anything goes to the last piece.
        const length = left - block < 15 ? left : block;
        const turn = (taken[measure + phase] ?? 0) % 60;
        taken[measure + phase] = (taken[measure + phase] ?? 0) + 1;
        used[measure] += length;
        works.push({ measure, work: workOf(measure, phase, turn, baseline), minutes: length });
        left -= length;
      }
      return works;
    },
  };
}

function workOf(measure: Filled, phase: Phase, turn: number, baseline: number): Work {
  if (measure === 'writing')
    return { kind: 'essay', tag: essayTags[turn % essayTags.length] ?? essayTags[0] };
  const list = turns[measure][phase];
  const entry = list[turn % list.length];
  const difficulty = difficultyOf(phase, baseline);
  if (entry && 'form' in entry) return { kind: 'set', form: entry.form, difficulty };
  return { kind: 'topic', tag: entry?.tag ?? 'quant', difficulty };
}

/** A step harder with each phase, from where the score stands. */
function difficultyOf(phase: Phase, baseline: number): Difficulty {
  const step = { foundation: 0, practice: 1, sprint: 2 }[phase];
  const from = baseline < 295 ? 1 : baseline < 318 ? 2 : 3;
  return Math.min(5, from + step) as Difficulty;
}
