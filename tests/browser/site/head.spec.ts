/** What machines read of a page, and where the addresses lead that only lead on: no browser is needed for either. */
import { expect, test } from '#tests/browser/page.ts';

const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

test('articles, classes, events and answers say in the words of schema.org what they are', async ({
  request,
}) => {
  for (const [path, type, fields] of [
    ['/news/gre-format', 'Article', ['headline', 'datePublished', 'image', 'author']],
    ['/course/brush-up', 'Course', ['name', 'description', 'provider', 'offers', 'hasCourseInstance']],
    ['/events/mock-exam-day', 'Event', ['name', 'startDate', 'endDate', 'location', 'organizer']],
    ['/help?val=faq', 'FAQPage', ['mainEntity']],
    ['/about', 'EducationalOrganization', ['name', 'location']],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [data = {}] = structured(html);
    expect(data['@type'], path).toBe(type);
    for (const field of fields) expect(data[field], `${path} ${field}`).toBeTruthy();
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const reply = await request.get(new URL(picture).pathname);
    expect(reply.headers()['content-type'], picture).toBe('image/png');
  }
});

test('every page of the sitemap exists and calls itself by the address that stands there', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(100);
  // Each stands in both languages; the Chinese half is enough to open. Of three thousand words and their groups, which are
  // all made by the same two pages, one in sixty is.
  const isWord = (one: string) => /\/words\/(?:groups\/)?[^/]+$/.test(one);
  const opened = addresses
    .filter((one) => !/[?&]lang=en/.test(one))
    .filter((one, place) => !isWord(one) || place % 60 === 0);
  expect(addresses.filter(isWord).length).toBeGreaterThan(6000);
  for (const address of opened) {
    const reply = await request.get(address);
    expect(reply.status(), address).toBe(200);
    const html = await reply.text();
    expect(html.replaceAll('&amp;', '&'), address).toContain(`rel="canonical" href="${address}"`);
  }
});

test('addresses that only lead on keep the language and the event', async ({ request }) => {
  for (const [path, target] of [
    ['/exams', '/gre-exam'],
    ['/exams?isEvent=true&lang=en', '/gre-exam?isEvent=true&lang=en'],
    ['/exams/7', '/exams/before?id=7'],
    ['/exam/7?lang=en', '/exams/before?id=7&lang=en'],
    ['/exams/before?lang=en', '/gre-exam?lang=en'],
    ['/result', '/user/exam-results'],
    ['/result?lang=en', '/user/exam-results?lang=en'],
  ] as const) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location], path).toEqual([302, target]);
  }
});

test('about has its parts in the order of the specification', async ({ request }) => {
  const html = await (await request.get('/about?lang=en')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const headings = [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => text);
  // "Values, two description paragraphs, instructors, student data, welcome, and locations."
  expect(headings).toEqual([
    'What we value',
    'What we do',
    'Instructors',
    'Student data',
    'Welcome',
    'Where we are',
  ]);
  expect(main).toContain('09:00–18:00');
});
