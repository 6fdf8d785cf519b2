/**
 * The scripts of a document, written so that the page is seen before they are fetched: on a narrow network and a slow
 * phone its words are read meanwhile.
 *
 * React Router's own `<Scripts>` names every module in the head and imports them where its inline script is read; it has
 * no setting for when. This leaves the browser the same things under the same names (app/document-scripts.tsx), and
 * works them out once for each page rather than for each request.
 */
import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';

/** `start` hands the page's data over, `modules` loads the code. */
export type LateScripts = { start: string; modules: string };

type Manifest = EntryContext['manifest'];
type Route = NonNullable<Manifest['routes'][string]>;

/** A page that nobody looks at is never painted, and has nothing to wait for. */
const afterFirstPaint =
  'new Promise((done) => document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)))';

const router = 'window.__reactRouterContext';

export async function lateScripts(context: EntryContext): Promise<LateScripts> {
  const { serverHandoffString = '{}', serverHandoffStream } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  return {
    start: `${router} = ${serverHandoffString};
${router}.stream = new ReadableStream({start(controller){${router}.streamController = controller;}}).pipeThrough(new TextEncoderStream());
${router}.streamController.enqueue(${quoted(data)});
${router}.streamController.close();`,
    modules: findModules(context),
  };
}

const kept = new LRUCache<string, string>({ max: 300 });

/** The same for every page of these routes, as long as the process lives: a new build is a new process. */
function findModules({ manifest, staticHandlerContext }: EntryContext): string {
  const { matches, location, _match } = staticHandlerContext;
  const ids = matches.map(({ route }) => route.id);
  const above = ancestorsOf(location.pathname);
  const key = [manifest.version, ...ids, '', ...above].join('\n');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const near = above.flatMap((path) => _match(path)?.map(({ route }) => route.id) ?? []);
  const text = moduleScript(manifest, ids, [...new Set([...ids, ...near])]);
  kept.set(key, text);
  return text;
}

/** What lies above a page is likely to be opened next, so the browser is told of it as well. */
export function ancestorsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((_, count) => `/${segments.slice(0, count).join('/')}`);
}

/** `ids`: the routes that are shown, from the outermost. `known`: all that the browser may go to without asking. */
export function moduleScript(manifest: Manifest, ids: readonly string[], known: readonly string[]): string {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const hrefs = new Set([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...partsOf(route), ...(route.imports ?? [])]),
  ]);
  const told = { ...manifest, routes: Object.fromEntries(known.map((id) => [id, manifest.routes[id]])) };
  return `${afterFirstPaint}.then(() => {
  for (const href of ${JSON.stringify([...hrefs])})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return Promise.all([${routes.map(importOf).join(', ')}]);
}).then((modules) => {
  window.__reactRouterManifest = ${JSON.stringify(told)};
  window.__reactRouterRouteModules = Object.fromEntries(${JSON.stringify(routes.map(({ id }) => id))}.map((id, at) => [id, modules[at]]));
  import(${JSON.stringify(manifest.entry.module)});
});`;
}

/** The router may have cut what only the browser runs off a route's module. */
const partsOf = ({
  clientActionModule,
  clientLoaderModule,
  clientMiddlewareModule,
  hydrateFallbackModule,
  module,
}: Route): string[] =>
  [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (part) => part !== undefined,
  );

function importOf(route: Route): string {
  const imports = partsOf(route).map((part) => `import(${JSON.stringify(part)})`);
  return imports.length === 1
    ? imports.join()
    : `Promise.all([${imports.join(', ')}]).then((parts) => Object.assign({}, ...parts))`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** As a text of JavaScript that no reader of HTML takes for the end of the script. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);
