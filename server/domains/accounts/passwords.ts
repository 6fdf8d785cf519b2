/** Choosing a password, and hashing it with argon2id: away from the event loop, and only so many at once. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { judgePassword } from '#core/accounts/password-strength.ts';
import type { PasswordOwner } from '#core/accounts/passwords.ts';
import type { Deps } from '#server/deps.ts';
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';
import { invalidInput } from '#server/http/errors.ts';

/** OWASP's first choice: 19 MB and two passes, about 15 ms on a common server. */
export const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of 32 random bytes that nobody kept: checking against it takes as long as checking against a real one. */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$ZJKrMNmZNgXNZPcElQIiMA$SCLgA29p1yzUkaoZoQWoM1Ly5MXP7DMDXs1L49S0A0Q';

const inTurn = createConcurrencyLimit({
  // One core stays free for everything else, and the thread pool for files and names.
  maxRunning: Math.max(1, Math.min(3, availableParallelism() - 1)),
  // At about 15 ms each, the last of them waits a few seconds: still better than an error, and bounded.
  maxWaiting: 200,
});

/** Refuses what a guesser would try early, and says why. Whoever has such a password keeps it and logs in with it. */
export function checkNewPassword(
  { config }: Pick<Deps, 'config'>,
  password: string,
  owner: PasswordOwner,
): void {
  const { fault } = judgePassword(password, owner, Object.values(config.company));
  if (fault) throw invalidInput({ password: fault });
}

/** The same password typed on two keyboards may differ in its bytes. */
const normalize = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalize(password), argonOptions));

/** Without a hash the answer is no, after the same work. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? hashOfNobody, normalize(password)));
  return isRight && passwordHash !== null;
}
