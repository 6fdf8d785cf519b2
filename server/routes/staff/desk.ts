/** How a call of the staff is handled: like any other, and with a deed to write down. */
import type { DeskEndpoint, Endpoint } from '#contract/endpoint.ts';
import type { AuditAction } from '#core/accounts/audit.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Audit, writeAudit } from '#server/domains/staff/service.ts';
import type { Handler, Implementation, Input } from '#server/http/implement.ts';

/** What the handler is given beside the input; never, where the endpoint has nothing to write down. */
type AuditFor<E extends DeskEndpoint> = E['audit'] extends AuditAction ? Audit : never;

type DeskHandler<E extends DeskEndpoint> = (
  input: Input<E>,
  deps: Deps,
  audit: AuditFor<E>,
) => ReturnType<Handler<E>>;

/**
 * The compiler refuses `implement` for such an endpoint, and this refuses a handler that changed something and wrote
 * nothing down: its first test fails.
 */
export function implementDesk<E extends DeskEndpoint>(endpoint: E, handler: DeskHandler<E>): Implementation {
  const handle = async (input: Input<Endpoint>, deps: Deps) => {
    let isWritten = false;
    const audit: Audit = async (db, { id, details, action = (endpoint as Endpoint).audit } = {}) => {
      if (!action || !input.viewer) throw new Error(`${endpoint.path} has no deed to write down`);
      const [named] = Object.values((input.params ?? {}) as Record<string, string>);
      const { address, now, viewer } = input;
      await writeAudit(db, {
        ...{ action, staffId: viewer.id, address, now, details },
        targetId: id === undefined ? (named ?? null) : id,
      });
      isWritten = true;
    };
    const reply = await (handler as unknown as DeskHandler<DeskEndpoint>)(
      input as unknown as Input<DeskEndpoint>,
      deps,
      audit as never,
    );
    if (!isWritten && endpoint.method !== 'GET')
      throw new Error(`${endpoint.method} ${endpoint.path} did something and wrote nothing down`);
    return reply;
  };
  return { endpoint, handle };
}

type Look = {
  readonly userId?: string | undefined;
  readonly status?: string | undefined;
  readonly page: number;
  readonly size: number;
};

/**
 * A look at what people sent or ordered: at one person's, or at everybody's. Each page is written down, not the first of
 * them alone: each shows other people, and one may begin with the second. The mere total shows nobody.
 */
export async function auditLook(
  audit: Audit,
  db: Queryable,
  { userId, status = 'all', page, size }: Look,
  listed: AuditAction,
): Promise<void> {
  if (size === 0) return;
  if (userId !== undefined) return audit(db, { id: userId });
  return audit(db, { action: listed, id: null, details: { status, page } });
}
