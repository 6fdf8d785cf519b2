import { describe, expect, it } from 'vitest';
import { needsLogin, safeRedirect } from '#core/access.ts';

describe('needsLogin', () => {
  it.each([
    '/user',
    '/user/',
    '/user/notes',
    '/staff/questions',
    '/exams/7/exercise',
    '/exams/7/before',
    '/exams/7/sectionEnd',
    '/exams/exercise',
    '/exams/review/',
  ])('asks for a login on %s', (path) => expect(needsLogin(path)).toBe(true));
  it.each(['/', '/users', '/exams/before', '/exams/examPdf', '/questions/3', '/gre-exam', '/result/3'])(
    'lets a visitor open %s',
    (path) => expect(needsLogin(path)).toBe(false),
  );
});

describe('safeRedirect', () => {
  it('keeps a path of ours with its query', () => {
    expect(safeRedirect('/questions?type=fill&lang=en')).toBe('/questions?type=fill&lang=en');
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'evil',
    '',
    null,
    undefined,
  ])('leads %j home', (target) => expect(safeRedirect(target)).toBe('/'));
  it('does not lead back into the login pages', () => {
    expect(safeRedirect('/login?redirect=/user')).toBe('/');
    expect(safeRedirect('/logout')).toBe('/');
    expect(safeRedirect('/login/')).toBe('/');
  });
  it('leads back to an invitation', () => {
    expect(safeRedirect('/login/yaw2x3r4')).toBe('/login/yaw2x3r4');
  });
});
