/** A short label inside a drawing: numbers upright, variables in italics, the little TeX that figures use. */
import type { ReactNode, SVGProps } from 'react';
import * as palette from '#core/palette.ts';

type Piece = { text: string; italic?: boolean; raised?: boolean; lowered?: boolean };

const symbols: Record<string, string> = {
  '\\pi': 'π',
  '\\circ': '°',
  '\\degree': '°',
  '\\ell': 'ℓ',
  '\\cdot': '·',
  '\\times': '×',
  '\\leq': '≤',
  '\\geq': '≥',
  '\\le': '≤',
  '\\ge': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
  '\\approx': '≈',
  '\\pm': '±',
  '\\div': '÷',
  '\\angle': '∠',
  '\\triangle': '△',
  '\\perp': '⊥',
  '\\parallel': '∥',
  '\\theta': 'θ',
  '\\alpha': 'α',
  '\\beta': 'β',
  '\\mu': 'μ',
  '\\sigma': 'σ',
  '\\ldots': '…',
  '\\cdots': '⋯',
  '\\cup': '∪',
  '\\cap': '∩',
  '\\left': '',
  '\\right': '',
  '\\text': '',
  '\\mathrm': '',
  '\\%': '%',
  '\\$': '$',
  '\\,': ' ',
};

const commandAt = (tex: string, from: number): string | undefined =>
  /^\\(?:[A-Za-z]+|[,%$])/.exec(tex.slice(from))?.[0];

/** What stands between braces, or the next character or command. */
function argument(tex: string, from: number): { inner: string; end: number } {
  if (tex[from] !== '{') {
    const command = commandAt(tex, from) ?? tex[from] ?? '';
    return { inner: command, end: from + command.length };
  }
  let depth = 0;
  for (let index = from; index < tex.length; index += 1) {
    if (tex[index] === '{') depth += 1;
    if (tex[index] === '}') depth -= 1;
    if (depth === 0) return { inner: tex.slice(from + 1, index), end: index + 1 };
  }
  return { inner: tex.slice(from + 1), end: tex.length };
}

/** On one line a sum under a root or a bar needs brackets to stay together. */
const together = (tex: string): string => (/[-+ ]|\\(?:cdot|times)/.test(tex.trim()) ? `(${tex})` : tex);

type Level = { raised?: boolean; lowered?: boolean };

function readTex(tex: string, level: Level = {}): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, italic = false) => pieces.push({ text, ...(italic && { italic }), ...level });
  let at = 0;
  while (at < tex.length) {
    const rest = tex.slice(at);
    const command = commandAt(tex, at);
    if (rest.startsWith('^')) {
      const { inner, end } = argument(tex, at + 1);
      pieces.push(
        ...(inner === '\\circ' || inner === '{\\circ}' ? [{ text: '°' }] : readTex(inner, { raised: true })),
      );
      at = end;
    } else if (rest.startsWith('_')) {
      const { inner, end } = argument(tex, at + 1);
      pieces.push(...readTex(inner, { lowered: true }));
      at = end;
    } else if (command === '\\frac' || command === '\\dfrac') {
      const top = argument(tex, at + command.length);
      const bottom = argument(tex, top.end);
      pieces.push(
        ...readTex(together(top.inner), level),
        { text: '/', ...level },
        ...readTex(together(bottom.inner), level),
      );
      at = bottom.end;
    } else if (command === '\\sqrt') {
      const { inner, end } = argument(tex, at + command.length);
      pieces.push({ text: '√', ...level }, ...readTex(together(inner), level));
      at = end;
    } else if (command) {
      add(symbols[command] ?? command.slice(1));
      at += command.length;
    } else if (/^[{}]/.test(rest)) {
      at += 1;
    } else {
      const run = /^[a-zA-Z]+/.exec(rest)?.[0] ?? rest[0] ?? '';
      add(run === '-' ? '−' : run, /^[a-zA-Z]/.test(run));
      at += run.length;
    }
  }
  return pieces;
}

export function readLabel(label: string): Piece[] {
  return label.split('$').flatMap((part, index) => {
    if (part === '') return [];
    if (index % 2 === 1) return readTex(part);
    // A bare letter or two names a point or a variable.
    return [{ text: part, ...(/^[A-Za-z]{1,2}$/.test(part) && { italic: true }) }];
  });
}

type LabelProps = SVGProps<SVGTextElement> & { children: string; size?: number };

export function Label({ children, size = 15, ...rest }: LabelProps): ReactNode {
  return (
    <text
      fontFamily="Georgia, 'Noto Serif CJK SC', serif"
      fontSize={size}
      fill={palette.ink}
      textAnchor="middle"
      dominantBaseline="central"
      {...rest}
    >
      {readLabel(children).map((piece, index) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a label never change places
          key={index}
          fontStyle={piece.italic ? 'italic' : undefined}
          {...(piece.raised || piece.lowered
            ? { baselineShift: piece.raised ? 'super' : 'sub', fontSize: size * 0.7 }
            : {})}
        >
          {piece.text}
        </tspan>
      ))}
    </text>
  );
}
