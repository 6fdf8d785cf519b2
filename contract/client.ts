/** The typed client of the API, called by route. It knows no schema and no table, so it costs a page next to nothing. */
import type { Locale } from '#core/locale.ts';
import type { Text } from '#core/texts.ts';
import type { Calls } from './all.ts';
import type { ErrorName } from './errors.ts';

/** The names of what goes wrong on the way, as opposed to the errors the server answers with. */
export type TransportError = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'BAD_REPLY';

type Failure = {
  code: number;
  error: ErrorName | TransportError;
  msg: string;
  fields?: Readonly<Record<string, string>>;
  path?: string;
};

/** The one kind of error a call throws. `status` is 0 where no answer came. */
export class ApiError extends Error {
  declare readonly status: number;
  declare readonly code: number;
  declare readonly error: ErrorName | TransportError;
  declare readonly msg: string;
  declare readonly fields: Readonly<Record<string, string>>;
  /** The page on which something can be done about it. */
  declare readonly path: string | undefined;

  constructor(status: number, { code, error, msg, fields = {}, path }: Failure) {
    super(msg);
    Object.assign(this, { name: 'ApiError', status, code, error, msg, fields, path });
  }
}

type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

export type Client<Table extends { [R in keyof Table]: { options: unknown; reply: unknown } } = Calls> = <
  R extends keyof Table & string,
>(
  route: R,
  ...options: Optional<Table[R]['options']>
) => Promise<Table[R]['reply']>;

/** As much of a response as the client reads. */
type Answer = { status: number; json: () => Promise<unknown> };

export type ClientOptions = {
  /** `api.request` to call the API in the same process. */
  fetch?: (url: string, init: RequestInit) => Answer | Promise<Answer>;
  locale: Locale | (() => Locale);
  origin?: string;
  token?: string | (() => string | null | undefined);
  /** 0 for a call within the process, where nothing gets lost on the way. */
  timeoutMs?: number;
};

type Options = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
};

/** Few and short, for every page carries them. The first is the specification's. */
const timeoutText: Text = {
  zh_cn: '网络连接超时，请重新操作或提交。如您反复超时，请尝试切换网络环境。',
  en: 'The connection timed out. Please try again or change your network.',
};
const networkText: Text = {
  zh_cn: '网络连接失败，请重新操作，或检查网络环境。',
  en: 'The connection failed. Please try again or check your network.',
};

/** An answer that is no JSON did arrive; one that broke off did not. */
function nullIfGarbled(cause: unknown): null {
  if (cause instanceof SyntaxError) return null;
  throw cause;
}

export function createClient<
  Table extends { [R in keyof Table]: { options: unknown; reply: unknown } } = Calls,
>({
  fetch = (url, init) => globalThis.fetch(url, init),
  locale,
  origin = '',
  token,
  timeoutMs = 10_000,
}: ClientOptions): Client<Table> {
  const call = async (
    route: string,
    { params = {}, query, body, signal, timeoutMs: ownMs = timeoutMs }: Options = {},
  ) => {
    const [method, path] = route.split(' ') as [string, string];
    const lang = typeof locale === 'function' ? locale() : locale;
    const bearer = typeof token === 'function' ? token() : token;

    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, lang })) {
      for (const one of [value ?? []].flat()) search.append(name, String(one));
    }
    const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const isForm = body instanceof FormData;
    // The browser itself writes a form's content type, for only it knows the boundary.
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';

    const deadline = ownMs ? AbortSignal.timeout(ownMs) : undefined;
    let status = 0;
    let reply: ({ data: unknown } & Failure) | null;
    const fail = (error: TransportError) =>
      new ApiError(status, { code: -1, error, msg: (error === 'TIMEOUT' ? timeoutText : networkText)[lang] });
    try {
      const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] as string));
      const response = await fetch(`${origin}${url}?${search}`, {
        method,
        headers,
        body: isForm ? body : JSON.stringify(body),
        signal: signal && deadline ? AbortSignal.any([signal, deadline]) : (signal ?? deadline),
      });
      reply = (await response.json().catch(nullIfGarbled)) as typeof reply;
      status = response.status;
    } catch {
      throw fail(signal?.aborted ? 'ABORTED' : deadline?.aborted ? 'TIMEOUT' : 'NETWORK');
    }
    if (reply?.code === 0) return reply.data;
    // A proxy may answer with a page or with JSON of its own.
    throw reply?.error && reply.msg ? new ApiError(status, reply) : fail('BAD_REPLY');
  };
  return call as Client<Table>;
}
