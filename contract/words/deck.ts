/** The deck, for everybody: its levels, groups and entries, and the look-up of a word that somebody meets. */
import { z } from 'zod';
import { endpoint, id, time } from '../endpoint.ts';
import { questionRow, searchKey } from '../questions/shared.ts';
import { entry, group, level, ownWord, standing, word, wordRow } from './shapes.ts';

const tally = z.object({ learning: z.int(), settled: z.int(), due: z.int() });

const groupRow = group.pick({ id: true, title: true, pos: true }).extend({ words: z.array(z.string()) });

/** Where the learner's own day began, by their clock; without it the day begins at midnight in Shanghai. */
export const since = z.iso.datetime().optional();

export const deck = {
  getWordsOverview: endpoint({
    method: 'GET',
    path: '/api/words',
    access: 'visitor',
    summary: { zh_cn: '单词：各级多少词，我学到哪里', en: 'Words: the levels, and how far I am' },
    query: z.object({ since }),
    reply: z.object({
      total: z.int(),
      groups: z.int(),
      /** Some of the groups, to be looked at. */
      someGroups: z.array(groupRow),
      levels: z.array(
        z.object({ level: z.int(), words: z.int(), first: z.array(z.string()), own: tally.nullable() }),
      ),
      /** Null for a visitor. */
      own: tally
        .extend({
          /** Minutes that the words due today will take. */
          dueMinutes: z.int(),
          /** Words of one's own: put there by hand, from questions or files. */
          kept: z.int(),
          leeches: z.int(),
          paused: z.int(),
          newPerDay: z.int(),
          /** Of today's new words, how many are still to come. */
          newLeft: z.int(),
          startLevel: z.int(),
          testedAt: time.nullable(),
          /** Words of the deck that the level test found known, with its band. */
          knownEstimate: z.object({ low: z.int(), known: z.int(), high: z.int() }).nullable(),
        })
        .nullable(),
    }),
  }),

  listWordsOfLevel: endpoint({
    method: 'GET',
    path: '/api/words/levels/{level}',
    access: 'visitor',
    summary: { zh_cn: '一级里的词', en: 'The words of a level' },
    params: z.object({ level }),
    reply: z.object({
      level: z.int(),
      words: z.array(wordRow.extend({ standing: standing.nullable(), isDue: z.boolean() })),
    }),
  }),

  listWordGroups: endpoint({
    method: 'GET',
    path: '/api/words/groups',
    access: 'visitor',
    summary: { zh_cn: '近义词组', en: 'Groups of words near in meaning' },
    query: z.object({ searchKey: searchKey.optional() }),
    reply: z.array(groupRow),
    cacheSeconds: 600,
  }),

  getWordGroup: endpoint({
    method: 'GET',
    path: '/api/words/groups/{id}',
    access: 'visitor',
    summary: { zh_cn: '一个近义词组', en: 'A group of words' },
    params: z.object({
      id: z
        .string()
        .regex(/^[a-z]+(?:-[a-z]+)*$/)
        .max(80),
    }),
    reply: group.extend({
      /** Each member as lists show it, in the sense that the group means. */
      rows: z.array(wordRow),
      opposite: group.pick({ id: true, title: true }).nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),

  getWordEntry: endpoint({
    method: 'GET',
    path: '/api/words/entries/{word}',
    access: 'visitor',
    summary: { zh_cn: '一个词条', en: 'One word' },
    params: z.object({ word }),
    reply: z.object({
      entry,
      groups: z.array(group),
      /** Which of the words that it names have pages of their own. */
      known: z.array(z.string()),
      /** Before and after it in its level. */
      previous: z.string().nullable(),
      next: z.string().nullable(),
      /** Questions of the open bank in which it stands. */
      questions: z.array(
        questionRow.pick({ id: true, number: true, form: true, stem: true, difficulty: true }),
      ),
      own: ownWord.nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),

  findWords: endpoint({
    method: 'GET',
    path: '/api/words/find',
    access: 'visitor',
    summary: {
      zh_cn: '按词、变形或释义找词；没有时给写法相近的',
      en: 'Find words by headword, form or meaning; without any, those spelled alike',
    },
    query: z.object({ searchKey }),
    reply: z.object({
      /** The headword that it is a form of. */
      headword: z.string().nullable(),
      words: z.array(wordRow),
      /** Spelled alike, where nothing was found. */
      near: z.array(wordRow),
    }),
    cacheSeconds: 600,
  }),

  lookUpWord: endpoint({
    method: 'GET',
    path: '/api/words/lookup',
    access: 'visitor',
    summary: { zh_cn: '查文中的一个词，变形也认得', en: 'Look a word up as it stands in a text' },
    query: z.object({
      form: z.string().trim().min(1).max(60),
      /** Where it stands: tells the sense that fits there, once that question was answered. */
      questionId: id.optional(),
    }),
    reply: z.object({
      /** Null where we do not know the word. */
      found: z
        .object({
          word: z.string(),
          /** A word of the deck has a page and a card; one for reading has a meaning alone. */
          tier: z.enum(['deck', 'reading']),
          ipa: z.string(),
          senses: z.array(z.object({ pos: z.string(), en: z.string(), zh: z.string() })),
          /** The member of the word's family that stands there, where it is not the word itself. */
          member: z.object({ word: z.string(), pos: z.string(), zh: z.string() }).nullable(),
          /** As the bank explains it there, in Chinese; null before the question was answered. */
          here: z.string().nullable(),
          isKept: z.boolean(),
          /** How often whoever asks has looked it up, this time included; 0 for a visitor. */
          lookups: z.int(),
        })
        .nullable(),
    }),
    errors: ['QUESTION_WITHHELD'],
  }),
};
