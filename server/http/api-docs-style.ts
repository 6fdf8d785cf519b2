/** The look of the API's documentation page. */
import * as palette from '#core/palette.ts';
export const stylesheet = `
:root { --paper: ${palette.paper}; --ink: ${palette.ink}; --quiet: ${palette.ink3}; --line: ${palette.rule}; --accent: ${palette.beam}; --sheet: ${palette.white}; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.65;
  font-family: system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
header { padding: 3.5rem 1.5rem 2rem; border-bottom: 1px solid var(--line); }
header > * { max-width: 72rem; margin-inline: auto; }
h1 { margin-block: 0 .5rem; font-size: clamp(1.75rem, 5vw, 2.75rem); line-height: 1.15; letter-spacing: -.02em; }
h1::after { content: ""; display: block; width: 4rem; height: .4rem; margin-top: 1rem; background: var(--accent); }
.lead { font-size: 1.125rem; color: var(--quiet); }
a { color: inherit; text-decoration-color: var(--accent); text-decoration-thickness: .15em; text-underline-offset: .25em; }
a:hover { background: var(--accent); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.links a { margin-right: 1.5rem; }
.columns { max-width: 75rem; margin-inline: auto; display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 3rem; padding: 2rem 1.5rem 6rem; }
nav { position: sticky; top: 1.5rem; align-self: start; }
nav h2 { margin: 0 0 .5rem; font-size: 1rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li { padding-block: .2rem; }
small { color: var(--quiet); }
section + section { margin-top: 4rem; }
section > h2 { margin-top: 0; font-size: 1.5rem; }
article { margin-top: 1.5rem; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; }
h3 { display: flex; flex-wrap: wrap; gap: .75rem; align-items: baseline; margin: 0; font-size: 1.0625rem; }
h4 { margin: 1.25rem 0 .5rem; font-size: .875rem; }
.method { padding: .1rem .6rem; border: 1px solid var(--ink); border-radius: 99px; font-size: .8125rem; letter-spacing: .04em; }
.method:not(.get) { background: var(--accent); }
.summary { margin: .5rem 0 1rem; }
.access { margin-left: .5rem; padding: .1rem .5rem; border-radius: .25rem; background: var(--paper); color: var(--quiet); font-size: .8125rem; white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .875rem; }
code { font: .9em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.quiet code { margin-right: .25rem; }
pre { margin: 0; padding: 1rem; overflow: auto; max-height: 28rem; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--quiet); font-weight: 500; font-size: .8125rem; }
@media (max-width: 768px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 2rem; }
  nav { position: static; }
  article { padding: 1rem; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
