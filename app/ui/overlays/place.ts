/** Where something that floats goes: under or over its anchor, and always inside the window. */

export type Box = { top: number; left: number; width: number; height: number };
type Size = { width: number; height: number };

export type Placing = {
  side: 'top' | 'bottom';
  align: 'start' | 'center' | 'end';
  /** Between the anchor and what floats. */
  gap: number;
};

/** Kept free along the edges of the window. */
const margin = 12;

/** The other side is taken where the wanted one has too little room and the other has more. */
export function place(anchor: Box, size: Size, window: Size, { side, align, gap }: Placing) {
  const above = anchor.top - gap - margin;
  const below = window.height - anchor.top - anchor.height - gap - margin;
  const [wanted, other] = side === 'top' ? [above, below] : [below, above];
  const goesUp = (side === 'top') === (wanted >= size.height || wanted >= other);
  const room = Math.max(0, goesUp ? above : below);
  const height = Math.min(size.height, room);
  const top = goesUp ? anchor.top - gap - height : anchor.top + anchor.height + gap;
  const shift = { start: 0, center: (anchor.width - size.width) / 2, end: anchor.width - size.width }[align];
  const left = Math.max(margin, Math.min(anchor.left + shift, window.width - margin - size.width));
  return { top, left, room };
}
