/** How often answers may be checked: more than anybody can think, fewer than a program can guess. */
import type { Rule } from '#server/limits.ts';

export const checksOfVisitor: Rule = { name: 'check-visitor', times: 60, seconds: 60 };
export const checksOfUser: Rule = { name: 'check-user', times: 120, seconds: 60 };
