/** Reminders where something goes wrong: a server that refuses, a process that ends; nothing is lost, nothing comes twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LetterSource, postReminders } from '#server/domains/learning/reminders/service.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { openSmtpStub } from '#tests/smtp-stub.ts';
import { makeToday } from './letter-facts.ts';
import { evening, headerOf, later, openReminders, source } from './reminded.ts';

const { harness, post, mailsTo, makeReminded, lastOf } = await openReminders();
const { connection, deps, pool, setNow } = harness;

describe('what goes wrong', () => {
  test('a mail server that refuses is asked again, a bounded number of times', async () => {
    const person = await makeReminded();
    const refusing = await openSmtpStub({ refuse: 2 });
    const config = { ...deps.config, smtp: { url: refusing.url, from: 'Beacon <hello@gre.example>' } };
    const mailer = createMailer(config, deps.log);
    const node = { ...deps, config, mailer, log: deps.log.child({}, { level: 'silent' }) };
    try {
      for (const minutes of [0, 0.5, 2, 3, 8]) {
        setNow(later(evening, minutes));
        await post({}, node);
      }
    } finally {
      mailer.close();
      await refusing.close();
    }
    expect(refusing.received).toHaveLength(1);
    expect((await lastOf(person))?.sentAt).toBe(later(evening, 8).toISOString());
  });

  test('one that ended every process that tried it is given up before it does so again', async () => {
    const person = await makeReminded();
    setNow(evening);
    const dying: LetterSource = { ...source(), readToday: () => Promise.reject(new Error('too early')) };
    await postReminders(deps, dying);
    await pool.query('update reminder_letters set tries = 4, free_at = due_at');
    let isRead = false;
    await postReminders(deps, {
      ...source(),
      readToday: async () => {
        isRead = true;
        return makeToday();
      },
    });
    expect(isRead).toBe(false);
    expect(await lastOf(person)).toMatchObject({ sentAt: null, silence: 'failed' });
    expect(mailsTo(person)).toEqual([]);
  });

  test('a process that is ended gives back what it has not begun', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeReminded()));
    setNow(evening);
    let isStopping = false;
    const node = { ...deps, isStopping: () => isStopping };
    const stopping: LetterSource = {
      ...source(),
      readToday: async () => {
        isStopping = true;
        return makeToday();
      },
    };
    const { sent } = await postReminders(node, stopping);
    expect(sent).toBeLessThan(3);
    const { rows } = await pool.query('select tries from reminder_letters where sent_at is null');
    expect(rows).toEqual(Array(6 - sent).fill({ tries: 0 }));
    // Another one need not wait until they are free.
    expect(await post()).toMatchObject({ sent: 6 - sent });
    expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1));
  });

  test('a process that is killed while it sends loses nothing, and nothing comes twice', async () => {
    const person = await makeReminded();
    setNow(evening);
    let arrived = () => {};
    const isUnderWay = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const stuck = await openSmtpStub({
      beforeAddressee: () => {
        arrived();
        return new Promise(() => undefined);
      },
    });
    const child = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'post-child.ts'),
        JSON.stringify(connection),
        stuck.url,
        evening.toISOString(),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const ended = once(child, 'exit');
    await Promise.race([
      isUnderWay,
      ended.then(() => Promise.reject(new Error('it ended before it sent anything'))),
    ]);
    // The others leave it alone as long as it may be alive.
    await post();
    expect(mailsTo(person)).toEqual([]);
    child.kill('SIGKILL');
    await ended;
    await stuck.close();
    expect(stuck.received).toEqual([]);

    setNow(later(evening, 11));
    await Promise.all([post(), post()]);
    setNow(later(evening, 30));
    await post();
    expect(mailsTo(person)).toHaveLength(1);
  });

  test('one that dies before it could note the yes sends the same message again, known by its id', async () => {
    const person = await makeReminded();
    setNow(evening);
    await post();
    await pool.query('update reminder_letters set sent_at = null, free_at = due_at');
    await post();
    const ids = mailsTo(person).map((mail) => headerOf(mail, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@gre\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });
});
