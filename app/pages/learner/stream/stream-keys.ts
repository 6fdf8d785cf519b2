/** The keys of the stream: letters and figures choose, Enter checks and goes on. */
import { useEffect, useEffectEvent } from 'react';

/** Where a key has a meaning of its own. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('textarea, select, [role=dialog], [role=separator], [data-calculator]')) return true;
  if (key === 'Enter') return target.closest('button, a, summary') !== null;
  const input = target.closest('input');
  return input !== null && !['radio', 'checkbox'].includes(input.type);
}

const press = (input: HTMLInputElement | null | undefined) => {
  input?.focus();
  input?.click();
};

export function useStreamKeys(onEnter: () => void): void {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isTaken(event)) return;
      const { key } = event;
      if (key === 'Enter') {
        event.preventDefault();
        return enter();
      }
      const options = document.querySelectorAll<HTMLInputElement>('[data-option] input:enabled');
      if (/^[1-9]$/.test(key)) press(options[Number(key) - 1]);
      else if (/^[a-i]$/i.test(key))
        press(document.querySelector<HTMLInputElement>(`[data-option="${key.toUpperCase()}"] input:enabled`));
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
