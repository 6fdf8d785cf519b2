/** Checks of the third tier: each row by itself, and all of them beside the deck. */
import type { Problem } from '../../part.ts';
import type { Deck } from '../read.ts';
import { readingFile } from '../reading.ts';
import type { ReadingWord } from '../schema.ts';
import { checkDe, checkGloss } from './chinese.ts';
import { checkDefinition, checkWording } from './english.ts';
import { formsOf } from './forms.ts';
import { checkIpa } from './ipa.ts';

const glossLimit = { words: 8, advice: 'cut it to 8' };
const mend = `docs/words.md, “The third tier”, says what a row of ${readingFile} holds`;

export function checkReading(
  rows: readonly ReadingWord[],
  deck: {
    list: Pick<Deck['list'], 'has'>;
    entries: readonly Pick<Deck['entries'][number], 'word' | 'forms' | 'family'>[];
  },
): Problem[] {
  const headwordOf = indexDeck(deck.entries);
  return rows.flatMap((row, index) => {
    const before = rows.slice(Math.max(0, index - 3), index).filter(({ word }) => word === row.word);
    const taught = deck.list.has(row.word) ? row.word : headwordOf.get(row.word);
    const checks: [check: string, messages: string[]][] = [
      ['ipa', checkIpa(row.ipa, '', false)],
      ['definition', checkDefinition(row.en, row, glossLimit, 'the English')],
      ['spelling', checkWording(row.en)],
      ['chinese', [...checkGloss(row.zh, 'the gloss'), ...checkDe(row.pos, row.zh, 'the gloss')]],
      ['order', (rows[index - 1]?.word ?? '') > row.word ? ['is not in the order of the alphabet'] : []],
      ['double', before.some((other) => sharePart(other, row)) ? [`is there as ${row.pos} already`] : []],
      ['deck', taught === undefined ? [] : [`is in the deck, under ${taught}; take the row out`]],
    ];
    return checks.flatMap(([check, messages]) =>
      messages.map((message) => ({ id: `reading ${row.word}`, check, message, mend })),
    );
  });
}

const sharePart = (one: ReadingWord, other: ReadingWord): boolean =>
  one.pos.split('/').some((part) => other.pos.split('/').includes(part));

/** What the deck explains already: a headword in all its forms, and its family. */
function indexDeck(
  entries: readonly Pick<Deck['entries'][number], 'word' | 'forms' | 'family'>[],
): Map<string, string> {
  return new Map(
    entries.flatMap(({ word, forms, family }) =>
      [...formsOf(word, forms), ...Object.keys(family)].map((form): [string, string] => [form, word]),
    ),
  );
}

/** Rows that no text uses any more; passages come and go, so this is told and is no fault. */
export function findUnused(rows: readonly ReadingWord[], used: ReadonlySet<string>): string[] {
  const unused = rows.filter(({ word, forms }) => ![...formsOf(word, forms)].some((form) => used.has(form)));
  return [...new Set(unused.map(({ word }) => word))];
}
