/** Arrow keys between the tiles of the map: along the row, and to the nearest one above or below. */
import { type KeyboardEvent, useState } from 'react';

const stepOf: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Upright, the nearest row counts first and then the nearest column. */
function nearest(from: DOMRect, tiles: readonly HTMLElement[], isDown: boolean): HTMLElement | undefined {
  const middle = from.left + from.width / 2;
  const beyond = tiles.flatMap((tile) => {
    const rect = tile.getBoundingClientRect();
    const rows = isDown ? rect.top - from.top : from.top - rect.top;
    return rows > 1 ? [{ tile, rows, aside: Math.abs(rect.left + rect.width / 2 - middle) }] : [];
  });
  const row = Math.min(...beyond.map(({ rows }) => rows));
  return beyond.filter(({ rows }) => rows < row + 2).toSorted((a, b) => a.aside - b.aside)[0]?.tile;
}

/** `stop`: the tile that was last reached; null before the first one. */
export function useTileKeys() {
  const [stop, setStop] = useState<string | null>(null);
  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-tile]');
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
    const place = tiles.indexOf(here);
    const next =
      event.key in stepOf
        ? tiles[place + (stepOf[event.key] ?? 0)]
        : event.key === 'Home'
          ? tiles[0]
          : event.key === 'End'
            ? tiles.at(-1)
            : event.key === 'ArrowDown' || event.key === 'ArrowUp'
              ? nearest(here.getBoundingClientRect(), tiles, event.key === 'ArrowDown')
              : undefined;
    if (!next) return;
    event.preventDefault();
    setStop(next.dataset.tile ?? null);
    next.focus();
  };
  return { stop, setStop, handleKeys };
}

export const findTile = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(path)}"]`);
