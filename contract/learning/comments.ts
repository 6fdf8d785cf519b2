/** The discussion of a question: threads of two levels, likes, reports. */
import { z } from 'zod';
import { questionNumber } from '#contract/questions/shared.ts';
import { roles } from '#core/accounts/roles.ts';
import { bankText } from '#core/questions/text-schema.ts';
import { endpoint, id, ids, listOf, nothing, pageQuery, time } from '../endpoint.ts';

/** Plain text with line breaks; addresses in it become links by `core/links.ts`. */
const body = z.string().trim().min(1).max(1000);

const comment = z
  .object({
    id,
    questionId: id,
    number: questionNumber,
    /** Null where it was deleted, or is hidden until somebody has reviewed it; replies keep standing. */
    body: z.string().nullable(),
    state: z.enum(['shown', 'hidden', 'deleted']),
    /** Null where the account is gone. */
    author: z
      .object({
        id,
        nickname: z.string(),
        avatar: z.string().nullable(),
        role: z.enum(roles),
      })
      .nullable(),
    isMine: z.boolean(),
    likes: z.int(),
    isLiked: z.boolean(),
    /** Whom a reply answers, where it answers another reply. */
    replyTo: z.string().nullable(),
    createdAt: time,
    editedAt: time.nullable(),
  })
  .meta({ id: 'Comment' });

export const comments = {
  listComments: endpoint({
    method: 'GET',
    path: '/api/comments',
    access: 'visitor',
    summary: {
      zh_cn: '一道题的讨论；不指明题目时为我的全部评论',
      en: 'The discussion of a question; without one, all comments of mine',
    },
    query: pageQuery.extend({
      questionId: id.optional(),
      sortKey: z.enum(['likes', 'createdAt']).default('createdAt'),
    }),
    reply: listOf(
      comment.extend({
        /** Oldest first. Empty among my own comments, where replies stand for themselves. */
        replies: z.array(comment),
        /** Of the question, for my own comments. */
        stem: bankText.nullable(),
      }),
    ),
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'NOT_FOUND'],
  }),

  createComment: endpoint({
    method: 'POST',
    path: '/api/comments',
    access: 'user',
    summary: { zh_cn: '发表评论或回复', en: 'Write a comment or a reply' },
    body: z.object({ questionId: id, parentId: id.optional(), body }),
    reply: comment,
    errors: ['QUESTION_RESERVED', 'QUESTION_WITHHELD', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),

  updateComment: endpoint({
    method: 'PUT',
    path: '/api/comments/{id}',
    access: 'user',
    summary: { zh_cn: '修改我的评论', en: 'Change a comment of mine' },
    params: ids('id'),
    body: z.object({ body }),
    reply: comment,
    errors: ['NOT_FOUND'],
  }),

  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/comments/{id}',
    access: 'user',
    summary: { zh_cn: '删除我的评论', en: 'Delete a comment of mine' },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),

  likeComment: endpoint({
    method: 'POST',
    path: '/api/comments/{id}/like',
    access: 'user',
    summary: { zh_cn: '点赞或取消', en: 'Like a comment, or stop liking it' },
    params: ids('id'),
    /** Without `liked` the call toggles. */
    body: z.object({ liked: z.boolean().optional() }),
    reply: z.object({ liked: z.boolean(), likes: z.int() }),
    errors: ['NOT_FOUND'],
  }),

  reportComment: endpoint({
    method: 'POST',
    path: '/api/comments/{id}/report',
    access: 'user',
    summary: {
      zh_cn: '举报评论：审核人员会看到，我自己不再看到；多人举报后，审核前对所有人隐藏',
      en: 'Report a comment: reviewers see it, and I no longer do; once several people have, it is hidden until it is reviewed',
    },
    params: ids('id'),
    body: z.object({
      reason: z.enum(['spam', 'abuse', 'leak', 'wrong', 'other']),
      note: z.string().trim().max(200).default(''),
    }),
    reply: nothing,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),

  listReportedComments: endpoint({
    method: 'GET',
    path: '/api/staff/comments',
    access: 'desk',
    desk: 'comments',
    audit: null,
    summary: { zh_cn: '待审核的评论', en: 'Comments that wait for a review' },
    query: pageQuery,
    reply: listOf(
      comment.extend({
        reports: z.array(
          z.object({
            reason: z.string(),
            note: z.string(),
            reportedAt: time,
            /** By an account of some age whose address or number is proved: only these can hide a comment. */
            isCredible: z.boolean(),
          }),
        ),
      }),
    ),
  }),

  reviewComment: endpoint({
    method: 'PUT',
    path: '/api/staff/comments/{id}',
    access: 'desk',
    desk: 'comments',
    audit: 'comment_reviewed',
    summary: { zh_cn: '审核一条被举报的评论', en: 'Review a reported comment' },
    params: ids('id'),
    body: z.object({ verdict: z.enum(['keep', 'remove']) }),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
