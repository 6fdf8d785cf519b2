/** Words to other programs and from them: Anki's packages, and tables. */
import { z } from 'zod';
import { unreadReasons } from '#core/words/anki/foreign.ts';
import { exportChoices } from '#core/words/exchange.ts';
import { endpoint, nothing } from '../endpoint.ts';
import { level } from './shapes.ts';

export const exchange = {
  exportWords: endpoint({
    method: 'GET',
    path: '/api/words/export',
    access: 'user',
    summary: {
      zh_cn: '导出单词：Anki 牌组或表格，可带学习进度和读音',
      en: 'Export words as a deck for Anki or a table, with progress and sound if wanted',
    },
    query: z.object({
      format: z.enum(['apkg', 'csv']),
      what: z.enum(exportChoices).default('all'),
      /** With `what=level`. */
      level: level.optional(),
      /** With `what=group`. */
      group: z.string().max(80).optional(),
      progress: z.stringbool().default(false),
      sound: z.stringbool().default(false),
    }),
    reply: nothing,
    produces: 'application/octet-stream',
    errors: ['NOT_FOUND', 'NO_WORDS_TO_EXPORT', 'WORDS_FILE_BUSY', 'TOO_MANY_REQUESTS'],
    timeoutMs: 60_000,
  }),

  importWords: endpoint({
    method: 'POST',
    path: '/api/words/import',
    access: 'user',
    summary: {
      zh_cn: '导入单词（.apkg、.csv、.txt）：先预览，再一次写入',
      en: 'Import words from .apkg, .csv or .txt: looked at first, then taken in at once',
    },
    multipart: true,
    body: z.object({
      file: z.file(),
      /** Only says what would happen. */
      preview: z.stringbool().default(true),
      progress: z.stringbool().default(true),
    }),
    // A little more than a file may weigh, so that the refusal can say why.
    bodyLimit: 42 * 1024 * 1024,
    reply: z.object({
      isPreview: z.boolean(),
      /** In the file, read or not. */
      notes: z.int(),
      /** Different words that were understood; `ofDeck` of them have entries of ours. */
      words: z.int(),
      ofDeck: z.int(),
      added: z.int(),
      progress: z.int(),
      /** Of these we know a later review than the file does, so ours stays. */
      olderProgress: z.int(),
      /** The learner's own notes on words that come along. */
      notesTaken: z.int(),
      first: z.array(
        z.object({
          word: z.string(),
          meaning: z.string(),
          isInDeck: z.boolean(),
          isNew: z.boolean(),
          hasProgress: z.boolean(),
        }),
      ),
      /** Which field was taken for the word and which for the meaning; a column without a name is `#1`. */
      mappings: z.array(
        z.object({
          noteType: z.string().nullable(),
          word: z.string(),
          meaning: z.string().nullable(),
          isByName: z.boolean(),
          notes: z.int(),
        }),
      ),
      notUnderstood: z.array(
        z.object({
          reason: z.enum(unreadReasons),
          noteType: z.string().nullable(),
          count: z.int(),
          examples: z.array(z.string()),
        }),
      ),
    }),
    errors: [
      'WORDS_FILE_UNKNOWN',
      'WORDS_FILE_NEWER',
      'WORDS_FILE_BROKEN',
      'WORDS_FILE_TOO_LARGE',
      'WORDS_FILE_TOO_MANY',
      'WORDS_FILE_FAILED',
      'WORDS_FILE_BUSY',
      'LEARNING_LIMIT_REACHED',
      'TOO_MANY_REQUESTS',
    ],
    timeoutMs: 90_000,
  }),
};
