/** What waits for the staff; and, for administrators, what its members did. */
import { z } from 'zod';
import { auditNames } from '#core/accounts/audit.ts';
import { queues } from '#core/accounts/roles.ts';
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

/** Counted to a bound, and beyond it not at all: nobody's work depends on whether 1,000 wait or 3,000. */
const counted = z.object({ count: z.int().min(0), hasMore: z.boolean() });

export const staff = {
  getOverview: endpoint({
    method: 'GET',
    path: '/api/staff/overview',
    access: 'desk',
    desk: 'overview',
    audit: null,
    summary: {
      zh_cn: '自己的各个工作台上等待处理的事：数量，以及最早的一件从何时起等待',
      en: 'What waits at one’s own desks: how much, and since when the oldest of it',
    },
    reply: z.object({
      /** The server's clock: how long something has waited is told by one clock alone. */
      now: time,
      queues: z.array(counted.extend({ queue: z.enum(queues), since: time.nullable() })),
      /** Of today in Beijing; null for who does not work with people's accounts. */
      signUps: counted.nullable(),
    }),
  }),

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
