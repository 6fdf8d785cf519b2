/** Words on paper: two columns, each word with its transcription, its meanings and one sentence. */
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { thousands } from '#core/thousands.ts';
import { piecesOf, type WordEntry } from '#core/words/entry.ts';
import { wordPrints } from '#messages/words/prints.ts';
import type { Deps } from '#server/deps.ts';
import type { Closed } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import type { Block, Document, Lang, PrintedWord, Words } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';
import { getDeck } from './deck.ts';
import { listOwnWords } from './kept.ts';
import type { Tab } from './store.ts';

type WordsPrint = { title: string; document: Document };

type Setting = { locale: Locale; company: string };

/** More would fill a hundred pages; the words that are due first come first. */
const maxPrinted = 1000;

export function levelPrint(level: number, setting: Setting): WordsPrint {
  const t = say(wordPrints, setting.locale);
  const entries = getDeck().ofLevel(level);
  if (entries.length === 0) throw notFound();
  const words = entries.map((entry) => printed(entry, setting.locale));
  return frame(t('level', { n: level }), words, setting);
}

export function groupPrint(id: string, setting: Setting): WordsPrint {
  const { locale } = setting;
  const t = say(wordPrints, locale);
  const deck = getDeck();
  const group = deck.groups.get(id);
  if (!group) throw notFound();
  const lang = langOf(locale);
  const words = group.members.flatMap(({ word, sense, note }) => {
    const entry = deck.find(word);
    return entry ? [{ ...printed(entry, locale, sense), note: plain(lang, note[locale]) }] : [];
  });
  const pairs = group.pairs.map((pair) => pair.join(' = ')).join('　');
  const before: Block[] = [{ kind: 'text', tone: 'boxed', words: plain(lang, group.line[locale]) }];
  const after: Block[] =
    pairs === ''
      ? []
      : [
          { kind: 'heading', level: 2, words: plain(lang, t('pairs')) },
          { kind: 'text', words: plain('en', pairs) },
        ];
  return frame(group.title[locale], words, setting, { before, after });
}

export async function ownPrint(
  deps: Deps,
  userId: string,
  { tab, ...setting }: Setting & { tab: Tab },
  asking: { closed: Closed; now: Date },
): Promise<WordsPrint> {
  const t = say(wordPrints, setting.locale);
  const deck = getDeck();
  const { list } = await listOwnWords(deps, userId, { tab }, { page: 1, size: maxPrinted }, asking);
  if (list.length === 0) throw notFound();
  const lang = langOf(setting.locale);
  const words = list.map(({ word, gloss, note, sentence }): PrintedWord => {
    const entry = deck.find(word);
    const base = entry
      ? printed(entry, setting.locale)
      : {
          word,
          ipa: '',
          senses: gloss === null ? [] : [{ pos: '', lines: [plain('zh', gloss)] }],
          ...(sentence.length > 0 && { example: inItalics(sentence) }),
        };
    // As it was written, in whatever language.
    return note === '' ? base : { ...base, note: plain(lang, note) };
  });
  return frame(t(`own_${tab}`), words, setting);
}

function frame(
  title: string,
  words: PrintedWord[],
  { locale, company }: Setting,
  { before = [], after = [] }: { before?: Block[]; after?: Block[] } = {},
): WordsPrint {
  const t = say(wordPrints, locale);
  const lang = langOf(locale);
  return {
    title,
    document: {
      lang,
      title: plain(lang, title),
      facts: [plain(lang, t('facts', { n: words.length, shown: thousands(words.length) }))],
      company,
      foot: plain(lang, t('foot', { company })),
      blocks: [...before, { kind: 'words', words }, ...after],
    },
  };
}

/** A Chinese reader has the gloss first; an English one has the definition, and the gloss beside it. */
function printed({ word, ipa, senses }: WordEntry, locale: Locale, only?: number): PrintedWord {
  const shown = only === undefined ? senses : senses.filter((_, at) => at === only - 1);
  const example = (shown[0] ?? senses[0])?.examples[0];
  const both = (zh: string, en: string): [Lang, string][] =>
    locale === 'en'
      ? [
          ['en', en],
          ['zh', zh],
        ]
      : [
          ['zh', zh],
          ['en', en],
        ];
  return {
    word,
    ipa,
    senses: shown.map(({ pos, zh, en }) => ({
      pos,
      lines: both(zh, en).map(([lang, text]) => plain(lang, text)),
    })),
    ...(example && { example: inItalics(piecesOf(example.en)) }),
  };
}

const inItalics = (pieces: readonly { text: string; isWord: boolean }[]): Words => ({
  lang: 'en',
  runs: pieces.map(({ text, isWord }) =>
    isWord ? { kind: 'strong', runs: [{ kind: 'text', text }] } : { kind: 'text', text },
  ),
});
