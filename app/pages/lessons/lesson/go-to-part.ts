/** Brings a part of the lesson that is open into view, and the focus to its name. */

export function goToPart(place: string): void {
  const part = document.querySelector(`[data-part="${place}"]`);
  part?.querySelector('h2')?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

/** As long as what comes late above it may push it away, and until the reader does anything. */
const settlesWithinMs = 3000;

/** Brings it into view where it is not, and keeps it there while the page settles. Gives what ends that. */
export function keepInView(part: Element): () => void {
  const bring = () => {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight / 2) part.scrollIntoView({ block: 'start' });
  };
  const observer = new ResizeObserver(bring);
  observer.observe(document.body);
  const timer = setTimeout(end, settlesWithinMs);
  const acts = ['pointerdown', 'wheel', 'touchmove', 'keydown'];
  for (const act of acts) window.addEventListener(act, end, { passive: true });
  function end() {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, end);
  }
  bring();
  return end;
}
