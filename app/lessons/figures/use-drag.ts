/** Moving a figure by hand: a mouse, a pen or a finger in the drawing becomes a tick. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from '#core/questions/figures.ts';
import type { Positions } from './positions.ts';

type Rules = typeof import('./nearest-tick.ts');

type Grip = {
  pointer: number;
  from: Point;
  /** From the hand to the point that it holds, so that the point does not jump under the finger. */
  offset: Point;
  tick: number;
  isMoving: boolean;
};

/** A finger that goes this far sideways drags; before that it may still be about to scroll. */
const sideways = 6;
/** How far from the point it can be taken hold of, in pixels. */
const reach = 32;

type DragProps = {
  stage: RefObject<HTMLDivElement | null>;
  positions: Positions | null;
  rules: Rules | null;
  at: number;
  onMove: (at: number) => void;
};

export function useDrag({ stage, positions, rules, at, onMove }: DragProps) {
  const grip = useRef<Grip>(null);
  const [isHeld, setHeld] = useState(false);
  if (!positions || !rules) return { isHeld: false, handlers: {} };
  const { ticks, track } = positions;
  const standing = Math.max(0, ticks.indexOf(at));

  const onSheet = ({ clientX, clientY }: PointerEvent): { hand: Point; scale: number; width: number } => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    const scale = track && box.width > 0 ? track.width / box.width : 1;
    return {
      hand: [(clientX - box.left) * scale, (clientY - box.top) * scale],
      scale,
      width: box.width || 1,
    };
  };
  const moveTo = (tick: number) => {
    const next = ticks[tick];
    if (next !== undefined && next !== at) onMove(next);
  };
  const follow = (event: PointerEvent, held: Grip) => {
    const { hand, width } = onSheet(event);
    if (track)
      moveTo(rules.nearestTick(track.points, [hand[0] + held.offset[0], hand[1] + held.offset[1]], standing));
    else moveTo(rules.tickAlong((event.clientX - held.from[0]) / width, held.tick, ticks.length));
  };
  const release = () => {
    grip.current = null;
    setHeld(false);
  };

  return {
    isHeld,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return;
        const { hand, scale } = onSheet(event);
        const point = track?.points[standing];
        const offset: Point = point ? [point[0] - hand[0], point[1] - hand[1]] : [0, 0];
        const isOnPoint = point !== undefined && Math.hypot(...offset) / scale <= reach;
        const isMouse = event.pointerType === 'mouse';
        const held: Grip = {
          pointer: event.pointerId,
          from: [event.clientX, event.clientY],
          offset: isOnPoint ? offset : [0, 0],
          tick: standing,
          isMoving: isMouse || isOnPoint,
        };
        grip.current = held;
        stage.current?.setPointerCapture(event.pointerId);
        setHeld(held.isMoving);
        if (isMouse) {
          event.preventDefault();
          stage.current?.parentElement?.querySelector('input')?.focus({ preventScroll: true });
          if (track && !isOnPoint) follow(event, held);
        }
      },
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current;
        if (held?.pointer !== event.pointerId) return;
        if (!held.isMoving) {
          if (Math.abs(event.clientX - held.from[0]) < sideways) return;
          held.isMoving = true;
          setHeld(true);
        }
        follow(event, held);
      },
      onPointerUp: (event: PointerEvent) => {
        const held = grip.current;
        if (held?.pointer !== event.pointerId) return;
        // A tap beside the point calls it there.
        if (!held.isMoving && track) follow(event, held);
        release();
      },
      onPointerCancel: release,
    },
  };
}
