/** Things that belong to one person, for every call whose path names such a thing: others must not reach them. */
import type { Person } from './people.ts';

/** Makes a thing of the owner's, and says how the path names it. */
export type MakeOwn = (people: { owner: Person; admin: Person }) => Promise<Record<string, string>>;

/**
 * One entry for each endpoint with an id that not everybody may call. `null`: the id names a thing that is there for
 * everyone who may call at all.
 */
export const ownThings: Record<string, MakeOwn | null> = {
  'DELETE /api/users/sessions/{id}': async ({ owner }) => {
    const [session] = await owner.call('GET /api/users/sessions');
    return { id: session?.id ?? '' };
  },
  // Administrators end anybody's.
  'DELETE /api/staff/users/{id}/sessions': null,
  // An invitation is there to be confirmed by others.
  'PUT /api/invites/{id}/confirm': null,
  'DELETE /api/invites/{id}': async ({ owner }) => {
    const { id } = await owner.call('POST /api/invites', { body: {} });
    return { id };
  },
  'PUT /api/messages/{id}/read': async ({ owner, admin }) => {
    const message = { zh_cn: '好', en: 'Good' };
    const { id } = await admin.call('POST /api/staff/messages', {
      body: { audience: 'user', userId: owner.id, title: message, body: message },
    });
    return { id };
  },
};
