/** One figure of a question, whatever its kind: drawn, named, and told in words to who cannot see it. */
import type { ReactNode } from 'react';
import { BarChart, Histogram } from '#app/figures/bars.tsx';
import { BoxPlot } from '#app/figures/box-plot.tsx';
import { DataTable } from '#app/figures/data-table.tsx';
import { Geometry } from '#app/figures/geometry.tsx';
import type { Bounds } from '#app/figures/geometry-layout.ts';
import { LineChart, Scatter } from '#app/figures/lines.tsx';
import { NumberLine } from '#app/figures/number-line.tsx';
import { Pie } from '#app/figures/pie.tsx';
import { Plane } from '#app/figures/plane.tsx';
import { Solid } from '#app/figures/solid.tsx';
import type { Locale } from '#core/locale.ts';
import type { Figure as FigureData } from '#core/questions/figures.ts';
import { say, texts } from '#core/texts.ts';

const figureTexts = texts({
  not_to_scale: { zh_cn: '图形未按比例绘制。', en: 'Figure not drawn to scale.' },
  figure: { zh_cn: '图', en: 'Figure' },
});

/** What a figure that moves keeps over all its positions. */
export type Kept = { bounds?: Bounds; unit?: number; rowCount?: number };

/** The drawing alone, for pages and paper. */
export function drawFigure(figure: FigureData, locale: Locale, kept: Kept = {}): ReactNode {
  const name = figure.title?.[locale] ?? say(figureTexts, locale)('figure');
  switch (figure.kind) {
    case 'plane':
      return <Plane figure={figure} locale={locale} name={name} />;
    case 'geometry':
      return <Geometry figure={figure} name={name} bounds={kept.bounds} />;
    case 'number-line':
      return <NumberLine figure={figure} name={name} rowCount={kept.rowCount} />;
    case 'solid':
      return <Solid figure={figure} name={name} unit={kept.unit} />;
    case 'bar':
    case 'grouped-bar':
      return <BarChart figure={figure} locale={locale} name={name} />;
    case 'line':
      return <LineChart figure={figure} locale={locale} name={name} />;
    case 'pie':
      return <Pie figure={figure} locale={locale} name={name} />;
    case 'scatter':
      return <Scatter figure={figure} locale={locale} name={name} />;
    case 'box':
      return <BoxPlot figure={figure} locale={locale} name={name} />;
    case 'histogram':
      return <Histogram figure={figure} locale={locale} name={name} />;
    case 'table':
      return <DataTable figure={figure} locale={locale} name={name} />;
  }
}

export function Figure({ figure, locale }: { figure: FigureData; locale: Locale }) {
  const isRough = 'toScale' in figure && !figure.toScale;
  return (
    <figure className="my-5 flex flex-col items-center">
      {figure.title ? (
        <figcaption className="mb-3 text-15 font-semibold">{figure.title[locale]}</figcaption>
      ) : null}
      {drawFigure(figure, locale)}
      {isRough ? <p className="mt-2 text-13 text-ink-3">{say(figureTexts, locale)('not_to_scale')}</p> : null}
      {/* A table says everything itself; a drawing is told in words. */}
      {figure.kind === 'table' ? null : <p className="sr-only">{figure.described[locale]}</p>}
    </figure>
  );
}
