/** A choice that a device remembers, the same wherever it is asked for; the server and a first visit have the usual one. */
import { useSyncExternalStore } from 'react';
import { attempt } from '#app/browser-storage.ts';

export type Remembered<T> = { use: () => T; choose: (value: T) => void };

export function remembered<T extends string>(key: string, values: readonly T[], usual: T): Remembered<T> {
  const listeners = new Set<() => void>();
  let chosen: T | null = null;
  const read = (): T => {
    if (chosen === null) {
      const stored = attempt(() => localStorage.getItem(key), null);
      chosen = values.find((value) => value === stored) ?? usual;
    }
    return chosen;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // What was chosen in another tab holds here too.
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return;
    chosen = null;
    tell();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', hear);
    };
  };
  return {
    use: () => useSyncExternalStore(subscribe, read, () => usual),
    choose: (value) => {
      chosen = value;
      // Without storage it holds while the page is open.
      attempt(() => localStorage.setItem(key, value), undefined);
      tell();
    },
  };
}
