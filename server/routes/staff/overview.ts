/** The handler of the overview: each domain knows what waits with it, and the role says whose of it is counted. */
import { staff } from '#contract/staff.ts';
import { deskOfQueue, type Queue, queues, worksAt } from '#core/accounts/roles.ts';
import { homeDay } from '#core/site/occurrences.ts';
import { signedUpSince } from '#server/domains/accounts/service.ts';
import { openDoubts } from '#server/domains/calibration/service.ts';
import { waitingEssays } from '#server/domains/essays/service.ts';
import { openEnquiries, openFeedbacks } from '#server/domains/feedback/service.ts';
import { reportedComments } from '#server/domains/learning/comments/service.ts';
import { placedOrders } from '#server/domains/site/courses/service.ts';
import { countWaiting } from '#server/domains/staff/service.ts';
import { implementDesk } from './desk.ts';

const rowsOf = {
  essays: waitingEssays,
  'key-doubts': openDoubts,
  feedbacks: openFeedbacks,
  enquiries: openEnquiries,
  comments: reportedComments,
  orders: placedOrders,
} satisfies Record<Queue, unknown>;

const none = { count: 0, hasMore: false, since: null };

export const overviewRoutes = [
  implementDesk(staff.getOverview, async ({ viewer, now }, { db }) => {
    const own = queues.filter((queue) => worksAt(viewer.role, deskOfQueue[queue]));
    const parts = new Map<Queue | 'sign-ups', (typeof rowsOf)[Queue]>(
      own.map((queue) => [queue, rowsOf[queue]]),
    );
    const today = new Date(`${homeDay(now)}T00:00:00+08:00`);
    if (worksAt(viewer.role, 'users')) parts.set('sign-ups', signedUpSince(today));
    const found = await countWaiting(db, parts);
    return {
      now,
      queues: own.map((queue) => ({ queue, ...(found.get(queue) ?? none) })),
      signUps: found.get('sign-ups') ?? null,
    };
  }),
];
