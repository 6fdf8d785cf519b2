/** What charts over exams stand in: a row that scrolls where there are many, lines across and what stands beside them. */
import type { ReactNode } from 'react';
import { ChartDrawing, ChartRow } from '#app/charts/chart-row.tsx';
import * as palette from '#core/palette.ts';

const [left, slot, right] = [48, 72, 16] as const;

/** How wide a chart of so many exams is, and where each of them stands. */
export function trendColumns(count: number) {
  const width = Math.max(300, left + count * slot + right);
  const gap = (width - left - right) / count;
  return { left, width, x: (index: number) => left + gap * (index + 0.5) };
}

type TrendFrameProps = {
  label: string;
  width: number;
  height: number;
  ticks: readonly { y: number; text: string }[];
  children: ReactNode;
};

export function TrendFrame({ label, width, height, ticks, children }: TrendFrameProps) {
  return (
    <ChartRow label={label}>
      <ChartDrawing label={label} width={width} height={height}>
        <path
          d={ticks.map(({ y }) => `M${left} ${y}H${width - right / 2}`).join('')}
          stroke={palette.rule}
          strokeWidth="1"
        />
        <g fontSize="12" fill={palette.ink3} textAnchor="end">
          {ticks.map(({ y, text }) => (
            <text key={text} x={left - 8} y={y + 4}>
              {text}
            </text>
          ))}
        </g>
        {children}
      </ChartDrawing>
    </ChartRow>
  );
}

type TrendLabelProps = {
  x: number;
  value: ReactNode;
  valueY: number;
  day: string;
  dayY: number;
  isCurrent: boolean;
};

/** An exam's value beside its point, on ground of its own where lines cross it, and its day below. */
export function TrendLabel({ x, value, valueY, day, dayY, isCurrent }: TrendLabelProps) {
  return (
    <g textAnchor="middle">
      <text
        x={x}
        y={valueY}
        fontSize="14"
        fontWeight={isCurrent ? 700 : 400}
        fill={palette.ink}
        stroke={palette.paper}
        strokeWidth="4"
        paintOrder="stroke"
      >
        {value}
      </text>
      <text x={x} y={dayY} fontSize="12" fill={palette.ink3}>
        {day}
      </text>
    </g>
  );
}
