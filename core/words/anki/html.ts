/** Between plain text and the HTML of an Anki field. Strangers write these fields, so reading takes linear time. */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What stands between asterisks is the word itself and becomes bold; a line becomes a line. */
export const fieldOf = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    .replace(/\*([^*\n]+)\*/g, '<b>$1</b>')
    .replaceAll('\n', '<br>');

type Reading = {
  /** Bold becomes asterisks again: for fields that we wrote, where it can mean nothing else. */
  keepsMarks?: boolean;
};

/** Where one of these begins or ends, so does a line. */
const lineTags = new Set(['br', 'div', 'p', 'li', 'ul', 'ol', 'tr', 'table', 'hr', 'h1', 'h2', 'h3', 'h4']);

/** What stands inside is never read. */
const silentTags = new Set(['script', 'style', 'svg', 'math', 'template', 'head']);

/** The text that a reader of the field would see. */
export function textOf(field: string, { keepsMarks = false }: Reading = {}): string {
  const parts: string[] = [];
  let at = 0;
  while (at < field.length) {
    const open = field.indexOf('<', at);
    if (open === -1) break;
    parts.push(decodeEntities(field.slice(at, open).replace(/\s+/g, ' ')));
    const tag = readTag(field, open);
    if (!tag) {
      parts.push('<');
      at = open + 1;
      continue;
    }
    at = tag.end;
    if (silentTags.has(tag.name) && !tag.isClosing) at = endOfSilence(field, tag.end, tag.name);
    else if (keepsMarks && tag.name === 'b') parts.push('*');
    else if (lineTags.has(tag.name)) parts.push('\n');
  }
  parts.push(decodeEntities(field.slice(at).replace(/\s+/g, ' ')));
  return tidyText(parts.join('').replace(/\[sound:[^[\]\n]*\]/g, ''));
}

/** Spaces, and what has no width or no place in a text: a database takes no zero. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to go
const unseen = /[\s\u0000-\u001f\u007f\u200b\ufeff]+/g;

/** One space between words, no space at the ends of lines, at most one empty line: by this form texts are compared. */
export const tidyText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.replace(unseen, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed();

type Tag = { name: string; isClosing: boolean; end: number };

/** Null where the sign is just a sign, as in “a < b”. A tag without an end takes the rest with it, as in a browser. */
function readTag(field: string, open: number): Tag | null {
  if (field.startsWith('<!--', open)) {
    const end = field.indexOf('-->', open + 4);
    return { name: '', isClosing: false, end: end === -1 ? field.length : end + 3 };
  }
  const [, slash = '', name = ''] =
    /^<([/!?]?)([a-z][a-z0-9:-]{0,40})?/i.exec(field.slice(open, open + 50)) ?? [];
  if (slash === '' && name === '') return null;
  return { name: name.toLowerCase(), isClosing: slash === '/', end: endOfTag(field, open + 1) };
}

/** A quotation mark in a tag hides the sign that would end it. */
function endOfTag(field: string, from: number): number {
  let quote = '';
  for (let at = from; at < field.length; at++) {
    const sign = field.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return field.length;
}

function endOfSilence(field: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}\\b`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(field);
  return found ? endOfTag(field, found.index + 1) : field.length;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  times: '×',
  rarr: '→',
  larr: '←',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  ntilde: 'ñ',
};

/** Once: “&amp;lt;” is the text “&lt;”. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isLetter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isLetter ? String.fromCodePoint(code) : ' ';
  });
