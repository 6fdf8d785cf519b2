/** Weeks of practice in a simulated world, seen by the model and its rivals at once. */
import { isCounted } from '#core/learner/counts.ts';
import { isNamedWeak, levelOf, type Mastery } from '#core/learner/mastery.ts';
import { type ScoreToday, scoreToday } from '#core/learner/score.ts';
import { areaOf } from '#core/learner/skills.ts';
import { type LearnerState, newLearner } from '#core/learner/state.ts';
import { logistic, move } from '#core/learner/update.ts';
import { seeded } from '#core/random.ts';
import type { ScoredItem } from '#core/scoring/item.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Guess } from './measures.ts';
import { answerItem, makePerson, type Nature, type Person, topicAbility, trueScore } from './people.ts';
import { eloByTopic, knowledgeTracing, measureFilter, movingAccuracy, type Rival } from './rivals.ts';
import type { SimItem, World } from './world.ts';

export const weeksSeen = [1, 2, 4, 8, 12] as const;
export const countsSeen = [50, 200, 400, 1000] as const;

export type Learner = {
  person: Person;
  state: LearnerState;
  met: Set<number>;
  perDay: number;
  weeks: number;
  mocksLeft: number[];
  counted: number;
  lastSix: Map<string, boolean[]>;
  random: () => number;
};

export type Seen = {
  /** Chances given before each counted answer, by method. */
  guesses: Record<string, Guess[]>;
  scores: {
    learner: number;
    week: number;
    measure: Measure;
    truth: number;
    told: ScoreToday;
    levels: Record<string, { level: number; isAbility: boolean }>;
  }[];
  ranks: { many: number; believed: number[]; truth: number[] }[];
  named: { many: number; isRight: boolean }[];
  mastery: { told: Mastery; fiveOfSix: boolean; chance: number }[];
  gained: { points: number; answers: number }[];
  /** Answers to each question, and where the model has it now. */
  items: Map<number, { believed: ScoredItem; answers: number }>;
};

const topicsOf = (world: World): string[] => [
  ...new Set(world.practice.flatMap(({ skills }) => skills.topics.map(({ key }) => key))),
];

export function makeLearner(world: World, nature: Nature, seed: number): Learner {
  const random = seeded(seed);
  return {
    person: makePerson(nature, random),
    state: newLearner(0),
    met: new Set(),
    perDay: 5 + Math.floor(36 * random()),
    weeks: 4 + Math.floor(9 * random()),
    mocksLeft: world.mocks.map((_, place) => place),
    counted: 0,
    lastSix: new Map(),
    random,
  };
}

/** The chance of a medium question of the exam, which mastery speaks of. */
export const mediumChance = (ability: number): number => 0.2 + 0.77 * logistic(1.2 * ability);

export function practise(
  world: World,
  nature: Nature,
  { learners, seed, hasMocks = true }: { learners: number; seed: number; hasMocks?: boolean },
): Seen {
  const rivals: Record<string, Rival> = {
    'moving accuracy': movingAccuracy(),
    'BKT by topic': knowledgeTracing(),
    'Elo by topic': eloByTopic(),
    'one filter a measure': measureFilter(),
  };
  const people = Array.from({ length: learners }, (_, n) => makeLearner(world, nature, seed * 7919 + n));
  const topics = topicsOf(world);
  const seen: Seen = {
    guesses: Object.fromEntries(['model', ...Object.keys(rivals)].map((name) => [name, []])),
    ...{ scores: [], ranks: [], named: [], mastery: [], gained: [], items: new Map() },
  };
  const starts = people.map(({ person }) => totalScore(person, world, 0));
  const many = people.map(() => 0);

  const answer = (index: number, item: SimItem, at: { day: number; place: number; isCareless: boolean }) => {
    const learner = people[index] as Learner;
    const { isRight, spentMs } = answerItem(learner.person, item, at);
    many[index] = (many[index] ?? 0) + 1;
    const isFirst = !learner.met.has(item.index);
    learner.met.add(item.index);
    if (!isCounted({ isFirst, isBlank: false, spentMs, seconds: item.seconds })) return;
    learner.counted += 1;
    const kept = seen.items.get(item.index) ?? { believed: item.guessed, answers: 0 };
    const moved = move(learner.state, {
      ...{ measure: item.measure, skills: item.skills, isRight, day: at.day },
      item: kept.believed,
    });
    seen.guesses.model?.push({ chance: moved.predicted, isRight });
    for (const [name, rival] of Object.entries(rivals)) {
      seen.guesses[name]?.push({ chance: rival.predict(index, item), isRight });
      rival.see(index, item, isRight);
    }
    keep(learner, item, moved);
    seen.items.set(item.index, {
      believed: { ...kept.believed, ...moved.item },
      answers: kept.answers + 1,
    });
    const topic = item.skills.topics[0]?.key ?? '';
    const last = [...(learner.lastSix.get(topic) ?? []), isRight].slice(-6);
    learner.lastSix.set(topic, last);
    if ((countsSeen as readonly number[]).includes(learner.counted)) look(learner, topics, at.day, seen);
  };

  for (let day = 0; day < 84; day += 1) {
    for (const [index, learner] of people.entries()) {
      if (day >= learner.weeks * 7) continue;
      const { random } = learner;
      if (random() < 0.2) continue;
      const isCareless = random() < nature.careless;
      const isMockDay = hasMocks && day % 21 === 3 + (index % 7);
      const list = isMockDay ? sitMock(world, learner) : chooseDay(world, learner, random);
      for (const [place, item] of list.entries()) answer(index, item, { day, place, isCareless });
    }
    const week = (day + 1) / 7;
    if ((weeksSeen as readonly number[]).includes(week))
      for (const [index, learner] of people.entries())
        if (learner.weeks >= week) record(world, learner, { day, week, index }, rivals, seen);
  }
  for (const [index, learner] of people.entries()) {
    const day = learner.weeks * 7;
    seen.gained.push({
      points: totalScore(learner.person, world, day) - (starts[index] ?? 0),
      answers: many[index] ?? 0,
    });
    judgeMastery(learner, topics, day, seen);
  }
  return seen;
}

const totalScore = (person: Person, { truePapers }: World, day: number): number =>
  trueScore(person, truePapers.verbal, day) + trueScore(person, truePapers.quant, day);

export function keep(learner: Learner, item: SimItem, moved: ReturnType<typeof move>): void {
  const skills = new Map(learner.state.skills);
  for (const [key, row] of moved.rows) skills.set(key, row);
  learner.state = {
    measures: { ...learner.state.measures, [item.measure]: moved.measure },
    skills,
  };
}

/** As the plan of the first edition has people practise: mostly sets of one topic near their level, a few at random. */
function chooseDay({ practice }: World, { perDay, met, person }: Learner, random: () => number): SimItem[] {
  const list: SimItem[] = [];
  while (list.length < perDay) {
    const seedItem = practice[Math.floor(random() * practice.length)] as SimItem;
    const topic = seedItem.skills.topics[0]?.key;
    const level = Math.round(3 + 1.1 * person.measures[seedItem.measure]);
    const isSet = random() < 0.5;
    const from = isSet
      ? practice.filter((item) => item.skills.topics[0]?.key === topic && Math.abs(item.level - level) <= 1)
      : practice;
    const size = Math.min(isSet ? 8 : 3, perDay - list.length);
    for (let n = 0; n < size; n += 1) {
      const item = from[Math.floor(random() * from.length)] ?? seedItem;
      // One in ten is met again on purpose; otherwise somebody looks for what is new.
      if (met.has(item.index) && random() > 0.3) continue;
      list.push(item);
    }
    if (random() < 0.02) break;
  }
  return list;
}

function sitMock({ mocks }: World, learner: Learner): SimItem[] {
  const place = learner.mocksLeft.shift();
  const mock = place === undefined ? undefined : mocks[place];
  if (!mock) return [];
  return (['verbal', 'quant'] as const).flatMap((measure) => {
    const { first, second } = mock[measure];
    const level = learner.person.measures[measure];
    return [...first, ...(second[level < -0.4 ? 0 : level > 0.4 ? 2 : 1] ?? [])];
  });
}

function record(
  world: World,
  { person, state }: Learner,
  { day, week, index }: { day: number; week: number; index: number },
  rivals: Record<string, Rival>,
  seen: Seen,
): void {
  for (const measure of ['verbal', 'quant'] as const)
    seen.scores.push({
      learner: index,
      week,
      measure,
      truth: trueScore(person, world.truePapers[measure], day),
      told: scoreToday(state, world.papers[measure], day),
      levels: Object.fromEntries(
        Object.entries(rivals).map(([name, { level, isAbility }]) => [
          name,
          { level: level(index, measure), isAbility },
        ]),
      ),
    });
}

/** Topics ranked within the person, by what is believed and by what is so. */
function look({ state, person, counted }: Learner, topics: readonly string[], day: number, seen: Seen): void {
  for (const measure of ['verbal', 'quant'] as const) {
    const own = topics.filter((topic) => topic.startsWith('quant') === (measure === 'quant'));
    const offset = (topic: string) =>
      (state.skills.get(topic)?.mean ?? 0) + (state.skills.get(areaOf(topic))?.mean ?? 0);
    const truth = own.map((topic) => topicAbility(person, topic, day));
    seen.ranks.push({ many: counted, believed: own.map(offset), truth });
    const average = truth.reduce((sum, value) => sum + value, 0) / truth.length;
    for (const [place, topic] of own.entries())
      if (isNamedWeak(state, topic, day))
        seen.named.push({ many: counted, isRight: (truth[place] ?? 0) < average });
  }
}

function judgeMastery(learner: Learner, topics: readonly string[], day: number, seen: Seen): void {
  for (const topic of topics) {
    const last = learner.lastSix.get(topic) ?? [];
    seen.mastery.push({
      told: levelOf(learner.state, topic, day),
      fiveOfSix: last.length === 6 && last.filter(Boolean).length >= 5,
      chance: mediumChance(topicAbility(learner.person, topic, day)),
    });
  }
}
