/** How many PDFs one may ask for: more than anybody reads, fewer than would keep others waiting. */
import type { Rule } from '#server/http/limits.ts';

export const pdfsOfNetwork: Rule = { name: 'pdf-network', times: 30, seconds: 60 };
export const pdfsOfUser: Rule = { name: 'pdf-user', times: 30, seconds: 60 };
