/** A word that somebody meets in a text: what it means, whatever form it stands in. */
import type { Locale } from '#core/locale.ts';
import { findMember } from '#core/words/family.ts';
import { findMeaning } from '#core/words/in-questions.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findWordSources } from '#server/domains/questions/service.ts';
import { formKey, getDeck } from './deck.ts';
import { glossIn } from './glosses.ts';
import { noteLookup } from './lookup-store.ts';
import { findKeptAmong } from './store.ts';

type Reader = {
  viewer: Viewer | null;
  /** The question it stands in, where the reader has seen its key already. */
  answered: string | null;
  now: Date;
  locale: Locale;
};

export async function lookUp({ db }: Deps, form: string, { viewer, answered, now, locale }: Reader) {
  const deck = getDeck();
  const headword = deck.headwordOf(form);
  const source = answered === null ? undefined : (await findWordSources(db, [answered])).get(answered);
  // Passages explain headwords, options stand as they are.
  const meant = source && (findMeaning(form, source) ?? findMeaning(headword ?? form, source));
  const here = meant ? glossIn(locale, form, meant.gloss) : null;
  if (headword === undefined && here === null) return { found: null };
  const word = headword ?? formKey(form);
  const entry = deck.find(word);
  const reading = deck.findReading(word);
  return {
    found: {
      word,
      tier: entry ? ('deck' as const) : ('reading' as const),
      ipa: entry?.ipa ?? reading?.ipa ?? '',
      senses: (entry?.senses ?? reading?.senses ?? []).map(({ pos, en, zh }) => ({ pos, en, zh })),
      member: entry ? findMember(entry, formKey(form)) : null,
      here,
      isKept: viewer ? (await findKeptAmong(db, viewer.id, [word])).has(word) : false,
      lookups: viewer ? await noteLookup(db, viewer.id, word, now) : 0,
    },
  };
}
