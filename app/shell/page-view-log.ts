/** One page view for each change of route, sent in the background; a failure is nobody's business. */
import { quietApi } from '#app/api.ts';
import { makeUuid } from '#app/uuid.ts';
import { withoutSecret } from '#core/hidden-path.ts';
import type { Locale } from '#core/locale.ts';

const key = 'beacon.visitor';

/** A random id of this browser, so that views of one visit can be counted together. */
function visitorId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const id = makeUuid();
    localStorage.setItem(key, id);
    return id;
  } catch {
    return makeUuid();
  }
}

type PageView = {
  name: string;
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: string;
  locale: Locale;
};

/** Personal secrets never belong in a log, even if they stand in an address. */
const secretKeys = new Set(['token', 'code', 'state', 'redirect']);

export function logPageView({ name, path, params, search }: PageView): void {
  const query: Record<string, string> = {};
  for (const [field, value] of new URLSearchParams(search)) {
    if (!secretKeys.has(field)) query[field.slice(0, 100)] = value.slice(0, 1000);
  }
  const known = Object.fromEntries(
    Object.entries(params).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && !secretKeys.has(pair[0]),
    ),
  );
  quietApi('POST /api/view-logs', {
    body: {
      uuid: visitorId(),
      platform: 'GRE',
      name: name.slice(0, 100),
      path: withoutSecret(path).slice(0, 1000),
      params: known,
      query,
      created_at: new Date().toISOString(),
    },
  }).catch(() => {});
}
