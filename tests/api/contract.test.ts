import { expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { type Endpoint, routeOf } from '#contract/endpoint.ts';
import { schemasOf } from '#contract/openapi.ts';
import { exampleOf } from '#server/http/api-docs-example.ts';
import { openHarness } from './harness.ts';

const { api } = await openHarness();

/** A call as the documentation would show it. */
function exampleCall(endpoint: Endpoint): [path: string, init: RequestInit] {
  const { params, query, body } = schemasOf(endpoint);
  const values = (params ? exampleOf(params) : {}) as Record<string, string>;
  const search = new URLSearchParams({
    ...(query ? (exampleOf(query) as Record<string, string>) : {}),
    lang: 'en',
  });
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  const json = body && !endpoint.multipart ? JSON.stringify(exampleOf(body)) : undefined;
  const headers = { 'content-type': 'application/json' };
  return [`${path}?${search}`, { method: endpoint.method, ...(json && { headers, body: json }) }];
}

test.each(endpoints.map(({ endpoint }) => [routeOf(endpoint), endpoint] as const))(
  '%s answers a visitor as the contract says, or refuses politely',
  async (_, endpoint) => {
    const response = await api.request(...exampleCall(endpoint));
    const shown = endpoint.produces && response.ok ? { code: 0 } : await response.json();
    expect(response.status, JSON.stringify(shown)).not.toBe(500);
    if (endpoint.access !== 'visitor') expect(response.status).toBe(401);
    if (!response.ok)
      expect(shown).toMatchObject({
        code: expect.any(Number),
        error: expect.any(String),
        msg: expect.any(String),
      });
    else expect(shown).toMatchObject({ code: 0 });
  },
);
