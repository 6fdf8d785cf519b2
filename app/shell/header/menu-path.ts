/** The address that the menu's light goes by: the page's own, unless the page says where it belongs. */
import { useLocation, useMatches } from 'react-router';

/** A route module's `handle`, where one address serves pages of several menu items. */
export type MenuHandle<Data> = { menuPath: (data: Data | undefined) => string };

export function useMenuPath(): string {
  const { pathname } = useLocation();
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  return (handle as MenuHandle<unknown> | undefined)?.menuPath?.(loaderData) ?? pathname;
}
