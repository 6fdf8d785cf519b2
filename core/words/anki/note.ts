/** A word as a note of Anki: its fields, its guid, its tags. Names and ids here are in learners' collections: they never change. */
import type { WordEntry } from '../entry.ts';
import type { Grade, Memory } from '../memory.ts';

/** In the order in which Anki shows them; the first is what it sorts by. */
export const fieldNames = [
  'Word',
  'IPA',
  'PartOfSpeech',
  'Meaning',
  'Definition',
  'Examples',
  'Synonyms',
  'Antonyms',
  'Family',
  'Root',
  'Collocations',
  'Confusion',
  'Register',
  'Notes',
  'Sound',
] as const;
export type FieldName = (typeof fieldNames)[number];

export const noteType = { id: 1_763_251_200_001, name: 'Beacon GRE' } as const;

export type PastReview = { at: Date; grade: Grade; ms: number };

/** What is written of a word. Fields are plain text; `sound` names a file that goes along. */
export type OutgoingNote = {
  guid: string;
  fields: Partial<Record<Exclude<FieldName, 'Sound'>, string>>;
  tags: readonly string[];
  sound: string | null;
  memory: Memory | null;
  /** Its learner lets it rest: Anki calls that suspended. */
  isPaused: boolean;
  reviews: readonly PastReview[];
};

/** On what its learner put among their words by hand, so that it comes back as that. */
export const keptTag = 'beacon::kept';

const guidStart = 'beacon-gre';

/**
 * By word and part of speech, and legible: whoever edits the word in Anki still brings it home. `v./n.` is written `v-n`.
 */
export const guidOf = (word: string, pos: string): string =>
  `${guidStart}:${word}:${pos.replaceAll('.', '').replaceAll('/', '-')}`;

/** A word outside the deck, which its learner brought along. */
export const guidOfOwn = (word: string): string => `${guidStart}:own:${word}`;

/** The headword of a guid of ours; null for a stranger's. */
export function wordOfGuid(guid: string): string | null {
  const [start, second = '', third = '', ...rest] = guid.split(':');
  if (start !== guidStart || rest.length > 0 || second === '' || third === '') return null;
  // Our own headwords have a part of speech after them; “own” is also a word that one can learn.
  if (second === 'own' && !isPartOfSpeech(third)) return third;
  return isPartOfSpeech(third) ? second : null;
}

const isPartOfSpeech = (text: string): boolean => /^(?:n|v|adj|adv)(?:-(?:n|v|adj|adv))?$/.test(text);

/** All that the deck says of a word, in both languages. */
export function noteOf(entry: WordEntry): Pick<OutgoingNote, 'guid' | 'fields' | 'tags'> {
  const { senses } = entry;
  const pos = senses[0]?.pos ?? '';
  const numbered = (line: (sense: (typeof senses)[number]) => string) =>
    senses.length === 1
      ? senses.map(line).join('')
      : senses.map((sense, place) => `${place + 1}. ${line(sense)}`).join('\n');
  const lines = (texts: readonly string[]) => texts.join('\n');
  return {
    guid: guidOf(entry.word, pos),
    fields: {
      Word: entry.word,
      IPA: `/${entry.ipa}/`,
      PartOfSpeech: [...new Set(senses.map((sense) => sense.pos))].join(', '),
      Meaning: numbered((sense) => (sense.pos === pos ? sense.zh : `${sense.pos} ${sense.zh}`)),
      Definition: numbered(({ en }) => en),
      Examples: lines(senses.flatMap(({ examples }) => examples.flatMap(({ en, zh }) => [en, zh]))),
      Synonyms: lines(
        entry.synonyms.map(
          ({ word, swaps, note }) => `${word}${swaps ? ' (=)' : ''}: ${note.en} ${note.zh_cn}`,
        ),
      ),
      Antonyms: entry.antonyms.map(({ word }) => word).join(', '),
      Family: lines(entry.family.map(({ word, pos: part, zh }) => `${word} ${part} ${zh}`)),
      Root: entry.root ? lines([entry.root.zh_cn, entry.root.en]) : '',
      Collocations: lines(entry.collocations),
      Confusion: entry.confusion ? lines([entry.confusion.zh_cn, entry.confusion.en]) : '',
      Register: lines([entry.register.zh_cn, entry.register.en]),
    },
    tags: [`beacon::level-${String(entry.level).padStart(2, '0')}`],
  };
}

/** Anki parts tags by spaces, and quotation marks confuse its search. */
export const tagOf = (text: string): string => text.trim().replace(/[\s"]+/g, '_');
