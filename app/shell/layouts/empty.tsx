/** Layout of pages that stand alone, without header and footer. */
import { Outlet } from 'react-router';
import { SkipLink } from '#app/shell/layouts/default-frame.tsx';

export default function EmptyLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="min-h-dvh">
        <Outlet />
      </main>
    </>
  );
}
