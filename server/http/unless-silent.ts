/**
 * A database that falls silent keeps everybody who asked it, until somebody on the way has enough of it: a proxy gives up
 * on them, and then on the process. They are told to come again as soon as it is known.
 */
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';

export const databaseIsSilent = () => new AppError('UNAVAILABLE', { retryAfter: 2 });

/** What `work` comes to after all is nobody's affair any more. */
export function unlessSilent<T>({ onSilence }: Pick<Deps, 'onSilence'>, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onSilence(() => reject(databaseIsSilent()));
    work.then(resolve, reject).finally(stop);
  });
}
