/** Sending feedback, and what staff do with it. */
import type { Page } from '#contract/endpoint.ts';
import { rolesAt } from '#core/accounts/roles.ts';
import { fill, type Text } from '#core/texts.ts';
import { feedbackChoices, feedbackNotices } from '#messages/feedback.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { listNicknames } from '#server/domains/accounts/service.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { invalidInput, notFound } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import { storageKeyOf } from '#server/platform/storage.ts';
import {
  findFeedback,
  insertFeedback,
  listFeedbacks,
  listWaiting,
  type StoredFeedback,
  updateHandled,
  type WhichFeedbacks,
} from './store.ts';
import type { FeedbackRow } from './tables.ts';

export { createEnquiry, handleEnquiry, listShownEnquiries, removeOldEnquiries } from './enquiries.ts';
export { openEnquiries } from './enquiries-store.ts';
export { feedbackData } from './own-data.ts';
export { admitToPicture } from './pictures.ts';
export { openFeedbacks } from './store.ts';

const sending: Rule = { name: 'feedback', times: 20, seconds: 3600, guards: 'desk' };

type NewFeedback = {
  type: FeedbackRow['type'];
  desc: string;
  imgs: readonly string[];
  is_contact: FeedbackRow['contactMethod'];
  contact: string;
  page?: string | undefined;
};

export async function createFeedback(
  deps: Deps,
  viewer: Viewer,
  { type, desc, imgs, is_contact, contact, page }: NewFeedback,
  now: Date,
): Promise<string> {
  await limit(deps.counters, [sending, viewer.id]);
  const keys = imgs.map(storageKeyOf);
  const waiting = new Set(await listWaiting(deps.db, viewer.id));
  if (keys.some((key) => key === null || !waiting.has(key))) throw invalidInput({ imgs: 'not_own_picture' });
  const row = {
    userId: viewer.id,
    type,
    description: desc,
    contactMethod: is_contact,
    contact,
    page: page ?? null,
    createdAt: now,
  };
  const id = await inTransaction(deps.db, (tx) => insertFeedback(tx, row, keys as string[]));
  for (const role of rolesAt('feedbacks')) {
    await sendMessage(deps, {
      to: { role },
      title: inBoth(feedbackNotices.new_title, { type: feedbackChoices[type] }),
      // Not the text itself: a copy of it would outlive the deletion of what it was copied from.
      body: feedbackNotices.new_body,
      link: '/staff/feedbacks',
      senderId: null,
      now,
    });
  }
  return id;
}

export type ShownFeedback = StoredFeedback & { nickname: string };

/** For staff, newest first, with the name of whoever sent each. */
export async function listShownFeedbacks({ db }: Deps, which: WhichFeedbacks, page: Page) {
  const { total, list } = await listFeedbacks(db, which, page);
  const nicknames = await listNicknames(
    db,
    list.map(({ feedback }) => feedback.userId),
  );
  return { total, list: list.map((one) => withNickname(one, nicknames)) };
}

const withNickname = (one: StoredFeedback, nicknames: ReadonlyMap<string, string>): ShownFeedback => ({
  ...one,
  nickname: nicknames.get(one.feedback.userId) ?? '',
});

export async function handleFeedback(
  deps: Deps,
  id: string,
  answer: string | undefined,
  now: Date,
  audit: Audit,
): Promise<ShownFeedback> {
  const found = await findFeedback(deps.db, id);
  if (!found) throw notFound();
  const isNew = await inTransaction(deps.db, async (tx) => {
    const isHandled = await updateHandled(tx, id, answer ?? null, now);
    await audit(tx, { details: { sender: found.feedback.userId, answered: answer !== undefined } });
    return isHandled;
  });
  if (isNew) {
    const { userId, description } = found.feedback;
    const [...letters] = description;
    const desc = letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : description;
    const asked = { desc: { zh_cn: desc, en: desc } };
    await sendMessage(deps, {
      to: { user: userId },
      title: answer === undefined ? feedbackNotices.handled_title : feedbackNotices.answered_title,
      body:
        answer === undefined
          ? inBoth(feedbackNotices.handled_body, asked)
          : inBoth(feedbackNotices.answered_body, { ...asked, answer: { zh_cn: answer, en: answer } }),
      link: found.feedback.page,
      senderId: null,
      now,
    });
  }
  const after = (await findFeedback(deps.db, id)) ?? found;
  return withNickname(after, await listNicknames(deps.db, [after.feedback.userId]));
}

function inBoth(text: Text, params: Readonly<Record<string, Text>>): Text {
  const one = (locale: keyof Text) =>
    fill(
      text[locale],
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value[locale]])),
    );
  return { zh_cn: one('zh_cn'), en: one('en') };
}
