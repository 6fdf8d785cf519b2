/** Limits of what is no endpoint: pictures, QR codes and documents for programs; and how a page says that it was too much. */
import type { Context, MiddlewareHandler } from 'hono';
import { htmlLang, type Locale, localeFromHeader, localeOf } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import { fill } from '#core/texts.ts';
import { busyPage } from '#messages/errors/busy.ts';
import type { Deps } from '#server/deps.ts';
import { limitNetwork } from '#server/http/call-limits.ts';
import { AppError, failureReply } from '#server/http/errors.ts';

const files = /^\/(?:qr|uploads|share)\/|^\/(?:sitemap\.xml|robots\.txt)$|^\/api\/(?:docs|openapi)/;

export function limitFiles(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    if (!files.test(c.req.path)) return next();
    const refusal = refusalOf(() => limitNetwork(c, deps, 'file'));
    if (!refusal) return next();
    const text = failureReply(refusal, languageOf(c)).msg;
    return c.text(text, 429, headersOf(refusal));
  };
}

/** Null where the check lets the caller pass. */
export function refusalOf(check: () => void): AppError | null {
  try {
    check();
    return null;
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown;
    throw thrown;
  }
}

/** A small page of its own, since rendering a whole one is what there was too much of. It opens again by itself. */
export function replyBusy(c: Context, refusal: AppError): Response {
  const locale = languageOf(c);
  const seconds = refusal.details.retryAfter ?? 60;
  if (new URL(c.req.url).pathname.endsWith('.data'))
    return c.text(failureReply(refusal, locale).msg, 429, headersOf(refusal));
  const html = `<!doctype html>
<html lang="${htmlLang(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>${busyPage.title[locale]}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  background: ${palette.paper}; color: ${palette.ink};
  font: 16px/1.7 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
main { max-width: 30rem; }
i { display: inline-block; width: 16px; height: 4px; margin: 0 6px 20px 0; background: ${palette.beam}; }
h1 { font: 700 34px/1.35 Georgia, "Songti SC", "Noto Serif CJK SC", serif; margin: 0 0 12px; }
p { margin: 0; color: ${palette.ink2}; }
</style>
<main><i></i><i></i><i></i><h1>${busyPage.title[locale]}</h1><p>${fill(busyPage.text[locale], { seconds })}</p></main>
</html>
`;
  return c.html(html, 429, {
    ...headersOf(refusal),
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
}

const headersOf = ({ details }: AppError) => ({
  'Retry-After': String(details.retryAfter ?? 60),
  'Cache-Control': 'no-store',
});

/** Pages say their language in the address; what is asked for by a program says it in a header. */
function languageOf(c: Context): Locale {
  const search = new URL(c.req.url).searchParams;
  return search.has('lang') ? localeOf(search) : localeFromHeader(c.req.header('accept-language'));
}
