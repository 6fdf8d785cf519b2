/** The door of the staff pages: who does not work at a desk does not learn that there is such a page. */
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/context.ts';
import { ApiError, type Client } from '#contract/client.ts';
import { type Desk, desksOf } from '#core/accounts/roles.ts';

/** Without a desk: for who works at any. */
export async function enterDesk(context: Readonly<RouterContextProvider>, desk?: Desk) {
  const { api, findViewer } = context.get(pageContext);
  const viewer = await findViewer();
  const desks = viewer ? desksOf[viewer.role] : [];
  if (!viewer || (desk ? !desks.includes(desk) : desks.length === 0))
    throw new Response(null, { status: 404 });
  return { api, viewer, desks };
}

/** Whose rows a desk shows alone; null where it shows everybody's. Who has left has a number still, but no name. */
export async function findPerson(
  api: Client,
  userId: string | undefined,
): Promise<{ id: string; nickname: string | null } | null> {
  if (userId === undefined) return null;
  try {
    const query = { audience: 'user', userId } as const;
    const { nickname } = await api('GET /api/staff/messages/recipients', { query });
    return { id: userId, nickname };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { id: userId, nickname: null };
    throw error;
  }
}
