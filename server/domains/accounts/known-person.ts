/** Whether an account is known to be a person's: what a handful of throw-away accounts could fill or bend asks for it. */
import type { Deps } from '#server/deps.ts';
import { isProved } from './store.ts';

/** Where no mail, message or WeChat is configured nothing can be proved, and whoever comes counts. */
export async function isKnownPerson(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
): Promise<boolean> {
  const canProve = config.smtp !== null || config.sms !== null || config.wechat !== null;
  return !canProve || isProved(db, userId);
}
