/** The typed client of the API, called by route. It knows no schema and no table, so it costs a page next to nothing. */
import type { Locale } from '#core/locale.ts';
import { type Text, texts } from '#core/texts.ts';
import type { Calls } from './all.ts';
import type { ErrorName } from './errors.ts';

/** The names of what goes wrong on the way, as opposed to the errors the server answers with. */
export type TransportError = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'BAD_REPLY';

type Failure = {
  code: number;
  error: ErrorName | TransportError;
  msg: string;
  fields?: Readonly<Record<string, string>>;
};

/** The one kind of error a call throws. `status` is 0 where no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly error: ErrorName | TransportError;
  readonly msg: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { code, error, msg, fields = {} }: Failure) {
    super(msg);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.error = error;
    this.msg = msg;
    this.fields = fields;
  }
}

type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

export type Client<Table extends { [R in keyof Table]: { options: unknown; reply: unknown } } = Calls> = <
  R extends keyof Table & string,
>(
  route: R,
  ...options: Optional<Table[R]['options']>
) => Promise<Table[R]['reply']>;

export type ClientOptions = {
  /** `api.request` to call the API in the same process. */
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  locale: Locale | (() => Locale);
  origin?: string;
  token?: string | (() => string | null | undefined);
  timeoutMs?: number;
};

type Options = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
};

const transportTexts = texts({
  NETWORK: {
    zh_cn: '网络连接失败，请检查网络后重试。',
    en: 'No connection. Please check your network and try again.',
  },
  TIMEOUT: {
    zh_cn: '网络连接超时，请重新操作或提交。如您反复超时，请尝试切换网络环境。',
    en: 'The connection timed out. Please try again; if it keeps happening, try another network.',
  },
  ABORTED: { zh_cn: '请求已取消。', en: 'The request was cancelled.' },
  BAD_REPLY: {
    zh_cn: '服务暂时不可用，请稍后再试。',
    en: 'The service is not available right now. Please try again in a moment.',
  },
} satisfies Record<TransportError, Text>);

export function createClient<
  Table extends { [R in keyof Table]: { options: unknown; reply: unknown } } = Calls,
>({
  fetch = (url, init) => globalThis.fetch(url, init),
  locale,
  origin = '',
  token,
  timeoutMs = 10_000,
}: ClientOptions): Client<Table> {
  const call = async (route: string, { params, query, body, signal, ...own }: Options = {}) => {
    const [method = '', path = ''] = route.split(' ');
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

    const deadline = AbortSignal.timeout(own.timeoutMs ?? timeoutMs);
    const fail = (error: TransportError, status = 0) =>
      new ApiError(status, { code: -1, error, msg: transportTexts[error][lang] });
    let status = 0;
    let reply: { data: unknown } & Failure;
    try {
      const url = `${origin}${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))}?${search}`;
      const response = await fetch(url, {
        method,
        headers,
        body: isForm ? body : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      status = response.status;
      reply = await response.json();
    } catch (cause) {
      const isGarbled = cause instanceof SyntaxError;
      const happened = isGarbled ? 'BAD_REPLY' : 'NETWORK';
      const error = signal?.aborted ? 'ABORTED' : deadline.aborted ? 'TIMEOUT' : happened;
      throw fail(error, isGarbled ? status : 0);
    }
    if (reply?.code === 0) return reply.data;
    // A proxy may answer in JSON of its own.
    throw reply?.error && reply.msg ? new ApiError(status, reply) : fail('BAD_REPLY', status);
  };
  return call as Client<Table>;
}
