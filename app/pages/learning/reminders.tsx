/** /user/reminders: what somebody wants to be reminded of, by which way and when; every choice is kept at once. */
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { CalendarSection } from '#app/pages/learning/reminders/calendar-section.tsx';
import { HourSelect } from '#app/pages/learning/reminders/hour-select.tsx';
import { useWhen } from '#app/pages/learning/reminders/when.ts';
import { showToast } from '#app/toasts.ts';
import { Callout } from '#app/ui/callout.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { isQuiet } from '#core/learning/reminders.ts';
import { type PlainKey, say } from '#core/texts.ts';
import { reminderTexts } from '#messages/learning/reminders.ts';
import type { Route } from './+types/reminders.ts';

type Reminders = Calls['GET /api/users/reminders']['reply'];
type Change = NonNullable<Calls['PUT /api/users/reminders']['options']['body']>;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, findViewer, origin } = context.get(pageContext);
  if (!(await findViewer())) throw new Response(null, { status: 401 });
  return { reminders: await api('GET /api/users/reminders'), origin };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(reminderTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

export default function RemindersPage({ loaderData: { reminders, origin } }: Route.ComponentProps) {
  const t = useText(reminderTexts);
  const [shown, setShown] = useState<Reminders>(reminders);
  const change = async (body: Change) => {
    const before = shown;
    // What was chosen stands at once; the rest, such as the next time, comes with the reply.
    setShown({ ...shown, ...body });
    try {
      setShown(await quietApi('PUT /api/users/reminders', { body }));
      showToast({ text: t('saved') });
    } catch (error) {
      setShown(before);
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: error.msg, tone: 'error' });
    }
  };
  return (
    <>
      <h1 className="text-34">{t('title')}</h1>
      <Standing reminders={shown} />
      <MailNote mail={shown.mail} />
      <Daily reminders={shown} onChange={change} />
      <Weekly reminders={shown} onChange={change} />
      <Section title={t('quiet')} text={t('quiet_text')}>
        <div className="grid max-w-72 grid-cols-2 gap-4">
          <HourSelect
            label={t('quiet_from')}
            value={shown.quietFrom}
            onChange={(quietFrom) => change({ quietFrom })}
          />
          <HourSelect
            label={t('quiet_to')}
            value={shown.quietTo}
            onChange={(quietTo) => change({ quietTo })}
          />
        </div>
      </Section>
      <CalendarSection
        calendar={shown.calendar}
        timeZone={shown.timeZone}
        origin={origin}
        onHour={(calendarHour) => change({ calendarHour })}
        onCalendar={(calendar) => setShown({ ...shown, calendar })}
      />
    </>
  );
}

/** When the next one comes, and what became of the last. */
function Standing({ reminders: { next, last, timeZone } }: { reminders: Reminders }) {
  const t = useText(reminderTexts);
  const when = useWhen(timeZone);
  return (
    <div className="mt-3 max-w-160 text-15 text-ink-2">
      <p role="status" className="text-18 text-ink">
        {next
          ? t(next.kind === 'daily' ? 'next_daily' : 'next_weekly', { when: when(next.at) })
          : t('next_none')}
      </p>
      <p className="mt-1">{t('rule')}</p>
      <p className="mt-1 text-14 text-ink-3">
        {t('zone', { zone: timeZone })}
        {last ? (
          <>
            {' · '}
            {last.sentAt
              ? t('last_sent', { when: when(last.at) })
              : last.silence
                ? t('last_silent', {
                    when: when(last.at),
                    why: t(`why_${last.silence}` as PlainKey<typeof reminderTexts>),
                  })
                : t('last_waiting', { when: when(last.at) })}
          </>
        ) : null}
      </p>
    </div>
  );
}

function MailNote({ mail }: { mail: Reminders['mail'] }) {
  const t = useText(reminderTexts);
  if (mail.isOpen && mail.isProved) return null;
  const toAccount = (label: string) => (
    <Link to="/user/account" className="font-semibold underline underline-offset-4">
      {label}
    </Link>
  );
  return (
    <Callout as="p" className="mt-6 max-w-160">
      {!mail.isOpen ? (
        t('mail_off')
      ) : mail.address ? (
        <>
          {t('mail_unproved', { address: mail.address })} {toAccount(t('mail_confirm'))}
        </>
      ) : (
        <>
          {t('mail_none')} {toAccount(t('mail_add'))}
        </>
      )}
    </Callout>
  );
}

type PartProps = { reminders: Reminders; onChange: (change: Change) => void };

function Daily({ reminders, onChange }: PartProps) {
  const t = useText(reminderTexts);
  const { dailyBy, dailyHour, mail, wechat } = reminders;
  const ways = [
    { value: '', label: t('by_none') },
    { value: 'mail', label: t('by_mail'), disabled: !mail.isOpen && dailyBy !== 'mail' },
    { value: 'inbox', label: t('by_inbox') },
    ...(wechat.isOpen
      ? [
          {
            value: 'wechat',
            label: t('by_wechat'),
            disabled: !wechat.isLinked,
            help: wechat.isLinked ? undefined : t('wechat_link'),
          },
        ]
      : []),
  ];
  return (
    <Section title={t('daily')} text={t('daily_text')}>
      <RadioGroup
        label={t('daily_by')}
        name="dailyBy"
        inline
        options={ways}
        value={dailyBy ?? ''}
        onValueChange={(value) => onChange({ dailyBy: (value || null) as Reminders['dailyBy'] })}
      />
      {dailyBy ? (
        <HourSelect
          label={t('hour')}
          value={dailyHour}
          isOffered={(hour) => !isQuiet(hour, reminders)}
          onChange={(dailyHour) => onChange({ dailyHour })}
          className="mt-4 max-w-36"
        />
      ) : null}
    </Section>
  );
}

/** Evening is after noon; Monday's letter is read before the week begins. */
const weeklyHours = { sunday: (hour: number) => hour >= 12, monday: (hour: number) => hour <= 12 } as const;
const usualHours = { sunday: 19, monday: 8 } as const;

function Weekly({ reminders, onChange }: PartProps) {
  const t = useText(reminderTexts);
  const { weeklyOn, weeklyHour, mail } = reminders;
  const disabled = !mail.isOpen && weeklyOn === null;
  const choose = (value: string) => {
    const on = (value || null) as Reminders['weeklyOn'];
    if (!on) return onChange({ weeklyOn: null });
    onChange({ weeklyOn: on, weeklyHour: weeklyHours[on](weeklyHour) ? weeklyHour : usualHours[on] });
  };
  return (
    <Section title={t('weekly')} text={t('weekly_text')}>
      <RadioGroup
        label={t('weekly_on')}
        name="weeklyOn"
        inline
        options={[
          { value: '', label: t('on_none') },
          { value: 'sunday', label: t('on_sunday'), disabled },
          { value: 'monday', label: t('on_monday'), disabled },
        ]}
        value={weeklyOn ?? ''}
        onValueChange={choose}
      />
      {weeklyOn ? (
        <HourSelect
          label={t('hour')}
          value={weeklyHour}
          isOffered={(hour) => weeklyHours[weeklyOn](hour) && !isQuiet(hour, reminders)}
          onChange={(weeklyHour) => onChange({ weeklyHour })}
          className="mt-4 max-w-36"
        />
      ) : null}
    </Section>
  );
}
