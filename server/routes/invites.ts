/** Handlers of invitations. */
import { invites } from '#contract/invites.ts';
import {
  closeInvite,
  confirmInvite,
  createInvite,
  listInvites,
  openInvite,
} from '#server/domains/invites/service.ts';
import { implement } from '#server/http/implement.ts';

export const inviteRoutes = [
  implement(invites.createInvite, ({ body, viewer, now }, deps) => createInvite(deps, viewer, body, now)),

  implement(invites.listInvites, ({ query, viewer, now }, deps) => listInvites(deps, viewer, query, now)),

  implement(invites.getInvite, ({ params, viewer, now }, deps) => openInvite(deps, viewer, params.id, now)),

  implement(invites.confirmInvite, ({ params, viewer, now }, deps) =>
    confirmInvite(deps, viewer, params.id, now),
  ),

  implement(invites.closeInvite, ({ params, viewer, now }, deps) =>
    closeInvite(deps, viewer, params.id, now),
  ),
];
