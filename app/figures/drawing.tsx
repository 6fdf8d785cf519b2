/** The sheet that every figure is drawn on, and the inks and fills they share; shape tells things apart, not colour. */
import type { ReactNode } from 'react';
import * as palette from '#core/palette.ts';

/** Wide enough for a phone at almost its own size, so that text stays readable there. */
export const sheetWidth = 420;

type DrawingProps = {
  width?: number;
  height: number;
  /** How much larger it is shown where there is room. */
  scale?: number;
  name: string;
  children: ReactNode;
};

export function Drawing({ width = sheetWidth, height, scale = 1, name, children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      fill="none"
      stroke={palette.ink}
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      <title>{name}</title>
      {children}
    </svg>
  );
}

/** Text in the interface's face: names of categories, numbers at an axis. */
export function Plain({
  x,
  y,
  children,
  anchor = 'middle',
  size = 13,
  bold = false,
  fill = palette.ink,
}: {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  bold?: boolean;
  fill?: string;
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 600 : 400}
      textAnchor={anchor}
      dominantBaseline="central"
      fill={fill}
      stroke="none"
      fontFamily="-apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans CJK SC', sans-serif"
    >
      {children}
    </text>
  );
}

/** Four fills that a photocopy still tells apart: solid, hatched, pale, dotted. */
export function Fills({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-1`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" fill={palette.white} stroke="none" />
        <path d="M0 0V7" stroke={palette.ink} strokeWidth="2.4" />
      </pattern>
      <pattern id={`${id}-3`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={palette.white} stroke="none" />
        <circle cx="3" cy="3" r="1.2" fill={palette.ink} stroke="none" />
      </pattern>
    </defs>
  );
}

export function fillOf(id: string, series: number): string {
  return [palette.sea, `url(#${id}-1)`, palette.paper3, `url(#${id}-3)`][series % 4] ?? palette.sea;
}

/** Digits in groups of three, a true minus. */
export function numberText(value: number): string {
  const [whole = '', part] = Math.abs(value).toString().split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${value < 0 ? '−' : ''}${grouped}${part ? `.${part}` : ''}`;
}

/** Every how many ticks there is room for a number: the first and then every second, fifth and so on keep their lines. */
export function numberEvery(gap: number, room: number): number {
  return [1, 2, 5, 10].find((every) => gap * every >= room) ?? 20;
}

/** Multiples of the step from one end to the other, without the noise of adding decimals up. */
export function ticksOf({ min, max, step }: { min: number; max: number; step: number }): number[] {
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toFixed(6)));
}
