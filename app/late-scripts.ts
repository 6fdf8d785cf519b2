/** Lets a page's style and words come before its scripts: on a narrow network they are read while the scripts travel. */

const preload = '<link rel="modulepreload"';

/** React Router names every script in the head and gives no way to say how urgent it is. */
export const lateScripts = (html: string): string =>
  html.replaceAll(preload, `${preload} fetchpriority="low"`);
