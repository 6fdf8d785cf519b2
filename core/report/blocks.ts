/** The blocks of a report, each a plain function of the facts; a verdict needs at least three questions. */
import { type Form, forms, isScored } from '#core/questions/kinds.ts';
import { graded, type ItemFact, isRight, met } from '#core/report/facts.ts';

/** Fewer than this is chance, not a finding. */
export const fewestForVerdict = 3;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const mean = (values: readonly number[]): number | null =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

export type Group<Key> = {
  key: Key;
  count: number;
  right: number;
  accuracy: number;
  /** Milliseconds for a right and for a wrong answer. */
  rightMs: number | null;
  wrongMs: number | null;
  /** How difficult, from 1 to 5, what was right and what was wrong. */
  rightLevel: number | null;
  wrongLevel: number | null;
  /** How everybody does on these questions; null where that is known of fewer than three of them. */
  peer: number | null;
  /** Enough questions to say something. */
  hasVerdict: boolean;
};

export function groupItems<Key>(
  items: readonly ItemFact[],
  keysOf: (item: ItemFact) => readonly Key[],
): Group<Key>[] {
  const groups = new Map<Key, ItemFact[]>();
  for (const item of met(items))
    for (const key of keysOf(item)) groups.set(key, [...(groups.get(key) ?? []), item]);
  return [...groups].map(([key, members]) => {
    const right = members.filter(isRight);
    const wrong = members.filter((item) => !isRight(item) && item.isAnswered);
    return {
      key,
      count: members.length,
      right: right.length,
      accuracy: right.length / members.length,
      rightMs: mean(right.map(({ spentMs }) => spentMs)),
      wrongMs: mean(wrong.map(({ spentMs }) => spentMs)),
      rightLevel: mean(right.map(({ difficulty }) => difficulty)),
      wrongLevel: mean(members.filter((item) => !isRight(item)).map(({ difficulty }) => difficulty)),
      peer: peerOf(members),
      hasVerdict: members.length >= fewestForVerdict,
    };
  });
}

function peerOf(members: readonly ItemFact[]): number | null {
  const known = members.flatMap(({ peer }) => peer ?? []);
  return known.length >= fewestForVerdict ? mean(known) : null;
}

/** Questions on a shared table or chart are a type of their own, whatever form they have. */
export type FormKey = Form | 'data';
export const dataTopic = 'quant.data.interpretation';
const formKeys: readonly FormKey[] = [
  ...forms.filter(isScored),
  'data',
  ...forms.filter((form) => !isScored(form)),
];

/** In the order in which the test is usually told. */
export const byForm = (items: readonly ItemFact[]): Group<FormKey>[] =>
  groupItems<FormKey>(items, ({ form, tags }) => [tags.includes(dataTopic) ? 'data' : form]).sort(
    (one, other) => formKeys.indexOf(one.key) - formKeys.indexOf(other.key),
  );

/** Tags that say what was asked, not what it was about. */
const skillRoots = ['quant', 'blank', 'reading', 'argument'];

export const skillsOf = ({ tags }: ItemFact): string[] =>
  tags.filter((tag) => skillRoots.includes(tag.split('.')[0] ?? ''));

export const byTopic = (items: readonly ItemFact[]): Group<string>[] =>
  groupItems(items, skillsOf).sort(
    (one, other) =>
      other.count - one.count || one.accuracy - other.accuracy || one.key.localeCompare(other.key),
  );

export const byDifficulty = (items: readonly ItemFact[]): Group<number>[] =>
  groupItems(items, ({ difficulty }) => [difficulty]).sort((one, other) => one.key - other.key);

export type Pace = 'sink' | 'rushed' | 'fine';

/** A sink took more than twice its time and was wrong all the same; rushed took less than two fifths and was wrong. */
export function paceOf({ correct, isAnswered, spentMs, targetMs }: ItemFact): Pace {
  if (correct !== false || !isAnswered) return 'fine';
  if (spentMs > 2 * targetMs) return 'sink';
  return spentMs < 0.4 * targetMs ? 'rushed' : 'fine';
}

export type Quadrant = { fastRight: number; slowRight: number; fastWrong: number; slowWrong: number };

export function quadrantOf(items: readonly ItemFact[]): Quadrant {
  const answered = graded(items).filter(({ isAnswered }) => isAnswered);
  const count = (right: boolean, slow: boolean) =>
    answered.filter((item) => isRight(item) === right && item.spentMs > item.targetMs === slow).length;
  return {
    fastRight: count(true, false),
    slowRight: count(true, true),
    fastWrong: count(false, false),
    slowWrong: count(false, true),
  };
}

/** Four or more wrong in a row, as sections and first and last numbers; a blank is no wrong answer, and ends a run. */
export function findRunsOfWrong(items: readonly ItemFact[]): { section: number; from: number; to: number }[] {
  const runs: { section: number; from: number; to: number }[] = [];
  let run: ItemFact[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length >= 4) runs.push({ section: first.section, from: first.no, to: last.no });
    run = [];
  };
  for (const item of graded(items)) {
    const isWrong = item.isAnswered && !isRight(item);
    if (!isWrong || (run[0] && run[0].section !== item.section)) close();
    if (isWrong) run.push(item);
  }
  close();
  return runs;
}

/** Questions of the two easiest levels that were wrong: points that were there to take. */
export const easyMisses = (items: readonly ItemFact[]): ItemFact[] =>
  met(items).filter((item) => item.difficulty <= 2 && !isRight(item));

export const hardWins = (items: readonly ItemFact[]): ItemFact[] =>
  graded(items).filter((item) => item.difficulty >= 4 && isRight(item));
