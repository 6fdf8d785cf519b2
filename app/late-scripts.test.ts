import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lateScripts } from '#app/late-scripts.ts';

const page =
  '<html><head><title>灯塔</title><link rel="modulepreload" href="/a.js"/></head><body>“好”</body></html>';

test.each([1, 3, 7, 1000])(
  'scripts of the head are marked, however the page is cut (%i bytes)',
  async (size) => {
    const stream = lateScripts();
    const bytes = Buffer.from(page);
    for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
    stream.end();
    expect(await text(stream)).toBe(page.replace('"modulepreload"', '"modulepreload" fetchpriority="low"'));
  },
);

test('what never ends its head is passed on', async () => {
  const stream = lateScripts();
  stream.end('<p>灯</p>');
  expect(await text(stream)).toBe('<p>灯</p>');
});
