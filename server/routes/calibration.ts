/** Handlers of doubts about keys. */
import { calibration } from '#contract/calibration.ts';
import { inTransaction } from '#server/db/tx.ts';
import { listKeyDoubts, settleKeyDoubt } from '#server/domains/calibration/service.ts';
import { implementDesk } from './staff/desk.ts';

export const calibrationRoutes = [
  implementDesk(calibration.listKeyDoubts, ({ query }, { db }) => listKeyDoubts(db, query)),
  implementDesk(calibration.settleKeyDoubt, ({ params, body, viewer, now }, { db }, audit) =>
    inTransaction(db, async (tx) => {
      await settleKeyDoubt(tx, params.questionId, { userId: viewer.id, note: body.note, now });
      await audit(tx);
    }),
  ),
];
