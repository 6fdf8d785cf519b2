/** Handlers of the feedback domain. */
import { feedback } from '#contract/feedback.ts';
import { contactMethods, feedbackTypes } from '#core/feedback.ts';
import { questionPath } from '#core/questions/number.ts';
import { feedbackChoices } from '#messages/feedback.ts';
import type { Deps } from '#server/deps.ts';
import { findAskedNumber } from '#server/domains/attempts/service.ts';
import { uploadPicture } from '#server/domains/feedback/pictures.ts';
import {
  createEnquiry,
  createFeedback,
  handleEnquiry,
  handleFeedback,
  listShownEnquiries,
  listShownFeedbacks,
  type ShownFeedback,
} from '#server/domains/feedback/service.ts';
import { implement } from '#server/http/implement.ts';
import { auditLook, implementDesk } from './staff/desk.ts';

export const feedbackRoutes = [
  implement(feedback.createEnquiry, ({ body, viewer, address, now }, deps) =>
    createEnquiry(deps, viewer, body, { address, now }),
  ),

  implementDesk(feedback.listEnquiries, async ({ query: { page, size, status } }, deps, audit) => {
    await auditLook(audit, deps.db, { status, page, size }, 'enquiries_listed');
    return { page, size, ...(await listShownEnquiries(deps, status, { page, size })) };
  }),

  implementDesk(feedback.handleEnquiry, ({ params, body, now }, deps, audit) =>
    handleEnquiry(deps, params.id, body.answer, now, audit),
  ),

  implement(feedback.listConfigs, ({ locale }) => {
    const options = (values: readonly (keyof typeof feedbackChoices)[]) =>
      values.map((value) => ({ label: feedbackChoices[value][locale], value }));
    return [
      { key: 'contact' as const, options: options(contactMethods) },
      { key: 'question_type' as const, options: options(feedbackTypes) },
    ];
  }),

  implement(feedback.createFeedback, async ({ body: { exercise, ...body }, viewer, now }, deps) => {
    const number = exercise ? await findAskedNumber(deps, viewer.id, exercise) : null;
    const page = number === null ? body.page : questionPath(number);
    return { id: await createFeedback(deps, viewer, { ...body, page }, now) };
  }),

  implement(feedback.uploadPicture, ({ body, viewer, now }, deps) =>
    uploadPicture(deps, viewer, body.file, now),
  ),

  implementDesk(feedback.listFeedbacks, async ({ query: { page, size, ...which } }, deps, audit) => {
    await auditLook(audit, deps.db, { ...which, page, size }, 'feedbacks_listed');
    const { total, list } = await listShownFeedbacks(deps, which, { page, size });
    return { total, page, size, list: list.map((one) => present(deps, one)) };
  }),

  implementDesk(feedback.handleFeedback, async ({ params, body, now }, deps, audit) =>
    present(deps, await handleFeedback(deps, params.id, body.answer, now, audit)),
  ),
];

function present({ storage }: Deps, { feedback: row, nickname, keys }: ShownFeedback) {
  const { id, userId, type, description, contactMethod, contact, page, createdAt, handledAt, answer } = row;
  return {
    ...{ id, userId, nickname, type, contact, page, createdAt, handledAt, answer },
    desc: description,
    is_contact: contactMethod,
    imgs: keys.map(storage.url),
  };
}
