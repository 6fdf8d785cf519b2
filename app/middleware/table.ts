/** The middleware that every route runs, by name. */
import type { MiddlewareFunction } from 'react-router';
import { auth } from '#app/middleware/auth.ts';
import { domainCheck } from '#app/middleware/domain-check.ts';
import { i18n } from '#app/middleware/i18n.ts';

const table: Record<string, MiddlewareFunction<Response>> = { auth, i18n, domainCheck };

/** Specification, section 8: an unknown middleware gives a 500 error. */
export function middlewareNamed(...names: string[]): MiddlewareFunction<Response>[] {
  return names.map(
    (name) =>
      table[name] ??
      (() => {
        throw new Response(`Unknown middleware: ${name}`, { status: 500 });
      }),
  );
}
