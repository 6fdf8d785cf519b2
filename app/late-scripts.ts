/**
 * Lets a page be seen before its scripts are fetched: on a narrow network and a slow phone its words are read meanwhile.
 *
 * React Router names every script in the head, and imports the page's modules where its own inline script is read; it has
 * no setting for when. Both are rewritten here. A page of another shape is left as it is, and works as before.
 */

const preloads = '<link rel="modulepreload" href="';
const starter = ' type="module" async="">';
const end = '</script>';
const staticImport = 'import * as ';

/** A page that nobody looks at is never painted, and has nothing to wait for. */
const afterFirstPaint =
  'new Promise((done) => document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)))';

export function lateScripts(html: string): string {
  const from = html.indexOf(starter) + starter.length;
  const to = html.indexOf(end, from);
  if (from < starter.length || to < 0) return html;
  const lines = html.slice(from, to).split('\n');
  const modules = lines.filter((line) => line.startsWith(staticImport));
  const rest = lines.filter((line) => !line.startsWith(staticImport));
  // Whatever else is imported at the top could not stand inside of a function.
  if (rest.some((line) => line.startsWith('import') && !line.startsWith('import('))) return html;
  const names = modules.map((line) => line.slice(staticImport.length, line.indexOf(' from ')));
  const imports = modules.map(
    (line) => `import(${line.slice(line.indexOf('"'), line.lastIndexOf('"') + 1)})`,
  );
  const { before, hrefs } = takePreloads(html.slice(0, from));
  return `${before}${afterFirstPaint}.then(() => {
  for (const href of ${JSON.stringify(hrefs)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return Promise.all([${imports.join(', ')}]);
}).then(([${names.join(', ')}]) => {${rest.join('\n')}});${html.slice(to)}`;
}

function takePreloads(html: string): { before: string; hrefs: string[] } {
  const [first = '', ...others] = html.split(preloads);
  return {
    before: [first, ...others.map((part) => part.slice(part.indexOf('>') + 1))].join(''),
    hrefs: others.map((part) => part.slice(0, part.indexOf('"'))),
  };
}
