/** The 500 page, at an address of its own. */
import { data } from 'react-router';
import { errorMeta } from '#app/pages/errors/error-meta.ts';
import { ErrorPage } from '#app/pages/errors/error-page.tsx';

export const meta = errorMeta(500);

export const loader = () => data(null, { status: 500 });

export default function Page500() {
  return <ErrorPage status={500} />;
}
