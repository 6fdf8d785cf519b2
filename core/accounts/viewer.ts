/** Who is calling. */
import type { Role } from './roles.ts';

export type Viewer = {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When the account was made: what was sent to everybody before that is not for this person. */
  readonly joinedAt: Date;
  /** Whether the account asks for a second factor; whoever has a session of it has then shown it. */
  readonly hasSecondFactor: boolean;
  /** The role that waits for a second factor, where one is required: until then the person is a user like any other. */
  readonly waitingRole?: Role;
};
