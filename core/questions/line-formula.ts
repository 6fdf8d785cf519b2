/**
 * A formula that is a line of letters, digits and signs, for lists: there KaTeX would take forty elements and two fonts
 * for what an italic letter and a raised digit say as well.
 */
import type { BankText } from '../bank-text.ts';
import { signs } from './runs.ts';

export type Piece = { kind: 'text' | 'letter' | 'raised' | 'lowered'; text: string };

const token =
  /\\[a-zA-Z]+|\\[%$]|\^⟦?\\circ⟧?|[\^_](?:⟦[-+ a-zA-Z0-9/()]+⟧|[a-zA-Z0-9])|\{,\}|[a-zA-Z]+|[\d.]+|[-+=<>|()[\],:/!'′√]|\s+/gy;

/**
 * Fractions with a stroke and roots with their sign, from the inside out. Brackets of ours stand for the braces of what
 * is raised, so that those that are left belong to a fraction or a root.
 */
function inOneLine(tex: string): string {
  let line = tex.replace(/\\(?:left|right|,|;|!)(?![a-zA-Z])/g, '');
  for (let before = ''; before !== line; ) {
    before = line;
    line = line
      .replace(/([\^_])\{([^{}⟦⟧]*)\}/g, '$1⟦$2⟧')
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, of: string) => `√${inBrackets(of)}`)
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, above: string, below: string) => {
        return `${/[-+ ]/.test(above.slice(1)) ? `(${above})` : above}/${inBrackets(below)}`;
      });
  }
  return line;
}

const inBrackets = (text: string): string => (/^(?:√?\d+|[a-zA-Z])$/.test(text) ? text : `(${text})`);

const names: Readonly<Record<string, string>> = {
  '{,}': ',',
  '-': '−',
  "'": '′',
  '\\%': '%',
  '\\$': '$',
  '\\sim': '∼',
};

/** Signs that stand between two things, with room on both sides; where nothing is before it, a minus belongs to its number. */
const between = new Set(['+', '−', '=', '<', '>', '≤', '≥', '≠', '·', '×', '∼', '⊥']);
const opening = new Set(['', '(', '[', '|', ',', '/']);

/** Null where it takes more than a line. */
export function lineFormula(tex: BankText): Piece[] | null {
  const pieces: Piece[] = [];
  const say = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let end = 0;
  let bars = 0;
  let before = '';
  const line = inOneLine(tex);
  for (const match of line.matchAll(token)) {
    const [found] = match;
    end = match.index + found.length;
    // TeX sets its own spaces.
    if (/^\s+$/.test(found)) continue;
    const sign = names[found] ?? (found.startsWith('\\') ? (signs[found.slice(1)] ?? '') : found);
    if (sign === '') return null;
    if (/^\^⟦?\\circ/.test(found)) say('text', '°');
    else if (found.startsWith('^') || found.startsWith('_'))
      say(
        found.startsWith('^') ? 'raised' : 'lowered',
        found.slice(1).replace(/[⟦⟧]/g, '').replaceAll('-', '−'),
      );
    else if (/^[a-zA-Z]/.test(found)) say('letter', found);
    else if (found === '|') {
      bars += 1;
      say('text', '|');
      before = bars % 2 === 1 ? '|' : 'x';
      continue;
    } else if (between.has(sign) && !(opening.has(before) || between.has(before))) say('text', ` ${sign} `);
    else say('text', found === ',' ? ', ' : sign);
    before = sign;
  }
  return end === line.length ? pieces.map(tidy) : null;
}

const tidy = ({ kind, text }: Piece): Piece => ({ kind, text: text.replace(/ {2,}/g, ' ') });
