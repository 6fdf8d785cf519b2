/** What a class costs and how it stands, and the dialog that places an order. */

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { type FieldErrors, useSubmit } from '#app/pages/accounts/use-submit.ts';
import { useDates, yuan } from '#app/pages/site/dates.ts';
import type { CourseDetail } from '#app/pages/site/replies.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { courseTexts } from '#messages/site/courses.ts';

export function EnrolCard({ course }: { course: CourseDetail }) {
  const t = useText(courseTexts);
  const dates = useDates();
  const rows = [
    [t('begins'), course.begins === null ? t('any_time') : dates.dayOfWeek(course.begins)],
    [t('timetable'), course.timetable],
    [
      t('length'),
      [
        t('length_value', { n: course.lessonCount, hours: course.hours }),
        ...(course.weeks === null ? [] : [t('weeks', { n: course.weeks })]),
      ].join(' · '),
    ],
    [
      t('seats'),
      course.seats === null
        ? t('no_limit')
        : t('seats_left', { all: course.seats, left: Math.max(0, course.seats - course.taken) }),
    ],
  ];
  return (
    <aside className="self-start border-t-2 border-ink bg-white p-5 shadow-sheet md:p-7 lg:sticky lg:top-36">
      <p className="text-14 text-ink-3">{t(course.kind)}</p>
      <p className="mt-1 font-serif text-34 font-bold">
        {course.price === 0 ? t('free') : yuan(course.price)}
        <small className="ml-2 font-sans text-14 font-normal text-ink-3">{course.unit}</small>
      </p>
      <dl className="mt-4 border-t border-rule text-14">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[4.5rem_1fr] gap-3 border-b border-rule py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 space-y-3">
        {course.price === 0 && !course.order ? <Start course={course} /> : <Enrolment course={course} />}
      </div>
    </aside>
  );
}

/** What is free begins at once: with the first lesson that is not finished. */
function Start({ course }: { course: CourseDetail }) {
  const t = useText(courseTexts);
  const { open } = useShell();
  const lessons = course.syllabus.flatMap((part) => part.lessons);
  const next = lessons.find(({ own }) => !own?.isFinished) ?? lessons[0];
  const isBegun = lessons.some(({ own }) => own !== null);
  return (
    <>
      {next ? (
        <ButtonLink to={`/lessons/${next.slug}`} tone="beam" size="lg" wide>
          {t(isBegun ? 'continue' : 'begin')}
        </ButtonLink>
      ) : null}
      <Button tone="quiet" wide onClick={() => open('consult')}>
        {t('ask')}
      </Button>
      <p className="text-center text-13 text-ink-3">{t('no_enrolment')}</p>
    </>
  );
}

function Enrolment({ course }: { course: CourseDetail }) {
  const t = useText(courseTexts);
  const { open } = useShell();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  if (course.order) {
    return (
      <>
        <Callout as="p" tone="lit">
          {t(`order_${course.order.status}`)}
        </Callout>
        <ButtonLink to="/user/order" wide>
          {t('see_orders')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {course.isFull ? (
        <p className="bg-paper-2 px-4 py-3 text-15">
          <b className="block font-semibold">{t('full')}</b>
          {t('full_text')}
        </p>
      ) : (
        <Button tone="beam" size="lg" wide onClick={() => (viewer ? setIsOpen(true) : open('login'))}>
          {t('enrol')}
        </Button>
      )}
      <Button tone="quiet" wide onClick={() => open('consult')}>
        {t('ask')}
      </Button>
      <p className="text-center text-13 text-ink-3">{t('no_payment')}</p>
      {isOpen ? <EnrolDialog course={course} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function EnrolDialog({ course, onClose }: { course: CourseDetail; onClose: () => void }) {
  const t = useText(courseTexts);
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const { submit, errors, failure, isBusy } = useSubmit({
    check: ({ contact }): FieldErrors => (contact?.trim() ? {} : { contact: t('contact_missing') }),
    send: async ({ contact = '', note = '' }) => {
      await api('POST /api/courses/{name}/orders', {
        params: { name: course.name },
        body: { contact, note },
      });
      showToast({ text: t('placed') });
      await revalidate();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('enrol_title', { title: course.title })}
      description={t('enrol_text', { price: yuan(course.price) })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('later')}</Button>
          </DialogClose>
          <Button tone="ink" type="submit" form="enrol" busy={isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id="enrol" noValidate onSubmit={submit} className="space-y-4">
        <Field label={t('contact')} help={t('contact_help')} error={errors.contact} required>
          <TextInput name="contact" defaultValue={viewer?.phone ?? viewer?.email ?? ''} maxLength={100} />
        </Field>
        <Field label={t('note')} help={t('note_help')} error={errors.note} optional>
          <TextArea name="note" rows={3} limit={300} />
        </Field>
        {failure ? <ErrorNote>{failure}</ErrorNote> : null}
      </form>
    </Dialog>
  );
}
