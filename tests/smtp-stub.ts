/** A real SMTP server on this machine that keeps what it receives. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `parts` are the plain and the HTML form, decoded. */
export type Received = { from: string; to: string[]; raw: string; parts: string[] };

export type SmtpStub = { url: string; received: Received[]; close: () => Promise<void> };

type SmtpStubOptions = {
  refuse?: number;
  /** A mail's addressee is taken once this is over. */
  beforeAddressee?: () => Promise<void>;
};

/** It lets in the user `beacon` with the password `lamp`, and refuses as many mails as `refuse` says first. */
export async function openSmtpStub({ refuse = 0, beforeAddressee }: SmtpStubOptions = {}): Promise<SmtpStub> {
  const received: Received[] = [];
  let refusals = refuse;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      const isKnown = username === 'beacon' && password === 'lamp';
      callback(isKnown ? null : new Error('who is that'), isKnown ? { user: username } : undefined);
    },
    onRcptTo: async (_address, _session, callback) => {
      await beforeAddressee?.();
      callback();
    },
    onData: async (stream, session, callback) => {
      let raw = '';
      for await (const chunk of stream) raw += chunk;
      refusals -= 1;
      if (refusals >= 0) return callback(new Error('come back later'));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
        parts: partsOf(raw),
      });
      callback();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://beacon:lamp@127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function partsOf(raw: string): string[] {
  const pattern = /Content-Transfer-Encoding: (\S+)\r?\n(?:\S.*\r?\n)*\r?\n([\s\S]*?)\r?\n--/g;
  return [...raw.matchAll(pattern)].map(([, encoding = '', body = '']) =>
    decode(encoding, body).replaceAll('\r', ''),
  );
}

function decode(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
