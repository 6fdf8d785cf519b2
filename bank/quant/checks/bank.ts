/** Checks over the whole bank: no family repeats another, and no place of the key is likelier than another. */
import type { Item } from '../build-family.ts';
import type { Loaded } from '../load.ts';

const mask = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .split(/[^a-z#\\=<>^+-]+/)
    .filter((word) => word !== '');

function shingles({ question, stimulus }: Item): Set<string> {
  const quantities =
    'quantities' in question ? `${question.quantities.a.en} ${question.quantities.b.en}` : '';
  const words = mask(`${stimulus ? stimulus.intro.en : ''} ${question.stem.en} ${quantities}`);
  if (words.length <= 5) return new Set([words.join(' ')]);
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')));
}

const likeness = (a: Set<string>, b: Set<string>): number => {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common++;
  return common / (a.size + b.size - common);
};

/** Questions of different families that say the same but for their numbers. */
export function findNearDuplicates(
  families: Loaded[],
  limit = 0.8,
): { a: string; b: string; likeness: number }[] {
  const seen: { id: string; family: string; set: Set<string> }[] = [];
  const byShingle = new Map<string, number[]>();
  const found: { a: string; b: string; likeness: number }[] = [];
  for (const { id: family, items } of families) {
    const own = new Map(items.map((item) => [[...shingles(item)].join('|'), item]));
    for (const item of own.values()) {
      const set = shingles(item);
      const near = new Set([...set].flatMap((shingle) => byShingle.get(shingle) ?? []));
      for (const index of near) {
        const other = seen[index]!;
        const share = likeness(set, other.set);
        if (other.family !== family && share > limit)
          found.push({ a: other.id, b: item.question.id, likeness: share });
      }
      for (const shingle of set) byShingle.set(shingle, [...(byShingle.get(shingle) ?? []), seen.length]);
      seen.push({ id: item.question.id, family, set });
    }
  }
  return found;
}

export type Balance = { form: string; counts: Record<string, number>; isEven: boolean };

/** Where the keys stand. A small bank may stray as far as chance would take it. */
export function measureBalance(families: Loaded[]): Balance[] {
  const rows: [form: 'mc-one' | 'qc', letters: string, slack: number][] = [
    ['mc-one', 'ABCDE', 0.04],
    ['qc', 'ABCD', 0.07],
  ];
  return rows.map(([form, letters, slack]) => {
    const counts: Record<string, number> = Object.fromEntries([...letters].map((letter) => [letter, 0]));
    const keys = families
      .flatMap(({ items }) => items)
      .flatMap(({ question }) => (question.form === form ? [question.secret.key[0]!] : []));
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
    const share = 1 / letters.length;
    const chance = 2.5 * Math.sqrt((share * (1 - share)) / keys.length);
    const isEven = Object.values(counts).every(
      (n) => Math.abs(n / keys.length - share) <= Math.max(slack, chance),
    );
    return { form, counts, isEven: isEven || keys.length === 0 };
  });
}

/** A key of words that is often the longest option gives itself away. */
export function countLongestKeys(families: Loaded[]): { longest: number; of: number } {
  let [longest, of] = [0, 0];
  for (const { question } of families.flatMap(({ items }) => items)) {
    if (question.form !== 'mc-one') continue;
    const lengths = question.options.map(({ id, text }) => ({ id, length: text.en.length }));
    const top = Math.max(...lengths.map(({ length }) => length));
    const longestIds = lengths.filter(({ length }) => length === top).map(({ id }) => id);
    if (top < 12) continue;
    of++;
    if (longestIds.length === 1 && longestIds[0] === question.secret.key[0]) longest++;
  }
  return { longest, of };
}
