/** Handlers of doubts about keys. */
import { calibration } from '#contract/calibration.ts';
import { listKeyDoubts, settleKeyDoubt } from '#server/domains/calibration/service.ts';
import { implement } from '#server/http/implement.ts';

export const calibrationRoutes = [
  implement(calibration.listKeyDoubts, ({ query }, { db }) => listKeyDoubts(db, query)),
  implement(calibration.settleKeyDoubt, ({ params, body, viewer, now }, { db }) =>
    settleKeyDoubt(db, params.questionId, { userId: viewer.id, note: body.note, now }),
  ),
];
