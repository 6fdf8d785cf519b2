/** Which rendered pages are worth keeping for the next reader, and how many of them. */

export const maxPages = 300;

const maxBytes = 256 * 1024;

export const isHtml = ({ headers }: Response): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html');

/** A good page, without a cookie for one person. */
export const mayBeKept = (response: Response): boolean =>
  response.status === 200 &&
  !response.headers.has('set-cookie') &&
  isHtml(response) &&
  !/no-store/.test(response.headers.get('cache-control') ?? '');

/** A long one would push out many others. */
export const isShortEnough = (bytes: number): boolean => bytes <= maxBytes;
