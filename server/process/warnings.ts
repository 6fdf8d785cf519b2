/** What an operator may have overlooked: nothing of it keeps the site from running, and each of it hurts somebody later. */
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { countElsewhere } from '#server/db/node-name.ts';
import type { Log } from '#server/log.ts';

const everywhere = new Set(['0.0.0.0', '::', '']);

export async function warnOperator(
  config: Config,
  { pool }: { pool: pg.Pool },
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { isProduction, smtp, trustProxy, host, s3, dataDir } = config;
  if (isProduction && !smtp)
    log.warn(
      'SMTP_URL is not set: no mail leaves this machine, so nobody can prove an address or reset a password',
    );
  if (trustProxy && everywhere.has(host))
    log.warn(
      { host },
      'TRUST_PROXY is true and HOST is every address: whoever reaches this port without the proxy may claim any address',
    );
  if (s3) return;
  const others = await countElsewhere(pool, dataDir).catch(() => 0);
  if (others > 0)
    log.warn(
      { others },
      'other nodes keep their files in other folders, and S3_* is not set: an upload, or a file of another release, is found at one of them alone',
    );
}
