/** The plan as a calendar: its address is shown when it is made, and never again. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { copyText } from '#app/copy-text.ts';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { tellFailure } from '#app/tell-failure.ts';
import { showToast } from '#app/toasts.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import type { Calls } from '#contract/all.ts';
import { reminderTexts } from '#messages/learning/reminders.ts';
import { hourText } from './hour-select.tsx';
import { useWhen } from './when.ts';

type Calendar = Calls['GET /api/users/reminders']['reply']['calendar'];

type CalendarSectionProps = {
  calendar: Calendar;
  timeZone: string;
  origin: string;
  onHour: (hour: number | null) => void;
  onCalendar: (calendar: Calendar) => void;
};

export function CalendarSection({ calendar, timeZone, origin, onHour, onCalendar }: CalendarSectionProps) {
  const t = useText(reminderTexts);
  const when = useWhen(timeZone);
  const [address, setAddress] = useState<string | null>(null);
  const [hour, setHour] = useState<number | null>(calendar?.hour ?? null);
  const [isBusy, setIsBusy] = useState(false);

  const make = async () => {
    setIsBusy(true);
    try {
      const { path, ...made } = await api('POST /api/users/reminders/calendar', { body: { hour } });
      setAddress(origin + path);
      onCalendar(made);
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const end = async () => {
    await api('DELETE /api/users/reminders/calendar');
    setAddress(null);
    onCalendar(null);
    showToast({ text: t('ended') });
  };
  const chooseHour = (value: string) => {
    const chosen = value === '' ? null : Number(value);
    setHour(chosen);
    if (calendar) onHour(chosen);
  };
  return (
    <Section title={t('calendar')} text={t('calendar_text')}>
      <Field label={t('calendar_hour')} className="max-w-60">
        <Select
          value={hour === null ? '' : String(hour)}
          placeholder={t('calendar_all_day')}
          options={Array.from({ length: 24 }, (_, one) => ({ value: String(one), label: hourText(one) }))}
          onChange={(event) => chooseHour(event.currentTarget.value)}
        />
      </Field>
      {address ? (
        <Address address={address} />
      ) : calendar ? (
        <p className="mt-4 text-15">
          {t('calendar_since', { day: when(calendar.createdAt) })}{' '}
          {calendar.readAt ? t('calendar_read', { day: when(calendar.readAt) }) : t('calendar_unread')}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone={calendar ? 'quiet' : 'ink'} busy={isBusy} onClick={make}>
          {t(calendar ? 'calendar_renew' : 'calendar_make')}
        </Button>
        {calendar ? (
          <ConfirmButton
            tone="quiet"
            asks={{
              title: t('calendar_end_title'),
              description: t('calendar_end_text'),
              confirm: t('calendar_end'),
              onConfirm: end,
            }}
          >
            {t('calendar_end')}
          </ConfirmButton>
        ) : null}
      </div>
    </Section>
  );
}

function Address({ address }: { address: string }) {
  const t = useText(reminderTexts);
  const copy = () => copyText(address, { copied: t('copied'), failed: t('copy_failed') });
  return (
    <div className="mt-4">
      <Field label={t('calendar_address')} help={t('calendar_once')}>
        <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ tone: 'ink' })}>
          {t('calendar_open')}
        </a>
        <Button tone="quiet" onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
