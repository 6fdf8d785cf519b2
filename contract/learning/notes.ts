/** A learner's own notes, one for each question: plain text with line breaks, saved while it is typed. */
import { z } from 'zod';
import { endpoint, id, ids, listOf, maxInt, nothing, pageQuery, time } from '../endpoint.ts';
import { questionRow, questionType, searchKey } from '../questions/shared.ts';
import { renderedMath as math } from '../questions/shown.ts';

const body = z.string().max(5000);

const note = z
  .object({
    id,
    questionId: id,
    body: z.string(),
    /** Rises by one with each change. */
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Note' });

export const notes = {
  listNotes: endpoint({
    method: 'GET',
    path: '/api/notes',
    access: 'user',
    summary: { zh_cn: '我的笔记，最近修改的在前', en: 'My notes, the last changed first' },
    query: pageQuery.extend({
      type: questionType.optional(),
      questionId: id.optional(),
      /** Words inside the notes. */
      searchKey: searchKey.optional(),
    }),
    reply: listOf(note.extend({ question: questionRow })).extend({ math }),
  }),

  createNote: endpoint({
    method: 'POST',
    path: '/api/notes',
    access: 'user',
    summary: {
      zh_cn: '写一条笔记；该题已有笔记时改写它',
      en: 'Write a note; where the question has one already, it is changed',
    },
    body: z.object({ questionId: id, body }),
    reply: note,
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'NOT_FOUND', 'LEARNING_LIMIT_REACHED'],
  }),

  updateNote: endpoint({
    method: 'PUT',
    path: '/api/notes/{id}',
    access: 'user',
    summary: { zh_cn: '修改笔记', en: 'Change a note' },
    params: ids('id'),
    body: z.object({
      body,
      /** The revision that was edited: where another tab has saved since, the call answers CONFLICT. */
      revision: z.int().min(0).max(maxInt).optional(),
    }),
    reply: note,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),

  deleteNote: endpoint({
    method: 'DELETE',
    path: '/api/notes/{id}',
    access: 'user',
    summary: { zh_cn: '删除笔记', en: 'Delete a note' },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
