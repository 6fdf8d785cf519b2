/** Checks that a lesson has all its parts, that each question is asked whole, and that its ways of asking vary. */
import { ticksOf } from '#core/lessons/move.ts';
import { misconceptions } from '../../quant/misconceptions.ts';
import { asksOf, type WrittenAsk, type WrittenLesson } from '../schema.ts';

type Bounds = readonly [from: number, to: number];

const parts: Readonly<Record<'steps' | 'examples' | 'traps' | 'card' | 'checks', Bounds>> = {
  steps: [3, 6],
  examples: [2, 4],
  traps: [2, 3],
  card: [3, 5],
  checks: [5, 5],
};
const linesOfExample: Bounds = [3, 7];
const leastKinds = 3;

const isWithin = (count: number, [from, to]: Bounds): boolean => count >= from && count <= to;
const asked = ([from, to]: Bounds): string => (from === to ? `exactly ${from}` : `${from} to ${to}`);

export function checkParts(lesson: WrittenLesson): string[] {
  const told = Object.entries(parts).flatMap(([part, bounds]) => {
    const count = lesson[part as keyof typeof parts].length;
    return isWithin(count, bounds) ? [] : [`${part}: ${count}, not ${asked(bounds)}`];
  });
  for (const [index, { lines }] of lesson.examples.entries())
    if (!isWithin(lines.length, linesOfExample))
      told.push(`example-${index + 1} has ${lines.length} lines, not ${asked(linesOfExample)}`);
  return told;
}

export function checkVariety({ hook, steps }: WrittenLesson): string[] {
  const kinds = steps.map(({ ask }) => ask.kind);
  const told: string[] = [];
  if (new Set(kinds).size < leastKinds)
    told.push(
      `its steps ask in ${new Set(kinds).size} ways (${[...new Set(kinds)].join(', ')}), not ${leastKinds}`,
    );
  const run = kinds.findIndex((kind, index) => kind === kinds[index + 1] && kind === kinds[index + 2]);
  if (run >= 0) told.push(`“${kinds[run]}” comes three times running from step-${run + 1}`);
  if (hook.kind === 'predict' || hook.kind === 'order' || hook.kind === 'sort')
    told.push(`its hook is a ${hook.kind}; nobody can be caught by it`);
  if (hook.kind === 'choose' && !isWithin(hook.answers.length, [3, 4]))
    told.push(`its hook offers ${hook.answers.length} answers, not 3 or 4`);
  return told;
}

/** What an answer of each kind carries besides its reply, how many there are, and what the question needs. */
const rules: Record<
  WrittenAsk['kind'],
  { holds: 'text' | 'value' | 'span' | 'at'; count: Bounds; wrong: number; else: boolean }
> = {
  choose: { holds: 'text', count: [2, 6], wrong: 1, else: false },
  number: { holds: 'value', count: [3, 6], wrong: 2, else: true },
  mark: { holds: 'span', count: [3, 6], wrong: 2, else: true },
  drag: { holds: 'at', count: [3, 6], wrong: 2, else: true },
  order: { holds: 'text', count: [3, 5], wrong: 0, else: false },
  sort: { holds: 'text', count: [4, 8], wrong: 0, else: false },
  predict: { holds: 'text', count: [2, 4], wrong: 0, else: false },
};

export const checkAsks = (lesson: WrittenLesson): string[] =>
  asksOf(lesson).flatMap(([key, ask]) => checkAsk(ask).map((message) => `${key} ${message}`));

function checkAsk(ask: WrittenAsk): string[] {
  const { kind, answers } = ask;
  const rule = rules[kind];
  const right = answers.filter((answer) => answer.right);
  const told: string[] = [];
  if (!isWithin(answers.length, rule.count))
    told.push(`has ${answers.length} answers; a ${kind} has ${asked(rule.count)}`);
  for (const answer of answers) {
    const carried = (['text', 'value', 'span', 'at'] as const).filter((name) => answer[name] !== undefined);
    if (carried.length !== 1 || carried[0] !== rule.holds)
      told.push(`has an answer with ${carried.join(' and ') || 'nothing'}; a ${kind} gives ${rule.holds}`);
    if (answer.mistake !== undefined && !(answer.mistake in misconceptions))
      told.push(`names the mistake ${answer.mistake}, which bank/quant/misconceptions.ts has not`);
  }
  const values = answers.map((answer) => JSON.stringify(answer[rule.holds]));
  if (new Set(values).size < values.length) told.push('has the same answer twice');
  if (rule.wrong > 0) {
    const wanted = kind === 'choose' ? (ask.pick ?? 1) : 1;
    if (right.length !== wanted) told.push(`has ${right.length} right answers, not ${wanted}`);
    if (answers.length - right.length < rule.wrong)
      told.push(`foresees ${answers.length - right.length} wrong answers, not ${rule.wrong}`);
  } else if (right.length > 0) told.push(`is a ${kind}: no answer of it is right: true`);
  if (rule.else !== (ask.else !== undefined))
    told.push(rule.else ? 'has no else for what nobody foresaw' : `is a ${kind} and needs no else`);
  if (kind === 'sort') told.push(...checkSort(ask));
  else if (ask.bins || answers.some(({ bin }) => bin !== undefined)) told.push('has bins and is no sort');
  if (kind === 'mark') told.push(...checkSpans(ask));
  if (kind === 'drag') told.push(...checkDrag(ask));
  if (kind === 'choose') told.push(...checkLengths(ask));
  return told;
}

function checkSort({ bins, answers }: WrittenAsk): string[] {
  if (bins === undefined) return ['has no bins'];
  if (answers.some(({ bin }) => bin === undefined)) return ['has an answer without its bin'];
  return new Set(answers.map(({ bin }) => bin)).size === 2 ? [] : ['leaves a bin empty'];
}

function checkSpans({ english, answers }: WrittenAsk): string[] {
  if (english === undefined) return ['has no english to mark in'];
  const places = answers.flatMap(({ span = '' }) => {
    const from = english.indexOf(span);
    return from < 0 ? [] : [{ span, from, to: from + span.length }];
  });
  const told = answers.flatMap(({ span = '' }) => {
    const times = english.split(span).length - 1;
    return times === 1 ? [] : [`marks “${span}”, which stands ${times} times in its english`];
  });
  for (const a of places)
    for (const b of places)
      if (a !== b && a.from <= b.from && b.from < a.to)
        told.push(`marks “${a.span}” and “${b.span}”, which overlap`);
  return told;
}

function checkDrag({ figure, answers }: WrittenAsk): string[] {
  if (figure?.move === undefined) return ['has no figure that moves'];
  const { move } = figure;
  const ticks = ticksOf(move);
  const told = answers.flatMap(({ at }) =>
    at !== undefined && ticks.includes(at) ? [] : [`asks for ${at}, where ${move.name} never stands`],
  );
  if (answers.some(({ at, right }) => right && at === move.at))
    told.push('stands at its right answer from the start');
  return told;
}

/** A right answer that is much longer than the others gives itself away; numbers beside words do not compare. */
function checkLengths({ answers }: WrittenAsk): string[] {
  const longest = (isRight: boolean) =>
    Math.max(
      ...answers.filter(({ right }) => (right ?? false) === isRight).map(({ text }) => text?.en.length ?? 0),
    );
  const [right, wrong] = [longest(true), longest(false)];
  return wrong > 12 && right > 1.5 * wrong + 12
    ? [`has a right answer of ${right} letters beside wrong ones of at most ${wrong}`]
    : [];
}
