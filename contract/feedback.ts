/** Feedback, and the pictures that go with it. */
import { z } from 'zod';
import { contactMethods, feedbackTypes, longestDescription, maxPictures } from '#core/feedback.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from './endpoint.ts';
import { answerBody, enquiries } from './feedback/enquiries.ts';

const option = z.object({ label: z.string(), value: z.string() });

const feedbackRow = z
  .object({
    id,
    userId: id,
    nickname: z.string(),
    type: z.enum(feedbackTypes),
    desc: z.string(),
    imgs: z.array(z.string()),
    is_contact: z.enum(contactMethods),
    contact: z.string(),
    /** What it is about, as a path of this site. */
    page: z.string().nullable(),
    createdAt: time,
    handledAt: time.nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'Feedback' });

export const feedback = {
  ...enquiries,

  listConfigs: endpoint({
    method: 'GET',
    path: '/api/feedbacks/configs',
    access: 'visitor',
    summary: { zh_cn: '反馈表单的选项', en: 'The choices of the feedback form' },
    reply: z.array(z.object({ key: z.enum(['contact', 'question_type']), options: z.array(option) })),
    cacheSeconds: 300,
  }),

  createFeedback: endpoint({
    method: 'POST',
    path: '/api/feedbacks',
    access: 'user',
    summary: { zh_cn: '提交反馈', en: 'Send feedback' },
    body: z.object({
      type: z.enum(feedbackTypes, 'feedback_type'),
      desc: z
        .string('feedback_desc')
        .trim()
        .min(1, 'feedback_desc')
        .max(2000, 'feedback_desc_long')
        .refine((text) => [...text].length <= longestDescription, 'feedback_desc_long'),
      /** Addresses that `feedbacks/upload` gave to this user. */
      imgs: z.array(z.string().max(200)).max(maxPictures, 'feedback_pictures').default([]),
      is_contact: z.enum(contactMethods, 'feedback_contact_method'),
      contact: z.string('feedback_contact').trim().min(1, 'feedback_contact').max(100),
      /** The page of the question it is about. */
      page: z
        .string()
        .max(200)
        .regex(/^\/questions\/[\w-]+$/)
        .optional(),
      /** Where in an attempt of the sender's it was written: the server finds the question's page. */
      exercise: z.object({ recordId: id, exerciseId: id }).optional(),
    }),
    reply: z.object({ id }),
    errors: ['TOO_MANY_REQUESTS'],
  }),

  uploadPicture: endpoint({
    method: 'POST',
    path: '/api/feedbacks/upload',
    access: 'user',
    summary: {
      zh_cn: '上传一张截图（JPG 或 PNG，小于 10 MB），返回图片地址',
      en: 'Upload a screenshot (JPG or PNG under 10 MB); gives its address',
    },
    multipart: true,
    body: z.object({ file: z.file() }),
    // A little more than a picture may weigh, so that the refusal can say why.
    bodyLimit: 12 * 1024 * 1024,
    reply: z.string(),
    errors: [
      'PICTURE_REFUSED',
      'PICTURE_TOO_LARGE',
      'PICTURE_TOO_DETAILED',
      'PICTURE_FAILED',
      'TOO_MANY_REQUESTS',
    ],
    timeoutMs: 60_000,
  }),

  listFeedbacks: endpoint({
    method: 'GET',
    path: '/api/staff/feedbacks',
    access: 'desk',
    desk: 'feedbacks',
    audit: 'feedbacks_of',
    summary: { zh_cn: '全部反馈，新的在前', en: 'All feedback, newest first' },
    query: pageQuery.extend({ status: z.enum(['open', 'handled']).optional(), userId: id.optional() }),
    reply: listOf(feedbackRow),
  }),

  handleFeedback: endpoint({
    method: 'PUT',
    path: '/api/staff/feedbacks/{id}',
    access: 'desk',
    desk: 'feedbacks',
    audit: 'feedback_handled',
    summary: {
      zh_cn: '回复一条反馈，或只标为已处理；都会告知提交者',
      en: 'Answer feedback, or mark it as handled; who sent it is told either way',
    },
    params: ids('id'),
    body: answerBody.default({}),
    reply: feedbackRow,
    errors: ['NOT_FOUND'],
  }),
};
