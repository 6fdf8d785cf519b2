/** From goal and level to the tasks of every coming day; always from today on, so nothing is ever late. */
import { diagnosticMinutes } from '#core/learner/diagnostic-size.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { numberOfDay, weekdayOf } from '../day.ts';
import { daysFrom } from '../day-bounds.ts';
import type { Goal } from '../goal.ts';
import { type DayTask, startOf, type TaskReason, type TaskWork } from './day-task.ts';
import { roundTo5 } from './effort.ts';
import { type MockHistory, mockDays } from './mock-days.ts';
import { addDays, daysBetween } from './study-plan.ts';
import { essayTags, type Phase } from './work.ts';

export type PlanGoal = Pick<Goal, 'examDate' | 'minutes' | 'weekdays' | 'daysOff' | 'stress'> & {
  target: { verbal: number; quant: number } | null;
};

/** A topic that is worth practising, the worthiest first; `lesson` is the slug of one that is not finished. */
export type PlanTopic = { tag: string; isWeak: boolean; lesson: string | null; lessonMinutes: number };

export type PlanFacts = {
  today: string;
  goal: PlanGoal;
  /** Where one stands, measured or reported; null: not known. */
  scores: Record<Measure, number | null>;
  /** Questions of the diagnostic that is still to be done; null where the level is known. */
  diagnostic: number | null;
  topics: readonly PlanTopic[];
  /** Due now; `newWords` are those a day may bring. */
  due: { words: number; newWords: number; mistakes: number };
  mocks: MockHistory;
  /** The last mock, while nobody has gone over it. */
  unreviewed: { recordId: string; day: string } | null;
  /** After missed days: half of the work today. */
  isBack: boolean;
};

export type DayKind = 'study' | 'rest' | 'mock' | 'eve' | 'exam';
export type PlannedDay = { day: string; kind: DayKind; minutes: number; tasks: DayTask[] };

/** Without a date so many days are planned at a time. */
const rollingDays = 56;

/** Of an exam that is further ahead, so many days are planned now, and the others when they come nearer. */
const mostDays = 400;

export function endOfPlan({ today, goal: { examDate } }: Pick<PlanFacts, 'today' | 'goal'>): string {
  if (!examDate || examDate < today) return addDays(today, rollingDays - 1);
  const furthest = addDays(today, mostDays - 1);
  return examDate < furthest ? examDate : furthest;
}

export const isStudyDay = ({ weekdays, daysOff }: Pick<Goal, 'weekdays' | 'daysOff'>, day: string): boolean =>
  weekdays.includes(weekdayOf(day)) && !daysOff.includes(day);

export function planDays(facts: PlanFacts): PlannedDay[] {
  const { today, goal, mocks } = facts;
  const end = endOfPlan(facts);
  const hasExam = goal.examDate === end;
  // Nothing long on a day that has to find out or to begin again, nor right before the exam.
  const canSit = (day: string): boolean =>
    isStudyDay(goal, day) &&
    (day !== today || (facts.diagnostic === null && !facts.isBack)) &&
    !(hasExam && daysBetween(day, end) <= 1);
  const mockOn = new Set(mockDays(mocks, { today, end, hasExam }, canSit));
  const state = { mistakes: facts.due.mistakes, topic: 0, lesson: 0, afterMock: facts.unreviewed };
  return daysFrom(today, end).map((day) => planDay(facts, day, { end, hasExam, mockOn, state }));
}

type Running = {
  end: string;
  hasExam: boolean;
  mockOn: ReadonlySet<string>;
  /** What the days before have taken. */
  state: {
    mistakes: number;
    topic: number;
    lesson: number;
    afterMock: { recordId: string; day: string } | null;
  };
};

type Piece = { work: TaskWork; minutes: number; amount: number; reason: TaskReason };

function planDay(facts: PlanFacts, day: string, { end, hasExam, mockOn, state }: Running): PlannedDay {
  const left = daysBetween(day, end);
  const of = (kind: DayKind, pieces: Piece[]): PlannedDay => ({
    day,
    kind,
    minutes: pieces.reduce((sum, { minutes }) => sum + minutes, 0),
    tasks: pieces.map((piece, place) => ({
      id: `${day.replaceAll('-', '')}-${place + 1}`,
      ...piece,
      ...{ done: 0, state: 'open' as const },
      to: startOf(piece.work, piece),
    })),
  });
  if (hasExam && left === 0) return of('exam', []);
  if (hasExam && left === 1)
    return of('eve', [
      { work: { kind: 'prepare' }, minutes: 15, amount: 1, reason: { code: 'taper' } },
      ...words(facts, 10, day, { code: 'taper' }),
    ]);
  const isToday = day === facts.today;
  const isRest = !isStudyDay(facts.goal, day);
  // Who has just begun is here, whatever weekday it is.
  const isBegun = !isRest || day === facts.mocks.startedOn;
  if (isToday && isBegun && facts.diagnostic !== null) return of('study', firstDay(facts, facts.diagnostic));
  if (isRest) return of('rest', lightTask(facts, day));
  if (mockOn.has(day)) {
    state.afterMock = { recordId: '', day };
    return of('mock', [
      { work: { kind: 'mock' }, minutes: mockMinutes, amount: 1, reason: { code: 'plan' } },
      ...words(facts, 5, day),
    ]);
  }
  const taper = hasExam && left <= taperDays ? (left <= 3 ? 0.6 : 0.8) : 1;
  const minutes = Math.max(5, Math.round(facts.goal.minutes * taper * (isToday && facts.isBack ? 0.5 : 1)));
  return of('study', studyDay(facts, day, minutes, { isTaper: taper < 1, state }));
}

const mockMinutes = 120;
const taperDays = 7;
const maxTasks = 6;
const minutesPerMistake = 1.5;
/** Reviews share the day, they do not eat it. */
const mistakesShare = 0.15;
const secondsPerCard = 15;
/** After missed days, to begin with. */
const fewWords = 15;

/** Where one stands comes first, and the whole stays within 35 minutes. */
function firstDay(facts: PlanFacts, questions: number): Piece[] {
  const minutes = diagnosticMinutes(questions);
  return [
    {
      work: { kind: 'diagnostic' },
      minutes,
      amount: questions,
      reason: { code: 'unknown-level' },
    },
    ...words(facts, Math.min(10, 35 - minutes), facts.today),
  ];
}

function words(facts: PlanFacts, minutes: number, day: string, reason?: TaskReason): Piece[] {
  const { due } = facts;
  const isToday = day === facts.today;
  const there = isToday ? due.words + due.newWords : Math.max(due.newWords, 10);
  const fits = Math.max(5, Math.round((minutes * 60) / secondsPerCard));
  const amount = Math.min(there, fits, isToday && facts.isBack ? fewWords : Number.POSITIVE_INFINITY);
  if (amount === 0 || (!isToday && due.words + due.newWords === 0)) return [];
  const taken = Math.min(minutes, Math.max(1, Math.ceil((amount * secondsPerCard) / 60)));
  const isDue = isToday && due.words > 0;
  return [
    {
      work: { kind: 'words' },
      minutes: taken,
      amount,
      reason: reason ?? { code: isDue ? 'due' : 'steady' },
    },
  ];
}

/** Of a day of rest: one thing for who wants to. */
function lightTask(facts: PlanFacts, day: string): Piece[] {
  const [light] = words(facts, 10, day);
  return light ? [light] : streams(facts, day, 9, { isTaper: false, isOne: true }).slice(0, 1);
}

function mistakes(state: Running['state'], minutes: number, isBack: boolean): Piece[] {
  const fits = Math.max(2, Math.floor((minutes * mistakesShare) / minutesPerMistake));
  const amount = Math.min(state.mistakes, isBack ? 5 : fits);
  state.mistakes -= amount;
  if (amount === 0) return [];
  return [
    {
      work: { kind: 'mistakes' },
      minutes: Math.max(1, Math.ceil(amount * minutesPerMistake)),
      amount,
      reason: { code: 'due' },
    },
  ];
}

const topicQuestions = 10;

function studyDay(
  facts: PlanFacts,
  day: string,
  minutes: number,
  { isTaper, state }: { isTaper: boolean; state: Running['state'] },
): Piece[] {
  const isToday = day === facts.today;
  const isBack = isToday && facts.isBack;
  const pieces = [
    ...mistakes(state, minutes, isBack),
    ...words(facts, wordMinutes(minutes), day, isTaper ? { code: 'taper' } : undefined),
  ];
  let left = minutes - pieces.reduce((sum, piece) => sum + piece.minutes, 0);
  const add = (piece: Piece) => {
    pieces.push(piece);
    left -= piece.minutes;
  };
  if (state.afterMock && state.afterMock.day < day && left >= 10) {
    add({
      work: { kind: 'mock-review', recordId: state.afterMock.recordId },
      minutes: Math.min(60, Math.max(10, roundTo5(left / 2))),
      amount: 1,
      reason: { code: 'plan' },
    });
    state.afterMock = null;
  }
  if (!isTaper && !isBack && isEssayDay(facts.goal, day, minutes) && left >= 25)
    add({
      work: { kind: 'essay', tag: essayOf(day) },
      minutes: Math.min(30, left),
      amount: 1,
      reason: facts.goal.stress === 'writing' ? { code: 'stressed' } : { code: 'plan' },
    });
  // A lesson with its topic leaves room for one more.
  if (!isTaper && !isBack) addTopic(facts, { left, hasRoom: maxTasks - pieces.length > 2 }, state, add);
  const room = maxTasks - pieces.length;
  for (const piece of streams(facts, day, left, { isTaper, isOne: room < 2 })) add(piece);
  return inOrder(pieces);
}

const wordMinutes = (minutes: number): number =>
  minutes < 15 ? Math.max(2, Math.floor(minutes / 3)) : Math.min(30, Math.max(5, roundTo5(minutes * 0.2)));

/** One weak topic a day at most, with what teaches it before it; else, where there is time, a lesson that is worth most. */
function addTopic(
  facts: PlanFacts,
  { left, hasRoom }: { left: number; hasRoom: boolean },
  state: Running['state'],
  add: (piece: Piece) => void,
): void {
  const weak = facts.topics.filter(({ isWeak }) => isWeak);
  const topic = weak.length > 0 ? weak[state.topic % weak.length] : undefined;
  if (topic && left >= 20) {
    const isTaught =
      topic.lesson !== null && hasRoom && state.topic < weak.length && left >= 30 + topic.lessonMinutes;
    state.topic += 1;
    const reason = { code: 'weak', tag: topic.tag } as const;
    if (isTaught && topic.lesson)
      add({
        work: { kind: 'lesson', slug: topic.lesson },
        minutes: topic.lessonMinutes,
        amount: 1,
        reason,
      });
    add({ work: { kind: 'topic', tag: topic.tag }, minutes: 15, amount: topicQuestions, reason });
    return;
  }
  const lessons = facts.topics.filter(({ lesson, isWeak }) => lesson !== null && !isWeak);
  const next = lessons[state.lesson];
  if (!next?.lesson || left < next.lessonMinutes + 20) return;
  state.lesson += 1;
  add({
    work: { kind: 'lesson', slug: next.lesson },
    minutes: next.lessonMinutes,
    amount: 1,
    reason: { code: 'worth', tag: next.tag, points: null },
  });
}

const minutesPerQuestion: Record<Measure, number> = { verbal: 1.5, quant: 1.75 };
/** So little is not worth dividing. */
const leastHalf = 10;

/** Between the measures by what is missing to the target, none below 30 %. */
export function verbalShare({ goal, scores }: Pick<PlanFacts, 'goal' | 'scores'>): number {
  const missing = (measure: Measure): number | null => {
    const [score, target] = [scores[measure], goal.target?.[measure]];
    return score === null || target === undefined ? null : Math.max(0, target - score);
  };
  const [verbal, quant] = [missing('verbal'), missing('quant')];
  const plain = verbal === null || quant === null || verbal + quant === 0 ? 0.5 : verbal / (verbal + quant);
  const leaning = goal.stress === 'verbal' ? 0.15 : goal.stress === 'quant' ? -0.15 : 0;
  return Math.min(0.7, Math.max(0.3, plain + leaning));
}

function streams(
  facts: PlanFacts,
  day: string,
  minutes: number,
  { isTaper, isOne }: { isTaper: boolean; isOne: boolean },
): Piece[] {
  if (minutes < 4) return [];
  const share = verbalShare(facts);
  const halves: [Measure, number][] = [
    ['verbal', share * minutes],
    ['quant', (1 - share) * minutes],
  ];
  // Too little for both: the whole day is one measure's, and over the days each gets its share.
  const number = numberOfDay(day);
  const isVerbalDay = Math.floor((number + 1) * share) > Math.floor(number * share);
  const isWhole = isOne || Math.min(share, 1 - share) * minutes < leastHalf;
  const given: [Measure, number][] = isWhole ? [[isVerbalDay ? 'verbal' : 'quant', minutes]] : halves;
  const leading = share > 0.5 ? 'verbal' : share < 0.5 ? 'quant' : null;
  return given
    .sort(([, one], [, other]) => other - one)
    .map(([measure, taken]) => {
      const fits = taken / minutesPerQuestion[measure];
      const amount = fits >= 10 ? Math.floor(fits / 5) * 5 : Math.max(3, Math.floor(fits));
      return {
        work: { kind: 'stream', measure },
        minutes: Math.max(1, Math.round(taken)),
        amount,
        reason: isTaper
          ? { code: 'taper' }
          : facts.goal.stress === measure
            ? { code: 'stressed' }
            : leading === measure && facts.goal.target
              ? { code: 'behind-target', measure }
              : { code: 'steady' },
      };
    });
}

/** Once a week on the third study day of it, twice where writing is stressed, every other week where days are short. */
function isEssayDay({ weekdays, stress }: PlanGoal, day: string, minutes: number): boolean {
  const place = weekdays.indexOf(weekdayOf(day));
  const week = Math.floor((numberOfDay(day) + 3) / 7);
  if (stress === 'writing') return place === 1 || place === Math.min(4, weekdays.length - 1);
  return place === Math.min(2, weekdays.length - 1) && (minutes >= 45 || week % 2 === 0);
}

const essayOf = (day: string): string =>
  essayTags[Math.floor((numberOfDay(day) + 3) / 7) % essayTags.length] ?? essayTags[0];

/** Reviews before what is new, what teaches before what asks, the essay last, since it is the longest. */
const ranks: Record<TaskWork['kind'], number> = {
  diagnostic: 0,
  mistakes: 1,
  words: 2,
  'mock-review': 3,
  mock: 3,
  lesson: 4,
  topic: 5,
  stream: 6,
  essay: 7,
  register: 8,
  prepare: 0,
};

const inOrder = (pieces: readonly Piece[]): Piece[] =>
  pieces.toSorted((one, other) => ranks[one.work.kind] - ranks[other.work.kind]);

/** Who stands low builds longest. Without a date there is no last phase. */
export function listPhases(
  { startedOn, end, hasExam }: { startedOn: string; end: string; hasExam: boolean },
  total: number,
): { phase: Phase; from: string; to: string }[] {
  const days = daysBetween(startedOn, end) + 1;
  const [foundation, practice] = total < 300 ? [0.45, 0.35] : total < 318 ? [0.2, 0.5] : [0, 0.55];
  const ends = [
    ['foundation', Math.round(days * foundation)],
    ['practice', hasExam ? Math.round(days * (foundation + practice)) : days],
    ['sprint', days],
  ] as const;
  let from = 0;
  return ends.flatMap(([phase, to]) => {
    if (to <= from) return [];
    const made = { phase, from: addDays(startedOn, from), to: addDays(startedOn, to - 1) };
    from = to;
    return [made];
  });
}
