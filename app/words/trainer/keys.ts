/** Keys of the trainer: what a hand on the keyboard does without the mouse. */
import { useEffect, useEffectEvent } from 'react';

/** Small letters and the browser's names: ` `, `Enter`, `1`. */
export type Keys = Readonly<Record<string, () => void>>;

/** Where a key has a meaning of its own. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [role=dialog]')) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button, a, summary') !== null;
}

export function useKeys(keys: Keys): void {
  const press = useEffectEvent((key: string) => {
    const act = keys[key];
    act?.();
    return act !== undefined;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTaken(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (press(key)) event.preventDefault();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

/** The sound's own button does the rest, so that what is heard is also seen. */
export function pressSound(): void {
  document.querySelector<HTMLButtonElement>('[data-card-sound] button')?.click();
}
