/** Puts the card beside its word, off its line; on a phone, where the sheet would cover the word, one of the two gives way. */
import { type Box, place } from '#app/ui/overlays/place.ts';

/** A word in the page, a button, or nothing in particular. */
export type Spot = { getBoundingClientRect: () => Box & { bottom: number }; startContainer?: Node } | null;

const phone = '(width < 48rem)';

/** Returns how to stop following the page. */
export function putCard(card: HTMLElement | null, spot: Spot): (() => void) | undefined {
  if (!card) return;
  if (matchMedia(phone).matches) makeRoom(card, spot);
  const put = () => {
    if (matchMedia(phone).matches) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: card.offsetWidth, height: card.scrollHeight + 2 };
    const anchor = spot?.getBoundingClientRect() ?? { top: 96, left: view.width / 2, width: 0, height: 0 };
    const { top, left, room } = place(anchor, size, view, {
      side: 'bottom',
      align: spot ? 'start' : 'center',
      gap: 10,
    });
    Object.assign(card.style, { top: `${top}px`, left: `${left}px`, bottom: '', maxHeight: `${room}px` });
  };
  // It grows when the answer comes; watching it puts it a first time too.
  const sizes = new ResizeObserver(put);
  sizes.observe(card);
  put();
  window.addEventListener('scroll', put, { capture: true, passive: true });
  window.addEventListener('resize', put);
  return () => {
    sizes.disconnect();
    window.removeEventListener('scroll', put, { capture: true });
    window.removeEventListener('resize', put);
  };
}

/** What the tallest card of a word takes; it grows when the answer comes, and must not creep over the word then. */
const sheetShare = 0.5;

function makeRoom(card: HTMLElement, spot: Spot): void {
  Object.assign(card.style, { top: 'auto', bottom: '0' });
  if (!spot) return;
  const limit = window.innerHeight * (1 - sheetShare);
  const hidden = () => spot.getBoundingClientRect().bottom + 12 - limit;
  if (hidden() <= 0) return;
  scrollerOf(spot.startContainer)?.scrollBy({ top: hidden(), behavior: 'instant' });
  // At the end of the page there is nothing left to scroll.
  if (hidden() > 1) Object.assign(card.style, { top: '0', bottom: 'auto' });
}

function scrollerOf(node: Node | undefined): Element | null {
  for (let element = node?.parentElement ?? null; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return element;
  }
  return document.scrollingElement;
}
