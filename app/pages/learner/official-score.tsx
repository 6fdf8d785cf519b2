/** /user/official-score: what the real exam gave, told, changed and deleted. */
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Calls } from '#contract/all.ts';
import { dayAt } from '#core/learning/day.ts';
import { say } from '#core/texts.ts';
import { officialTexts } from '#messages/learner/official.ts';
import type { Route } from './+types/official-score.ts';

type Score = Calls['GET /api/learner/official-scores']['reply']['list'][number];
type Body = Omit<Score, 'id'>;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [{ list }, { examDate, timeZone }] = await Promise.all([
    api('GET /api/learner/official-scores'),
    api('GET /api/users/goal'),
  ]);
  const today = dayAt(new Date(), timeZone);
  const isToCome = examDate === null || examDate > today || list.some(({ day }) => day === examDate);
  return { list, today, examDay: isToCome ? null : examDate };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(officialTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('lede'), isHidden: true });
};

export default function OfficialScore() {
  const t = useText(officialTexts);
  const { list, today, examDay } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  const told = useRef<HTMLHeadingElement>(null);
  // The form starts anew and a deleted row is gone, each with the focus that was in it.
  const count = useRef(list.length);
  useEffect(() => {
    if (count.current !== list.length) (told.current ?? title.current)?.focus();
    count.current = list.length;
  }, [list.length]);
  return (
    <>
      <SignedInStyles />
      <h1 ref={title} tabIndex={-1} className="text-34 outline-hidden">
        {t('title')}
      </h1>
      <p className="mt-1 max-w-[40em] text-15 text-ink-2">{t('lede')}</p>
      <ScoreForm
        key={list.length}
        className="mt-6 max-w-160"
        start={examDay === null ? null : { day: examDay }}
        today={today}
        send={async (body) => {
          await api('POST /api/learner/official-scores', { body });
          showToast({ text: t('saved') });
          await revalidate();
        }}
      />
      {list.length > 0 ? (
        <>
          <section className="mt-10 border-t border-ink pt-4">
            <h2 ref={told} tabIndex={-1} className="text-21 outline-hidden">
              {t('told')}
            </h2>
            <ul className="mt-2">
              {list.map((score) => (
                <ToldScore key={score.id} score={score} today={today} />
              ))}
            </ul>
          </section>
          <section className="mt-10 border-t border-ink pt-4">
            <h2 className="text-21">{t('next')}</h2>
            <p className="mt-1 text-15 text-ink-2">{t('next_text')}</p>
            <ButtonLink to="/start" className="mt-4">
              {t('new_goal')}
            </ButtonLink>
          </section>
        </>
      ) : null}
    </>
  );
}

function ToldScore({ score, today }: { score: Score; today: string }) {
  const t = useText(officialTexts);
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState<'edit' | 'remove' | null>(null);
  const { id, verbal, quant, writing } = score;
  const day = useDates().day(score.day);
  const close = () => setIsOpen(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-rule py-4">
      <p>
        <time dateTime={score.day} className="block text-13 text-ink-3">
          {day}
        </time>
        <span className="font-serif text-21 font-bold">
          V {verbal} · Q {quant}
          {writing === null ? '' : ` · AW ${writing.toFixed(1)}`}
        </span>
      </p>
      <p className="flex gap-2">
        <Button
          tone="quiet"
          size="sm"
          aria-label={t('edit_title', { day })}
          onClick={() => setIsOpen('edit')}
        >
          {t('edit')}
        </Button>
        <Button
          tone="quiet"
          size="sm"
          aria-label={t('remove_title', { day })}
          onClick={() => setIsOpen('remove')}
        >
          {t('remove')}
        </Button>
      </p>
      {isOpen === 'edit' ? (
        <Dialog open onOpenChange={close} title={t('edit_title', { day })}>
          <ScoreForm
            start={score}
            today={today}
            onCancel={close}
            send={async (body) => {
              await api('PUT /api/learner/official-scores/{id}', { params: { id }, body });
              showToast({ text: t('changed') });
              close();
              await revalidate();
            }}
          />
        </Dialog>
      ) : null}
      {isOpen === 'remove' ? (
        <ConfirmDialog
          title={t('remove_title', { day })}
          description={t('remove_text')}
          confirm={t('remove')}
          onClose={close}
          onConfirm={async () => {
            await api('DELETE /api/learner/official-scores/{id}', { params: { id } });
            showToast({ text: t('deleted') });
            await revalidate();
          }}
        />
      ) : null}
    </li>
  );
}

type ScoreFormProps = {
  start: Partial<Body> | null;
  today: string;
  send: (body: Body) => Promise<void>;
  onCancel?: () => void;
  className?: string;
};

function ScoreForm({ start, today, send, onCancel, className = '' }: ScoreFormProps) {
  const t = useText(officialTexts);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => {
      const found: Record<string, string> = {};
      for (const name of ['verbal', 'quant']) {
        const score = Number(values[name]);
        if (!values[name]?.trim()) found[name] = t('required');
        else if (!Number.isInteger(score) || score < 130 || score > 170) found[name] = t('not_score');
      }
      const writing = Number(values.writing || 0);
      if (!(writing >= 0 && writing <= 6 && Number.isInteger(writing * 2))) found.writing = t('not_writing');
      if (!values.day) found.day = t('required');
      return found;
    },
    send: ({ verbal, quant, writing, day = '' }) =>
      send({
        verbal: Number(verbal),
        quant: Number(quant),
        writing: writing?.trim() ? Number(writing) : null,
        day,
      }),
  });
  return (
    <form onSubmit={submit} noValidate className={`grid gap-5 ${className}`}>
      <Field label={t('day')} error={errors.day} required>
        <TextInput name="day" type="date" max={today} defaultValue={start?.day ?? ''} />
      </Field>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <Field label={t('verbal')} help={t('range')} error={errors.verbal} required>
          <TextInput name="verbal" inputMode="numeric" defaultValue={start?.verbal ?? ''} />
        </Field>
        <Field label={t('quant')} help={t('range')} error={errors.quant} required>
          <TextInput name="quant" inputMode="numeric" defaultValue={start?.quant ?? ''} />
        </Field>
        <Field label={t('writing')} help={t('writing_help')} error={errors.writing} optional>
          <TextInput name="writing" inputMode="decimal" defaultValue={start?.writing ?? ''} />
        </Field>
      </div>
      <FormFooter
        submit={t('save')}
        busy={isBusy}
        failure={failure}
        {...(onCancel && { onCancel, inDialog: true })}
      />
    </form>
  );
}
