/** The mails and text messages of the accounts domain, sent after the reply. */
import { type Locale, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { accountTexts } from '#messages/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import type { CodePurpose } from './codes/codes-store.ts';
import { notices } from './limits.ts';

/** Where links in a mail lead: the configured origin, or on a local machine the one that was called. */
export const originOf = ({ config }: Pick<Deps, 'config'>, request: Request): string =>
  config.siteOrigin ?? new URL(request.url).origin;

/** In whose language, and from which site. */
export type Reader = { readonly locale: Locale; readonly origin: string };

export function codeMail(
  { config }: Deps,
  to: string,
  purpose: 'verify' | 'reset',
  code: string,
  { locale }: Reader,
) {
  const t = say(accountTexts, locale);
  const company = config.company[locale];
  const isReset = purpose === 'reset';
  return composeMail({
    to,
    subject: t(isReset ? 'reset_subject' : 'verify_subject', { company, code }),
    opening: [t('hello'), t(isReset ? 'reset_opening' : 'verify_opening')],
    code,
    closing: [t('keep_secret'), t('ignore')],
    signature: company,
  });
}

export async function sendCodeBySms(
  { config, sms }: Deps,
  phone: string,
  purpose: CodePurpose,
  code: string,
  { locale }: Reader,
): Promise<void> {
  const text = say(accountTexts, locale)('sms', { company: config.company[locale], code });
  await sms?.send({ phone, code, text, purpose, locale });
}

export function existsMail({ config }: Deps, to: string, { locale, origin }: Reader) {
  const t = say(accountTexts, locale);
  const company = config.company[locale];
  return composeMail({
    to,
    subject: t('exists_subject', { company }),
    opening: [t('hello'), t('exists_opening')],
    link: { label: t('exists_link'), url: origin + withLang('/login', locale) },
    closing: [t('ignore')],
    signature: company,
  });
}

/** Tells the owner what changed, at the address where the change itself could not hide it. */
export function changeMail(
  { config }: Deps,
  to: string,
  what: 'changed' | 'contact' | 'factor_on' | 'factor_off',
  { locale, origin }: Reader,
) {
  const t = say(accountTexts, locale);
  const company = config.company[locale];
  return composeMail({
    to,
    subject: t(`${what}_subject`, { company }),
    opening: [t('hello'), t(`${what}_opening`), t('not_you')],
    link: { label: t('reset_link'), url: origin + withLang('/forgetPassword', locale) },
    signature: company,
  });
}

/** Somebody else may be the cause of a notice, so nobody's mailbox is filled with them. */
export function sendNotice(deps: Deps, mail: ReturnType<typeof composeMail>): void {
  deps.background.run('notice', async () => {
    if ((await deps.counters.count(notices, mail.to)) === 0) await deps.mailer.send(mail);
  });
}
