import { describe, expect, test } from 'vitest';
import { domains, endpoints } from '#contract/all.ts';
import { routeOf } from '#contract/endpoint.ts';
import { implementations } from '#server/api.ts';
import { createApiDocs } from '#server/http/api-docs.ts';

const routesOf = (list: readonly { endpoint: Parameters<typeof routeOf>[0] }[]) =>
  list.map(({ endpoint }) => routeOf(endpoint)).sort();

describe('the contract', () => {
  test('every endpoint has exactly one handler, and no handler stands outside it', () => {
    expect(routesOf(implementations)).toEqual(routesOf(endpoints));
  });

  test('handlers implement the very endpoints of the contract, not copies', () => {
    const known = new Set(endpoints.map(({ endpoint }) => endpoint));
    expect(implementations.filter(({ endpoint }) => !known.has(endpoint))).toEqual([]);
  });

  test('every domain has endpoints, and every endpoint a summary in both languages', () => {
    for (const [domain, members] of Object.entries(domains))
      expect(Object.keys(members).length, domain).toBeGreaterThan(0);
    for (const { name, endpoint } of endpoints) {
      expect(endpoint.summary.zh_cn, name).toMatch(/\p{Script=Han}/u);
      expect(endpoint.summary.en, name).toMatch(/^[A-Z]/);
    }
  });
});

describe('the documentation', () => {
  const docs = createApiDocs(endpoints);

  test('is an OpenAPI document', async () => {
    const response = await docs.request('/api/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({
      openapi: '3.1.1',
      paths: { '/api/view-logs': { post: {} } },
    });
  });

  test('is a page in either language that needs no script', async () => {
    const chinese = await docs.request('/api/docs');
    const english = await docs.request('/api/docs?lang=en');
    expect(english.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [zh, en] = [await chinese.text(), await english.text()];
    expect(zh).toContain('<html lang="zh-CN">');
    expect(en).toContain('<html lang="en">');
    expect(zh).toContain('灯塔 GRE 接口文档');
    for (const { endpoint } of endpoints) {
      expect(zh).toContain(endpoint.summary.zh_cn);
      expect(en).toContain(endpoint.summary.en);
    }
    for (const page of [zh, en]) expect(page).not.toMatch(/<script|style=|<style|\[object|undefined/);
  });

  test('escapes what it shows', async () => {
    const [first] = endpoints;
    if (!first) throw new Error('the contract is empty');
    const summary = { zh_cn: '<b>', en: '<b>&' };
    const page = await createApiDocs([{ ...first, endpoint: { ...first.endpoint, summary } }]).request(
      '/api/docs?lang=en',
    );
    expect(await page.text()).toContain('&lt;b&gt;&amp;');
  });

  test('has its style in a file of its own', async () => {
    const response = await docs.request('/api/docs.css');
    expect(response.headers.get('content-type')).toContain('text/css');
    expect(await response.text()).toContain('#fcfaf5');
  });
});
