/** Keys on Today: Enter takes the next step, arrows go from row to row; a page without focus is meant. */
import { useEffect } from 'react';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-task-row]')];

/** Nothing has the focus that would hear the key itself. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.id === 'main');

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
  const target = event.target as HTMLElement | null;
  if (event.key === 'Enter' && isFree(target)) {
    document.querySelector<HTMLElement>('[data-next-step]')?.click();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const all = rows();
  const place = target ? all.indexOf(target) : -1;
  const isStart = isFree(target) || target?.hasAttribute('data-next-step');
  if (place < 0 && !(isStart && step > 0)) return;
  // Past the ends the page scrolls as ever.
  const next = all[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function useTodayKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
