/** The API as the browser calls it: same origin, the session in its cookie, the language of the page. */
import { showToast } from '#app/toasts.ts';
import { ApiError, type Client, createClient } from '#contract/client.ts';
import { localeOf } from '#core/locale.ts';

/** For calls in the background, whose failure is not the reader's business. */
export const quietApi = createClient({ locale: () => localeOf(location.search) });

const isTold = ({ error, status }: ApiError) =>
  error !== 'ABORTED' && (error === 'UNAVAILABLE' || [0, 400, 500].includes(status));

/**
 * Specification, section 8: on HTTP 500 or 400 from any call, a toast shows the server's msg. So does a call that got no
 * answer, or only that the database has none: a button that does nothing on a dead network would be pressed again and again.
 */
export const api: Client = (route, ...options) =>
  quietApi(route, ...options).catch((error: unknown) => {
    if (error instanceof ApiError && isTold(error)) showToast({ text: error.msg, tone: 'error' });
    throw error;
  });
