/**
 * The marks inside a question's text, read into runs: `$…$` is TeX, `*…*` emphasis, `**…**` a bold span, `{1}` a
 * blank, `[[…]]` a clue, and `\$` a dollar sign. A mark without its partner stays the character it is.
 */

export type Run =
  | { kind: 'text'; text: string }
  | { kind: 'math'; tex: string }
  | { kind: 'blank'; number: number }
  | { kind: 'em' | 'strong' | 'clue'; runs: Run[] };

const marks = /\\\$|\$((?:\\.|[^$\\])+)\$|\*\*|\*|\[\[|\]\]|\{([1-3])\}/g;

type Span = { kind: 'em' | 'strong' | 'clue'; opener: string; runs: Run[] };

export function readRuns(source: string): Run[] {
  const root: Run[] = [];
  const open: Span[] = [];
  const into = () => open.at(-1)?.runs ?? root;
  const say = (text: string) => pushText(into(), text);
  let end = 0;
  for (const match of source.matchAll(marks)) {
    say(source.slice(end, match.index));
    end = match.index + match[0].length;
    const [mark, tex, blank] = match;
    if (tex !== undefined) into().push({ kind: 'math', tex });
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
export function plainText(source: string): string {
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

const signs: Record<string, string> = {
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

/** Every formula in a value, however deep: what has to be rendered before the value can be shown. */
export function texIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    for (const match of value.matchAll(marks)) if (match[1] !== undefined) found.add(match[1]);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) texIn(inner, found);
  }
  return found;
}

/** The beginning of a text, about so many characters, cut between words and never inside a formula. */
export function cutSource(source: string, max: number): string {
  if (source.length <= max) return source;
  let end = source.lastIndexOf(' ', max);
  // Chinese has few spaces: a cut far before the mark would lose more than a cut inside a sentence.
  if (end < max * 0.7) end = max;
  for (const match of source.matchAll(marks)) {
    if (match.index < end && match.index + match[0].length > end) end = match.index;
  }
  return `${source.slice(0, end).trimEnd()}…`;
}
