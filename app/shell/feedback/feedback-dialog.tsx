/** The feedback dialog: type, description, pictures and a way to answer (specification, section 5). */
import { type ClipboardEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { FeedbackPictures, usePictures } from '#app/shell/feedback/feedback-pictures.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import {
  type ContactMethod,
  checkFeedback,
  type FeedbackDraft,
  type FeedbackType,
  longestDescription,
} from '#core/feedback.ts';
import { feedbackTexts } from '#messages/feedback.ts';

type Configs = Calls['GET /api/feedbacks/configs']['reply'];

/** What the form opens with; an exam fills in where it was opened. */
export type FeedbackStart = Partial<Pick<FeedbackDraft, 'type' | 'desc'>> & {
  /** The page of the question it is about: staff go there from the desk. */
  page?: string;
  /** The question of an attempt, whose page is not for the candidate to know. */
  exercise?: { recordId: string; exerciseId: string };
};

type FeedbackDialogProps = { start?: FeedbackStart; onClose: () => void };

export default function FeedbackDialog({ start = {}, onClose }: FeedbackDialogProps) {
  const t = useText(feedbackTexts);
  const [configs, setConfigs] = useState<Configs | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setConfigs('loading');
    try {
      setConfigs(await api('GET /api/feedbacks/configs'));
    } catch {
      setConfigs('failed');
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  if (typeof configs === 'object') return <FeedbackForm configs={configs} start={start} onClose={onClose} />;
  return (
    <Dialog title={t('title')} open onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className="grid min-h-40 place-items-center">
        {configs === 'loading' ? <Rhythm live /> : <ErrorNote onRetry={load}>{t('load_failed')}</ErrorNote>}
      </div>
    </Dialog>
  );
}

type FeedbackFormProps = { configs: Configs; start: FeedbackStart; onClose: () => void };

function FeedbackForm({ configs, start, onClose }: FeedbackFormProps) {
  const t = useText(feedbackTexts);
  const { page, exercise, ...asked } = start;
  const pictures = usePictures();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<FeedbackDraft>({
    type: '',
    desc: '',
    is_contact: '',
    contact: '',
    ...asked,
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const optionsOf = (key: Configs[number]['key']) =>
    configs.find((config) => config.key === key)?.options ?? [];

  function fill(name: keyof FeedbackDraft, value: string) {
    setDraft((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const faults = checkFeedback(draft);
    setErrors(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, t(`fault_${fault}`)])));
    const [first] = Object.keys(faults);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (pictures.isBusy) return pictures.setFault(t('wait'));
    setIsBusy(true);
    try {
      const { type, desc, is_contact, contact } = draft;
      await api('POST /api/feedbacks', {
        body: {
          type: type as FeedbackType,
          desc,
          imgs: pictures.urls,
          is_contact: is_contact as ContactMethod,
          contact,
          ...(page && { page }),
          ...(exercise && { exercise }),
        },
      });
      showToast({ text: t('success') });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setErrors({ ...error.fields, form: error.msg });
    } finally {
      setIsBusy(false);
    }
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  }

  return (
    <Dialog
      title={t('title')}
      description={t('intro')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="ink" type="submit" form="feedback" busy={isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id="feedback" ref={form} noValidate onSubmit={send} onPaste={paste} className="space-y-4">
        <Field label={t('type')} error={errors.type} required>
          <Select
            name="type"
            value={draft.type}
            onChange={(event) => fill('type', event.target.value)}
            placeholder={t('type_placeholder')}
            options={optionsOf('question_type')}
          />
        </Field>
        <Field label={t('desc')} error={errors.desc} required>
          <TextArea
            name="desc"
            rows={4}
            limit={longestDescription}
            value={draft.desc}
            onChange={(event) => fill('desc', event.target.value)}
          />
        </Field>
        <FeedbackPictures pictures={pictures} />
        <RadioGroup
          label={t('contact_method')}
          name="is_contact"
          inline
          value={draft.is_contact}
          onValueChange={(value) => fill('is_contact', value)}
          options={optionsOf('contact')}
          error={errors.is_contact}
          required
        />
        {draft.is_contact === '' ? null : (
          <Field label={t('contact')} labelHidden error={errors.contact} required>
            <TextInput
              name="contact"
              value={draft.contact}
              onChange={(event) => fill('contact', event.target.value)}
              placeholder={t('contact_placeholder')}
              maxLength={100}
            />
          </Field>
        )}
        {errors.form ? <ErrorNote>{errors.form}</ErrorNote> : null}
      </form>
    </Dialog>
  );
}
