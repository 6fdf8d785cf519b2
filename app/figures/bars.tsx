/** Bar charts: one series, several side by side, or stacked; and histograms. */
import { useId } from 'react';
import { BelowAxis, CategoryNames, type Frame, frameOf, SeriesKey, ValueAxis } from '#app/figures/axes.tsx';
import { Drawing, Fills, fillOf, numberText, Plain, sheetWidth } from '#app/figures/drawing.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { BarFigure, GroupedBarFigure, HistogramFigure } from '#core/questions/figures.ts';

export const barsHeight = 300;

type Bar = { x: number; width: number; from: number; to: number; series: number };

function Bars({ bars, frame, id, printed }: { bars: Bar[]; frame: Frame; id: string; printed: boolean }) {
  return bars.map(({ x, width, from, to, series }) => (
    <g key={`${x} ${from}`}>
      <rect
        x={x}
        y={frame.y(to)}
        width={width}
        height={Math.max(0, frame.y(from) - frame.y(to))}
        fill={fillOf(id, series)}
        stroke={palette.ink}
        strokeWidth={1}
      />
      {printed ? (
        <Plain x={x + width / 2} y={frame.y(to) - 10} size={12.5} bold>
          {numberText(to - from)}
        </Plain>
      ) : null}
    </g>
  ));
}

type BarsFigure = BarFigure | GroupedBarFigure;

const seriesOf = (figure: BarsFigure) =>
  figure.kind === 'bar' ? [{ name: figure.category, values: figure.values }] : figure.series;

/** The bars of a chart, those of a category after one another. */
export function layOutBars(figure: BarsFigure) {
  const series = seriesOf(figure);
  const isStacked = figure.kind === 'grouped-bar' && figure.stacked === true;
  const frame = frameOf(figure.axis, sheetWidth, barsHeight, figure.category ? 62 : 46);
  const slot = (frame.right - frame.left) / figure.categories.length;
  const inGroup = isStacked ? 1 : series.length;
  const width = Math.min(46, (slot * 0.72) / inGroup);
  const bars: Bar[] = figure.categories.flatMap((_, index) => {
    const left = frame.left + slot * (index + 0.5) - (width * inGroup) / 2;
    let sum = 0;
    return series.map(({ values }, place) => {
      const value = values[index] ?? 0;
      const from = isStacked ? sum : Math.max(0, figure.axis.min);
      sum += value;
      return {
        x: left + (isStacked ? 0 : place * width),
        width,
        from,
        to: isStacked ? sum : value,
        series: place,
      };
    });
  });
  return { frame, slot, bars, isStacked };
}

export function BarChart({ figure, locale, name }: { figure: BarsFigure; locale: Locale; name: string }) {
  const id = useId();
  const series = seriesOf(figure);
  const { frame, slot, bars, isStacked } = layOutBars(figure);
  const names = figure.categories.map((category) => category[locale]);
  return (
    <Drawing height={barsHeight} name={name}>
      <Fills id={id} />
      <ValueAxis axis={figure.axis} frame={frame} label={figure.axis.label?.[locale]} />
      <Bars bars={bars} frame={frame} id={id} printed={figure.printed === true && !isStacked} />
      <CategoryNames
        names={names}
        at={(index) => frame.left + slot * (index + 0.5)}
        room={slot - 4}
        y={frame.bottom + 15}
      />
      <BelowAxis text={figure.category?.[locale]} frame={frame} y={barsHeight - 8} />
      {series.length > 1 ? (
        <SeriesKey
          names={series.map((one) => one.name?.[locale] ?? '')}
          width={sheetWidth}
          y={10}
          mark={(index, x) => (
            <rect x={x + 6} y={4} width={16} height={12} fill={fillOf(id, index)} strokeWidth={1} />
          )}
        />
      ) : null}
    </Drawing>
  );
}

export function layOutHistogram(figure: HistogramFigure) {
  const frame = frameOf(figure.axis, sheetWidth, barsHeight, 58);
  const first = figure.bounds[0] ?? 0;
  const last = figure.bounds.at(-1) ?? 1;
  const x = (value: number) =>
    frame.left + ((value - first) / (last - first)) * (frame.right - frame.left - 6);
  const bars = figure.counts.map((count, index) => {
    const [from = 0, to = 0] = [figure.bounds[index], figure.bounds[index + 1]];
    return { x: x(from), width: x(to) - x(from), from: figure.axis.min, to: count, series: 2 };
  });
  return { frame, x, bars };
}

type HistogramProps = { figure: HistogramFigure; locale: Locale; name: string };

export function Histogram({ figure, locale, name }: HistogramProps) {
  const id = useId();
  const { frame, x, bars } = layOutHistogram(figure);
  return (
    <Drawing height={barsHeight} name={name}>
      <Fills id={id} />
      <ValueAxis axis={figure.axis} frame={frame} label={figure.axis.label?.[locale]} />
      <Bars bars={bars} frame={frame} id={id} printed={false} />
      {figure.bounds.map((bound) => (
        <Plain key={bound} x={x(bound)} y={frame.bottom + 15} size={12.5}>
          {numberText(bound)}
        </Plain>
      ))}
      <BelowAxis text={figure.measure[locale]} frame={frame} y={barsHeight - 8} />
    </Drawing>
  );
}
