/** Texts that are hard for a pattern, made from the pattern itself: what it repeats, many times, and never its end. */

type Node =
  | { kind: 'atom'; source: string }
  | { kind: 'group'; alternatives: Item[][] }
  /** Anchors, lookarounds and back references: they take no character of their own. */
  | { kind: 'empty' };
type Item = { node: Node; min: number; isOpen: boolean };

export type Pump = { before: string; again: string };

/** What a pattern repeats without a limit, each with the shortest text that leads there. */
export function findPumps({ source, flags }: RegExp): Pump[] {
  const own = flags.replace(/[gyd]/g, '');
  const found: Pump[] = [];
  const walk = (alternatives: Item[][], before: string): void => {
    for (const items of alternatives) {
      let path = before;
      for (const { node, isOpen, min } of items) {
        for (const once of samplesOf(node, own)) {
          if (isOpen && once !== '') found.push({ before: path, again: once });
        }
        if (node.kind === 'group') walk(node.alternatives, path);
        const [once = ''] = samplesOf(node, own);
        path += once.repeat(min);
      }
    }
  };
  walk(parse(source, flags.includes('v')), '');
  return found;
}

/** Characters that patterns tell apart. */
const characters = [...'aZ5 .,;:\'"-_/\\|()[]{}<>$*#@!?+=&%^~`\n\tIsé中，（Ａ−'];

function samplesOf(node: Node, flags: string): string[] {
  if (node.kind === 'empty') return [''];
  if (node.kind === 'group') return node.alternatives.slice(0, 4).map((items) => shortest(items, flags));
  const pattern = new RegExp(`^(?:${node.source})$`, flags);
  const fitting = characters.filter((character) => pattern.test(character));
  // A plain character that is in no list stands for itself.
  return fitting.length > 0 ? fitting.slice(0, 6) : [node.source.replace(/^\\/, '')];
}

const shortest = (items: readonly Item[], flags: string): string =>
  items.map(({ node, min }) => (samplesOf(node, flags)[0] ?? '').repeat(Math.max(1, min))).join('');

function parse(source: string, hasNesting: boolean): Item[][] {
  let at = 0;

  function readAlternatives(): Item[][] {
    const alternatives: Item[][] = [[]];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1;
        alternatives.push([]);
      } else {
        const node = readNode();
        alternatives.at(-1)?.push({ node, ...readQuantifier() });
      }
    }
    return alternatives;
  }

  function readNode(): Node {
    const character = source[at] ?? '';
    if (character === '(') return readGroup();
    if (character === '[') return { kind: 'atom', source: take(classLength()) };
    if (character === '^' || character === '$') {
      take(1);
      return { kind: 'empty' };
    }
    if (character !== '\\') return { kind: 'atom', source: take(character === '.' ? 1 : codeUnits()) };
    const escaped = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|.)/su.exec(
      source.slice(at),
    )?.[0];
    const taken = take(escaped?.length ?? 2);
    return /^\\(?:[bB]|k<|[1-9])/.test(taken) ? { kind: 'empty' } : { kind: 'atom', source: taken };
  }

  function readGroup(): Node {
    const opening = /^\((?:\?(?:<?[=!]|:|<\w+>|[a-z-]*:))?/.exec(source.slice(at))?.[0] ?? '(';
    take(opening.length);
    const alternatives = readAlternatives();
    take(1);
    return /^\(\?<?[=!]/.test(opening) ? { kind: 'empty' } : { kind: 'group', alternatives };
  }

  function readQuantifier(): { min: number; isOpen: boolean } {
    const [whole, sign, low, comma, high] = /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??/.exec(source.slice(at)) ?? [
      '',
    ];
    take(whole.length);
    if (whole === '') return { min: 1, isOpen: false };
    if (sign) return { min: sign === '+' ? 1 : 0, isOpen: sign !== '?' };
    return { min: Number(low), isOpen: comma !== undefined && high === undefined };
  }

  /** With the v flag, classes stand in classes. */
  function classLength(): number {
    let depth = 0;
    for (let end = at; end < source.length; end += 1) {
      if (source[end] === '\\') end += 1;
      else if (source[end] === '[' && (hasNesting || depth === 0)) depth += 1;
      else if (source[end] === ']') depth -= 1;
      if (depth === 0) return end + 1 - at;
    }
    return source.length - at;
  }

  const codeUnits = (): number => ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

  function take(length: number): string {
    const taken = source.slice(at, at + length);
    at += length;
    return taken;
  }

  return readAlternatives();
}
