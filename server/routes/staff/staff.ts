/** Handlers of the audit log; whose the numbers are is known to accounts. */
import { staff } from '#contract/staff.ts';
import { listPublicProfiles } from '#server/domains/accounts/service.ts';
import { findAudit } from '#server/domains/staff/service.ts';
import { implementDesk } from './desk.ts';

export const staffRoutes = [
  implementDesk(staff.listAudit, async ({ query: { page, size, ...which } }, { db }) => {
    const { total, list } = await findAudit(db, which, { page, size });
    const people = list.flatMap(({ staffId, targetKind, targetId }) => [
      staffId,
      targetKind === 'user' ? targetId : null,
    ]);
    const profiles = await listPublicProfiles(db, people);
    const nameOf = (id: string | null) => (id === null ? null : (profiles.get(id)?.nickname ?? null));
    return {
      ...{ total, page, size },
      list: list.map((row) => ({
        ...row,
        staffName: nameOf(row.staffId),
        targetName: row.targetKind === 'user' ? nameOf(row.targetId) : null,
      })),
    };
  }),
];
