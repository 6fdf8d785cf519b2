/** A picture of what the reader sees, made in the browser; its library is loaded only when it is asked for. */

/** Specification, section 9: scale 0.7, and 25 seconds for the pictures on the page. */
const scale = 0.7;
const timeout = 25_000;

/** The visible part of the page without the elements that `isHidden` names. */
export async function takeScreenshot(isHidden: (element: Element) => boolean): Promise<File> {
  const { domToBlob } = await import('modern-screenshot');
  // The library waits for every picture of the page, and one that loads when it is scrolled to would never come.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager';
  const blob = await domToBlob(document.body, {
    scale,
    timeout,
    type: 'image/png',
    width: window.innerWidth,
    height: window.innerHeight,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    // The fonts are the reader's own: there is nothing to embed.
    font: false,
    // Moved by its margin, for a transform would take the fixed header along; a dialog had cut it to the window.
    style: { marginTop: `${-window.scrollY}px`, overflow: 'visible' },
    filter: (node) => !(node instanceof Element) || (isSeen(node) && !isHidden(node)),
  });
  return new File([blob], 'screenshot.png', { type: 'image/png' });
}

/** What lies below the window is left out, or a long page would take a minute. */
function isSeen(element: Element): boolean {
  if (element.tagName === 'SCRIPT' || element.tagName === 'NOSCRIPT') return false;
  return element.getBoundingClientRect().top <= window.innerHeight;
}
