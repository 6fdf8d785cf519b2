/** The built-in grader: fixed weights over what can be counted, caps and gates. The same text always gets the same grade. */
import { essayLength } from '#core/questions/lengths.ts';
import { along } from './curve.ts';
import { measure } from './features.ts';
import { ceilingOf, findClosedGate, readTopic, shortest } from './gates.ts';
import {
  bandAround,
  type EssayGrade,
  type EssayMark,
  type EssayScore,
  type EssayTask,
  type Gate,
  type GrammarMark,
  weigh,
} from './grade.ts';
import { findRuleMarks, withoutOverlaps } from './rules/all.ts';
import { readEssay } from './text.ts';
import { gradeTraits } from './traits.ts';

/** Raised whenever a weight, a curve, a rule or a gate changes; grades that exist keep theirs. */
export const featureVersion = 'feature-1';

/** What a closed gate leaves: nothing written has no score, anything else scores 0, as the published rules have it. */
const closedScores: Readonly<Partial<Record<Gate, EssayScore>>> = {
  empty: 'NS',
  'not-english': { low: 0, middle: 0, high: 0 },
  copied: { low: 0, middle: 0, high: 0 },
  // By words alone one can be wrong about a topic.
  'off-topic': { low: 0, middle: 0, high: 1 },
};

/**
 * From the traits' weighted mean to the scale. What can be counted is the surface: a text that is sound in every
 * respect there is an adequate essay, a 4, and the upper half is for those that are strong in nearly all.
 */
const scoreOf = [
  [0, 0],
  [2, 1],
  [3, 2],
  [4, 2.8],
  [5, 3.9],
  [5.5, 4.9],
  [5.8, 5.7],
  [6, 6],
] as const;

/** `grammar` is null where no checker could be asked. */
export function gradeByFeatures(task: EssayTask, grammar: readonly GrammarMark[] | null): EssayGrade {
  const essay = readEssay(task.text.slice(0, essayLength));
  const topic = readTopic(task, essay);
  const features = measure(essay, topic.stems);
  const closed = findClosedGate(task, essay, topic);
  const base = { version: featureVersion, words: essay.words.length, hasGrammar: grammar !== null };
  if (closed && closed !== 'off-topic')
    return { ...base, score: closedScores[closed] ?? 'NS', gates: [closed], traits: [], marks: [] };
  const marks = joinMarks(essay, grammar ?? []);
  const traits = gradeTraits({ essay, features, topic, marks, hasGrammar: grammar !== null });
  const gates: Gate[] = [];
  if (closed) gates.push(closed);
  if (features.words < shortest) gates.push('too-short');
  if (features.paragraphs === 1) gates.push('one-paragraph');
  const middle = Math.min(along(scoreOf, weigh(traits)), ceilingOf(features.words, features.paragraphs));
  return { ...base, score: (closed && closedScores[closed]) ?? bandAround(middle), gates, traits, marks };
}

/** Nobody reads more. */
const maxMarks = 200;

/** Our own rules explain in both languages, so where both mark a place ours stays. Both are walked in the text's order. */
function joinMarks(essay: ReturnType<typeof readEssay>, grammar: readonly GrammarMark[]): EssayMark[] {
  const own: EssayMark[] = findRuleMarks(essay).map((mark) => ({ source: 'rule', ...mark }));
  let next = 0;
  const theirs: EssayMark[] = grammar
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      while (next < own.length && (own[next]?.end ?? 0) <= start) next += 1;
      return (own[next]?.start ?? end) >= end;
    })
    .map((mark) => ({ source: 'grammar', kind: 'error', ...mark }));
  return withoutOverlaps([...own, ...theirs]).slice(0, maxMarks);
}
