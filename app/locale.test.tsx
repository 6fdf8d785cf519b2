import { renderToString } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Link } from '#app/locale.tsx';

const at = (address: string, link: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={[address]}>{link}</MemoryRouter>);

describe('a link that the server sends', () => {
  it.each([
    '/',
    '/questions',
    '/questions?type=fill&tag=1',
    '/questions?searchKey=a//b/../c#top',
    '/help/./a',
    '/a/../b',
    '//elsewhere.example',
    '/a//b',
    '/\\elsewhere.example',
    '?page=2',
    '#adjust',
    'relative/path',
    'https://example.com/a',
    '/words/%E7%81%AF',
    '/a/',
  ])('is the router’s own: %s', (to) => {
    expect(at('/here/now', <Link to={to}>x</Link>)).toBe(at('/here/now', <RouterLink to={to}>x</RouterLink>));
  });

  it('leaves out what only a browser needs', () => {
    const settings = { replace: true, preventScrollReset: true, state: { a: 1 }, onClick: () => undefined };
    expect(
      at(
        '/',
        <Link
          to="/a"
          className="c"
          title="t"
          target="_blank"
          discover="none"
          aria-current="page"
          {...settings}
        >
          <b>x</b>
        </Link>,
      ),
    ).toBe(
      at(
        '/',
        <RouterLink
          to="/a"
          className="c"
          title="t"
          target="_blank"
          discover="none"
          aria-current="page"
          {...settings}
        >
          <b>x</b>
        </RouterLink>,
      ),
    );
  });

  it('keeps the language', () => {
    expect(at('/?lang=en', <Link to="/a?b=1#c">x</Link>)).toContain('href="/a?b=1&amp;lang=en#c"');
    expect(at('/?l%61ng=en', <Link to="/a">x</Link>)).toContain('href="/a?lang=en"');
    expect(at('/?tag=lang', <Link to="/a?lang=en">x</Link>)).toContain('href="/a"');
  });
});
