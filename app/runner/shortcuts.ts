/** Keys that do what a button does. Only practice has them: in the real test there are none. */
import { useEffect, useEffectEvent } from 'react';
import type { HeaderButton } from '#core/exam/screens.ts';

export type Shortcut = { readonly key: string; readonly shown: string; readonly button: HeaderButton };

export const shortcuts: readonly Shortcut[] = [
  { key: 'ArrowLeft', shown: '←', button: 'back' },
  { key: 'ArrowRight', shown: '→', button: 'next' },
  { key: 'Enter', shown: '↵', button: 'check' },
  { key: 'm', shown: 'M', button: 'mark' },
  { key: 'r', shown: 'R', button: 'review' },
  { key: 'k', shown: 'K', button: 'calculator' },
];

/** Where a key has a meaning of its own. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('textarea, select, [role=dialog], [role=separator], [role=tablist]')) return true;
  if (key === 'Enter') return target.closest('button, a') !== null;
  const input = target.closest('input');
  if (!input) return false;
  return key.startsWith('Arrow') || !['radio', 'checkbox'].includes(input.type);
}

export function useShortcuts(isOn: boolean, onPress: (button: HeaderButton) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return;
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const shortcut = shortcuts.find((known) => known.key === key);
      if (shortcut) {
        event.preventDefault();
        return press(shortcut.button);
      }
      if (!/^[a-i]$/.test(key)) return;
      const option = document.querySelector<HTMLInputElement>(
        `[data-option="${key.toUpperCase()}"] input:enabled`,
      );
      option?.focus();
      option?.click();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [isOn]);
}
