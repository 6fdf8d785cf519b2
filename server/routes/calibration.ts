/** Handlers of doubts about keys. */
import { calibration } from '#contract/calibration.ts';
import { listDoubts, updateDoubtSettled } from '#server/domains/calibration/store.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const calibrationRoutes = [
  implement(calibration.listKeyDoubts, async ({ query }, { db }) => listDoubts(db, query)),
  implement(calibration.settleKeyDoubt, async ({ params, body, viewer, now }, { db }) => {
    const settled = { userId: viewer.id, note: body.note, now };
    if (!(await updateDoubtSettled(db, params.questionId, settled))) throw notFound();
  }),
];
