import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './all.ts';
import { endpoint, ids, listOf, nothing, pageQuery, routeOf, time } from './endpoint.ts';
import { errorTable } from './errors.ts';
import { openapiDocument } from './openapi.ts';

const summary = { zh_cn: '事物', en: 'Things' };
const thing = z.object({ id: z.string(), madeAt: time }).meta({ id: 'Thing' });
const listThings = endpoint({
  method: 'GET',
  path: '/api/staff/things/{kind}',
  access: 'desk',
  desk: 'orders',
  audit: null,
  summary,
  params: ids('kind'),
  query: pageQuery,
  reply: listOf(thing),
  errors: ['RECORD_LIMIT_REACHED'],
});
const upload = endpoint({
  method: 'POST',
  path: '/api/upload',
  access: 'user',
  summary,
  multipart: true,
  body: z.object({ file: z.file() }),
  reply: nothing,
});
const document = openapiDocument([
  { domain: 'site', name: 'listThings', endpoint: listThings },
  { domain: 'site', name: 'upload', endpoint: upload },
]);
// biome-ignore lint/suspicious/noExplicitAny: a document is walked as data
const operation = (path: string, method: string) => document.paths[path]?.[method] as any;

test('describes parameters, access and the envelope', () => {
  const get = operation('/api/staff/things/{kind}', 'get');
  expect(
    get.parameters.map((one: { name?: string; required?: boolean }) => [one.name, one.required]),
  ).toEqual([
    ['kind', true],
    ['page', false],
    ['size', false],
    [undefined, undefined],
  ]);
  expect(get.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  const { schema } = get.responses['200'].content['application/json'];
  expect(schema.properties.code).toEqual({ const: 0 });
  expect(schema.properties.data.properties.list.items).toEqual({ $ref: '#/components/schemas/Thing' });
});

test('lifts named schemas out, as callers receive them', () => {
  expect(document.components.schemas).toMatchObject({
    Thing: { properties: { madeAt: { type: 'string', format: 'date-time' } } },
  });
});

test('groups errors by status, an endpoint’s own among them', () => {
  const { responses } = operation('/api/staff/things/{kind}', 'get');
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '500', '503']);
  expect(responses['409'].description).toBe('RECORD_LIMIT_REACHED');
});

test('describes a form', () => {
  expect(operation('/api/upload', 'post').requestBody.content).toHaveProperty('multipart/form-data');
});

test('can describe every endpoint of the contract', () => {
  const whole = openapiDocument(endpoints);
  const operations = Object.values(whole.paths).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(endpoints.length);
  expect(JSON.stringify(whole)).not.toContain('#/$defs/');
});

test('no two endpoints share a route', () => {
  const routes = endpoints.map(({ endpoint: one }) => routeOf(one).replace(/\{\w+\}/g, '{}'));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test('no two errors share a number', () => {
  const codes = Object.values(errorTable).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { status, code } of Object.values(errorTable)) expect(Math.floor(code / 100)).toBe(status);
});
