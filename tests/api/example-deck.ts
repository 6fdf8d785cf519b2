/** A small deck for tests: four words to each of the ten levels in pairs that stand for each other, and one group. */
import { type Deck, levels, type WordEntry } from '#core/words/entry.ts';

const letters = 'abcd';

/** `wordaca`: the first word of the third level; real words would clash with those of the example bank. */
export const exampleWord = (level: number, place: number): string =>
  `word${letters[place]}${String.fromCodePoint(96 + level)}`;

const partner = [1, 0, 3, 2];

function exampleEntry(level: number, place: number): WordEntry {
  const word = exampleWord(level, place);
  return {
    word,
    level,
    frequency: 3,
    ipa: 'wɜːrd',
    register: { zh_cn: '中性', en: 'neutral' },
    senses: [
      {
        pos: 'adj.',
        en: `meaning of ${word}`,
        zh: `词义${level}之${place}`,
        isCore: true,
        examples: [
          { en: `The *${word}* result was read twice.`, zh: '结果读了两遍。' },
          { en: `Nobody found it *${word}* at all.`, zh: '没有人这么看。' },
        ],
      },
    ],
    synonyms: [
      {
        word: exampleWord(level, partner[place] ?? 0),
        sense: 1,
        swaps: true,
        note: { zh_cn: '一样', en: 'the same' },
      },
    ],
    antonyms: [],
    family: [{ word: `${word}ness`, pos: 'n.', zh: '名词' }],
    root: null,
    collocations: [`a ${word} result`],
    confusion: null,
  };
}

export const exampleDeck: Deck = {
  entries: Array.from({ length: levels }, (_, at) =>
    Array.from(letters, (_letter, place) => exampleEntry(at + 1, place)),
  ).flat(),
  groups: [
    {
      id: 'first-things',
      title: { zh_cn: '第一组', en: 'First things' },
      pos: 'adj.',
      line: { zh_cn: '哪一个在前？', en: 'Which comes first?' },
      opposite: null,
      members: [0, 1].map((place) => ({
        word: exampleWord(1, place),
        sense: 1,
        note: { zh_cn: `第 ${place}`, en: `number ${place}` },
      })),
      pairs: [[exampleWord(1, 0), exampleWord(1, 1)]],
    },
  ],
  reading: [
    {
      word: 'glacier',
      ipa: 'ˈɡleɪʃər',
      senses: [{ pos: 'n.', en: 'a slow river of ice', zh: '冰川' }],
    },
  ],
  forms: [
    [`${exampleWord(1, 0)}ing`, exampleWord(1, 0)],
    [`${exampleWord(1, 0)}ness`, exampleWord(1, 0)],
    ['glaciers', 'glacier'],
  ],
};
