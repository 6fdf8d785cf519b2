/** Rows of cells as text: RFC 4180 for spreadsheets, and the head lines that Anki puts above its own exports. */

/** A spreadsheet takes what begins so for a formula, and whoever opens a stranger's file would run it. */
const dangerous = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

const guard = (cell: string): string => (dangerous.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);

/** Without this mark spreadsheets take Chinese for something else. */
const byteOrderMark = '\ufeff';

export const writeRows = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');

function quote(cell: string): string {
  const safe = guard(cell);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const separators: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** What the lines above the rows say; columns count from 1. */
export type Heading = {
  separator: string | null;
  isHtml: boolean | null;
  guidColumn: number | null;
  tagsColumn: number | null;
  noteTypeColumn: number | null;
  deckColumn: number | null;
  columns: string[] | null;
  tags: string[];
};

export type Rows = { heading: Heading; rows: string[][] };

export const tagsIn = (text: string): string[] => text.split(/\s+/).filter((tag) => tag !== '');

/** Null where there are more rows than `maxRows`. */
export function readRows(text: string, maxRows: number): Rows | null {
  const { heading, from } = readHeading(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  const body = (text.startsWith(byteOrderMark) ? text.slice(1) : text).slice(from);
  const separator = heading.separator ?? guessSeparator(body);
  const rows = splitRows(body, separator, maxRows);
  return rows && { heading, rows: rows.map((row) => row.map(unguard)) };
}

function readHeading(text: string): { heading: Heading; from: number } {
  const heading: Heading = {
    separator: null,
    isHtml: null,
    guidColumn: null,
    tagsColumn: null,
    noteTypeColumn: null,
    deckColumn: null,
    columns: null,
    tags: [],
  };
  let from = 0;
  while (text.startsWith('#', from) || (from === 0 && text.startsWith('tags:'))) {
    const newline = text.indexOf('\n', from);
    const end = newline === -1 ? text.length : newline + 1;
    const [, name = '', value = ''] = /^#?([^:]*):(.*)$/s.exec(text.slice(from, end).trimEnd()) ?? [];
    setHeading(heading, name.trim().toLowerCase(), value);
    from = end;
  }
  return { heading, from };
}

function setHeading(heading: Heading, name: string, value: string): void {
  const column = /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : null;
  if (name === 'separator')
    heading.separator = separators[value.trim().toLowerCase()] ?? (value.slice(0, 1) || null);
  else if (name === 'html') heading.isHtml = value.trim().toLowerCase() === 'true';
  else if (name === 'tags') heading.tags = tagsIn(value);
  else if (name === 'guid column') heading.guidColumn = column;
  else if (name === 'tags column') heading.tagsColumn = column;
  else if (name === 'notetype column') heading.noteTypeColumn = column;
  else if (name === 'deck column') heading.deckColumn = column;
  else if (name === 'columns')
    heading.columns = splitRows(value, heading.separator ?? guessSeparator(value), 1)?.[0] ?? null;
}

/** A tab is never typed by chance; of the others the one that stands in the first row most often, outside of quotations. */
function guessSeparator(body: string): string {
  const [line = ''] = body
    .slice(0, 8192)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/);
  if (line.includes('\t')) return '\t';
  const counts = [',', ';', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** A quotation mark opens a cell only at its beginning; elsewhere it is a letter like any other. Empty lines are no rows. */
function splitRows(text: string, separator: string, maxRows: number): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  while (at < text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at) : null;
    const start = cell?.end ?? at;
    const end = endOfCell(text, start, separator);
    row.push((cell?.text ?? '') + text.slice(start, end));
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    endRow();
    if (rows.length > maxRows) return null;
  }
  if (row.length > 0) endRow();
  return rows.length > maxRows ? null : rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function readQuoted(text: string, from: number): { text: string; end: number } {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    // Never closed: it was no quotation, and what follows is read as it stands.
    if (end === -1)
      return { text: parts.join('"') + (parts.length > 0 ? '"' : '') + text.slice(at), end: text.length };
    parts.push(text.slice(at, end));
    at = end + 1;
    if (text[at] !== '"') return { text: parts.join('"'), end: at };
    at += 1;
  }
}
