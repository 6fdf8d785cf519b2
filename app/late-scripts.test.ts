import { expect, test } from 'vitest';
import { lateScripts } from '#app/late-scripts.ts';

test('every script that the head names is fetched after the words', () => {
  const link = '<link rel="modulepreload" href="/a.js"/>';
  const late = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';
  expect(lateScripts(`<head>${link}${link}</head><p>灯塔</p>`)).toBe(
    `<head>${late}${late}</head><p>灯塔</p>`,
  );
});
