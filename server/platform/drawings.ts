/** Figures and charts as SVG for paper: drawn by the very components that pages show. */
import type { ComponentProps, ReactNode } from 'react';
import type { LineTrend } from '#app/charts/line-trend.tsx';
import type { ScoreBand } from '#app/charts/score-band.tsx';
import type { ScoreTrend } from '#app/charts/score-trend.tsx';
import type { TimeMap } from '#app/charts/time-map.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { Figure } from '#core/questions/figures.ts';
import type { Drawing } from '#server/platform/pdf/document.ts';

export type Drawings = {
  figure: (figure: Exclude<Figure, { kind: 'table' }>, locale: Locale) => Drawing;
  scoreBand: (props: ComponentProps<typeof ScoreBand>) => Drawing;
  timeMap: (props: Omit<ComponentProps<typeof TimeMap>, 'label'>) => Drawing;
  scoreTrend: (props: Omit<ComponentProps<typeof ScoreTrend>, 'label'>) => Drawing;
  lineTrend: (props: Omit<ComponentProps<typeof LineTrend>, 'label'>) => Drawing;
  /** A number of a table, written as in the drawings. */
  number: (value: number) => string;
};

/** Loaded when first needed: the API also runs where nothing compiles JSX. */
export async function openDrawings(): Promise<Drawings> {
  const [
    { createElement },
    { renderToStaticMarkup },
    { drawFigure },
    { numberText },
    { ScoreBand },
    { TimeMap },
    { ScoreTrend },
    { LineTrend },
  ] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('#app/figures/figure.tsx'),
    import('#app/figures/drawing.tsx'),
    import('#app/charts/score-band.tsx'),
    import('#app/charts/time-map.tsx'),
    import('#app/charts/score-trend.tsx'),
    import('#app/charts/line-trend.tsx'),
  ]);
  const draw = (node: ReactNode): Drawing => forPaper(renderToStaticMarkup(node));
  return {
    figure: (figure, locale) => draw(drawFigure(figure, locale)),
    scoreBand: (props) => draw(createElement(ScoreBand, props)),
    timeMap: (props) => draw(createElement(TimeMap, { ...props, label: '' })),
    scoreTrend: (props) => draw(createElement(ScoreTrend, { ...props, label: '' })),
    lineTrend: (props) => draw(createElement(LineTrend, { ...props, label: '' })),
    number: numberText,
  };
}

/** The same drawing as a file of its own, in the faces of the paper. */
function forPaper(html: string): Drawing {
  const [svg = ''] = /<svg[\s\S]*<\/svg>/.exec(html) ?? [];
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = '0', height = '0'] = box.split(' ');
  const drawn = svg
    .replace(/<title>[\s\S]*?<\/title>/g, '')
    .replace(/<svg([^>]*)>/, (_, given: string) => {
      const kept = given.replace(/\s(?:style|class|role|aria-label|width|height)="[^"]*"/g, '');
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${faces}"${kept}>`;
    })
    // What is left out of a drawing on the screen's paper shows the white of the printer's.
    .replaceAll(palette.paper, palette.white)
    .replace(/font-family="(?!Libertinus)[^"]*"/g, `font-family="${faces}"`);
  return { svg: drawn, width: Math.min(Number(width) * pointsOfUnit, textWidth) };
}

/** Labels come out a little smaller than the text around them. */
const pointsOfUnit = 0.58;
/** Of A4 between the template's margins. */
const textWidth = 470;

const faces = 'Libertinus Serif, Noto Serif SC';
