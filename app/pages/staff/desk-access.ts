/** The door of the staff pages: who lacks the role does not learn that there is such a page. */
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/context.ts';
import { ApiError, type Client } from '#contract/client.ts';

export async function enterDesk(context: Readonly<RouterContextProvider>) {
  const { api, findViewer } = context.get(pageContext);
  const viewer = await findViewer();
  if (!viewer || viewer.role === 'user') throw new Response(null, { status: 404 });
  return { api, viewer };
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
