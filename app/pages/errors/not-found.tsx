/** Every address that nothing else answers. */
import { data } from 'react-router';
import { errorMeta } from '#app/pages/errors/error-meta.ts';
import { ErrorPage } from '#app/pages/errors/error-page.tsx';

export const meta = errorMeta(404);

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <ErrorPage status={404} />;
}
