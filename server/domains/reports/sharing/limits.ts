/** How often links are made, and how often a stranger may try tokens. */
import type { Rule } from '#server/http/limits.ts';

export const linksMade: Rule = { name: 'share-links', times: 30, seconds: 3600 };
export const linksOpened: Rule = { name: 'share-opened', times: 120, seconds: 60 };
export const linksMissed: Rule = { name: 'share-missed', times: 30, seconds: 600 };
