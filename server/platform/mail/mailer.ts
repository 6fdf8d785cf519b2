/** Sends mail over SMTP, or lays it into a folder where people can read it. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Mail } from './compose.ts';

export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };

export function createMailer({ smtp, dataDir }: Config, log: Log): Mailer {
  if (!smtp) return { send: (mail) => layIntoOutbox(join(dataDir, 'outbox'), mail, log), close: () => {} };
  const transport = createTransport({
    url: smtp.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail's text is ours; nothing in it may make the server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({
        ...mail,
        from: smtp.from,
        // Out-of-office replies to a code help nobody.
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
      });
    },
    close: () => transport.close(),
  };
}

/** As plain text: an encoded mail would have to be opened in a mail program to read a code. */
async function layIntoOutbox(folder: string, { to, subject, text }: Mail, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${randomBytes(3).toString('hex')}.txt`);
  // For its owner alone: it may hold a code.
  await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { flag: 'wx', mode: 0o600 });
  log.info({ file }, 'no SMTP server is configured, so the mail is in the outbox');
}
