import { expect, it } from 'vitest';
import { unreadLabel } from '#app/shell/header/unread-label.ts';

it.each([
  [0, null],
  [-1, null],
  [1, '1'],
  [10, '10'],
  [11, '10+'],
  [4000, '10+'],
])('“The badge is hidden at 0 and shows at most 10”: %i gives %s', (unread, label) => {
  expect(unreadLabel(unread)).toBe(label);
});
