/**
 * The TeX that questions may use: which commands, what an expression is worth, whether a written equation is true.
 */
import type { Num } from '#core/rational.ts';
import {
  choose,
  compareValues,
  factorial,
  magnitude,
  minus,
  over,
  plus,
  raise,
  readNumber,
  root,
  times,
  toValue,
  type Value,
} from './value.ts';

/** What a letter stands for: a number, TeX that is worth a number, or a function written f(…) or a_{…}. */
export type Letter = Num | string | ((x: number) => Num);
export type Letters = Readonly<Record<string, Letter | undefined>>;

/** Commands that KaTeX renders and tex2typst converts; nothing else may stand in a question. */
export const allowedCommands: ReadonlySet<string> = new Set(
  [
    'frac sqrt binom overline pi cdot times div pm le ge ne approx left right angle triangle circ',
    'ldots cdots parallel perp sim cong in cup cap Rightarrow quad theta alpha beta mu sigma',
    '% { } ,',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `\\${name}`),
);

const relations = ['=', '<', '>', '\\le', '\\ge', '\\ne', '\\approx'] as const;
type Relation = (typeof relations)[number];

/** Signs that say something true or false which no calculation can replay. */
const opaque = new Set(['\\parallel', '\\perp', '\\sim', '\\cong', '\\in', '\\cup', '\\cap', '\\{']);
const dots = new Set(['\\ldots', '\\cdots']);

// Reading

const tokenPattern =
  /\s*(?:(\d+\.\\overline\{\d+\}|(?:\d+(?:\{,\}\d{3})*(?:\.\d+)?|\.\d+)(?:\\overline\{\d+\})?)|(\\[A-Za-z]+|\\[%{},])|([A-Za-z])|([-+*/^_!|:;,=<>()[\]{}]))/y;

type Token = { kind: 'number' | 'command' | 'letter' | 'sign'; text: string };

function tokens(tex: string): Token[] {
  const found: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < tex.trimEnd().length) {
    const start = tokenPattern.lastIndex;
    const match = tokenPattern.exec(tex);
    if (match === null) throw new Error(`cannot read “${tex.slice(start)}” in $${tex}$`);
    if (match[1] !== undefined) found.push({ kind: 'number', text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: 'command', text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: 'letter', text: match[3] });
    else found.push({ kind: 'sign', text: match[4]! });
  }
  return found;
}

/** One statement of a formula: expressions with relations between them, as in 2 + 3 = 5 < 7. */
export type Statement = { sides: string[]; relations: Relation[]; isOpaque: boolean };

const statements = new Map<string, Statement[]>();

/** The statements of a formula, which commas, semicolons and arrows separate. */
export function statementsOf(tex: string): Statement[] {
  const known = statements.get(tex);
  if (known !== undefined) return known;
  if (statements.size > 50_000) statements.clear();
  const found = splitStatements(tex);
  statements.set(tex, found);
  return found;
}

function splitStatements(tex: string): Statement[] {
  const list: Statement[] = [];
  let statement: Statement = { sides: [''], relations: [], isOpaque: false };
  let depth = 0;
  for (const { text } of tokens(tex)) {
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    if (opaque.has(text)) statement.isOpaque = true;
    if (depth === 0 && [',', ';', '\\Rightarrow', '\\quad'].includes(text)) {
      list.push(statement);
      statement = { sides: [''], relations: [], isOpaque: false };
    } else if (depth === 0 && relations.some((sign) => sign === text)) {
      statement.relations.push(text as Relation);
      statement.sides.push('');
    } else {
      statement.sides[statement.sides.length - 1] += ` ${text}`;
    }
  }
  list.push(statement);
  return list.filter(({ sides }) => sides.some((side) => side !== ''));
}

// Evaluation

type Evaluate = (letters: Letters) => Value;

/** An expression ready to be evaluated, and the letters whose values it takes. */
type Parsed = { run: Evaluate; takes: ReadonlySet<string> };

const worth = (letter: Letter, letters: Letters): Value =>
  typeof letter === 'string' ? evaluate(letter, letters) : toValue(letter as Num);

/** Builds the evaluation of one expression. `names` are the letters of more than one sign, longest first. */
function parse(tex: string, names: string[], functions: Set<string>): Parsed {
  const list = tokens(tex);
  const takes = new Set<string>();
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`${why} in $${tex}$`);
  };
  const peek = (): string => list[at]?.text ?? '';
  const take = (): Token => list[at++] ?? fail('the formula ends too early');
  const accept = (...signs: string[]): boolean => signs.includes(peek()) && at++ >= 0;
  const expect = (sign: string): void => {
    if (!accept(sign)) fail(`“${sign}” expected before “${peek()}”`);
  };

  const braced = (): Evaluate => {
    if (peek() !== '{') return primary();
    expect('{');
    const inside = expression();
    expect('}');
    return inside;
  };

  const name = (): string => {
    const rest = list.slice(at).map(({ kind, text }) => (kind === 'letter' ? text : ' '));
    const long = names.find((candidate) => [...candidate].every((letter, i) => rest[i] === letter));
    at += long?.length ?? 1;
    return long ?? list[at - 1]?.text ?? fail('a letter expected');
  };

  const letter = (): Evaluate => {
    let id = name();
    if (peek() === '_') {
      take();
      if (functions.has(`${id}_`)) return applied(`${id}_`, braced());
      const parts: string[] = [];
      if (accept('{')) while (!accept('}')) parts.push(take().text);
      else parts.push(take().text);
      id = `${id}_${parts.join('')}`;
    }
    if (functions.has(id) && peek() === '(') return applied(id, primary());
    takes.add(id);
    return (letters) => {
      const known = Object.hasOwn(letters, id) ? letters[id] : undefined;
      if (known === undefined || typeof known === 'function') return fail(`the letter ${id} has no value`);
      return worth(known, letters);
    };
  };

  const applied = (id: string, argument: Evaluate): Evaluate => {
    takes.add(id);
    return (letters) => {
      const f = letters[id] as (x: number) => Num;
      return toValue(f(argument(letters).approx));
    };
  };

  const greek = (text: string): Evaluate => {
    const id = text.slice(1);
    takes.add(id);
    return (letters) => worth(letters[id] ?? fail(`${text} has no value`), letters);
  };

  const command = (text: string): Evaluate => {
    switch (text) {
      case '\\frac': {
        const [top, bottom] = [braced(), braced()];
        return (letters) => over(top(letters), bottom(letters));
      }
      case '\\binom': {
        const [n, k] = [braced(), braced()];
        return (letters) => choose(n(letters), k(letters));
      }
      case '\\sqrt': {
        const degree = accept('[') ? Number(take().text) : 2;
        if (degree !== 2) expect(']');
        const inside = braced();
        return (letters) => root(inside(letters), degree);
      }
      case '\\pi':
        return () => ({ exact: null, approx: Math.PI });
      case '\\overline':
        return braced();
      case '\\angle':
      case '\\triangle':
        return letter();
      case '\\left': {
        const sign = take().text;
        const inside = expression();
        expect('\\right');
        take();
        return sign === '|' ? (letters) => magnitude(inside(letters)) : inside;
      }
      default:
        return ['\\theta', '\\alpha', '\\beta', '\\mu', '\\sigma'].includes(text)
          ? greek(text)
          : fail(`“${text}” has no value`);
    }
  };

  const primary = (): Evaluate => {
    if (list[at]?.kind === 'letter') return letter();
    const { kind, text } = take();
    if (kind === 'number') {
      const constant = readNumber(text);
      return () => constant;
    }
    if (kind === 'command') return command(text);
    const closing = { '(': ')', '[': ']', '{': '}', '|': '|' }[text] ?? fail(`“${text}” unexpected`);
    const inside = expression();
    expect(closing);
    return text === '|' ? (letters) => magnitude(inside(letters)) : inside;
  };

  const postfix = (): Evaluate => {
    let value = primary();
    for (;;) {
      const before = value;
      if (accept('!')) value = (letters) => factorial(before(letters));
      else if (accept('\\%')) value = (letters) => over(before(letters), toValue(100));
      else if (accept('^')) {
        // A degree sign leaves the number as it is.
        if (peek() === '{' && list[at + 1]?.text === '\\circ') at += 3;
        else if (!accept('\\circ')) {
          const exponent = peek() === '-' ? fail('an exponent needs braces') : braced();
          value = (letters) => raise(before(letters), exponent(letters));
        }
      } else return value;
    }
  };

  const startsFactor = (): boolean => {
    const next = list[at];
    if (next === undefined) return false;
    if (next.kind === 'letter') return true;
    if (next.kind === 'number') return false;
    if (next.kind === 'sign') return '(['.includes(next.text);
    return ['\\frac', '\\sqrt', '\\pi', '\\binom', '\\left'].includes(next.text);
  };

  const factor = (): Evaluate => {
    if (!accept('-')) return postfix();
    const inside = factor();
    return (letters) => minus(inside(letters));
  };

  const product = (): Evaluate => {
    let value = factor();
    for (;;) {
      const before = value;
      if (accept('\\cdot', '\\times', '*')) {
        const next = factor();
        value = (letters) => times(before(letters), next(letters));
      } else if (accept('\\div', '/')) {
        const next = factor();
        value = (letters) => over(before(letters), next(letters));
      } else if (startsFactor()) {
        // 2\frac{1}{3} is 7/3 to one reader and 2/3 to another.
        if (
          list[at - 1]?.kind === 'number' &&
          /^\\frac \{ \d+ \} \{ \d+ \}/.test(
            list
              .slice(at)
              .map(({ text }) => text)
              .join(' '),
          )
        )
          fail('a mixed number: write a sum, a product or an improper fraction');
        const next = postfix();
        value = (letters) => times(before(letters), next(letters));
      } else return value;
    }
  };

  const expression = (): Evaluate => {
    accept('+');
    let value = product();
    for (;;) {
      const before = value;
      if (accept('+')) {
        const next = product();
        value = (letters) => plus(before(letters), next(letters));
      } else if (accept('-')) {
        const next = product();
        value = (letters) => plus(before(letters), minus(next(letters)));
      } else if (accept(':')) {
        const next = product();
        value = (letters) => over(before(letters), next(letters));
      } else return value;
    }
  };

  const run = expression();
  if (at < list.length) fail(`“${peek()}” unexpected`);
  return { run, takes };
}

const parsed = new Map<string, Parsed>();

function parseOnce(tex: string, letters: Letters): Parsed {
  const special = Object.keys(letters).filter(
    (name) => name.length > 1 || typeof letters[name] === 'function',
  );
  const id = `${special.join(' ')}$${tex}`;
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const names = special.filter((name) => /^[A-Za-z]{2,}$/.test(name)).sort((a, b) => b.length - a.length);
  const found = parse(tex, names, new Set(special.filter((name) => typeof letters[name] === 'function')));
  if (parsed.size > 50_000) parsed.clear();
  parsed.set(id, found);
  return found;
}

/** What an expression is worth; an error where a letter has no value or the TeX means nothing. */
export const evaluate = (tex: string, letters: Letters = {}): Value => parseOnce(tex, letters).run(letters);

/** Whether every relation of a formula is true. Sides with dots or of an opaque statement are passed over. */
export function holds(tex: string, letters: Letters = {}): boolean {
  if (tex.includes('\\pm'))
    return holds(tex.replaceAll('\\pm', '+'), letters) || holds(tex.replaceAll('\\pm', '-'), letters);
  return statementsOf(tex).every((statement) => statement.isOpaque || isTrue(statement, letters));
}

const hasDots = (side: string): boolean => tokens(side).some(({ text }) => dots.has(text));

function isTrue({ sides, relations }: Statement, letters: Letters): boolean {
  if (relations.length === 0) return true;
  const values = sides.map((side) => (hasDots(side) ? null : evaluate(side, letters)));
  // An equation that runs over dots still ties its other sides together.
  const known = values.filter((value) => value !== null);
  if (values.includes(null)) return known.every((value) => compareValues(value, known[0]!) === 0);
  return relations.every((relation, i) => isRelated(values[i]!, relation, values[i + 1]!));
}

function isRelated(a: Value, relation: Relation, b: Value): boolean {
  const order = compareValues(a, b);
  switch (relation) {
    case '=':
      return order === 0;
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '\\le':
      return order <= 0;
    case '\\ge':
      return order >= 0;
    case '\\ne':
      return order !== 0;
    case '\\approx':
      return Math.abs(a.approx - b.approx) <= 0.01 * Math.max(Math.abs(a.approx), Math.abs(b.approx));
  }
}

/** The letters whose values the relations of a formula take, together with those that the values themselves take. */
export function lettersTaken(tex: string, letters: Letters): Set<string> {
  const taken = new Set<string>();
  const take = (side: string): void => {
    for (const id of parseOnce(side, letters).takes) {
      if (taken.has(id)) continue;
      taken.add(id);
      const value = letters[id];
      if (typeof value === 'string') take(value);
    }
  };
  for (const { sides, relations, isOpaque } of statementsOf(tex.replaceAll('\\pm', '+')))
    if (relations.length > 0 && !isOpaque) sides.filter((side) => !hasDots(side)).forEach(take);
  return taken;
}
