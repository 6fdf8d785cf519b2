/** A question to the tutors: what there is to know, and how to reach whoever asks. */
import { type FormEvent, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { ApiError } from '#contract/client.ts';
import { checkEnquiry, longestContact, longestEnquiry, type School, schools } from '#core/enquiry.ts';
import { consultTexts } from '#messages/feedback/enquiries.ts';
import { shellDialogs } from '#messages/shell-dialogs.ts';

export function EnquiryDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consultTexts);
  const s = useText(shellDialogs);
  const viewer = useViewer();
  const form = useRef<HTMLFormElement>(null);
  const [school, setSchool] = useState<School>('china');
  const [body, setBody] = useState('');
  const [contact, setContact] = useState(viewer?.email ?? viewer?.phone ?? '');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const faults = checkEnquiry({ body, contact });
    setErrors(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, t(`fault_${fault}`)])));
    const [first] = Object.keys(faults);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setIsBusy(true);
    try {
      await api('POST /api/enquiries', { body: { school, body, contact } });
      showToast({ text: t('sent') });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ ...error.fields, form: error.msg });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('later')}
          </Button>
          <Button tone="ink" type="submit" form="enquiry" busy={isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id="enquiry" ref={form} noValidate onSubmit={send} className="space-y-4">
        <Field label={t('body')} error={errors.body} required>
          <TextArea
            name="body"
            rows={4}
            limit={longestEnquiry}
            value={body}
            placeholder={t('body_placeholder')}
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
        <RadioGroup
          label={t('school')}
          name="school"
          inline
          value={school}
          onValueChange={(value) => setSchool(value as School)}
          options={schools.map((value) => ({ value, label: s(`consult_${value}`) }))}
        />
        <Field
          label={t('contact')}
          help={t(viewer ? 'contact_help_user' : 'contact_help')}
          error={errors.contact}
          required
        >
          <TextInput
            name="contact"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
            placeholder={t('contact_placeholder')}
            maxLength={longestContact}
          />
        </Field>
        {errors.form ? <ErrorNote>{errors.form}</ErrorNote> : null}
      </form>
    </Dialog>
  );
}
