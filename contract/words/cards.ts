/** A learner's own words: sessions, reviews, what is kept, and how it is to be learned. */
import { z } from 'zod';
import { questionNumber } from '#contract/questions/shared.ts';
import { grades } from '#core/words/memory.ts';
import { endpoint, id, listOf, maxInt, nothing, pageQuery, time } from '../endpoint.ts';
import { searchKey } from '../questions/shared.ts';
import { since } from './deck.ts';
import { ownTabs } from './prints.ts';
import { cardKind, entry, group, level, memory, ownWord, retention, word, wordRow } from './shapes.ts';

const settings = z.object({
  newPerDay: z.int().min(0).max(200),
  retention,
  startLevel: z.int().min(1).max(10),
});

const sessionItem = z
  .object({
    word: z.string(),
    kind: cardKind,
    memory: memory.nullable(),
    isLeech: z.boolean(),
    /** Null for a word of one's own that the deck does not have. */
    entry: entry.nullable(),
    own: z.object({ gloss: z.string().nullable(), note: z.string(), questionId: id.nullable() }).nullable(),
    /** Groups by meaning in which it stands. */
    groups: z.array(group.pick({ id: true, title: true }).extend({ words: z.array(z.string()) })),
    /** For `choose`: four words in the order to show, of which the word itself is one. */
    choices: z.array(z.string()),
    /** For `pairs`: six words, two of which stand for each other; the other pair fits the surface, not the sense. */
    drill: z
      .object({
        words: z.array(z.string()),
        pair: z.tuple([z.string(), z.string()]),
        decoy: z.tuple([z.string(), z.string()]).nullable(),
        glosses: z.array(z.object({ word: z.string(), zh: z.string(), en: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'WordSessionItem' });

export const cards = {
  getWordSession: endpoint({
    method: 'GET',
    path: '/api/words/session',
    access: 'visitor',
    summary: {
      zh_cn: '一轮单词：先到期的，再是新词；访客试学八个',
      en: 'A session of words, those due first and then new ones; a visitor tries eight',
    },
    query: z.object({
      minutes: z.coerce.number<number>().int().min(1).max(60).default(10),
      since,
      /** Only from this level, this group, or what is always forgotten. */
      level: level.optional(),
      group: z.string().max(80).optional(),
      only: z.enum(['due', 'new', 'leeches', 'kept']).optional(),
    }),
    reply: z.object({
      items: z.array(sessionItem),
      retention,
      /** What is left beyond this session. */
      dueLeft: z.int(),
      newLeft: z.int(),
    }),
  }),

  recordWordReviews: endpoint({
    method: 'POST',
    path: '/api/words/reviews',
    access: 'user',
    summary: {
      zh_cn: '记下复习；可以晚到、重复、乱序，也可以撤销',
      en: 'Record reviews; they may arrive late, twice and in any order, and be taken back',
    },
    body: z.object({
      reviews: z
        .array(
          z.object({
            /** Made by the browser: the same review is counted once. */
            id: z.uuid(),
            word,
            kind: cardKind,
            grade: z.literal(grades),
            at: z.iso.datetime(),
            ms: z.int().min(0).max(3_600_000),
          }),
        )
        .max(200),
      undone: z.array(z.uuid()).max(200).default([]),
      /** Whose they are: by the time they are sent, somebody else may be logged in on the same device. */
      learnerId: id.optional(),
    }),
    reply: z.object({
      /** The words that were touched, as they stand now. */
      words: z.array(z.object({ word: z.string(), memory: memory.nullable() })),
    }),
    errors: ['FORBIDDEN'],
  }),

  listKeptWords: endpoint({
    method: 'GET',
    path: '/api/words/kept',
    access: 'user',
    summary: { zh_cn: '单词本', en: 'My words' },
    query: pageQuery.extend({
      /** In the word or its meaning. */
      searchKey: searchKey.optional(),
      tab: z.enum(ownTabs).default('all'),
    }),
    reply: listOf(
      ownWord.extend({
        /** Null for a word of one's own. */
        row: wordRow.nullable(),
        /** Of the question where it was met. */
        number: questionNumber.nullable(),
        /** A sentence that holds the word: from the deck, or where it was met. */
        sentence: z.array(z.object({ text: z.string(), isWord: z.boolean() })),
      }),
    ).extend({
      counts: z.object({ all: z.int(), kept: z.int(), due: z.int(), leeches: z.int(), paused: z.int() }),
    }),
  }),

  keepWords: endpoint({
    method: 'POST',
    path: '/api/words/kept',
    access: 'user',
    summary: {
      zh_cn: '收进单词：题里的、查到的、自己写的；已有的不变',
      en: 'Keep words, from a question, a passage or one’s own; those that are there stay as they are',
    },
    body: z.object({
      words: z
        .array(
          z.object({
            /** As it stands in the text: its headword is found. */
            word,
            questionId: id.optional(),
            /** For a word that we do not know. */
            gloss: z.string().trim().max(200).optional(),
          }),
        )
        .min(1)
        .max(200),
    }),
    reply: z.object({
      /** Words that were not there before. */
      added: z.int(),
      /** Kept now, of those that were given: as asked for, and the headword. */
      words: z.array(z.object({ asked: z.string(), word: z.string() })),
    }),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'LEARNING_LIMIT_REACHED'],
  }),

  changeKeptWord: endpoint({
    method: 'PUT',
    path: '/api/words/kept/{word}',
    access: 'user',
    summary: { zh_cn: '记一笔，或先放一放', en: 'Note something on a word, or let it rest' },
    params: z.object({ word }),
    body: z
      .object({ note: z.string().max(500).optional(), isPaused: z.boolean().optional() })
      .refine(({ note, isPaused }) => note !== undefined || isPaused !== undefined),
    reply: ownWord,
    errors: ['NOT_FOUND', 'LEARNING_LIMIT_REACHED'],
  }),

  dropKeptWord: endpoint({
    method: 'DELETE',
    path: '/api/words/kept/{word}',
    access: 'user',
    summary: {
      zh_cn: '移出；再收时接着原来的进度',
      en: 'Take a word out; kept again, it goes on where it was',
    },
    params: z.object({ word }),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),

  getWordSettings: endpoint({
    method: 'GET',
    path: '/api/words/settings',
    access: 'user',
    summary: { zh_cn: '怎么学单词', en: 'How I learn words' },
    reply: settings,
  }),

  changeWordSettings: endpoint({
    method: 'PUT',
    path: '/api/words/settings',
    access: 'user',
    summary: {
      zh_cn: '改每天新词数、记牢程度、从哪一级开始',
      en: 'Change new words a day, retention and where to begin',
    },
    body: settings.partial(),
    reply: settings,
  }),
};

const estimate = z.object({ low: z.int(), known: z.int(), high: z.int(), startLevel: z.int() });

export const levelTest = {
  getLevelTest: endpoint({
    method: 'GET',
    path: '/api/words/level-test',
    access: 'visitor',
    summary: { zh_cn: '词汇测试：四十个词，四分钟', en: 'Level test: forty words in four minutes' },
    query: z.object({ seed: z.coerce.number<number>().int().min(0).max(maxInt) }),
    reply: z.object({
      items: z.array(
        z.object({
          word: z.string(),
          ipa: z.string(),
          /** Four meanings, in both languages, in the order to show. */
          options: z.array(z.object({ zh: z.string(), en: z.string() })),
        }),
      ),
    }),
  }),

  finishLevelTest: endpoint({
    method: 'POST',
    path: '/api/words/level-test',
    access: 'visitor',
    summary: {
      zh_cn: '交卷：估计认识多少词；登录后从这里开始学',
      en: 'Finish: how many words are known; for who is logged in it sets the start',
    },
    body: z.object({
      seed: z.int().min(0).max(maxInt),
      /** In the order of the test; null for “I do not know”. What was not reached is left out. */
      answers: z.array(z.int().min(0).max(3).nullable()).max(40),
    }),
    reply: estimate.extend({
      right: z.int(),
      answered: z.int(),
      /** Those that were wrong or not known, to be kept with one tap. */
      missed: z.array(wordRow),
      takenAt: time,
    }),
  }),
};
