/** The API's documentation for people: one page in either language, without scripts, made from the contract. */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { NamedEndpoint } from '#contract/all.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorName, errorTable } from '#contract/errors.ts';
import { errorsOf, type JsonSchema, openapiDocument, schemasOf } from '#contract/openapi.ts';
import { htmlLang, type Locale, localeOf } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { apiDocsTexts, domainTexts } from '#messages/api-docs.ts';
import { errorTexts } from '#messages/errors.ts';
import { exampleOf } from '#server/http/api-docs-example.ts';
import { stylesheet } from '#server/http/api-docs-style.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function createApiDocs(endpoints: readonly NamedEndpoint[]): Hono {
  // None of this changes while the process runs, and most processes are never asked.
  const openapi = once(() => JSON.stringify(openapiDocument(endpoints)));
  const pages = {
    zh_cn: once(() => renderPage(endpoints, 'zh_cn')),
    en: once(() => renderPage(endpoints, 'en')),
  };
  const cached = { 'Cache-Control': 'public, max-age=300' };

  const app = new Hono();
  app.get('/api/openapi.json', (c) =>
    c.body(openapi(), 200, { ...cached, 'Content-Type': 'application/json' }),
  );
  app.get('/api/docs.css', (c) =>
    c.body(stylesheet, 200, { ...cached, 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/api/docs', (c) => {
    const page = pages[localeOf(new URL(c.req.url).searchParams)]();
    return c.html(page, 200, { ...cached, 'Content-Security-Policy': pagePolicy });
  });
  return app;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Html = ReturnType<typeof html>;

function renderPage(endpoints: readonly NamedEndpoint[], locale: Locale): string {
  const t = say(apiDocsTexts, locale);
  const domains = [...Map.groupBy(endpoints, ({ domain }) => domain)];
  const nameOf = (domain: string) => domainTexts[domain as keyof typeof domainTexts]?.[locale] ?? domain;
  const otherLanguage = locale === 'en' ? '/api/docs' : '/api/docs?lang=en';
  return String(html`<!doctype html>
<html lang="${htmlLang(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${t('title')}</h1>
<p class="lead">${t('lead', { count: endpoints.length })}</p>
<p class="links">
<a href="/api/openapi.json">${t('machine_readable')}</a>
<a href="${otherLanguage}" lang="${htmlLang(locale === 'en' ? 'zh_cn' : 'en')}">${t('other_language')}</a>
</p>
</header>
<div class="columns">
<nav aria-label="${t('contents')}">
<h2>${t('contents')}</h2>
<ul>
<li><a href="#basics">${t('basics')}</a></li>
<li><a href="#errors">${t('errors')}</a></li>
${domains.map(([domain, members]) => html`<li><a href="#${domain}">${nameOf(domain)}</a> <small>${members.length}</small></li>`)}
</ul>
</nav>
<main>
<section id="basics">
<h2>${t('basics')}</h2>
<p>${t('envelope')}</p>
<pre tabindex="0"><code>{"code":0,"data":…,"msg":"ok"}
{"code":40001,"error":"INVALID_INPUT","msg":"…","fields":{"email":"…"}}</code></pre>
<p>${t('auth')}</p>
<p>${t('language')}</p>
<p>${t('lists')}</p>
</section>
<section id="errors">
<h2>${t('errors')}</h2>
${renderErrors(locale)}
</section>
${domains.map(
  ([domain, members]) => html`<section id="${domain}">
<h2>${nameOf(domain)}</h2>
${members.map(({ endpoint }) => renderEndpoint(endpoint, locale))}
</section>`,
)}
</main>
</div>
</body>
</html>
`);
}

function renderErrors(locale: Locale): Html {
  const t = say(apiDocsTexts, locale);
  const rows = Object.entries(errorTable).map(
    ([name, { status, code }]) =>
      html`<tr><td><code>${name}</code></td><td>${status}</td><td>${code}</td><td>${errorTexts[name as ErrorName][locale].replace(/\{(\w+)\|.*?\}/g, '').replaceAll(/\{(\w+)\}/g, '…')}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr><th>${t('error_name')}</th><th>${t('error_status')}</th><th>code</th><th>${t('error_meaning')}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function renderEndpoint(endpoint: Endpoint, locale: Locale): Html {
  const t = say(apiDocsTexts, locale);
  const { params, query, body, reply } = schemasOf(endpoint);
  const rows = [
    ...renderParameters(params, t('in_path'), locale),
    ...renderParameters(query, t('in_query'), locale),
    ...renderParameters(body, t('in_body'), locale),
  ];
  const anchor = `${endpoint.method}${endpoint.path.replace('/api', '').replace(/[{}]/g, '').replaceAll('/', '-')}`;
  const example = { code: 0, data: exampleOf(reply), msg: 'ok' };
  return html`<article id="${anchor}">
<h3><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${breakable(endpoint.path)}</code></h3>
<p class="summary">${endpoint.summary[locale]} <span class="access">${endpoint.access === 'desk' ? t('access_desk', { desk: endpoint.desk ?? '' }) : t(`access_${endpoint.access}`)}</span></p>
${
  rows.length > 0
    ? html`<div class="scroll" tabindex="0"><table>
<thead><tr><th>${t('parameter')}</th><th>${t('place')}</th><th>${t('type')}</th><th>${t('need')}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
    : html`<p class="quiet">${t('no_parameters')}</p>`
}
${
  endpoint.produces
    ? html`<p>${t('reply_file', { type: endpoint.produces })}</p>`
    : html`<h4>${t('reply_example')}</h4><pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
}
<p class="quiet">${t('may_fail_with')} ${errorsOf(endpoint).map((name) => html`<code>${name}</code> `)}</p>
</article>`;
}

function renderParameters(schema: JsonSchema | null, place: string, locale: Locale): Html[] {
  const t = say(apiDocsTexts, locale);
  const required = (schema?.required ?? []) as readonly string[];
  return Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, property]) =>
      html`<tr><td><code>${name}</code></td><td>${place}</td><td>${describeType(property)}</td><td>${t(required.includes(name) ? 'required' : 'optional')}</td></tr>`,
  );
}

/** A schema in a few words: `integer, 0–100, default 20`. */
function describeType(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choices.map(describeType).join(' | ');
  const base =
    schema.type === 'array'
      ? `${describeType((schema.items ?? {}) as JsonSchema)}[]`
      : String(schema.type ?? 'any');
  const low = schema.minimum ?? schema.minLength ?? schema.minItems;
  const high = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const range = describeRange(low, high);
  const usual = 'default' in schema ? `= ${JSON.stringify(schema.default)}` : null;
  return [base, schema.format, range, usual].filter(Boolean).join(', ');
}

function describeRange(low: unknown, high: unknown): string | null {
  if (low === undefined) return high === undefined ? null : `≤ ${high}`;
  return high === undefined ? `≥ ${low}` : `${low}–${high}`;
}

/** Long paths break after a slash on a narrow screen. */
function breakable(path: string): Html {
  return html`${path.split('/').flatMap((part, index) => (index === 0 ? [part] : [raw('/<wbr>'), part]))}`;
}
