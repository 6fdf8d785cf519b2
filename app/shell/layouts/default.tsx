/** Layout of ordinary pages. */
import { Outlet } from 'react-router';
import { DefaultFrame } from '#app/shell/layouts/default-frame.tsx';

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
