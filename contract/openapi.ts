/** The OpenAPI 3.1 document of the API, made from the endpoint values. */
import { z } from 'zod';
import type { NamedEndpoint } from './all.ts';
import type { Access, Endpoint, Schema } from './endpoint.ts';
import { type ErrorName, errorTable } from './errors.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** An endpoint's schemas as JSON Schema: what callers send, and what they get as `data`. */
export type EndpointSchemas = {
  params: JsonSchema | null;
  query: JsonSchema | null;
  body: JsonSchema | null;
  reply: JsonSchema;
};

export function schemasOf({ params, query, body, reply }: Endpoint): EndpointSchemas {
  return {
    params: params ? toJsonSchema(params, 'input') : null,
    query: query ? toJsonSchema(query, 'input') : null,
    body: body ? toJsonSchema(body, 'input') : null,
    reply: toJsonSchema(reply, 'output'),
  };
}

function toJsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.core.$ZodType, {
    io,
    override: tidy,
  }) as JsonSchema;
  return rest;
}

/** A named format says more to a reader than the pattern behind it, and every integer is a safe one. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** The errors a caller of this endpoint has to expect, its own first. */
export function errorsOf({ access, params, query, body, method, errors = [] }: Endpoint): ErrorName[] {
  const usual: (ErrorName | false)[] = [
    Boolean(query || body) && 'INVALID_INPUT',
    body !== undefined && 'MALFORMED_BODY',
    access !== 'visitor' && 'LOGIN_REQUIRED',
    access === 'desk' && 'FORBIDDEN',
    access === 'desk' && 'SECOND_FACTOR_REQUIRED',
    method !== 'GET' && 'FOREIGN_ORIGIN',
    params !== undefined && 'NOT_FOUND',
    body !== undefined && 'BODY_TOO_LARGE',
    body !== undefined && 'UNSUPPORTED_MEDIA_TYPE',
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...new Set([...errors, ...usual.filter((name) => name !== false)])];
}

export function openapiDocument(endpoints: readonly NamedEndpoint[]) {
  const components = collectComponents();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { domain, name, endpoint } of endpoints) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] as object, {
      [endpoint.method.toLowerCase()]: operationOf(domain, name, endpoint, components),
    });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Beacon GRE API',
      version: '1',
      description:
        'Every answer is an envelope: `{"code":0,"data":…,"msg":"ok"}`, or on failure ' +
        '`{"code":…,"error":"STABLE_NAME","msg":…,"fields":{…},"path":…}` with the matching HTTP status. `msg` is written for ' +
        'people, in the language of `lang` (`zh_cn` or `en`), else of `Accept-Language`, else in Chinese. ' +
        'Programs should look at `error`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that logging in gives.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'token',
          description:
            'The same token; `__Host-token` where the site has HTTPS and one host. Unsafe methods then have to come from our own origin.',
        },
      },
      parameters: {
        lang: {
          name: 'lang',
          in: 'query',
          description: 'The language of `msg` and of bilingual content.',
          schema: { type: 'string', enum: ['zh_cn', 'en'] },
        },
      },
      schemas: { Error: errorSchema, ...components.schemas },
    },
  };
}

type Components = ReturnType<typeof collectComponents>;

/** Schemas with an id (`.meta({ id })`) and recursive ones are lifted out of the operations that use them. */
function collectComponents() {
  const schemas: Record<string, unknown> = {};
  const lift = (schema: JsonSchema, io: 'input' | 'output', operationId: string): JsonSchema => {
    const { $defs = {}, ...rest } = schema;
    const nameOf = (id: string) =>
      (id.startsWith('__') ? `${operationId}${id}` : id) + (io === 'input' ? 'Input' : '');
    const rename = (_: string, value: unknown) =>
      typeof value === 'string' && value.startsWith('#/$defs/')
        ? `#/components/schemas/${nameOf(value.slice('#/$defs/'.length))}`
        : value;
    const renamed = <T>(value: T): T => JSON.parse(JSON.stringify(value, rename));
    for (const [id, definition] of Object.entries($defs as JsonSchema))
      schemas[nameOf(id)] = renamed(definition);
    return renamed(rest);
  };
  return { schemas, lift };
}

const errorSchema = {
  type: 'object',
  required: ['code', 'error', 'msg'],
  properties: {
    code: { type: 'integer', description: 'Never 0.' },
    error: { type: 'string', enum: Object.keys(errorTable) },
    msg: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field.',
    },
    path: { type: 'string', description: 'The page on which something can be done about it.' },
  },
};

const securityFor: Record<Access, object[]> = {
  visitor: [{}, { bearer: [] }, { cookie: [] }],
  user: [{ bearer: [] }, { cookie: [] }],
  desk: [{ bearer: [] }, { cookie: [] }],
};

function operationOf(domain: string, name: string, endpoint: Endpoint, components: Components) {
  const operationId = `${domain}_${name}`;
  const lift = (schema: JsonSchema, io: 'input' | 'output') => components.lift(schema, io, operationId);
  const { params, query, body, reply } = schemasOf(endpoint);
  return {
    operationId,
    tags: [domain],
    summary: endpoint.summary.en,
    description: endpoint.summary.zh_cn,
    'x-access': endpoint.access,
    ...(endpoint.desk && { 'x-desk': endpoint.desk }),
    ...(endpoint.timeoutMs && { 'x-timeout-ms': endpoint.timeoutMs }),
    security: endpoint.cacheSeconds ? [{}] : securityFor[endpoint.access],
    parameters: [
      ...parametersOf(params && lift(params, 'input'), 'path'),
      ...parametersOf(query && lift(query, 'input'), 'query'),
      { $ref: '#/components/parameters/lang' },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: { schema: lift(body, 'input') },
        },
      },
    }),
    responses: { '200': successOf(endpoint, lift(reply, 'output')), ...failuresOf(endpoint) },
  };
}

function parametersOf(schema: JsonSchema | null, place: 'path' | 'query') {
  const required = (schema?.required ?? []) as readonly string[];
  const properties = (schema?.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function successOf(endpoint: Endpoint, data: JsonSchema) {
  if (endpoint.produces) return { description: 'The file.', content: { [endpoint.produces]: {} } };
  const schema = {
    type: 'object',
    required: ['code', 'data', 'msg'],
    properties: { code: { const: 0 }, data, msg: { const: 'ok' } },
  };
  return { description: 'It went well.', content: { 'application/json': { schema } } };
}

/** One response for each status; several errors may share it. */
function failuresOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorsOf(endpoint), (name) => errorTable[name].status);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [String(status), { description: names.join(', '), content }]),
  );
}
