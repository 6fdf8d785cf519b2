/**
 * React Router goes through its routes several times for each request, and a hundred that begin otherwise cost a tenth
 * of a page. So there is a handler for each beginning of an address, with the routes that may begin like that, and one
 * with all of them for whatever is written in another way.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

export function createRouteHandlers(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  for (const [beginning, routes] of groupRoutes(build.routes))
    handlers.set(beginning, createRequestHandler({ ...build, routes }, mode));
  return (pathname) => handlers.get(beginningOf(pathname)) ?? whole;
}

/** The first part of an address, as the router reads it; what it would decode first is left to the whole. */
const beginningOf = (pathname: string): string =>
  /^\/([\w-]+)(?:\/|$)/.exec(pathname)?.[1]?.toLowerCase() ?? '';

/** By the first part of their addresses. The home page, and what may begin with anything, is in every group. */
export function groupRoutes(routes: Routes): Map<string, Routes> {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = Object.values(routes).filter((route) => route && !isOnlyParent(route, parents)) as Route[];
  const groups = new Map(
    leaves.flatMap((leaf) => {
      const beginning = firstPart(leaf, routes);
      return isFixed(beginning) ? [[beginning.toLowerCase(), {} as Routes]] : [];
    }) as [string, Routes][],
  );
  for (const leaf of leaves) {
    const beginning = firstPart(leaf, routes);
    const own = isFixed(beginning) ? [groups.get(beginning.toLowerCase())] : groups.values();
    for (const group of own) if (group) addWithParents(group, leaf, routes);
  }
  return groups;
}

/** A layout without an address of its own is only there for what is within it. */
const isOnlyParent = ({ id, path, index }: Route, parents: ReadonlySet<string | undefined>): boolean =>
  parents.has(id) && !path && !index;

const isFixed = (part: string): boolean => /^[\w-]+$/.test(part);

function firstPart(route: Route, routes: Routes): string {
  const above = route.parentId === undefined ? '' : firstPart(routes[route.parentId] as Route, routes);
  return above || (route.path?.split('/').find(Boolean) ?? '');
}

function addWithParents(group: Routes, route: Route, routes: Routes): void {
  group[route.id] = route;
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  if (parent) addWithParents(group, parent, routes);
}
