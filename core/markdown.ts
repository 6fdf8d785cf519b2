/**
 * The small markdown of our articles: `##` and `###`, paragraphs, lists, tables, `>` for a caution, `**bold**`,
 * `*emphasis*` and links to our own paths. Nothing else is understood, and nothing becomes HTML.
 */
import type { BankText } from './bank-text.ts';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; runs: Inline[] }
  | { kind: 'link'; to: string; runs: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; runs: Inline[] }
  | { kind: 'paragraph' | 'quote'; runs: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const listItem = /^(?:[-*]|(\d+)\.)\s+(.*)$/;

export function parseMarkdown(source: BankText): Block[] {
  const blocks: Block[] = [];
  let headings = 0;
  for (const lines of groupLines(source)) {
    const [first = ''] = lines;
    const heading = /^(#{2,3})\s+(.*)$/.exec(first);
    if (heading) {
      headings += 1;
      const level = heading[1] === '##' ? 2 : 3;
      blocks.push({ kind: 'heading', level, id: `part-${headings}`, runs: readInline(heading[2] ?? '') });
    } else if (first.startsWith('>')) {
      blocks.push({
        kind: 'quote',
        runs: readInline(joinLines(lines.map((line) => line.replace(/^>\s?/, '')))),
      });
    } else if (listItem.test(first)) {
      blocks.push({
        kind: 'list',
        isOrdered: listItem.exec(first)?.[1] !== undefined,
        items: readItems(lines).map(readInline),
      });
    } else if (first.startsWith('|')) {
      const [head = [], ...rows] = lines
        .filter((line) => !/^\|[\s|:-]+\|?$/.test(line))
        .map((line) => splitCells(line).map(readInline));
      blocks.push({ kind: 'table', head, rows });
    } else {
      blocks.push({ kind: 'paragraph', runs: readInline(joinLines(lines)) });
    }
  }
  return blocks;
}

/** The lines of each block: blank lines part them, and so does a change from one kind of line to another. */
function groupLines(source: string): string[][] {
  const groups: string[][] = [];
  let kind = '';
  for (const line of source.split('\n').map((one) => one.trimEnd())) {
    const here = kindOf(line, kind);
    if (here === '') kind = '';
    else if (here === kind && here !== 'heading') groups.at(-1)?.push(line);
    else {
      groups.push([line.trimStart()]);
      kind = here;
    }
  }
  return groups;
}

function kindOf(line: string, before: string): string {
  const text = line.trimStart();
  if (text === '') return '';
  if (/^#{2,3}\s/.test(text)) return 'heading';
  if (text.startsWith('>')) return 'quote';
  if (text.startsWith('|')) return 'table';
  const marker = listItem.exec(text);
  if (marker) return marker[1] === undefined ? 'list' : 'numbers';
  // An indented line, or one without a mark of its own, goes on with the item above it.
  return before === 'list' || before === 'numbers' ? before : 'paragraph';
}

function readItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const marker = listItem.exec(line.trimStart());
    if (marker) items.push(marker[2] ?? '');
    else items.push(joinLines([items.pop() ?? '', line]));
  }
  return items;
}

const splitCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Chinese needs no space where a line was broken; Latin words do. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .reduce((whole, line) =>
      /[\p{Script=Han}，。：；、？！）”》]$/u.test(whole) && /^[\p{Script=Han}（“《]/u.test(line)
        ? whole + line
        : `${whole} ${line}`,
    );
}

/** A star between two spaces is a times sign. */
const marks = /\\([\\*[\]|#>-])|\*\*(?=\S)|(?<=\S)\*\*|\*(?=\S)|(?<=\S)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function readInline(source: string): Inline[] {
  const root: Inline[] = [];
  const open: { kind: 'strong' | 'em'; runs: Inline[] }[] = [];
  const into = () => open.at(-1)?.runs ?? root;
  const say = (text: string) => pushText(into(), text);
  let end = 0;
  for (const match of source.matchAll(marks)) {
    say(source.slice(end, match.index));
    end = match.index + match[0].length;
    const [mark, escaped, words, to] = match;
    if (escaped !== undefined) say(escaped);
    else if (words !== undefined && to !== undefined)
      into().push({ kind: 'link', to, runs: readInline(words) });
    else {
      const kind = mark === '*' ? 'em' : 'strong';
      const last = open.at(-1);
      if (last?.kind === kind) {
        open.pop();
        into().push(last);
      } else open.push({ kind, runs: [] });
    }
  }
  say(source.slice(end));
  // A mark without its partner stays the character it is.
  while (open.length > 0) {
    const { kind, runs } = open.pop() as (typeof open)[number];
    say(kind === 'em' ? '*' : '**');
    for (const run of runs) run.kind === 'text' ? say(run.text) : into().push(run);
  }
  return root;
}

function pushText(runs: Inline[], text: string): void {
  if (text === '') return;
  const last = runs.at(-1);
  if (last?.kind === 'text') last.text += text;
  else runs.push({ kind: 'text', text });
}

/** The words alone, for search, descriptions and counting. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n');
}

function blockText(block: Block): string {
  if (block.kind === 'list') return block.items.map(inlineText).join('\n');
  if (block.kind === 'table') {
    return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' ')).join('\n');
  }
  return inlineText(block.runs);
}

export const inlineText = (runs: readonly Inline[]): string =>
  runs.map((run) => (run.kind === 'text' ? run.text : inlineText(run.runs))).join('');

/** What an author wrote that our markdown does not have; told when the content is read, not shown to a reader. */
export function findFaults(source: BankText): string[] {
  const faults: string[] = [];
  if (/<\/?[a-z][^>]*>/i.test(source)) faults.push('HTML is not understood');
  if (/!\[/.test(source)) faults.push('pictures are not understood');
  if (/^#(?!#)|^#{4,}/m.test(source)) faults.push('headings are ## or ###');
  if (/^\s*```/m.test(source)) faults.push('code blocks are not understood');
  for (const [, to = ''] of source.matchAll(/\]\(([^)]*)\)/g)) {
    if (!/^\/(?!\/)\S*$/.test(to)) faults.push(`a link leads to a path of ours, not to ${to}`);
  }
  for (const block of parseMarkdown(source)) {
    if (block.kind !== 'table') continue;
    if (block.rows.length === 0) faults.push('a table has a head and rows');
    const width = block.head.length;
    if (block.rows.some((row) => row.length !== width)) {
      faults.push(`a table's rows have as many cells as its head: ${block.head.map(inlineText).join(' | ')}`);
    }
  }
  return faults;
}

/** Minutes that a reader needs: 400 Chinese characters or 220 words a minute, never less than one. */
export function readingMinutes(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / 400 + words / 220));
}
