/**
 * The table of contents of the API: every domain, and through it every endpoint.
 *
 * To add a domain:
 * 1. `contract/<domain>.ts` exports one object of endpoints under the domain's name, as `contract/site.ts` does;
 * 2. it gets an import and a word in `domains` below: client, documentation and tests follow by themselves;
 * 3. each endpoint gets a line in `contract/limits.ts`, which does not compile without it;
 * 4. `server/<domain>/routes.ts` implements each endpoint and is listed in `server/api.ts`; until it does, the test
 *    of this table fails.
 */
import { accounts } from './accounts.ts';
import { attempts } from './attempts.ts';
import type { Endpoint, InputOf, OutputOf, Route } from './endpoint.ts';
import { exams } from './exams.ts';
import { feedback } from './feedback.ts';
import { inbox } from './inbox.ts';
import { learner } from './learner.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { staff } from './staff.ts';
import { words } from './words.ts';

export const domains = {
  accounts,
  attempts,
  exams,
  feedback,
  inbox,
  learner,
  learning,
  lessons,
  questions,
  reports,
  search,
  site,
  staff,
  words,
};

type Domains = typeof domains;
type AnyEndpoint = { [D in keyof Domains]: Domains[D][keyof Domains[D]] }[keyof Domains];

/** Every route there is, those that answer with a file too. */
export type AnyRoute = keyof { [E in AnyEndpoint as Route<E>]: true };

export type NamedEndpoint = { readonly domain: string; readonly name: string; readonly endpoint: Endpoint };

export const endpoints: readonly NamedEndpoint[] = Object.entries(domains).flatMap(([domain, members]) =>
  Object.entries<Endpoint>(members).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

/** How one endpoint is called, and what the call gives. */
export type Call<E extends Endpoint> = {
  options: (E extends { params: infer S } ? { params: InputOf<S> } : unknown) &
    (E extends { query: infer S } ? Loose<'query', InputOf<S>> : unknown) &
    (E extends { multipart: true }
      ? { body: FormData }
      : E extends { body: infer S }
        ? Loose<'body', InputOf<S>>
        : unknown) &
    (E extends { timeoutMs: infer Ms } ? { timeoutMs: Ms } : { timeoutMs?: number }) & {
      signal?: AbortSignal;
    };
  reply: OutputOf<E['reply']>;
};

/** A part of the options that may be left out when everything in it may be. */
type Loose<Name extends string, Value> = object extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/**
 * One entry for each route. The client looks its route up here: a client generic over the union of all endpoints
 * makes the compiler give up (TS2590) at about a hundred of them.
 */
export type CallTable<Any extends Endpoint> = {
  [E in Any as E extends { produces: string } ? never : Route<E>]: Call<E>;
};

export type Calls = CallTable<AnyEndpoint>;
