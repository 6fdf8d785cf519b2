/**
 * Lets a page be seen before its scripts are fetched: on a narrow network and a slow phone its words are read meanwhile.
 *
 * React Router names every script in the head, and imports the page's modules where its own inline script is read; it has
 * no setting for when. Both are rewritten here. A page of another shape is left as it is, and works as before.
 */

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const starter = /(<script[^>]* type="module" async=""[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /import \* as (\w+) from ("[^"]+");\s*/g;

/** A page that nobody looks at is never painted, and has nothing to wait for. */
const afterFirstPaint =
  'new Promise((done) => document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)))';

export function lateScripts(html: string): string {
  const [, open, code, close] = starter.exec(html) ?? [];
  if (open === undefined || code === undefined || close === undefined) return html;
  const modules = [...code.matchAll(staticImport)];
  const body = code.replace(staticImport, '');
  // Whatever else was imported at the top could not stand inside of a function.
  if (/^[\s;]*import\s*[\w*{"']/m.test(body)) return html;
  const hrefs = [...html.matchAll(preload)].map(([, href]) => href);
  const names = modules.map(([, name]) => name);
  const imports = modules.map(([, , url]) => `import(${url})`);
  const late = `${afterFirstPaint}.then(() => {
  for (const href of ${JSON.stringify(hrefs)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return Promise.all([${imports.join(', ')}]);
}).then(([${names.join(', ')}]) => {${body}});`;
  return html.replaceAll(preload, '').replace(starter, () => `${open}${late}${close}`);
}
