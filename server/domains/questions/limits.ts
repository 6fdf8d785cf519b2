/** How often answers may be checked and sets be made: more than anybody can think, fewer than a program would. */
import type { Rule } from '#server/http/limits.ts';

export const checksOfVisitor: Rule = { name: 'check-visitor', times: 60, seconds: 60 };
export const checksOfUser: Rule = { name: 'check-user', times: 120, seconds: 60 };

export const setsMade: Rule = { name: 'own-sets', times: 30, seconds: 3600 };
