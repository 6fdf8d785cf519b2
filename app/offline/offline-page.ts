/** The page that stands where there is no network and nothing is kept: the house's head, one sentence, a way on; it opens again by itself. */
import { checkMs } from '#app/shell/network/silence.ts';
import { htmlLang, type Locale, withLang } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import { say } from '#core/texts.ts';
import { offlineTexts } from '#messages/words/offline.ts';

/** As app/art/logo.tsx draws it; the lamp is out where the page has nothing to shine on. */
const mark = (isLit: boolean): string => `<svg viewBox="0 0 34 40" aria-hidden="true">
${isLit ? `<path d="M17 10 0 4v12z" fill="${palette.beam}"/><path d="M17 10 34 4v12z" fill="#ffe08a"/>` : ''}
<g fill="${palette.paper}" stroke="${palette.ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">
<path d="M13.7 13.5 11.4 35.5h11.2L20.3 13.5z"/><path d="m12.95 20.6-.75 7.2h9.6l-.75-7.2z" fill="${palette.ink}"/>
<path d="M13.5 7h7v6.5h-7z" fill="${isLit ? palette.beam : palette.paper3}"/><path d="M12 7c.6-3.7 9.4-3.7 10 0z"/>
<path d="M17 4.1V2M11 13.5h12M7.5 35.5h19M10.5 38.7h13" fill="none"/></g></svg>`;

const style = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: ${palette.paper}; color: ${palette.ink};
  font: 16px/1.7 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
header { border-bottom: 1px solid ${palette.rule}; }
header a { display: flex; align-items: center; gap: 10px; max-width: 1200px; min-height: 56px; margin: 0 auto;
  padding: 8px 20px; color: inherit; text-decoration: none; font: 700 20px/1.2 Georgia, "Songti SC", serif; }
header svg { width: 30px; height: 36px; }
main { max-width: 1200px; margin: 0 auto; padding: 56px 20px; }
main > svg { width: 68px; height: 80px; }
h1 { font: 700 clamp(28px, 5vw, 44px)/1.35 Georgia, "Songti SC", "Noto Serif CJK SC", serif; margin: 16px 0 8px; }
p { margin: 0 0 24px; max-width: 34em; color: ${palette.ink2}; }
nav { display: flex; flex-wrap: wrap; gap: 12px; }
nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border: 1px solid ${palette.field};
  border-radius: 4px; color: inherit; font-weight: 600; text-decoration: none; }
nav a:first-child { border-color: ${palette.beam}; background: ${palette.beam}; }
a:focus-visible { outline: 2px solid ${palette.ink}; outline-offset: 2px; }
`;

/** Past every cache; the worker leaves this address alone. */
const waiting = `
const look = async () => {
  const reply = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (reply && reply.ok) location.reload();
};
addEventListener('online', look);
setInterval(look, ${checkMs});
`;

export function offlinePage(locale: Locale, nonce: string): string {
  const t = say(offlineTexts, locale);
  return `<!doctype html>
<html lang="${htmlLang(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${palette.paper}">
<title>${t('title')}</title>
<style>${style}</style>
<header><a href="${withLang('/', locale)}">${mark(true)}<span>${t('house')}</span></a></header>
<main>${mark(false)}<h1>${t('title')}</h1><p>${t('text')}</p>
<nav aria-label="${t('ways')}"><a href="">${t('again')}</a><a href="${withLang('/words/session', locale)}">${t('to_session')}</a></nav></main>
<script nonce="${nonce}">${waiting}</script>
</html>
`;
}
