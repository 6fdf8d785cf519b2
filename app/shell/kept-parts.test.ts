import { expect, test } from 'vitest';
import { lookUpParts, partOf } from './kept-parts.ts';

test('a part is all that stands inside of its element, however deep', () => {
  const html =
    '<p>a</p><div data-kept="foot-en" class="x"><div><div>1</div></div><p>2 &lt;/div&gt;</p></div><div>3</div>';
  expect(partOf(html, 'foot-en')).toBe('<div><div>1</div></div><p>2 &lt;/div&gt;</p>');
  expect(partOf(html, 'foot-zh_cn')).toBeNull();
  expect(partOf('<div data-kept="foot-en"><div>', 'foot-en')).toBeNull();
});

test('what one page rendered the next one is given, each language its own', () => {
  const first = lookUpParts();
  expect(first.find('bar-en', '')).toBeUndefined();
  first.keepFrom('<div data-kept="bar-en">words</div><div data-kept="bar-zh_cn">nobody asked</div>');
  const second = lookUpParts();
  expect(second.find('bar-en', '')).toBe('words');
  expect(second.find('bar-zh_cn', '')).toBeUndefined();
  second.keepFrom('<div data-kept="bar-en">other</div>');
  expect(lookUpParts().find('bar-en', '')).toBe('words');
});

test('what shows something else is another part', () => {
  const first = lookUpParts();
  first.find('row-1-en', 'unseen');
  first.keepFrom('<div data-kept="row-1-en">not done</div>');
  const second = lookUpParts();
  expect(second.find('row-1-en', 'wrong')).toBeUndefined();
  second.keepFrom('<div data-kept="row-1-en">wrong</div>');
  const third = lookUpParts();
  expect([third.find('row-1-en', 'unseen'), third.find('row-1-en', 'wrong')]).toEqual(['not done', 'wrong']);
});
