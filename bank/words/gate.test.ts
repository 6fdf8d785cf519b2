/** The gate of the deck lets a good entry through and says of each fault what to mend. */
import { describe, expect, it } from 'vitest';
import { loadWordNet } from '../verbal/wordnet.ts';
import {
  checkGroups,
  checkNeighbors,
  checkPlaces,
  checkRepeats,
  checkSwaps,
  checkVariety,
} from './checks/deck.ts';
import { formsOf } from './checks/forms.ts';
import { checkIpa } from './checks/ipa.ts';
import { checkEntry } from './gate.ts';
import { batchOf, readList, type WrittenEntry } from './read.ts';
import { entry as entrySchema, group as groupSchema } from './schema.ts';

const net = loadWordNet();
const list = readList(
  [
    'batch\tword\tpos\tfrequency\tipa\tbank_glosses',
    '01-a\tterse\tadj.\t4\ttɜːrs\t简短的',
    '01-a\tlaconic\tadj.\t5\tləˈkɑːnɪk\t',
    '07-b\tprolix\tadj.\t\t\t',
  ].join('\n'),
);
const roots = { log: { from: 'Greek logos', en: 'word', zh: '话语' } };

const good = {
  word: 'terse',
  ipa: 'tɜːrs',
  kind: 'core',
  register: { en: 'neutral', zh: '中性' },
  senses: [
    {
      pos: 'adj.',
      en: 'short in speech, almost to rudeness',
      zh: '简短生硬的',
      examples: [
        {
          en: 'Her *terse* note gave the hour of the train and nothing else.',
          zh: '她的便条很简短，只写了火车的时刻。',
        },
        {
          en: 'Pilots keep to *terse* phrases, since a long one may arrive too late.',
          zh: '飞行员只说短句，话长了可能就晚了。',
        },
      ],
    },
  ],
  synonyms: [{ word: 'curt', swap: true, en: 'rude as well', zh: '还带无礼' }],
  antonyms: ['wordy', { word: 'expansive', sense: 1 }],
  family: { tersely: 'adv. 简短地', terseness: 'n. 简短' },
  root: { key: 'log', en: 'only for this test', zh: '只为测试' },
  collocations: ['a terse reply', 'terse prose'],
};

type Draft = typeof good & Record<string, unknown>;

function written(change: (draft: Draft) => void = () => {}): WrittenEntry {
  const draft: Draft = structuredClone(good);
  change(draft);
  return { ...entrySchema.parse(draft), file: 'level-01-a.yaml', batch: '01-a' };
}

const firstSense = (draft: Draft) => draft.senses[0] as (typeof good)['senses'][number];
const setExample = (draft: Draft, en: string): void => {
  firstSense(draft).examples[0] = { en, zh: '她的便条很简短，只写了火车的时刻。' };
};
const faultsOf = (change: (draft: Draft) => void): string =>
  checkEntry(written(change), { list, roots }, net)
    .map(({ check, message }) => `[${check}] ${message}`)
    .join('\n');

describe('an entry', () => {
  it('passes when nothing is wrong', () => {
    expect(faultsOf(() => {})).toBe('');
  });

  it.each<[string, (draft: Draft) => void, string]>([
    [
      'an unmarked word',
      (draft) => setExample(draft, 'Her terse note gave the hour of the train.'),
      'marks 0 words',
    ],
    [
      'two marks',
      (draft) => setExample(draft, 'Her *terse* and *curt* note gave the hour of trains.'),
      'marks 2',
    ],
    [
      'a strange form',
      (draft) => setExample(draft, 'She replied *tersely* to my note about the late train.'),
      'no form',
    ],
    [
      'the word twice',
      (draft) => setExample(draft, 'Her *terse* note was a terse reply to my own letter.'),
      '2 times',
    ],
    [
      'its family besides',
      (draft) => setExample(draft, 'His *terse* note replied tersely to my own long letter.'),
      '2 times',
    ],
    ['a short sentence', (draft) => setExample(draft, 'Her *terse* note came late.'), 'has 5 words'],
    [
      'no whole sentence',
      (draft) => setExample(draft, 'her *terse* note that gave the hour of trains'),
      'no whole sentence',
    ],
    [
      'one opening twice',
      (draft) => setExample(draft, 'Pilots often send *terse* notes about the hour of arrival.'),
      'begin with “pilots”',
    ],
    ['one example for a core sense', (draft) => void firstSense(draft).examples.pop(), 'needs two examples'],
    [
      'a circular definition',
      (draft) => Object.assign(firstSense(draft), { en: 'with terseness' }),
      'own family',
    ],
    [
      'a long definition',
      (draft) => Object.assign(firstSense(draft), { en: 'very '.repeat(16) }),
      'cut it to 15',
    ],
    [
      'a gloss of one character',
      (draft) => Object.assign(firstSense(draft), { zh: '短' }),
      'has 1 characters',
    ],
    [
      'a gloss with Latin',
      (draft) => Object.assign(firstSense(draft), { zh: '简短的 short' }),
      'Latin letters',
    ],
    [
      'a half-width comma',
      (draft) => Object.assign(firstSense(draft), { zh: '简短的,生硬的' }),
      'full-width',
    ],
    [
      'an adjective without 的',
      (draft) => Object.assign(firstSense(draft), { zh: '简短，生硬' }),
      'end in 的',
    ],
    [
      'a half-width mark in a note',
      (draft) => Object.assign(draft, { register: { en: 'x', zh: '正式,贬' } }),
      'half-width',
    ],
    [
      'a translation that trails off',
      (draft) => Object.assign(firstSense(draft).examples[0] ?? {}, { zh: '她的便条很简短' }),
      'does not end',
    ],
    [
      'British spelling',
      (draft) => setExample(draft, 'Her *terse* note on the colour of trains came far too late.'),
      '“colour” is British',
    ],
    [
      'typewriter quotes',
      (draft) => setExample(draft, "Her *terse* note didn't give the hour of the train."),
      'typewriter',
    ],
    [
      'a worn phrase',
      (draft) => setExample(draft, 'Her *terse* note was a testament to years in the army.'),
      'worn out',
    ],
    [
      'a synonym that is no word',
      (draft) => Object.assign(draft.synonyms[0] ?? {}, { word: 'kurt' }),
      'no word',
    ],
    [
      'a synonym of another part',
      (draft) => Object.assign(draft.synonyms[0] ?? {}, { word: 'brevity' }),
      'cannot be adj.',
    ],
    [
      'a synonym of the family',
      (draft) => Object.assign(draft.synonyms[0] ?? {}, { word: 'tersely' }),
      'own family',
    ],
    ['a synonym that is an antonym', (draft) => Object.assign(draft, { antonyms: ['curt'] }), 'stands twice'],
    ['a sense that is not there', (draft) => Object.assign(draft.synonyms[0] ?? {}, { sense: 2 }), 'sense 2'],
    ['an unknown root', (draft) => Object.assign(draft.root, { key: 'ters' }), 'not in roots.yaml'],
    ['a collocation without the word', (draft) => draft.collocations.push('a short note'), 'does not hold'],
  ])('is stopped for %s', (_, change, message) => {
    expect(faultsOf(change)).toContain(message);
  });

  it('does not parse without both languages', () => {
    const { success } = entrySchema.safeParse({ ...good, register: { en: 'neutral' } });
    expect(success).toBe(false);
  });

  it('reads the part of speech out of a family gloss', () => {
    expect(written().family.tersely).toEqual({ pos: 'adv.', zh: '简短地' });
  });
});

describe('a transcription', () => {
  it.each([
    ['ləˈkɑːnɪk', ''],
    ['wɑːnt', ''],
    ['ləˈkɒnɪk', 'British'],
    ['ˈgærələs', 'U+0261'],
    ['ləkɑːnɪk', '0 main stresses'],
    ['ˈləˈkɑːnɪk', '2 main stresses'],
    ['ˈwɑːnt', 'one syllable'],
  ])('%s: %s', (ipa, message) => {
    const told = checkIpa(ipa, '', false).join();
    expect(message === '' ? told : told.includes(message)).toBe(message === '' ? '' : true);
  });

  it('may differ from the list only where the writer vouches for it', () => {
    expect(checkIpa('suːˈpɜːrfluəs', 'ˈsuːpərflwʌs', false)).toHaveLength(1);
    expect(checkIpa('suːˈpɜːrfluəs', 'ˈsuːpərflwʌs', true)).toEqual([]);
  });
});

describe('forms', () => {
  it.each([
    ['curb', 'curbed'],
    ['vilify', 'vilifies'],
    ['vilify', 'vilifying'],
    ['abate', 'abating'],
    ['abet', 'abetting'],
    ['wary', 'warier'],
    ['mimic', 'mimicked'],
    ['debacle', 'debacles'],
  ])('%s has %s', (word, form) => expect(formsOf(word)).toContain(form));

  it('takes irregular ones from the entry', () => {
    expect(formsOf('forsake', ['forsook'])).toContain('forsook');
  });
});

describe('the deck', () => {
  it('knows level, tier and frequency from the list', () => {
    expect(list.get('terse')).toMatchObject({ level: 1, tier: 'core', frequency: 4 });
    expect(list.get('prolix')).toMatchObject({ level: 7, tier: 'more', frequency: null });
    expect(batchOf('level-07-b.yaml')).toBe('07-b');
  });

  it('has each headword once, in the file of its batch', () => {
    const strayed = { ...written(), batch: '02-a' };
    const unknown = { ...written(), word: 'tersest' };
    const told = checkPlaces([written(), written(), strayed, unknown], list).map(({ message }) => message);
    expect(told.join()).toMatch(/second time.*level-01-a.*not in levels/);
  });

  it('shares no eight words with the bank or another entry, and no definition', () => {
    const bank = new Map([['tc-1', ['It gave the hour of the train and nothing else to go by.']]]);
    expect(checkRepeats([written()], bank)[0]?.message).toContain('question tc-1');
    expect(checkRepeats([written(), { ...written(), word: 'laconic' }], new Map())).not.toEqual([]);
    expect(checkRepeats([written()], new Map())).toEqual([]);
  });

  it('drowns no word among other hard ones', () => {
    const hard = readList(
      `batch\n${['note', 'hour', 'train'].map((word) => `01-a\t${word}\tn.\t5\t\t`).join('\n')}`,
    );
    expect(checkNeighbors([written()], hard, net)).toHaveLength(1);
    expect(checkNeighbors([written()], list, net)).toEqual([]);
  });

  it('takes its sentences from many fields', () => {
    const same = Array.from({ length: 7 }, () => written());
    expect(
      checkVariety(same)
        .map(({ message }) => message)
        .join(),
    ).toContain('“train” is in 7');
  });
});

it('two words that list each other agree on whether they stand for each other', () => {
  const curt = (swap: object) =>
    written((draft) => {
      draft.word = 'curt';
      draft.synonyms = [
        { word: 'terse', en: 'short', zh: '短', ...swap } as (typeof good)['synonyms'][number],
      ];
    });
  const told = (swap: object) => checkSwaps([written(), curt(swap)]).map(({ message }) => message);
  expect(told({ swap: true })).toEqual([]);
  expect(told({}).join()).toContain('curt has swap: true here');
});

describe('a group', () => {
  const base = {
    id: 'few-words',
    title: { en: 'Few words', zh: '话少' },
    pos: 'adj.',
    line: { en: 'Why?', zh: '为什么？' },
    members: [
      { word: 'terse', en: 'a', zh: '甲' },
      { word: 'laconic', en: 'b', zh: '乙' },
    ],
  };
  const told = (change: object): string =>
    checkGroups([groupSchema.parse({ ...base, ...change })], [written()], list)
      .map(({ message }) => message)
      .join();

  it('passes before all its members are written', () => {
    expect(told({ pairs: [['terse', 'laconic']] })).toBe('');
  });

  it.each([
    ['another part of speech', { pos: 'v.' }, 'the group is v.'],
    ['a stranger in a pair', { pairs: [['terse', 'prolix']] }, 'not of two members'],
    [
      'a sense that is not there',
      { members: [{ word: 'terse', sense: 2, en: 'a', zh: '甲' }, base.members[1]] },
      'no sense 2',
    ],
    [
      'a word that is not listed',
      { members: [{ word: 'brief', en: 'a', zh: '甲' }, base.members[1]] },
      'not in levels',
    ],
    ['an opposite that does not answer', { opposite: 'many-words' }, 'not there'],
  ])('is stopped for %s', (_, change, message) => {
    expect(told(change)).toContain(message);
  });
});
