/** When, where and how many; and the button that takes a seat or gives it back. */

import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { useSeatWords } from '#app/pages/site/event/seat-words.ts';
import type { EventDetail } from '#app/pages/site/replies.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import { ApiError } from '#contract/client.ts';
import { dayOfWeekText, localClock, localDay } from '#core/dates.ts';
import { eventTexts } from '#messages/site/events.ts';

export function SignUpCard({ event }: { event: EventDetail }) {
  const t = useText(eventTexts);
  const dates = useDates();
  const seats = useSeatWords();
  const localTime = useLocalTime(event.starts);
  const rows = [
    [
      t('when'),
      `${dates.dayOfWeek(event.starts)} ${dates.clock(event.starts)}–${dates.clock(event.ends)} ${dates.zone}`,
    ],
    [t('where'), event.place],
    [t('seats'), seats(event)],
    [t('closes'), `${dates.day(event.closes)} ${dates.clock(event.closes)}`],
  ];
  return (
    <aside className="self-start border-t-2 border-ink bg-white p-5 shadow-sheet md:p-7 lg:sticky lg:top-36">
      <p className="font-serif text-44 leading-tight font-bold">
        {dates.date(event.starts)}
        <small className="ml-3 font-sans text-14 font-normal text-ink-3">
          {dates.monthAndWeekday(event.starts)}
          {event.repeats ? ` · ${t(event.repeats)}` : ''}
        </small>
      </p>
      <dl className="mt-4 border-t border-rule text-14">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[5rem_1fr] gap-3 border-b border-rule py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {localTime ? <p className="mt-2 text-13 text-ink-3">{t('your_time', { time: localTime })}</p> : null}
      <div className="mt-5 space-y-3">
        <SignUp event={event} />
      </div>
    </aside>
  );
}

/** The reader's own time, where it differs from Beijing's; known in the browser alone. */
function useLocalTime(starts: string): string | null {
  const locale = useLocale();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const date = new Date(starts);
    if (date.getTimezoneOffset() === -480) return setText(null);
    setText(`${dayOfWeekText(localDay(date), locale, localDay(new Date()))} ${localClock(date)}`);
  }, [starts, locale]);
  return text;
}

function SignUp({ event }: { event: EventDetail }) {
  const t = useText(eventTexts);
  const { open } = useShell();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const params = { name: event.name };

  /** Errors of the form are shown by the client itself; the rest, such as a full event, is said here. */
  async function act(call: () => Promise<unknown>, done: string) {
    setIsBusy(true);
    try {
      await call();
      showToast({ text: done });
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.msg : t('failed'), tone: 'error' });
    } finally {
      setIsBusy(false);
      await revalidate();
    }
  }

  if (event.isSignedUp) {
    return (
      <>
        <Callout as="p" tone="lit">
          <b className="mr-2 font-semibold">{t('signed_up')}</b>
          {t('signed_up_text')}
        </Callout>
        {event.isMockExam ? (
          <ButtonLink tone="ink" wide arrow to="/gre-exam?isEvent=true">
            {t('enter')}
          </ButtonLink>
        ) : null}
        {event.state === 'open' || event.state === 'full' ? (
          <ConfirmButton
            tone="quiet"
            wide
            busy={isBusy}
            asks={{
              title: t('cancel_title'),
              description: t('cancel_text'),
              confirm: t('cancel'),
              cancel: t('keep'),
              onConfirm: () =>
                act(() => api('DELETE /api/events/{name}/sign-up', { params }), t('cancelled')),
            }}
          >
            {t('cancel')}
          </ConfirmButton>
        ) : null}
      </>
    );
  }
  if (event.state !== 'open')
    return <p className="bg-paper-2 px-4 py-3 text-center text-15">{t(event.state)}</p>;
  return (
    <Button
      tone="beam"
      size="lg"
      wide
      busy={isBusy}
      onClick={() =>
        viewer ? act(() => api('POST /api/events/{name}/sign-up', { params }), t('done')) : open('login')
      }
    >
      {t('sign_up')}
    </Button>
  );
}
