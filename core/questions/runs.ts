/**
 * The marks inside a question's text, read into runs: `$…$` is TeX, `*…*` emphasis, `**…**` a bold span, `{1}` a
 * blank, `[[…]]` a clue, and `\$` a dollar sign. A mark without its partner stays the character it is.
 */
import { type BankText, bankText } from '../bank-text.ts';
import type { BankStimulus, Question, ShownQuestion, StimulusSecret } from './kinds.ts';

export type Run =
  | { kind: 'text'; text: string }
  | { kind: 'math'; tex: BankText }
  | { kind: 'blank'; number: number }
  | { kind: 'em' | 'strong' | 'clue'; runs: Run[] };

const marks = /\\\$|\$((?:\\.|[^$\\])+)\$|\*\*|\*|\[\[|\]\]|\{([1-3])\}/g;

type Span = { kind: 'em' | 'strong' | 'clue'; opener: string; runs: Run[] };

export function readRuns(source: BankText): Run[] {
  const root: Run[] = [];
  const open: Span[] = [];
  const into = () => open.at(-1)?.runs ?? root;
  const say = (text: string) => pushText(into(), text);
  let end = 0;
  for (const match of source.matchAll(marks)) {
    say(source.slice(end, match.index));
    end = match.index + match[0].length;
    const [mark, tex, blank] = match;
    if (tex !== undefined) into().push({ kind: 'math', tex: bankText(tex) });
    else if (blank !== undefined) into().push({ kind: 'blank', number: Number(blank) });
    else if (mark === '\\$') say('$');
    else if (mark === '[[') open.push({ kind: 'clue', opener: mark, runs: [] });
    else if (mark === ']]') close(open, root, 'clue') || say(mark);
    else {
      const kind = mark === '*' ? 'em' : 'strong';
      if (!close(open, root, kind)) open.push({ kind, opener: mark, runs: [] });
    }
  }
  say(source.slice(end));
  while (open.length > 0) undo(open, root);
  return root;
}

/** Ends the innermost span where it is of this kind; false where there is none to end. */
function close(open: Span[], root: Run[], kind: Span['kind']): boolean {
  if (open.at(-1)?.kind !== kind) return false;
  const { runs } = open.pop() as Span;
  (open.at(-1)?.runs ?? root).push({ kind, runs });
  return true;
}

/** The span never ended: its opener was a character like any other. */
function undo(open: Span[], root: Run[]): void {
  const { opener, runs } = open.pop() as Span;
  const into = open.at(-1)?.runs ?? root;
  pushText(into, opener);
  for (const run of runs) {
    if (run.kind === 'text') pushText(into, run.text);
    else into.push(run);
  }
}

function pushText(runs: Run[], text: string): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (last?.kind === 'text') last.text += text;
  else runs.push({ kind: 'text', text });
}

/** The words alone, for excerpts, titles and search: a blank is a line, TeX is written out as well as a line can. */
export function plainText(source: BankText): string {
  return plainRuns(readRuns(source));
}

function plainRuns(runs: Run[]): string {
  return runs
    .map((run) => {
      switch (run.kind) {
        case 'text':
          return run.text;
        case 'math':
          return plainTex(run.tex);
        case 'blank':
          return '____';
        default:
          return plainRuns(run.runs);
      }
    })
    .join('');
}

/** What commands of TeX are as a character. */
export const signs: Record<string, string> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  approx: '≈',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  mu: 'μ',
  sigma: 'σ',
  angle: '∠',
  triangle: '△',
  circ: '°',
  ldots: '…',
  cdots: '⋯',
  sqrt: '√',
  in: '∈',
  cup: '∪',
  cap: '∩',
  parallel: '∥',
  perp: '⊥',
  Rightarrow: '⇒',
};

function plainTex(tex: string): string {
  return tex
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\{,\}/g, ',')
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\([A-Za-z]+)\s?/g, (_, name: string) => signs[name] ?? ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '');
}

/** What the bank holds, whole: every string in it is ours. */
export type BankPart =
  | Question
  | ShownQuestion
  | Omit<ShownQuestion, 'id' | 'tags' | 'difficulty' | 'seconds'>
  | Question['secret']
  | BankStimulus
  | StimulusSecret;

type KeyOf<Part> = Part extends unknown ? keyof Part : never;

/** A part with something fastened to it, such as an answer, is no part of the bank any more. */
type Whole<Part> = [Exclude<KeyOf<Part>, KeyOf<BankPart>>] extends [never] ? unknown : never;

/** All texts of a part of the bank, however deep. */
export const textsIn = <Part extends BankPart | null>(part: Part & Whole<Part>): BankText[] =>
  stringsIn(part);

function stringsIn(value: unknown): BankText[] {
  if (typeof value === 'string') return [bankText(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Every formula in some texts: what has to be rendered before they can be shown. */
export function texIn(texts: Iterable<BankText>): Set<BankText> {
  const found = new Set<BankText>();
  for (const text of texts)
    for (const match of text.matchAll(marks)) if (match[1] !== undefined) found.add(bankText(match[1]));
  return found;
}

/** The beginning of a text, about so many characters, cut between words and never inside a formula. */
export function cutSource(source: BankText, max: number): BankText {
  if (source.length <= max) return source;
  let end = source.lastIndexOf(' ', max);
  // Chinese has few spaces: a cut far before the mark would lose more than a cut inside a sentence.
  if (end < max * 0.7) end = max;
  for (const match of source.matchAll(marks)) {
    if (match.index < end && match.index + match[0].length > end) end = match.index;
  }
  return bankText(`${source.slice(0, end).trimEnd()}…`);
}
