/** Who is calling. */
import type { Role } from './roles.ts';

export type Viewer = {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When the account was made: what was sent to everybody before that is not for this person. */
  readonly joinedAt: Date;
};
