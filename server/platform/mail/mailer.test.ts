import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createBackground } from '#server/platform/background.ts';
import { openSmtpStub } from '#tests/smtp-stub.ts';
import { composeMail } from './compose.ts';
import { createMailer } from './mailer.ts';

const quiet = pino({ level: 'silent' });

const mail = composeMail({
  to: 'xu.wei@example.com',
  subject: '灯塔 GRE 邮箱验证码：042917',
  opening: ['你好：', '请确认 <这个> 邮箱 & 地址。'],
  code: '042917',
  link: { label: '去登录', url: 'https://gre.example/login?a=1&b=2' },
  signature: '灯塔 GRE',
});

async function openMailer(url: string) {
  const mailer = createMailer(
    readConfig({ SMTP_URL: url, MAIL_FROM: 'Beacon GRE <hello@gre.example>' }),
    quiet,
  );
  onTestFinished(() => mailer.close());
  return mailer;
}

test('a mail reaches a real SMTP server with both of its forms', async () => {
  const smtp = await openSmtpStub();
  onTestFinished(smtp.close);
  await (await openMailer(smtp.url)).send(mail);
  const [got] = smtp.received;
  expect(got).toMatchObject({ from: 'hello@gre.example', to: ['xu.wei@example.com'] });
  expect(got?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(got?.raw).toMatch(/multipart\/alternative/);
  expect(got?.parts).toEqual([mail.text, mail.html]);
});

test('a mail that the server refuses is tried again', async () => {
  const smtp = await openSmtpStub({ refuse: 1 });
  onTestFinished(smtp.close);
  const mailer = await openMailer(smtp.url);
  const background = createBackground(quiet);
  background.run('mail', () => mailer.send(mail));
  await expect.poll(() => smtp.received.length, { timeout: 5000 }).toBe(1);
  await background.drain();
});

test('a server that does not let us in is an error, not a silence', async () => {
  const smtp = await openSmtpStub();
  onTestFinished(smtp.close);
  await expect((await openMailer(smtp.url.replace('lamp', 'wrong'))).send(mail)).rejects.toThrow();
});

test('without a server the mail is a file that people can read, and the log says where', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'beacon-mail-'));
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  await createMailer(readConfig({ DATA_DIR: dataDir }), log).send(mail);
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const file = join(dataDir, 'outbox', name);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^To: xu\.wei@example\.com\nSubject: 灯塔 GRE 邮箱验证码：042917\n\n你好：/);
  expect(text).toContain('去登录\nhttps://gre.example/login?a=1&b=2');
  expect(lines.join()).toContain(JSON.stringify(file));
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('what people typed cannot become markup', () => {
  expect(mail.html).toContain('请确认 &lt;这个&gt; 邮箱 &amp; 地址。');
  expect(mail.html).toContain('href="https://gre.example/login?a=1&amp;b=2"');
});
