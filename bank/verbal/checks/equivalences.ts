/** Checks of sentence equivalences as a body: that the stem has to be read. */
import type { Question } from '#core/questions/kinds.ts';
import { type Problem, teller } from '../../part.ts';
import type { WordNet } from '../wordnet.ts';
import { type Aside, groupsOf, linkedPairs } from './words.ts';

const tell = teller({
  thesaurus: 'give such items a decoy pair that the thesaurus links, or keys that it does not',
  loose: 'write items whose keys say the same in their sentence alone',
  decoys: 'name two wrong options that say the same in `decoys`',
});

/** Somebody who has no stem, only a thesaurus, takes the pair that it links, if it links just one. */
function isFoundWithoutStem(question: Question, net: WordNet): boolean {
  const [group] = groupsOf(question);
  const [pair, ...others] = linkedPairs(group?.words ?? [], net);
  return pair !== undefined && others.length === 0 && pair.slice(0, 2).every((w) => group?.keys.includes(w));
}

/** Keys that say the same in this sentence and are no synonyms in the thesaurus. */
function areLoose(question: Question, net: WordNet): boolean {
  const [group] = groupsOf(question);
  return linkedPairs(group?.keys ?? [], net).length === 0;
}

/** A few prove nothing. */
const fewest = 40;

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${Math.round((100 * part) / Math.max(1, whole))} %)`;

export function checkEquivalences(
  questions: readonly Question[],
  asides: ReadonlyMap<string, Aside>,
  net: WordNet,
): { problems: Problem[]; lines: string[] } {
  const all = questions.filter(({ form }) => form === 'se');
  const found = all.filter((question) => isFoundWithoutStem(question, net));
  const loose = all.filter((question) => areLoose(question, net));
  const decoysOf = ({ id }: Question) => asides.get(id)?.decoys ?? [];
  const paired = (words: number) => all.filter((question) => decoysOf(question).length === words).length;
  return {
    problems: [
      ...(found.length > 0.3 * all.length
        ? tell('bank', 'thesaurus', [`finds ${percent(found.length, all.length)} keys`])
        : []),
      ...(all.length >= fewest && loose.length < 0.25 * all.length
        ? tell('bank', 'loose', [
            `the thesaurus does not link the keys of ${percent(loose.length, all.length)}`,
          ])
        : []),
      ...all.flatMap((question) =>
        decoysOf(question).length > 0 ? [] : tell(question.id, 'decoys', ['has no decoy pair']),
      ),
    ],
    lines: [
      `a thesaurus without the stem finds the key in ${percent(found.length, all.length)} of all equivalences`,
      `the thesaurus does not link the keys of ${percent(loose.length, all.length)}`,
      `three pairs stand in ${percent(paired(4), all.length)} of them, the key and one decoy pair in ${percent(paired(2), all.length)}`,
    ],
  };
}
