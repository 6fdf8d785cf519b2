import { describe, expect, it } from 'vitest';
import { withoutSecret } from './hidden-path.ts';

describe('a path in a log', () => {
  it.each([
    ['/result/shared/k3Jx_secret', '/result/shared/{token}'],
    ['/result/shared/k3Jx_secret.data', '/result/shared/{token}'],
    ['/api/shared-reports/k3Jx_secret/pdf', '/api/shared-reports/{token}/pdf'],
    ['/qr/result/k3Jx_secret.svg', '/qr/result/{token}'],
    ['/Result/SHARED/k3Jx_secret', '/Result/SHARED/{token}'],
    ['/result/%73hared/k3Jx_secret', '/result/shared/{token}'],
    ['//result//shared//k3Jx_secret', '/result/shared/{token}'],
    ['/uploads/feedback/k3Jx_secret.png', '/uploads/feedback/{token}'],
    ['/login/k3Jx_secret', '/login/{token}'],
    ['/api/invites/shorts/k3Jx_secret', '/api/invites/shorts/{token}'],
    ['/api/reminders/k3Jx_secret/unsubscribe', '/api/reminders/{token}/unsubscribe'],
    ['/unsubscribe/k3Jx_secret.data', '/unsubscribe/{token}'],
    ['/api/study-plan/calendar/k3Jx_secret.ics', '/api/study-plan/calendar/{token}'],
    ['/qr/news/gre-dates.svg', '/qr/news/gre-dates.svg'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/login', '/login'],
    ['/result/12', '/result/12'],
    ['/result/shared', '/result/shared'],
  ])('%s is kept as %s', (path, kept) => {
    expect(withoutSecret(path)).toBe(kept);
  });
});
