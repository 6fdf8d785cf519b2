import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { addressOf } from '#server/http/request-origin.ts';

const proxied = readConfig({ TRUST_PROXY: 'true' });

/** A call that a page makes in the process carries no header of a proxy: its own socket is the proxy's. */
const callWith = (env: object, forwarded?: string) =>
  ({ req: { header: () => forwarded }, env }) as unknown as Context;

test('what a page asks for counts for whoever has opened it, and not for the proxy', () => {
  const incoming = { socket: { remoteAddress: '10.0.0.1' } };
  expect(addressOf(callWith({ incoming }, '203.0.113.7'), proxied)).toBe('203.0.113.7');
  expect(addressOf(callWith({ incoming, openedBy: '203.0.113.7' }), proxied)).toBe('203.0.113.7');
  expect(addressOf(callWith({ incoming }), proxied)).toBe('10.0.0.1');
});
