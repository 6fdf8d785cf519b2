/**
 * A database that falls silent keeps everybody who asks it, until somebody on the way has enough of it: a proxy gives up
 * on them, and then on the process. They are told to come again as soon as it is known.
 */
import { type Endpoint, routeOf } from '#contract/endpoint.ts';
import { limitOf } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';

export const databaseIsSilent = () => new AppError('UNAVAILABLE', { retryAfter: 2 });

/** Who writes, or asks for what is theirs; what anyone may see may be known without it, or at the replica. */
export const needsPrimary = ({ method, cacheSeconds }: Endpoint, isSomebody: boolean): boolean =>
  method !== 'GET' || (isSomebody && !cacheSeconds);

/** Whether it was done is not known then. A code or a password that was taken is not taken twice. */
export const mayBeCutOff = (endpoint: Endpoint, isSomebody: boolean): boolean =>
  needsPrimary(endpoint, isSomebody) &&
  endpoint.method !== 'POST' &&
  (limitOf as Partial<Record<string, string>>)[routeOf(endpoint)] !== 'secret';

/** What `work` comes to after all is nobody's affair any more. */
export function unlessSilent<T>({ onSilence }: Pick<Deps, 'onSilence'>, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onSilence(() => reject(databaseIsSilent()));
    work.then(resolve, reject).finally(stop);
  });
}
