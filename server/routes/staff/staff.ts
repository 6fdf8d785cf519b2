/** Handlers of the audit log; who somebody is is known to accounts, what a question is called to questions. */
import { staff } from '#contract/staff.ts';
import { listPublicProfiles } from '#server/domains/accounts/service.ts';
import { findNumbers } from '#server/domains/questions/service.ts';
import { findAudit } from '#server/domains/staff/service.ts';
import { implementDesk } from './desk.ts';

export const staffRoutes = [
  implementDesk(staff.listAudit, async ({ query: { page, size, ...which } }, { db }) => {
    const { total, list } = await findAudit(db, which, { page, size });
    const people = list.flatMap(({ staffId, targetKind, targetId }) => [
      staffId,
      targetKind === 'user' ? targetId : null,
    ]);
    const questions = list.flatMap(({ targetKind, targetId }) =>
      targetKind === 'question' && targetId !== null ? [targetId] : [],
    );
    const [profiles, numbers] = await Promise.all([
      listPublicProfiles(db, people),
      findNumbers(db, questions),
    ]);
    const nameOf = (id: string | null) => (id === null ? null : (profiles.get(id)?.nickname ?? null));
    const nameOfTarget = (kind: string | null, id: string | null) =>
      kind === 'question' ? (numbers.get(id ?? '') ?? null) : kind === 'user' ? nameOf(id) : null;
    return {
      ...{ total, page, size },
      list: list.map((row) => ({
        ...row,
        staffName: nameOf(row.staffId),
        targetName: nameOfTarget(row.targetKind, row.targetId),
      })),
    };
  }),
];
