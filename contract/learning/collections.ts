/** Collected questions, in folders where the learner makes some. */
import { z } from 'zod';
import { endpoint, id, ids, listOf, nothing, pageQuery, time } from '../endpoint.ts';
import { questionRow, questionType } from '../questions/shared.ts';
import { renderedMath as math } from '../questions/shown.ts';

/** Which of my collected questions. */
export const collectionFilter = z.object({
  type: questionType.optional(),
  /** `none` asks for what is in no folder. */
  folderId: z.union([id, z.literal('none')]).optional(),
});

const folderName = z.string().trim().min(1).max(40);
const folder = z.object({ id, name: z.string(), count: z.int() }).meta({ id: 'CollectionFolder' });

export const collections = {
  listCollections: endpoint({
    method: 'GET',
    path: '/api/collections',
    access: 'user',
    summary: { zh_cn: '我收藏的题目，新的在前', en: 'The questions I collected, newest first' },
    query: collectionFilter.extend(pageQuery.shape),
    reply: listOf(z.object({ question: questionRow, folderId: id.nullable(), collectedAt: time })).extend({
      math,
      folders: z.array(folder),
      /** How many are in no folder. */
      unsorted: z.int(),
    }),
  }),

  toggleCollection: endpoint({
    method: 'POST',
    path: '/api/collections',
    access: 'user',
    summary: {
      zh_cn: '收藏或取消收藏一道题',
      en: 'Collect a question, or stop collecting it',
    },
    body: z.object({
      questionId: id,
      folderId: id.optional(),
      /** Says which of the two is meant, so that a repeated call does not undo itself; without it the call toggles. */
      collected: z.boolean().optional(),
    }),
    reply: z.object({ collected: z.boolean() }),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'NOT_FOUND', 'LEARNING_LIMIT_REACHED'],
  }),

  moveCollection: endpoint({
    method: 'PUT',
    path: '/api/collections/{questionId}',
    access: 'user',
    summary: {
      zh_cn: '把收藏移入收藏夹，或移出',
      en: 'Move a collected question into a folder, or out of it',
    },
    params: ids('questionId'),
    body: z.object({ folderId: id.nullable() }),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),

  createFolder: endpoint({
    method: 'POST',
    path: '/api/collections/folders',
    access: 'user',
    summary: { zh_cn: '新建收藏夹', en: 'Make a folder' },
    body: z.object({ name: folderName }),
    reply: folder,
    errors: ['CONFLICT', 'LEARNING_LIMIT_REACHED'],
  }),

  renameFolder: endpoint({
    method: 'PUT',
    path: '/api/collections/folders/{id}',
    access: 'user',
    summary: { zh_cn: '重命名收藏夹', en: 'Rename a folder' },
    params: ids('id'),
    body: z.object({ name: folderName }),
    reply: folder,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),

  deleteFolder: endpoint({
    method: 'DELETE',
    path: '/api/collections/folders/{id}',
    access: 'user',
    summary: {
      zh_cn: '删除收藏夹，其中的题目仍在收藏中',
      en: 'Delete a folder; its questions stay collected',
    },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
