/** Words of the deck by what somebody types: the word itself, a form of it, or what it means in either language. */
import type { WordEntry } from '#core/words/entry.ts';
import { nearWords } from '#core/words/near.ts';
import { formKey, getDeck } from './deck.ts';
import { presentRow } from './presented.ts';

const maxNear = 6;

/** Lower is better; null where it does not fit. A short piece of English would stand in half of all definitions. */
function fitOf({ word, senses }: WordEntry, key: string, headword: string | undefined): number | null {
  if (word === key) return 0;
  if (word === headword) return 1;
  const isLatin = /^[a-z]/.test(key);
  if (isLatin && key.length >= 3 && word.startsWith(key)) return 2;
  if (!isLatin) {
    if (senses.some(({ zh }) => glossesOf(zh).includes(key))) return 3;
    return senses.some(({ zh }) => zh.includes(key)) ? 4 : null;
  }
  if (key.length < 4) return null;
  return senses.some(({ en }) => ` ${en.toLowerCase()} `.includes(` ${key} `)) ? 5 : null;
}

/** 背信弃义的，奸诈的 are two, and each is asked for without its 的 as well. */
const glossesOf = (zh: string): string[] =>
  zh.split(/[，；、]/).flatMap((gloss) => {
    const bare = gloss.replace(/（[^（）]*）/g, '');
    return [bare, bare.replace(/[的地]$/, '')];
  });

/** Of the deck: those for reading alone have no page. */
export function findHeadword(form: string): string | null {
  const deck = getDeck();
  const word = deck.headwordOf(form);
  return word !== undefined && deck.find(word) ? word : null;
}

/** The best first, the more useful before the rarer. */
export function findWords(searchKey: string, limit: number): ReturnType<typeof presentRow>[] {
  const key = formKey(searchKey);
  if (key === '') return [];
  const deck = getDeck();
  const headword = deck.headwordOf(key);
  return deck.entries
    .flatMap((entry, rank) => {
      const fit = fitOf(entry, key, headword);
      return fit === null ? [] : [{ entry, rank, fit }];
    })
    .sort((a, b) => a.fit - b.fit || a.rank - b.rank)
    .slice(0, limit)
    .map(({ entry }) => presentRow(entry));
}

export function findOrSuggest(searchKey: string) {
  const key = formKey(searchKey);
  const deck = getDeck();
  const words = findWords(key, maxNear);
  const near =
    words.length > 0
      ? []
      : nearWords(
          key,
          deck.entries.map(({ word }) => word),
          maxNear,
        );
  return {
    headword: findHeadword(key),
    words,
    near: near.flatMap((word) => {
      const entry = deck.find(word);
      return entry ? [presentRow(entry)] : [];
    }),
  };
}

/** Headwords that begin so, for a search box. */
export function completeWords(typed: string, limit: number): string[] {
  const key = formKey(typed);
  if (!/^[a-z]{2}/.test(key)) return [];
  return getDeck()
    .entries.filter(({ word }) => word.startsWith(key))
    .sort((a, b) => Number(b.word === key) - Number(a.word === key))
    .slice(0, limit)
    .map(({ word }) => word);
}
