import { describe, expect, it } from 'vitest';
import { hasConsultCard, offerOn } from '#app/shell/contact/where.ts';

const tasks = [
  '/questions',
  '/questions/7',
  '/gre-exam/',
  '/exercises',
  '/words',
  '/words/arid',
  '/plan',
  '/user',
];
const sitePages = [
  '/',
  '/home',
  '/about',
  '/course',
  '/news/first',
  '/events-list',
  '/help',
  '/searchs',
  '/login',
];

describe('the offer', () => {
  it.each(sitePages)('is a dialog for a visitor and a strip for who is logged in on %s', (path) => {
    expect(offerOn(path, false)).toBe('dialog');
    expect(offerOn(path, true)).toBe('strip');
  });

  it.each(tasks)('is a strip for everybody on %s', (path) => {
    expect(offerOn(path, false)).toBe('strip');
    expect(offerOn(path, true)).toBe('strip');
  });

  it.each(['/course/brush-up', '/lessons/form-qc', '/staff/essays'])('is absent from %s', (path) => {
    expect(offerOn(path, false)).toBe(null);
    expect(offerOn(path, true)).toBe(null);
  });
});

describe('the consult card', () => {
  it.each(sitePages)('stands on %s, but not for the staff', (path) => {
    expect(hasConsultCard(path, false)).toBe(true);
    expect(hasConsultCard(path, true)).toBe(false);
  });

  it.each([...tasks, '/course/brush-up', '/lessons/form-qc', '/result/7', '/exercises/7/result', '/staff'])(
    'is absent from %s',
    (path) => expect(hasConsultCard(path, false)).toBe(false),
  );
});
