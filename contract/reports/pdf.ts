/** PDFs: the paper of an exam, its answers, and reports to keep. */
import { z } from 'zod';
import { endpoint, id, ids, nothing } from '#contract/endpoint.ts';

const pdf = { reply: nothing, produces: 'application/pdf' } as const;
const pdfErrors = ['PDF_BUSY', 'PDF_SLOW', 'PDF_FAILED', 'TOO_MANY_REQUESTS'] as const;

export const pdfs = {
  getExamPdf: endpoint({
    method: 'GET',
    path: '/api/exams/{id}/pdf',
    access: 'visitor',
    summary: {
      zh_cn: '一套模考或练习的试题 PDF；交卷之后也有答案与解析',
      en: 'The paper of an exam or set as a PDF; once submitted, its answers and analyses too',
    },
    params: ids('id'),
    query: z.object({
      part: z.enum(['paper', 'key']).default('paper'),
      /** The paper as this attempt had it: its edition, and the modules that were taken. */
      recordId: id.optional(),
    }),
    ...pdf,
    errors: [
      'QUESTION_RESERVED',
      'QUESTION_WITHHELD',
      'NOT_FOUND',
      'LOGIN_REQUIRED',
      'KEY_CLOSED',
      ...pdfErrors,
    ],
  }),

  getReportPdf: endpoint({
    method: 'GET',
    path: '/api/records/{id}/pdf',
    access: 'user',
    summary: { zh_cn: '一次作答的报告 PDF', en: 'The report of an attempt as a PDF' },
    params: ids('id'),
    ...pdf,
    errors: ['NOT_FOUND', ...pdfErrors],
  }),

  getSharedReportPdf: endpoint({
    method: 'GET',
    path: '/api/shared-reports/{token}/pdf',
    access: 'visitor',
    summary: { zh_cn: '分享链接里的报告 PDF', en: 'The report behind a shared link as a PDF' },
    params: z.object({ token: z.string().max(100) }),
    ...pdf,
    errors: ['NOT_FOUND', ...pdfErrors],
  }),
};
