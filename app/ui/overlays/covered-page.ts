/** The page under an open dialog: nothing there can be reached, read or scrolled until the dialog is gone. */

/** What lies over the page, the newest last; only that one can be reached. */
const layers: Element[] = [];
let silenced: Element[] = [];

/** Returns how to uncover the page again. */
export function coverPage(layer: Element): () => void {
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settle();
  };
}

export const isOnTop = (layer: Element | null): boolean => layers.at(-1) === layer;

function settle(): void {
  for (const element of silenced) element.removeAttribute('inert');
  silenced = [];
  const top = layers.at(-1);
  lockScrolling(top !== undefined);
  // Notices stay: they tell what became of what the dialog asked, and may be answered from within it.
  if (top) silence(document.body, [top, ...document.querySelectorAll('[data-toasts]')]);
}

function silence(parent: Element, kept: readonly Element[]): void {
  for (const child of parent.children) {
    if (kept.includes(child)) continue;
    if (kept.some((element) => child.contains(element))) silence(child, kept);
    else if (!child.hasAttribute('inert')) {
      child.setAttribute('inert', '');
      silenced.push(child);
    }
  }
}

function lockScrolling(isLocked: boolean): void {
  const { documentElement: root, body } = document;
  if (isLocked === (root.style.overflow === 'hidden')) return;
  // The place of the scrollbar is kept, or the page would move to the right under the dialog.
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.overflow = isLocked ? 'hidden' : '';
  body.style.paddingRight = isLocked && scrollbar > 0 ? `${scrollbar}px` : '';
}
