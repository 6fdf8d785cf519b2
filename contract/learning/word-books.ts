/** The word book: words from the bank that a learner keeps, and when each comes back. */
import { z } from 'zod';
import { endpoint, id, ids, listOf, nothing, pageQuery, time } from '../endpoint.ts';
import { searchKey } from '../questions/shared.ts';

/** As the bank writes it: one word, seldom two. */
const word = z.string().trim().min(1).max(60);

const entry = z
  .object({
    id,
    word: z.string(),
    /** In Chinese, as the bank gives it. */
    gloss: z.string(),
    /** Why it fits its sentence or not, in the caller's language; null where the bank does not say. */
    why: z.string().nullable(),
    /** Where it was met, in pieces: `word` is the word itself, `answer` what fills a blank in its place. */
    sentence: z.array(z.object({ text: z.string(), mark: z.enum(['word', 'answer']).nullable() })),
    questionId: id,
    addedAt: time,
    dueAt: time,
    isDue: z.boolean(),
    reviews: z.int(),
    known: z.int(),
  })
  .meta({ id: 'Word' });

export const wordBooks = {
  listWordBook: endpoint({
    method: 'GET',
    path: '/api/word-books',
    access: 'user',
    summary: { zh_cn: '我的单词本，到期的在前', en: 'My word book, the words due first' },
    query: pageQuery.extend({
      /** In the word or its meaning. */
      searchKey: searchKey.optional(),
      state: z.enum(['due', 'all']).default('all'),
    }),
    reply: listOf(entry).extend({ counts: z.object({ due: z.int(), all: z.int() }) }),
  }),

  addWords: endpoint({
    method: 'POST',
    path: '/api/word-books',
    access: 'user',
    summary: {
      zh_cn: '把题目里的词加入单词本；已有的不变',
      en: 'Add words of questions to the word book; those that are there stay as they are',
    },
    body: z.object({
      words: z
        .array(z.object({ word, questionId: id }))
        .min(1)
        .max(200),
    }),
    reply: z.object({
      /** Words that were not there before. */
      added: z.int(),
      /** In the book now, of those that were given. One that the bank does not explain is left out. */
      words: z.array(z.object({ id, word: z.string() })),
    }),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'LEARNING_LIMIT_REACHED'],
  }),

  reviewWord: endpoint({
    method: 'PUT',
    path: '/api/word-books/{id}/review',
    access: 'user',
    summary: {
      zh_cn: '记下一次复习：认得或还不认得；未到期的不再计入',
      en: 'Say whether a word was known; one that is not due is not counted again',
    },
    params: ids('id'),
    body: z.object({ isKnown: z.boolean() }),
    reply: z.object({ dueAt: time }),
    errors: ['NOT_FOUND'],
  }),

  removeWord: endpoint({
    method: 'DELETE',
    path: '/api/word-books/{id}',
    access: 'user',
    summary: {
      zh_cn: '移出单词本；再加入时接着原来的进度',
      en: 'Take a word out; added again, it goes on where it was',
    },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
