/** The table of contents of the server's domains, and the API made of them. */
import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { type Implementation, mount } from '#server/implement.ts';
import { siteRoutes } from '#server/site/routes.ts';

/** Every domain's handlers; a test holds them against `contract/all.ts`. */
export const implementations: readonly Implementation[] = [...siteRoutes];

export function createApi(deps: Deps): Hono {
  const api = new Hono();
  mount(api, deps, implementations);
  return api;
}
