/** The door of the staff pages: who lacks the role does not learn that there is such a page. */
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/context.ts';

export async function enterDesk(context: Readonly<RouterContextProvider>) {
  const { api, findViewer } = context.get(pageContext);
  const viewer = await findViewer();
  if (!viewer || viewer.role === 'user') throw new Response(null, { status: 404 });
  return { api, viewer };
}
