/** Finds a place for each label of a drawing where it lies on no line and on no other label. */
import { labelWidth } from '#app/figures/label-width.ts';
import type { Point } from '#core/questions/figures.ts';

export type Anchor = 'start' | 'middle' | 'end';
export type Place = { x: number; y: number; anchor: Anchor };
type Box = { left: number; right: number; top: number; bottom: number };

/** How close the points of a line are taken: no gap of them lets a label slip through. */
const grain = 4;
const room = 2;

/** A straight line as points. */
export function inkOf(a: Point, b: Point): Point[] {
  const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / grain);
  if (!Number.isFinite(count)) return [];
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = count === 0 ? 0 : index / count;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
}

export function inkOfCircle([x, y]: Point, radius: number): Point[] {
  const count = Math.ceil((2 * Math.PI * radius) / grain);
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const boxOf = ({ x, y, anchor }: Place, label: string, size: number): Box => {
  const width = labelWidth(label, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.55, bottom: y + size * 0.5 };
};

const doMeet = (a: Box, b: Box): boolean =>
  a.left < b.right + room && b.left < a.right + room && a.top < b.bottom && b.top < a.bottom;

type Sheet = { width: number; height: number };

/** Labels are placed in the order in which they are asked for; the first place that suits wins, so list the best first. */
export function makePlacer(ink: readonly Point[], sheet: Sheet) {
  const taken: Box[] = [];
  const faultsOf = (box: Box): number => {
    const over =
      Math.max(0, -box.left, -box.top, box.right - sheet.width, box.bottom - sheet.height) > 0 ? 100 : 0;
    const crossed = ink.filter(
      ([x, y]) => x > box.left - room && x < box.right + room && y > box.top && y < box.bottom,
    ).length;
    return over + crossed + 20 * taken.filter((other) => doMeet(box, other)).length;
  };
  const take = (place: Place, label: string, size: number) => {
    taken.push(boxOf(place, label, size));
  };
  return {
    take,
    isFree: (place: Place, label: string, size: number): boolean => {
      const box = boxOf(place, label, size);
      return !taken.some((other) => doMeet(box, other));
    },
    place: (places: readonly Place[], label: string, size: number): Place => {
      let [best, least] = [places[0] as Place, Number.POSITIVE_INFINITY];
      for (const place of places) {
        const faults = faultsOf(boxOf(place, label, size));
        if (faults < least) [best, least] = [place, faults];
        if (faults === 0) break;
      }
      take(best, label, size);
      return best;
    },
  };
}
