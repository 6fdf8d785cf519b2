/** Formulas look as with the whole of KaTeX's sheet, and what would not is refused where questions are stored. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { cutStyles, findUnstyled } from './formula-styles.ts';

const whole = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8');
const cut = cutStyles(whole);

/** Selector and style, one by one. */
const rulesOf = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors !== '@font-face')
    .flatMap(([, selectors = '', style]) => selectors.split(',').map((selector) => `${selector}{${style}}`));

const render = (tex: string) => katex.renderToString(tex, { output: 'htmlAndMathml' });

/** Rules that may say something about an element of the formula. */
function rulesAbout(html: string): string[] {
  const elements = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' '));
  return rulesOf(whole).filter((rule) =>
    (rule.split('{')[0] ?? '').split(/[\s>]+/).every((part) => {
      const names = part.replace(/:.*/, '').match(/\.[\w-]+/g) ?? [];
      return elements.some((element) => names.every((name) => element.includes(name.slice(1))));
    }),
  );
}

describe('the sheet that pages are sent', () => {
  it('holds rules of KaTeX’s own, in its order', () => {
    const own = rulesOf(whole);
    const places = rulesOf(cut).map((rule) => own.indexOf(rule));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(cut.length).toBeLessThan(whole.length / 3);
  });

  it('declares each face that it names, as woff2 alone', () => {
    const faces = cut.match(/@font-face\{[^}]*\}/g) ?? [];
    const named = new Set(rulesOf(cut).flatMap((rule) => rule.match(/KaTeX_\w+/g) ?? []));
    expect(new Set(faces.map((face) => /KaTeX_\w+/.exec(face)?.[0]))).toEqual(named);
    for (const face of faces) expect(face.match(/\.(?:woff2?|ttf)\b/g)).toEqual(['.woff2']);
  });
});

describe('a formula', () => {
  it.each([
    String.raw`\frac{x^{2^{n}}}{\sqrt[3]{y_1}} \ne \binom{n}{k}`,
    String.raw`\left(\frac{\frac12}{\overline{AB}}\right)^{\circ} \times 10\%`,
    String.raw`\angle ABC \cong \triangle DEF,\ 2 \le x \ge \pi \ldots`,
    String.raw`\sum_{i=1}^{n} i, \quad \vec v, \quad \mathbb{R}, \quad \text{per cent}`,
    String.raw`\begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}`,
    String.raw`\Biggl( \bigl[ \Bigl\{ \biggl| x`,
  ])('%s has every rule that is about it', (tex) => {
    const html = render(tex);
    expect(findUnstyled(html)).toBeNull();
    const kept = rulesOf(cut);
    const wanted = rulesAbout(html).filter((rule) => !/^(?:body|\.katex img)\{/.test(rule));
    expect(wanted.length).toBeGreaterThan(5);
    for (const rule of wanted) expect(kept).toContain(rule);
  });

  it.each([
    [String.raw`\mathcal{A}`, 'mathcal'],
    [String.raw`\boxed{x}`, 'boxpad'],
    [String.raw`\overbrace{a+b}`, 'mover'],
    [String.raw`\xrightarrow{x}`, 'x-arrow'],
    [String.raw`\large x`, 'size7'],
    [String.raw`x^{\large y}`, 'size7'],
    [String.raw`a \\ b`, 'katex-newline'],
  ])('%s is told to have no style for %s', (tex, name) => {
    expect(findUnstyled(render(tex))).toBe(name);
  });
});
