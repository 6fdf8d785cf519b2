/** What an answer to a small question meets with: whether it is right, and the reply to whoever gave it. */
import type { BankTexts } from '../bank-text.ts';
import { div, parseDecimal, toNumber } from '../rational.ts';
import type { Ask } from './lesson.ts';

type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>;

/** A reply, and the answer it belongs to; null where it answers what nobody foresaw. */
export type Reply = { place: number | null; reply: BankTexts };

/** `told` are the replies in the order in which they are shown; a prediction is never wrong. */
export type Verdict = { isRight: boolean; told: Reply[] };

/** One of the answers, or as many as are asked for, by their places. */
function judgeChoice(ask: AskOf<'choose' | 'predict'>, chosen: readonly number[]): Verdict {
  if (ask.kind === 'predict') return { isRight: true, told: repliesAt(ask, chosen) };
  const wrong = chosen.filter((place) => ask.answers[place]?.right !== true);
  const isRight = wrong.length === 0 && chosen.length === ask.pick;
  return { isRight, told: repliesAt(ask, isRight ? chosen : wrong) };
}

const repliesAt = ({ answers }: Ask, places: readonly number[]): Reply[] =>
  places.flatMap((place) => (answers[place] ? [{ place, reply: answers[place].reply }] : []));

/** A whole number, a decimal or a fraction, also as a Chinese input method types them; null where it is none. */
export function readNumber(typed: string): number | null {
  const plain = typed.normalize('NFKC').replace(/[−–—]/g, '-').replace(/。/g, '.').replace(/[\s,]/g, '');
  const [over, under, ...rest] = plain.split('/');
  const [top, bottom] = [parseDecimal(over ?? ''), under === undefined ? null : parseDecimal(under)];
  if (top === null || rest.length > 0) return null;
  if (under === undefined) return toNumber(top);
  return bottom === null || bottom.n === 0n ? null : toNumber(div(top, bottom));
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

function judgeNumber(ask: AskOf<'number'>, value: number): Verdict {
  return judgeOne(
    ask,
    ask.answers.findIndex((answer) => isSame(value, answer.value)),
  );
}

/** Where a figure was left; steps are decimals, so that the last digits may differ. */
function judgePosition(ask: AskOf<'drag'>, at: number): Verdict {
  return judgeOne(
    ask,
    ask.answers.findIndex((answer) => isSame(at, answer.at)),
  );
}

/** The part of the sentence that was marked, by its place among the answers; null where it is none of them. */
const judgeMark = (ask: AskOf<'mark'>, place: number | null): Verdict => judgeOne(ask, place ?? -1);

function judgeOne(ask: AskOf<'number' | 'drag' | 'mark'>, place: number): Verdict {
  const answer = ask.answers[place];
  if (answer === undefined) return { isRight: false, told: [{ place: null, reply: ask.else }] };
  return { isRight: answer.right, told: [{ place, reply: answer.reply }] };
}

/** `order` names the answers from top to bottom; the first that is out of place is replied to. */
function judgeOrder(ask: AskOf<'order'>, order: readonly number[]): Verdict {
  const place = order.find((answer, index) => answer !== index);
  return place === undefined
    ? { isRight: true, told: [] }
    : { isRight: false, told: repliesAt(ask, [place]) };
}

/** Each thing in the wrong bin is replied to. */
function judgeSort(ask: AskOf<'sort'>, bins: readonly (0 | 1 | null)[]): Verdict {
  const wrong = ask.answers.flatMap(({ bin }, place) => (bins[place] === bin ? [] : [place]));
  return { isRight: wrong.length === 0, told: repliesAt(ask, wrong) };
}

/** What solves it, with its reply; nothing for what has no answer of its own. */
export function solutionOf(ask: Ask): number[] {
  if (ask.kind === 'order' || ask.kind === 'sort') return ask.answers.map((_, place) => place);
  if (ask.kind === 'predict') return [];
  return ask.answers.flatMap(({ right }, place) => (right ? [place] : []));
}

/** What a learner has put together so far, by the kind of question. */
export type Given = {
  /** The places of the answers that are chosen. */
  choose: number[];
  predict: number[];
  /** As typed. */
  number: string;
  /** The marked answer, or null for a word that belongs to none; nothing is marked where all is null. */
  mark: { place: number | null; word: number } | null;
  /** The answers from top to bottom. */
  order: number[];
  sort: (0 | 1 | null)[];
  /** Where the figure stands; null until it is moved. */
  drag: number | null;
};

export type GivenOf<A extends Ask = Ask> = Given[A['kind']];

/** Null while there is nothing whole to judge. */
export function judge(ask: Ask, given: GivenOf): Verdict | null {
  switch (ask.kind) {
    case 'choose':
    case 'predict': {
      const chosen = given as Given['choose'];
      return chosen.length === (ask.kind === 'choose' ? ask.pick : 1) ? judgeChoice(ask, chosen) : null;
    }
    case 'number': {
      const value = readNumber(given as Given['number']);
      return value === null ? null : judgeNumber(ask, value);
    }
    case 'mark': {
      const mark = given as Given['mark'];
      return mark && judgeMark(ask, mark.place);
    }
    case 'drag':
      return given === null ? null : judgePosition(ask, given as number);
    case 'order':
      return judgeOrder(ask, given as Given['order']);
    case 'sort': {
      const bins = given as Given['sort'];
      return bins.includes(null) ? null : judgeSort(ask, bins);
    }
  }
}
