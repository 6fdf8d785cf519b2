/** One call of the API with something wrong about it, made from the contract and from chance alone. */

import { endpoints } from '#contract/all.ts';
import { type Endpoint, routeOf } from '#contract/endpoint.ts';
import { rolesAt } from '#core/accounts/roles.ts';
import { createRandom, type Random } from './random.ts';
import { type Json, makeValue, mutate, oddText, shapeOf } from './values.ts';

const callers = ['visitor', 'user', 'teacher', 'editor', 'support', 'admin', 'stranger'] as const;
export type CallerName = (typeof callers)[number];

export type MadeCall = {
  method: string;
  /** As it stands in the request line. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  caller: CallerName;
};

/** What costs a second of somebody's processor is called now and then; what ends sessions, by those who come and go. */
const costly = /pdf|login|register|password|deletion|codes|avatar|upload/;
const known = endpoints.flatMap(({ endpoint }) => {
  const shapes = {
    params: endpoint.params && shapeOf(endpoint.params),
    query: endpoint.query && shapeOf(endpoint.query),
    body: endpoint.body && shapeOf(endpoint.body),
  };
  return Array.from({ length: costly.test(routeOf(endpoint)) ? 1 : 12 }, () => ({ endpoint, shapes }));
});

type Known = (typeof known)[number];

/** The same for the same seed and number, whatever was called before. */
export function makeCall(seed: number, number: number, pages: readonly string[]): MadeCall {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  if (pages.length > 0 && random.chance(0.1)) return makePageCall(random, pages);
  const one = random.pick(known);
  const { endpoint } = one;
  const call: MadeCall = {
    method: endpoint.method,
    path: pathOf(one, random) + queryOf(one, random),
    headers: headersOf(random),
    body: null,
    caller: callerOf(endpoint, random),
  };
  if (endpoint.body) Object.assign(call, bodyOf(one, random, call.headers));
  if (random.chance(0.03)) call.method = random.pick(oddMethods);
  return call;
}

const oddMethods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
];

function callerOf({ access, desk }: Endpoint, random: Random): CallerName {
  if (random.chance(0.15)) return random.pick(callers);
  if (access === 'visitor') return random.pick(['visitor', 'user']);
  if (access === 'user') return random.pick(['user', 'user', 'admin']);
  return desk ? random.pick(rolesAt(desk)) : 'admin';
}

const oddSegments = [
  '%00',
  '%2e%2e',
  '%2F',
  '%',
  '%zz',
  '-1',
  '0',
  '1e3',
  'null',
  '１',
  '9'.repeat(19),
  'x'.repeat(3000),
];

function pathOf({ endpoint, shapes }: Known, random: Random): string {
  const params = (shapes.params ? makeValue(shapes.params, random) : {}) as Record<string, Json>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    random.chance(0.12) ? random.pick(oddSegments) : encodeURIComponent(String(params[name] ?? '1')),
  );
  if (random.chance(0.02))
    return random.pick([`/${path}`, `${path}/`, path.toUpperCase(), `${path}//x`, `${path}%20`]);
  return path;
}

function queryOf({ shapes }: Known, random: Random): string {
  const pairs: string[] = [`lang=${random.pick(['zh_cn', 'en'])}`];
  const values = (shapes.query ? makeValue(shapes.query, random) : {}) as Record<string, Json>;
  for (const [name, value] of Object.entries(values)) {
    const given = random.chance(0.25) ? mutate(value, random) : value;
    for (const one of Array.isArray(given) ? given.slice(0, 60) : [given])
      pairs.push(`${name}=${encodeText(typeof one === 'object' ? JSON.stringify(one) : String(one))}`);
    if (random.chance(0.05)) pairs.push(`${name}=${encodeText(oddText(random))}`);
  }
  if (random.chance(0.05)) pairs.push(random.pick(['lang=fr', '=', '&&', '%=%', 'x[]=1', '__proto__=1']));
  // A request line may be no longer than all the headers may be.
  return `?${pairs.join('&').slice(0, 8000)}`;
}

/** Half of a surrogate pair cannot be encoded. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {
    // So that no network meets its limits: the calls are to be answered, not refused.
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
  };
  if (random.chance(0.05))
    headers.origin = random.pick(['https://evil.example', 'null', '', 'http://localhost']);
  if (random.chance(0.05)) headers.cookie = random.pick(['token=abc', 'token', '=;=;', 'a=%zz; token=%00']);
  if (random.chance(0.05))
    headers['accept-language'] = random.pick(['en;q=x', '*', ',;,;', 'zh;q=-1', 'x'.repeat(500)]);
  if (random.chance(0.03)) headers['x-forwarded-host'] = random.pick(['evil.example', 'a,b', ':::', '//x']);
  if (random.chance(0.03)) headers['x-request-id'] = random.pick(['abc', 'x'.repeat(300), '../../..']);
  if (random.chance(0.03)) headers.range = random.pick(['bytes=0-0', 'bytes=-1', 'x']);
  if (random.chance(0.03)) headers['accept-encoding'] = random.pick(['br;q=0', '*', 'x', 'gzip;q=zz']);
  return headers;
}

const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'application/',
  ';;;',
];

function bodyOf({ endpoint, shapes }: Known, random: Random, headers: Record<string, string>) {
  let value = makeValue(shapes.body ?? {}, random);
  for (let times = random.pick([0, 0, 1, 1, 1, 2, 3]); times > 0; times -= 1) value = mutate(value, random);
  let bytes = endpoint.multipart ? multipart(random) : Buffer.from(JSON.stringify(value));
  const type = endpoint.multipart ? 'multipart/form-data; boundary=fuzz' : 'application/json';
  if (!endpoint.multipart && random.chance(0.05))
    bytes = Buffer.from(random.pick(brokenTexts(bytes.toString())));
  if (random.chance(0.03)) bytes = bytes.subarray(0, random.below(bytes.length + 1));
  if (random.chance(0.02)) bytes = Buffer.concat([bytes, Buffer.from([0xff, 0xfe, 0x00])]);
  const more: Record<string, string> = { 'content-type': random.chance(0.04) ? random.pick(oddTypes) : type };
  if (random.chance(0.02)) more['content-encoding'] = 'gzip';
  if (random.chance(0.05)) more['transfer-encoding'] = 'chunked';
  return { body: bytes, headers: { ...headers, ...more } };
}

/** JSON that is none, or is read in two ways: repeated keys, a value twice, deep brackets. */
const brokenTexts = (text: string): string[] => [
  text.replace('{', '{"__proto__":{"isAdmin":true},'),
  text.replace('{', `{${text.slice(1, -1)},`),
  `${text}${text}`,
  `[${text}]`,
  '['.repeat(5000),
  '{"a":'.repeat(5000),
  '"\\u0000"',
  '"\\ud800"',
  'NaN',
  '',
  ' ',
  `\ufeff${text}`,
];

function multipart(random: Random): Buffer {
  const name = random.pick(['file', 'avatar', 'picture', '', '__proto__', 'a\0b']);
  const file = random.pick(['a.png', '../../x.svg', '', '\0.png', 'x'.repeat(3000)]);
  const type = random.pick(['image/png', 'image/svg+xml', 'text/html', '']);
  const png = '\x89PNG\r\n\x1a\n';
  const content = random.pick(['', 'not a picture', png, `${png}${'\0'.repeat(2000)}`, '<svg/>', 'GIF89a']);
  const head = `--fuzz\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`;
  const end = random.chance(0.9) ? '\r\n--fuzz--\r\n' : '';
  return Buffer.from(`${head}${content}${end}`, 'latin1');
}

/** Pages and files: the path alone is what can be wrong. */
function makePageCall(random: Random, pages: readonly string[]): MadeCall {
  let path = random
    .pick(pages)
    .replace(/:\w+\??|\*/g, () =>
      random.chance(0.3) ? random.pick(oddSegments) : String(1 + random.below(40)),
    );
  if (random.chance(0.2)) path += '.data';
  if (random.chance(0.1))
    path = random.pick([`/${path}`, `${path}/`, path.toUpperCase(), `/.${path}`, `${path}%00`]);
  const query = random.pick([
    '',
    '?lang=en',
    '?lang=fr',
    '?page=0',
    '?page=1e9',
    '?type=fill&page=-1',
    '?id=%00',
    '?q=%ff',
  ]);
  return {
    method: random.chance(0.9) ? 'GET' : random.pick(oddMethods),
    path: path + query,
    headers: headersOf(random),
    body: null,
    caller: random.pick(callers),
  };
}
