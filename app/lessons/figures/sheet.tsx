/** What the drawings that teach share: their sheet, and a label of several lines. */
import { Label } from '#app/figures/label.tsx';
import * as palette from '#core/palette.ts';
import { wrapLabel } from './wrap-label.ts';

/** The width of a phone's column, so that words there have the size that is written here. */
export const lessonSheet = 360;
/** A desk has more room. */
export const lessonScale = 1.22;

const lineHeight = 1.3;

type WrappedProps = {
  x: number;
  /** The middle of the first line, or of the last where it grows upwards. */
  y: number;
  children: string;
  room: number;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  grows?: 'down' | 'up';
};

export function Wrapped({
  x,
  y,
  children,
  room,
  size = 14,
  anchor = 'middle',
  fill = palette.ink,
  grows = 'down',
}: WrappedProps) {
  const lines = wrapLabel(children, room, size);
  const first = grows === 'up' ? y - (lines.length - 1) * size * lineHeight : y;
  return lines.map((line, row) => (
    <Label
      // biome-ignore lint/suspicious/noArrayIndexKey: a label's lines never change places
      key={row}
      x={x}
      y={first + row * size * lineHeight}
      size={size}
      textAnchor={anchor}
      fill={fill}
      fontFamily="-apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans CJK SC', sans-serif"
      stroke="none"
    >
      {line}
    </Label>
  ));
}
