/** The API as the browser calls it: same origin, the session in its cookie, the language of the page. */
import { createClient } from '#contract/client.ts';
import { localeOf } from '#core/locale.ts';

export const api = createClient({ locale: () => localeOf(location.search) });
