/** Questions to the tutors: left by anybody, answered by who works at the feedback desk. */
import type { Page } from '#contract/endpoint.ts';
import { rolesAt } from '#core/accounts/roles.ts';
import { dayMs } from '#core/duration.ts';
import type { School } from '#core/enquiry.ts';
import { feedbackNotices } from '#messages/feedback.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { listNicknames } from '#server/domains/accounts/service.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { notFound } from '#server/http/errors.ts';
import { limit, networkOf, type Rule } from '#server/http/limits.ts';
import {
  deleteHandledBefore,
  type EnquiryStatus,
  findEnquiry,
  insertEnquiry,
  listEnquiries,
  updateEnquiryHandled,
} from './enquiries-store.ts';
import type { EnquiryRow } from './tables.ts';

/** A school behind one address asks now and then; all of them together never bury the desk. */
const fromNetwork: Rule = { name: 'enquiries', times: 20, seconds: 3600, guards: 'desk' };
const fromAll: Rule = { name: 'enquiries-all', times: 1000, seconds: dayMs / 1000, guards: 'desk' };

type NewEnquiry = { school: School; body: string; contact: string };

export async function createEnquiry(
  deps: Deps,
  viewer: Viewer | null,
  { school, body, contact }: NewEnquiry,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await limit(deps.counters, [fromNetwork, networkOf(address)], [fromAll, 'all']);
  const row = { userId: viewer?.id ?? null, school, body, contact, createdAt: now };
  if (!(await insertEnquiry(deps.db, row))) return;
  for (const role of rolesAt('feedbacks')) {
    await sendMessage(deps, {
      to: { role },
      title: feedbackNotices.enquiry_title,
      body: feedbackNotices.enquiry_body,
      link: '/staff/feedbacks/enquiries',
      senderId: null,
      now,
    });
  }
}

type ShownEnquiry = EnquiryRow & { nickname: string | null };

async function withNicknames({ db }: Pick<Deps, 'db'>, rows: readonly EnquiryRow[]): Promise<ShownEnquiry[]> {
  const names = await listNicknames(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    nickname: row.userId === null ? null : (names.get(row.userId) ?? null),
  }));
}

/** For staff, newest first. */
export async function listShownEnquiries(deps: Deps, status: EnquiryStatus, page: Page) {
  const { total, list } = await listEnquiries(deps.db, status, page);
  return { total, list: await withNicknames(deps, list) };
}

/** An answer goes to the inbox of who has one; a visitor is reached by the contact, outside of this. */
export async function handleEnquiry(
  deps: Deps,
  id: string,
  answer: string | undefined,
  now: Date,
  audit: Audit,
): Promise<ShownEnquiry> {
  const found = await findEnquiry(deps.db, id);
  if (!found) throw notFound();
  const isNew = await inTransaction(deps.db, async (tx) => {
    const isHandled = await updateEnquiryHandled(tx, id, answer ?? null, now);
    await audit(tx, { details: { sender: found.userId, answered: answer !== undefined } });
    return isHandled;
  });
  if (isNew && found.userId !== null && answer !== undefined) {
    await sendMessage(deps, {
      to: { user: found.userId },
      title: feedbackNotices.enquiry_answered,
      body: { zh_cn: answer, en: answer },
      link: null,
      senderId: null,
      now,
    });
  }
  const [shown] = await withNicknames(deps, [(await findEnquiry(deps.db, id)) ?? found]);
  return shown as ShownEnquiry;
}

const keptMs = 180 * dayMs;

/** Contacts of people without an account are not kept for longer than they may be needed. */
export async function removeOldEnquiries({ db, now }: Deps): Promise<void> {
  await deleteHandledBefore(db, new Date(now().getTime() - keptMs));
}
