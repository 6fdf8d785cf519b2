import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { ancestorsOf, lateScripts, moduleScript } from '#app/late-scripts.ts';

type Manifest = EntryContext['manifest'];

const route = (id: string, more: object = {}) => ({
  id,
  module: `/${id}.js`,
  imports: ['/shared.js'],
  ...more,
});
const manifest = {
  version: 'v1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/react.js', '/shared.js'] },
  routes: {
    root: route('root'),
    page: route('page'),
    cut: route('cut', { clientLoaderModule: '/cut-loader.js' }),
    other: route('other'),
  },
} as unknown as Manifest;

/** Runs the script as a browser would, with a module for each address. */
async function run(script: string) {
  const steps: string[] = [];
  const window: Record<string, unknown> = {};
  const document = {
    hidden: false,
    head: { append: ({ href }: { href: string }) => steps.push(`preload ${href}`) },
    createElement: () => ({}),
  };
  const load = async (address: string) => {
    steps.push(`import ${address}`);
    return { [address]: true };
  };
  const paint = (then: () => void) => {
    steps.push('painted');
    then();
  };
  const code = script.replaceAll('import(', 'load(').replace(/^new Promise/, 'return new Promise');
  await new Function('window', 'document', 'load', 'requestAnimationFrame', code)(
    window,
    document,
    load,
    paint,
  );
  return { steps, window };
}

test('nothing is fetched before the page has been painted, then all that it needs, the entry last', async () => {
  const { steps, window } = await run(moduleScript(manifest, ['root', 'page'], ['root', 'page', 'other']));
  expect(steps).toEqual([
    'painted',
    'preload /entry.js',
    'preload /react.js',
    'preload /shared.js',
    'preload /root.js',
    'preload /page.js',
    'import /root.js',
    'import /page.js',
    'import /entry.js',
  ]);
  expect(window.__reactRouterRouteModules).toEqual({
    root: { '/root.js': true },
    page: { '/page.js': true },
  });
  const told = window.__reactRouterManifest as Manifest;
  expect(Object.keys(told.routes)).toEqual(['root', 'page', 'other']);
  expect(told.version).toBe('v1');
});

test('the parts of a route that was cut are one module', async () => {
  const { window } = await run(moduleScript(manifest, ['cut'], ['cut']));
  expect(window.__reactRouterRouteModules).toEqual({ cut: { '/cut-loader.js': true, '/cut.js': true } });
});

test('the browser is told of what lies above the page', () => {
  expect(ancestorsOf('/')).toEqual([]);
  expect(ancestorsOf('/questions')).toEqual(['/']);
  expect(ancestorsOf('/user/words/review')).toEqual(['/', '/user', '/user/words']);
});

test('data end no script, and are the ones that were sent', async () => {
  const data = '</script><!-- & \u2028 灯塔';
  const { start, modules } = await lateScripts({
    manifest,
    serverHandoffString: '{"ssr":true}',
    serverHandoffStream: new Blob([data]).stream(),
    staticHandlerContext: {
      matches: [{ route: { id: 'page' } }],
      location: { pathname: '/questions' },
      _match: (path: string) =>
        path === '/' ? [{ route: { id: 'root' } }, { route: { id: 'other' } }] : null,
    },
  } as unknown as EntryContext);
  expect(start).not.toMatch(/[<&\u2028]/);
  const window: { __reactRouterContext?: { ssr: boolean; stream: ReadableStream<Uint8Array> } } = {};
  new Function('window', start)(window);
  expect(window.__reactRouterContext?.ssr).toBe(true);
  expect(await new Response(window.__reactRouterContext?.stream).text()).toBe(data);
  const { window: after } = await run(modules);
  expect(Object.keys((after.__reactRouterManifest as Manifest).routes)).toEqual(['page', 'root', 'other']);
});
