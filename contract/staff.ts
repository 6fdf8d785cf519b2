/** What members of the staff did, for administrators. */
import { z } from 'zod';
import { auditNames } from '#core/accounts/audit.ts';
import { endpoint, id, listOf, pageQuery, time } from './endpoint.ts';

const row = z.object({
  id,
  at: time,
  /** Null: an operator at the command line. */
  staffId: id.nullable(),
  /** Null for who has left. */
  staffName: z.string().nullable(),
  action: z.enum(auditNames),
  targetKind: z.string(),
  targetId: z.string().nullable(),
  targetName: z.string().nullable(),
  network: z.string(),
  details: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
  ),
});

export const staff = {
  listAudit: endpoint({
    method: 'GET',
    path: '/api/staff/audit',
    access: 'desk',
    desk: 'audit',
    audit: null,
    summary: {
      zh_cn: '工作人员的操作记录，新的在前；只能添加，不能修改',
      en: 'What members of the staff did, newest first; it is only ever added to',
    },
    query: pageQuery.extend({
      /** Done by this person, or about them. */
      userId: id.optional(),
      action: z.enum(auditNames).optional(),
      /** In Beijing, and of this century: what lies beyond the database's own years would be its error. */
      day: z.iso.date().max(10).regex(/^20/, 'not_a_date').optional(),
    }),
    reply: listOf(row),
  }),
};
