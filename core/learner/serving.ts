/**
 * What a session of the stream asks next, and why: measures in turn, due mistakes now and then, what stands under one
 * passage together. Which question of a measure is worth most says `stream.ts`.
 */

import type { ScoredForm } from '#core/questions/kinds.ts';
import { typesOfForm } from '#core/questions/kinds.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { diagnosticAreas, pickDiagnostic } from './diagnostic.ts';
import { topicBelief } from './mastery.ts';
import type { Paper } from './score.ts';
import type { LearnerState } from './state.ts';
import { type Candidate, chanceOf, needOf, pickNext, practised } from './stream.ts';
import { logistic } from './update.ts';

export const serveReasons = [
  /** Practising this topic is worth most now. */
  'worth',
  /** About half of it is known: more is learned here than elsewhere. */
  'half',
  /** Too few answers to know. */
  'new',
  /** Known, and not seen for weeks. */
  'alive',
  /** The learner wanted more of this measure. */
  'stressed',
  /** As hard as suits. */
  'level',
  /** Once wrong, and due. */
  'due',
  /** Under the passage or data that was just read. */
  'passage',
  /** The learner named the topic. */
  'chosen',
  /** Nothing new is left: answered long ago. */
  'again',
] as const;
export type ServeReason = (typeof serveReasons)[number];

export type BankCandidate = Candidate & {
  form: ScoredForm;
  /** What the question takes a candidate. */
  seconds: number;
  stimulusId: string | null;
  /** Every tag of it. */
  paths: readonly string[];
};

export const measureOfCandidate = ({ form }: Pick<BankCandidate, 'form'>): Measure =>
  typesOfForm[form].exercise_type;

export type StreamFilter = { measure: Measure | null; form: ScoredForm | null; tag: string | null };

export const isWanted = (candidate: BankCandidate, { measure, form, tag }: StreamFilter): boolean =>
  (measure === null || measureOfCandidate(candidate) === measure) &&
  (form === null || candidate.form === form) &&
  (tag === null || candidate.paths.some((path) => path === tag || path.startsWith(`${tag}.`)));

/** Due mistakes take no more of the places than this. */
const dueShare = 0.15;
/** So many questions of one passage come together. */
const maxOfPassage = 3;
/** What was not seen for so many days is kept alive. */
const aliveDays = 21;
const knownAnswers = 3;
const mostWorth = 3;

export type Choice<C extends BankCandidate = BankCandidate> = {
  candidate: C;
  reason: ServeReason;
  /** The chance of a right answer, as it is believed before. */
  predicted: number;
};

export type Serving<C extends BankCandidate> = {
  state: LearnerState;
  papers: Readonly<Record<Measure, Paper>>;
  day: number;
  random: () => number;
  target: number;
  filter: StreamFilter;
  stress: Measure | null;
  /** Open to the learner, wanted, and never met. */
  fresh: readonly C[];
  /** The same, answered so long ago that they may come again. */
  old: readonly C[];
  /** Mistakes that are due, or fresh siblings of them. */
  due: readonly C[];
  /** What this session has asked so far, in order. */
  asked: readonly C[];
  /** Families that were answered or served a short while ago. */
  restingFamilies: ReadonlySet<string>;
  /** Of all sessions of this day. */
  servedToday: { all: number; due: number };
};

/** The next `count` questions; fewer where there are no more. */
export function serveStream<C extends BankCandidate>(serving: Serving<C>, count: number): Choice<C>[] {
  const choices: Choice<C>[] = [];
  const asked = [...serving.asked];
  const ids = new Set(asked.map(({ id }) => id));
  const families = new Set([...serving.restingFamilies, ...asked.map(({ family }) => family)]);
  const today = { ...serving.servedToday };
  let { state } = serving;
  while (choices.length < count) {
    const choice = serveOne({ ...serving, state, asked, servedToday: today }, ids, families);
    if (!choice) break;
    const { candidate } = choice;
    choices.push(choice);
    asked.push(candidate);
    ids.add(candidate.id);
    families.add(candidate.family);
    today.all += 1;
    if (choice.reason === 'due') today.due += 1;
    state = practised(state, candidate.skills, serving.day);
  }
  return choices;
}

function serveOne<C extends BankCandidate>(
  serving: Serving<C>,
  ids: ReadonlySet<string>,
  families: ReadonlySet<string>,
): Choice<C> | null {
  const { due, servedToday, asked, fresh, old, filter } = serving;
  const told = (candidate: C, reason: ServeReason): Choice<C> => ({
    candidate,
    reason,
    predicted: chanceOf(serving.state, measureOfCandidate(candidate), candidate, serving.day),
  });
  const sibling = pick(serving, siblingsOf(asked, fresh, ids));
  if (sibling) return told(sibling, 'passage');
  if (servedToday.due + 1 <= dueShare * (servedToday.all + 1)) {
    const mistake = due.find(({ id }) => !ids.has(id));
    if (mistake) return told(mistake, 'due');
  }
  const isFree = ({ id, family }: C) => !ids.has(id) && !families.has(family);
  const turns = turnsOf(asked, filter.measure);
  for (const [pool, isOld] of [
    [fresh, false],
    [old, true],
  ] as const)
    for (const measure of turns) {
      const free = pool.filter((one) => measureOfCandidate(one) === measure && isFree(one));
      const candidate = pick(serving, free);
      if (candidate)
        return told(
          candidate,
          isOld ? 'again' : filter.tag ? 'chosen' : reasonOf(serving, measure, candidate),
        );
    }
  return null;
}

const pick = <C extends BankCandidate>(
  { state, papers, day, random, target }: Serving<C>,
  candidates: readonly C[],
): C | null => {
  const [first] = candidates;
  return first ? pickNext(state, papers[measureOfCandidate(first)], candidates, day, random, target) : null;
};

/** Whoever has read a passage answers more than one question about it, as in the exam. */
function siblingsOf<C extends BankCandidate>(
  asked: readonly C[],
  fresh: readonly C[],
  ids: ReadonlySet<string>,
): C[] {
  const stimulusId = asked.at(-1)?.stimulusId ?? null;
  if (stimulusId === null) return [];
  if (asked.filter((one) => one.stimulusId === stimulusId).length >= maxOfPassage) return [];
  return fresh.filter((one) => one.stimulusId === stimulusId && !ids.has(one.id));
}

/** The other measure than last time first; what is under one passage counts as one turn. */
function turnsOf(asked: readonly BankCandidate[], only: Measure | null): readonly Measure[] {
  if (only) return [only];
  const last = asked.at(-1);
  return last && measureOfCandidate(last) === 'verbal' ? ['quant', 'verbal'] : ['verbal', 'quant'];
}

function reasonOf(
  { state, papers, day, stress }: Serving<BankCandidate>,
  measure: Measure,
  { skills }: BankCandidate,
): ServeReason {
  const topic = skills.topics[0]?.key;
  const own = topic === undefined ? undefined : state.skills.get(topic);
  if (topic === undefined || own === undefined || own.answers < knownAnswers) return 'new';
  const needs = [...papers[measure].topics.keys()].map((key) => needOf(state, papers[measure], key, day));
  const bar = needs.sort((one, other) => other - one)[mostWorth - 1] ?? 0;
  if (needOf(state, papers[measure], topic, day) >= bar) return 'worth';
  if (day - own.day >= aliveDays) return 'alive';
  const known = logistic(1.1 * (topicBelief(state, topic, day).mean - 0.1));
  if (known > 0.35 && known < 0.65) return 'half';
  return stress === measure ? 'stressed' : 'level';
}

/** Of the diagnostic, by place: verbal and quant in turn, each with its areas in turn and a topic of its own. */
export function serveDiagnostic<C extends BankCandidate>(
  { state, day, random }: Pick<Serving<C>, 'state' | 'day' | 'random'>,
  fresh: readonly C[],
  asked: readonly C[],
): Choice<C> | null {
  const ids = new Set(asked.map(({ id }) => id));
  const families = new Set(asked.map(({ family }) => family));
  for (const measure of turnsOf(asked, null)) {
    const own = asked.filter((one) => measureOfCandidate(one) === measure);
    const topics = new Set(own.flatMap(({ skills }) => skills.topics.map(({ key }) => key)));
    const free = fresh.filter(
      (one) => measureOfCandidate(one) === measure && !ids.has(one.id) && !families.has(one.family),
    );
    const candidate = pickAnyArea(state, measure, { place: own.length, topics, day }, free, random);
    if (candidate) return { candidate, reason: 'level', predicted: chanceOf(state, measure, candidate, day) };
  }
  return null;
}

/** Where an area has nothing left the next one takes its turn, and at last a topic may come twice. */
function pickAnyArea<C extends BankCandidate>(
  state: LearnerState,
  measure: Measure,
  asked: { place: number; topics: ReadonlySet<string>; day: number },
  free: readonly C[],
  random: () => number,
): C | null {
  for (const topics of [asked.topics, new Set<string>()])
    for (const shift of diagnosticAreas[measure].keys()) {
      const found = pickDiagnostic(
        state,
        measure,
        { ...asked, place: asked.place + shift, topics },
        free,
        random,
      );
      if (found) return found;
    }
  return null;
}
