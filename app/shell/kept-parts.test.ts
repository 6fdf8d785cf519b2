import { expect, test } from 'vitest';
import { lookUpParts, partOf } from './kept-parts.ts';

test('a part is all that stands inside of its element, however deep', () => {
  const html =
    '<p>a</p><div data-kept="foot-en" class="x"><div><div>1</div></div><p>2 &lt;/div&gt;</p></div><div>3</div>';
  expect(partOf(html, 'foot-en')).toBe('<div><div>1</div></div><p>2 &lt;/div&gt;</p>');
  expect(partOf(html, 'foot-zh_cn')).toBeNull();
  expect(partOf('<div data-kept="foot-en"><div>', 'foot-en')).toBeNull();
});

/** A page that shows the part, and keeps it where it was not known. */
function render(name: string, shows: string, words: string): string {
  const parts = lookUpParts();
  const html = `<main><div data-kept="${name}">${parts.find(name, shows) ?? words}</div> 你好</main>`;
  parts.keepFrom(html);
  return parts.fill(html).toString();
}

const page = (name: string, words: string) => `<main><div data-kept="${name}">${words}</div> 你好</main>`;

test('what one page rendered the next one is given, each language its own', () => {
  expect(render('bar-en', '', 'words')).toBe(page('bar-en', 'words'));
  expect(render('bar-zh_cn', '', '文字')).toBe(page('bar-zh_cn', '文字'));
  expect(render('bar-en', '', 'other')).toBe(page('bar-en', 'words'));
  expect(render('bar-zh_cn', '', 'other')).toBe(page('bar-zh_cn', '文字'));
});

test('what shows something else is another part', () => {
  render('row-1-en', 'unseen', 'not done');
  expect(render('row-1-en', 'wrong', 'wrong')).toBe(page('row-1-en', 'wrong'));
  expect(render('row-1-en', 'unseen', 'other')).toBe(page('row-1-en', 'not done'));
  expect(render('row-1-en', 'wrong', 'other')).toBe(page('row-1-en', 'wrong'));
});

test('a part that has another in it is kept with it', () => {
  render('logo-en', '', 'light');
  const foot = (parts: ReturnType<typeof lookUpParts>) =>
    parts.find('foot-en', '') ?? `<div data-kept="logo-en">${parts.find('logo-en', '')}</div> of the house`;
  for (const _ of ['first', 'again']) {
    const parts = lookUpParts();
    const html = `<div data-kept="foot-en">${foot(parts)}</div>`;
    parts.keepFrom(html);
    expect(parts.fill(html).toString()).toBe(
      '<div data-kept="foot-en"><div data-kept="logo-en">light</div> of the house</div>',
    );
  }
});
