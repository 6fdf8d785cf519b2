import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { lookUpParts } from '#app/shell/kept-parts.ts';
import { Kept, KeptContext } from '#app/ui/kept/kept.tsx';

/** A page as the server renders it, and how often the part in it was. */
function createPage() {
  let renders = 0;
  const Words = ({ text }: { text: string }) => {
    renders += 1;
    return <p>{text}</p>;
  };
  const render = (text: string, address = '/') => {
    const parts = lookUpParts();
    const html = renderToString(
      <MemoryRouter initialEntries={[address]}>
        <KeptContext value={parts.find}>
          <main>
            <Kept as="kept-test" shows={text}>
              <Words text={text} />
            </Kept>
          </main>
        </KeptContext>
      </MemoryRouter>,
    );
    parts.keepFrom(html);
    return parts.fill(html).toString();
  };
  return { render, renders: () => renders };
}

test('a part is rendered once for each of what it shows and each language, and is the same ever after', () => {
  const page = createPage();
  const first = page.render('<one> & only');
  expect(first).toContain('<p>&lt;one&gt; &amp; only</p>');
  expect(page.render('<one> & only')).toBe(first);
  expect(page.renders()).toBe(1);
  expect(page.render('another')).toContain('<p>another</p>');
  expect(page.render('another', '/?lang=en')).toContain('<p>another</p>');
  expect(page.renders()).toBe(3);
});
