/** What people ask the tutors, where no code leads to one. */
import { z } from 'zod';
import { longestAnswer, longestContact, longestEnquiry, schools } from '#core/enquiry.ts';
import { endpoint, id, ids, listOf, nothing, pageQuery, time } from '../endpoint.ts';

/** Reaches the sender's inbox; without one it only counts as handled. */
export const answerBody = z.object({ answer: z.string().trim().min(1).max(longestAnswer).optional() });

const enquiry = z
  .object({
    id,
    /** Null: somebody without an account. */
    userId: id.nullable(),
    nickname: z.string().nullable(),
    school: z.enum(schools),
    body: z.string(),
    contact: z.string(),
    createdAt: time,
    handledAt: time.nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'Enquiry' });

export const enquiries = {
  createEnquiry: endpoint({
    method: 'POST',
    path: '/api/enquiries',
    access: 'visitor',
    summary: { zh_cn: '向值班老师留言', en: 'Leave a question for the tutor on duty' },
    body: z.object({
      school: z.enum(schools),
      body: z.string().trim().min(1).max(longestEnquiry),
      /** E-mail, WeChat or telephone: how to reach whoever asks. */
      contact: z.string().trim().min(1).max(longestContact),
    }),
    reply: nothing,
    errors: ['TOO_MANY_REQUESTS'],
  }),

  listEnquiries: endpoint({
    method: 'GET',
    path: '/api/staff/enquiries',
    access: 'desk',
    desk: 'feedbacks',
    audit: 'enquiries_listed',
    summary: { zh_cn: '全部咨询留言，新的在前', en: 'All questions to the tutors, newest first' },
    query: pageQuery.extend({ status: z.enum(['open', 'handled']).optional() }),
    reply: listOf(enquiry),
  }),

  handleEnquiry: endpoint({
    method: 'PUT',
    path: '/api/staff/enquiries/{id}',
    access: 'desk',
    desk: 'feedbacks',
    audit: 'enquiry_handled',
    summary: {
      zh_cn: '回复一条咨询（有账号的人会在站内收到），或标为已处理',
      en: 'Answer a question (who has an account gets it in the inbox), or mark it as handled',
    },
    params: ids('id'),
    body: answerBody,
    reply: enquiry,
    errors: ['NOT_FOUND'],
  }),
};
