/** Short notices: a store that any code can write to; `Toasts` of the ui shows it. */

export type ToastAction = { label: string; onSelect: () => void };
export type NewToast = { text: string; tone?: 'normal' | 'error'; action?: ToastAction };
export type Toast = NewToast & { id: number; tone: 'normal' | 'error' };

const max = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something; the same words again replace those on screen. Gives the id for `closeToast`. */
export function showToast({ tone = 'normal', ...toast }: NewToast): number {
  lastId += 1;
  const others = toasts.filter((shown) => shown.text !== toast.text);
  // Errors wait to be read, so a full list first drops what would leave by itself.
  const dropped =
    others.length < max ? undefined : (others.find(({ tone }) => tone === 'normal') ?? others[0]);
  publish([...others.filter((shown) => shown !== dropped), { ...toast, tone, id: lastId }]);
  return lastId;
}

export function closeToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}
