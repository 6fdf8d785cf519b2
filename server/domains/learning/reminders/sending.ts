/** A reminder on its way: whether it is sent at all, by which door, and what stands around its words. */
import { createHash } from 'node:crypto';
import { weekdayOf } from '#core/learning/day.ts';
import { addDays, type ReminderSlot, type Silence, silenceOf } from '#core/learning/reminders.ts';
import { type Locale, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { letterTexts } from '#messages/learning/letters.ts';
import type { Deps } from '#server/deps.ts';
import { findReach, readGoal } from '#server/domains/accounts/service.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import { composeMail, type Mail } from '#server/platform/mail/compose.ts';
import {
  type Letter,
  type Plan,
  stopLabel,
  summaryOf,
  type Today,
  writeDaily,
  writeWeekly,
} from './letters.ts';
import { settingsOf } from './settings.ts';
import { findReminders, type LetterRow, type ReminderRow } from './store.ts';
import { makeUnsubscribeToken, unsubscribePath } from './unsubscribe.ts';

/** What letters are made from. */
export type LetterSource = {
  readToday: (userId: string, locale: Locale) => Promise<Today>;
  /** Null where there is none. */
  readPlan: (userId: string, locale: Locale) => Promise<Plan | null>;
};

/** Sends it, or gives the reason why it is better not to. Throws where it could not be sent. */
export async function sendLetter(
  deps: Deps,
  source: LetterSource,
  { userId, day, kind, dueAt }: LetterRow,
): Promise<Silence | null> {
  const slot: ReminderSlot = { at: dueAt, kind, day };
  const first = await findOpening(deps, userId, slot);
  if (typeof first === 'string') return first;
  const { locale } = first.row;
  const today = await source.readToday(userId, locale);
  const letter =
    kind === 'daily' ? writeTodays(today, locale) : await writeWeeks(source, today, first.row, slot);
  if (typeof letter === 'string') return letter;
  // Writing takes its time, in which somebody may have unsubscribed, chosen another door or deleted the account.
  const now = await findOpening(deps, userId, slot);
  if (typeof now === 'string') return now;
  const { row, reach } = now;
  if (kind === 'daily' && row.dailyBy === 'inbox') await sendToInbox(deps, letter, row, slot);
  else if (kind === 'daily' && row.dailyBy === 'wechat' && reach.wechat)
    await sendByWechat(deps, letter, row, slot, reach.wechat);
  else if (reach.email) await deps.mailer.send(await mailOf(deps, letter, row, slot, reach.email));
  return null;
}

/** To whom and by which settings, as they are at this moment; or why it is better not to. */
async function findOpening(deps: Deps, userId: string, slot: ReminderSlot) {
  const row = await findReminders(deps.db, userId);
  const reach = await findReach(deps.db, userId);
  if (!row || !reach) return 'off' as const;
  const { timeZone, examDate } = await readGoal(deps.db, userId);
  const silence = silenceOf({
    settings: settingsOf(row),
    slot,
    now: deps.now(),
    timeZone,
    examDate,
    hasMail: deps.config.smtp !== null,
    hasProvedAddress: reach.email !== null && reach.isProved,
    hasWechat: deps.wechatMessages !== null && reach.wechat !== null,
  });
  return silence ?? { row, reach };
}

function writeTodays(today: Today, locale: Locale): Letter | Silence {
  if (today.state === 'exam-day' || today.state === 'past') return 'exam';
  if (today.lamps.isTodayLit || today.state === 'done') return 'lit';
  if (today.state === 'rest') return 'rest';
  return writeDaily(today, locale) ?? 'nothing';
}

async function writeWeeks(
  { readPlan }: LetterSource,
  today: Today,
  { userId, locale }: ReminderRow,
  { day }: ReminderSlot,
): Promise<Letter> {
  const plan = await readPlan(userId, locale);
  // On Sunday it is this week, on Monday the one before.
  const yesterday = addDays(day, -1);
  const monday = addDays(yesterday, 1 - weekdayOf(yesterday));
  return writeWeekly(today, plan, { monday, day, locale });
}

/** The same for every try, and for no two reminders. */
const digestOf = (userId: string, { day, kind }: ReminderSlot): string =>
  createHash('sha256').update(`reminder\n${userId}\n${day}\n${kind}`).digest('hex');

const originOf = ({ siteOrigin, port }: Deps['config']): string => siteOrigin ?? `http://localhost:${port}`;

async function mailOf(
  deps: Deps,
  { subject, opening, rows, link, closing, why }: Letter,
  { userId, locale }: ReminderRow,
  slot: ReminderSlot,
  to: string,
): Promise<Mail> {
  const origin = originOf(deps.config);
  const address = (path: string) => origin + withLang(path, locale);
  const token = await makeUnsubscribeToken(deps, userId, slot.kind, deps.now());
  const mail = composeMail({
    to,
    subject,
    opening,
    rows: rows.map(({ label, note, to }) => ({ label, note, ...(to && { url: address(to) }) })),
    link: { label: link.label, url: address(link.to) },
    closing,
    signature: deps.config.company[locale],
    footer: {
      text: why,
      links: [
        { label: stopLabel(slot.kind, locale), url: address(unsubscribePath(token)) },
        { label: say(letterTexts, locale)('settings'), url: address('/user/reminders') },
      ],
    },
  });
  return {
    ...mail,
    messageId: `<${digestOf(userId, slot).slice(0, 32)}@${new URL(origin).hostname}>`,
    headers: {
      // RFC 8058: mail programs show a button of their own, and post to the address without opening a page.
      'List-Unsubscribe': `<${origin}/api/reminders/${token}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** From oneself, by a key of the day: a second try is the same message. */
async function sendToInbox(deps: Deps, letter: Letter, { userId }: ReminderRow, slot: ReminderSlot) {
  const [a = '', b = '', c = '', d = '', e = ''] =
    /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digestOf(userId, slot))?.slice(1) ?? [];
  const text = (words: string) => ({ zh_cn: words, en: words });
  await sendMessage(deps, {
    to: { user: userId },
    title: text(letter.subject),
    body: text(summaryOf(letter)),
    link: '/user',
    senderId: userId,
    senderKey: [a, b, c, d, e].join('-'),
    now: deps.now(),
  });
}

async function sendByWechat(
  { wechatMessages, config }: Deps,
  letter: Letter,
  { userId, locale }: ReminderRow,
  slot: ReminderSlot,
  wechat: { subject: string; openid: string },
) {
  await wechatMessages?.send({
    id: digestOf(userId, slot).slice(0, 32),
    ...wechat,
    title: letter.subject,
    text: summaryOf(letter),
    url: originOf(config) + withLang('/user', locale),
    locale,
  });
}
