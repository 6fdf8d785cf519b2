/** The code that draws, brought when a drawing is to change: pages that the server drew need none of it. */
import { useEffect, useState } from 'react';

type Drawing = typeof import('./drawn-figure.tsx');

let loaded: Drawing | null = null;

const load = async (): Promise<Drawing> => {
  loaded ??= await import('./drawn-figure.tsx');
  return loaded;
};

/** Null until it is here. A network that comes back is tried again. */
export function useDrawing(isWanted: boolean): { drawing: Drawing | null; hasFailed: boolean } {
  const [drawing, setDrawing] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && drawing === null;

  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const bring = () =>
      load().then(
        (found) => isHere && setDrawing(found),
        () => isHere && setFailed(true),
      );
    bring();
    window.addEventListener('online', bring);
    return () => {
      isHere = false;
      window.removeEventListener('online', bring);
    };
  }, [isMissing]);

  return { drawing, hasFailed: hasFailed && drawing === null };
}
