/** What happens in this process that its sockets have to hear of. */
import type { Role } from '#core/accounts/roles.ts';

/** Whom a message is for: one user, everyone with a role, or everybody. */
export type Audience = { readonly user: string } | { readonly role: Role } | 'all';

export type ServerEvent =
  | { readonly kind: 'messages'; readonly to: Audience }
  | { readonly kind: 'sessions-ended'; readonly ids: readonly string[] };

export type Events = {
  emit: (event: ServerEvent) => void;
  /** Returns the way to stop listening. */
  listen: (listener: (event: ServerEvent) => void) => () => void;
};

export function createEvents(): Events {
  const listeners = new Set<(event: ServerEvent) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
