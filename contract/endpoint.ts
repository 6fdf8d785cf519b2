/** What an endpoint is: one value that says how it is called and what it answers; and the schemas all of them share. */

import { z } from 'zod';
import type { AuditAction } from '#core/accounts/audit.ts';
import type { Desk } from '#core/accounts/roles.ts';
import type { Text } from '#core/texts.ts';
import type { ErrorName } from './errors.ts';

/** Any zod schema, constrained by structure alone: much cheaper for the compiler than `z.ZodType`. */
export type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };
export type InputOf<S> = S extends { _zod: { input: infer In } } ? In : undefined;
export type OutputOf<S> = S extends { _zod: { output: infer Out } } ? Out : undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, whoever is logged in, or who works at the desk that the endpoint names. */
export type Access = 'visitor' | 'user' | 'desk';

export type Endpoint = {
  readonly method: Method;
  /** With `{name}` for each path parameter, which `params` must list. */
  readonly path: `/api/${string}`;
  /** Earlier paths that are still answered, for pages that were opened before a rename. */
  readonly aliases?: readonly `/api/${string}`[];
  readonly access: Access;
  /** Where `access` is `desk`: which one. */
  readonly desk?: Desk;
  /** Where `access` is `desk`: what is written down of it. Null for a list that shows nobody in particular. */
  readonly audit?: AuditAction | null;
  /** One line for people who read the API's documentation. */
  readonly summary: Text;
  readonly params?: Schema;
  /** Values arrive as strings: use `z.coerce.number<number>()` and the like. An empty string counts as absent. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is `multipart/form-data`: the client takes a FormData, `body` describes its fields. */
  readonly multipart?: true;
  /** Bytes; 1 MB unless said otherwise. */
  readonly bodyLimit?: number;
  /** What `data` holds. Keys that it does not declare never leave the server. */
  readonly reply: Schema;
  /** The answer is no envelope but a file of this media type: the handler returns a Response, the client skips it. */
  readonly produces?: string;
  /** Errors beyond the usual ones, for the documentation. */
  readonly errors?: readonly ErrorName[];
  /** Where the client's ten seconds are not right. Callers must repeat it, so the browser needs no table. */
  readonly timeoutMs?: number;
  /** Anyone may keep the answer this long. Such an endpoint is for visitors and never sees who is calling. */
  readonly cacheSeconds?: number;
};

/** A call of the staff. */
export type DeskEndpoint = Endpoint & { readonly access: 'desk' };

/** Everybody else's. */
export type OpenEndpoint = Endpoint & { readonly access: 'visitor' | 'user' };

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type ParamsOf<E> = E extends { params: infer P } ? keyof OutputOf<P> : never;

type NotStaff<Path extends string> = Path extends `/api/staff/${string}`
  ? 'a call of the staff has a desk'
  : Path;

type Checked<E extends Endpoint> = (Same<NamesIn<E['path']>, ParamsOf<E>> extends true
  ? unknown
  : { params: ['the path names', NamesIn<E['path']>, 'and params lists', ParamsOf<E>] }) &
  (E['access'] extends 'desk'
    ? {
        path: `/api/staff/${string}`;
        desk: Desk;
        audit: E['method'] extends 'GET' ? AuditAction | null : AuditAction;
      }
    : { path: NotStaff<E['path']>; desk?: undefined; audit?: undefined }) &
  (E extends { cacheSeconds: number } ? { access: 'visitor'; method: 'GET' } : unknown) &
  (E extends { method: 'GET'; body: Schema } ? { body: 'a GET has no body' } : unknown);

/** An endpoint; the compiler refuses one whose path parameters differ from its `params`, or a call of the staff that names no desk. */
export const endpoint = <const E extends Endpoint>(definition: E & Checked<E>): E => definition;

/** `PUT /api/exercises/{exerciseId}/answer`: the name by which the client calls an endpoint. */
export type Route<E extends Endpoint> = `${E['method']} ${E['path']}`;

export const routeOf = <E extends Endpoint>(e: E): Route<E> => `${e.method} ${e.path}`;

// Schemas that endpoints share.

/** Ids are strings in JSON; in the database they are positive 64-bit integers, of which this admits all we can reach. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/);

/** The largest whole number of a database column: what is counted there is never asked for with a larger one. */
export const maxInt = 2_147_483_647;

/** Path parameters that are ids: `params: ids('recordId')`. */
export function ids<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return z.object(Object.fromEntries(names.map((name) => [name, id])) as { [N in Names[number]]: typeof id });
}

/** Handlers give a Date, callers get an ISO 8601 string. */
export const time = z.codec(z.date(), z.iso.datetime(), {
  decode: (date) => date.toISOString(),
  encode: (text) => new Date(text),
});

/** The reply of an endpoint that has nothing to say but that it went well. */
export const nothing = z.null();

/** `page` counts from 1; `size=0` asks for the total alone. Extend it with an endpoint's own filters. */
export const pageQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
  size: z.coerce.number<number>().int().min(0).max(100).default(20),
});

export type Page = z.output<typeof pageQuery>;

/** The reply of a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int().min(0), page: z.int(), size: z.int(), list: z.array(item) });

/** A query parameter that may be repeated: `?tag=1&tag=2` and `?tag=1` both give a list. */
export const many = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item).max(50), item])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[]);
