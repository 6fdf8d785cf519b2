/** What is different from a week ago: only what is larger than its own error, at most four. */
import type { Mastery, TopicBelief } from '#core/learner/mastery.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { isTold, type MeasureDay } from './forecast.ts';

export type Levels = Readonly<Record<string, Mastery>>;

/** What the levels were told from. */
export type Beliefs = Readonly<Record<string, TopicBelief>>;

export type Change =
  | { kind: 'level'; tag: string; from: Mastery; to: Mastery }
  | { kind: 'score'; measure: Measure; from: number; to: number }
  | { kind: 'mistakes' | 'words'; n: number };

type Scored = MeasureDay & { rawSd: number };

export type Standing = {
  scores: readonly Scored[];
  levels: Levels;
  beliefs: Beliefs;
  /** Words that are settled. */
  words: number;
};

const maxChanges = 4;
/** A change is told where it exceeds so many of its standard deviations. */
const sure = 1.64;
const order: readonly Mastery[] = ['unknown', 'weak', 'building', 'good', 'solid'];
const leastMistakes = 3;
const leastWords = 10;

/** Without the doubt about the bank's own scale, which is the same on both days. */
const isSure = (before: Scored, now: Scored): boolean =>
  Math.abs(now.score - before.score) > sure * Math.hypot(before.rawSd, now.rawSd);

/**
 * A level that is other because time went by, or because the whole measure moved, is no change of the topic. Between
 * the two in the middle there is one mark alone, which an estimate crosses to and fro by its own error.
 */
function isMoved(before: TopicBelief | undefined, now: TopicBelief | undefined, levels: Mastery[]): boolean {
  if (!before || !now || now.answers <= before.answers) return false;
  const isMiddle = levels.every((level) => level === 'building' || level === 'good');
  return !isMiddle || Math.abs(now.mean - before.mean) > now.sd;
}

/** `cleared`: mistakes that were overcome in the week. */
export function changesOf(before: Standing | null, now: Standing, cleared: number): Change[] {
  const scores = now.scores.flatMap((row): Change[] => {
    const old = before?.scores.find(({ measure }) => measure === row.measure);
    if (!old || !isTold(old) || !isTold(row) || !isSure(old, row)) return [];
    const [from, to] = [Math.round(old.score), Math.round(row.score)];
    return from === to ? [] : [{ kind: 'score', measure: row.measure, from, to }];
  });
  const levels = Object.entries(now.levels)
    .flatMap(([tag, to]): Extract<Change, { kind: 'level' }>[] => {
      const from = before?.levels[tag];
      const isTellable = from && from !== to && from !== 'unknown' && to !== 'unknown';
      return isTellable && isMoved(before?.beliefs[tag], now.beliefs[tag], [from, to])
        ? [{ kind: 'level', tag, from, to }]
        : [];
    })
    .sort((one, other) => rise(other) - rise(one));
  const words = before ? now.words - before.words : 0;
  const rest: Change[] = [];
  if (cleared >= leastMistakes) rest.push({ kind: 'mistakes', n: cleared });
  if (words >= leastWords) rest.push({ kind: 'words', n: words });
  const room = maxChanges - scores.length - rest.length;
  return [...scores, ...levels.slice(0, Math.max(1, room)), ...rest].slice(0, maxChanges);
}

const rise = ({ from, to }: { from: Mastery; to: Mastery }): number =>
  order.indexOf(to) - order.indexOf(from);
