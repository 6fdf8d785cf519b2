/** The 401 page, at an address of its own. */
import { data } from 'react-router';
import { errorMeta } from '#app/pages/errors/error-meta.ts';
import { ErrorPage } from '#app/pages/errors/error-page.tsx';

export const meta = errorMeta(401);

export const loader = () => data(null, { status: 401 });

export default function Page401() {
  return <ErrorPage status={401} />;
}
