/** What of KaTeX's style sheet the pages are sent: enough for the formulas of questions, a third of the whole. */

/** Other alphabets, stretched arrows and braces, boxes, ruled tables, lines and equations that are numbered. */
const leftOut = new Set(
  [
    'textsf texttt textfrak textboldfrak textscr textboldsf textitsf',
    'mathcal mathfrak mathboldfrak mathtt mathscr mathsf mathboldsf mathitsf mathsfit',
    'katex-stretchy halfarrow-left halfarrow-right brace-left brace-center brace-right mover munder',
    'x-arrow x-arrow-pad cd-arrow-pad cd-vert-arrow cd-label-left cd-label-right',
    'boxpad fbox fcolorbox cancel-pad cancel-lap katex-sout angl anglpad reflectbox',
    'katex-rule katex-hline katex-hdashline vertical-separator clap llap katex-smash img',
    'katex-display katex-tag katex-newline eqn-num mml-eqn-num mtr-glue body',
    'fontsize-ensurer katex-version',
  ].flatMap((names) => names.split(' ')),
);

/** Of a line, of what is raised or lowered, and of what is raised in there; others need a command such as \large. */
const sizes = new Set(['1', '3', '6']);

function findLeftOut(names: readonly string[]): string | undefined {
  const isSizing = names.some((name) => name.startsWith('reset-size'));
  return names.find((name) => {
    const size = isSizing ? /^(?:reset-)?size(\d+)$/.exec(name)?.[1] : undefined;
    return leftOut.has(name) || (size !== undefined && !sizes.has(size));
  });
}

/** The first thing in a rendered formula that pages have no style for. */
export function findUnstyled(html: string): string | null {
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    const unstyled = findLeftOut(names.split(' '));
    if (unstyled !== undefined) return unstyled;
  }
  return null;
}

const isKept = (selector: string): boolean =>
  selector.split(/[\s>]+/).every((element) => findLeftOut(element.match(/[\w-]+/g) ?? []) === undefined);

/** Browsers that run the pages' scripts know woff2; a face that no rule names is not declared. */
export function cutStyles(css: string): string {
  const all = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', style = '']) => ({
    selectors: selectors.split(',').filter(isKept),
    style,
  }));
  const isFace = ({ selectors }: { selectors: string[] }) => selectors[0] === '@font-face';
  const rules = all.filter((rule) => rule.selectors.length > 0 && !isFace(rule));
  const named = new Set(rules.flatMap(({ style }) => style.match(/KaTeX_\w+/g) ?? []));
  const faces = all
    .filter((rule) => isFace(rule) && named.has(/KaTeX_\w+/.exec(rule.style)?.[0] ?? ''))
    .map(({ selectors, style }) => ({
      selectors,
      style: style.replace(/,url\([^)]*\)\s*format\("(?:woff|truetype)"\)/g, ''),
    }));
  return [...faces, ...rules].map(({ selectors, style }) => `${selectors.join(',')}{${style}}`).join('');
}
