/** A call of the staff that wrote nothing down is no answer, and `implement` does not take one. */
import { expect, test } from 'vitest';
import { endpoint, nothing } from '#contract/endpoint.ts';
import { implement } from '#server/http/implement.ts';
import { post, serveEndpoints, summary } from '#tests/api/endpoints.ts';
import { implementDesk } from './desk.ts';

const desk = { summary, path: '/api/staff/acts', reply: nothing, access: 'desk', desk: 'orders' } as const;
const decide = endpoint({ ...desk, method: 'POST', audit: 'order_decided' });
const list = endpoint({ ...desk, method: 'GET', audit: null });
const headers = { authorization: 'Bearer support' };

test('a deed that is not written down fails, and the log says which', async () => {
  const { app, lines } = serveEndpoints([implementDesk(decide, () => null)]);
  expect((await app.request('/api/staff/acts', post({}, headers))).status).toBe(500);
  expect(lines[0]?.err?.message).toContain('POST /api/staff/acts did something and wrote nothing down');
});

test('a list that shows nobody in particular has nothing to write down', async () => {
  const { app } = serveEndpoints([implementDesk(list, () => null)]);
  expect((await app.request('/api/staff/acts', { headers })).status).toBe(200);
});

test('a deed goes through implementDesk alone', () => {
  // @ts-expect-error implement is for everybody else's calls
  expect(implement(decide, () => null)).toBeDefined();
});
