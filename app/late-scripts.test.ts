import { expect, test } from 'vitest';
import { lateScripts } from '#app/late-scripts.ts';

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/></head>` +
  `<body><p>灯塔</p><script nonce="n">1</script><script nonce="n" type="module" async="">${code}</script><script nonce="n">2</script></body>`;

const code = `;
import * as route0 from "/root.js";
import * as route1 from "/page.js";
  window.routes = {"root": route0, "page": route1, "$&": 1};
import("/entry.js");`;

test('nothing is fetched before the page has been painted, and then in the same order', () => {
  const late = lateScripts(page(code));
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).toContain('["/a.js","/b.js"]');
  expect(late).toContain('Promise.all([import("/root.js"), import("/page.js")])');
  expect(late).toContain('.then(([route0, route1]) => {');
  expect(late).toContain(
    'window.routes = {"root": route0, "page": route1, "$&": 1};\nimport("/entry.js");});',
  );
  expect(late).toMatch(
    /^<head><\/head><body><p>灯塔<\/p><script nonce="n">1<\/script><script nonce="n" type="module" async="">new Promise/,
  );
  expect(late).toMatch(/<script nonce="n">2<\/script><\/body>$/);
});

test('a page of another shape stays as it is', () => {
  for (const other of [
    '<p>no script</p>',
    page('import { a } from "/a.js";\na();'),
    page('import "/side.js";'),
  ])
    expect(lateScripts(other)).toBe(other);
});
