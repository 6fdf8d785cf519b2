/** The message a member of the staff writes: to whom, in both languages, seen as its readers will, and asked about once more. */

import { type FormEvent, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import {
  findFaults,
  type MessageDraft,
  type MessageFaults,
  readMessage,
} from '#app/pages/staff/message/message-draft.ts';
import { MessagePreview } from '#app/pages/staff/message/message-preview.tsx';
import { Recipient } from '#app/pages/staff/message/recipient.tsx';
import { type Recipients, SendDialog } from '#app/pages/staff/message/send-dialog.tsx';
import { useDraft } from '#app/pages/staff/use-draft.ts';
import { showToast } from '#app/toasts.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { makeUuid } from '#app/uuid.ts';
import { ApiError } from '#contract/client.ts';
import { roles } from '#core/accounts/roles.ts';
import { staffTexts } from '#messages/staff.ts';

const empty: MessageDraft = {
  ...{ key: '', audience: 'user', userId: '', nickname: '', role: 'user', link: '' },
  ...{ titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' },
};

type MessageFormProps = {
  mayAnnounce: boolean;
  /** Whom the address of the page names; without a nickname where there is no such person. */
  to: { id: string; nickname: string | null } | null;
};

export function MessageForm({ mayAnnounce, to }: MessageFormProps) {
  const t = useText(staffTexts);
  const { draft, change, forget } = useDraft(`staff-message-${to?.id ?? ''}`, {
    ...empty,
    ...(to?.nickname ? { userId: to.id, nickname: to.nickname } : {}),
  });
  const [faults, setFaults] = useState<MessageFaults>(to && to.nickname === null ? { userId: 'nobody' } : {});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const recipient = useRef<HTMLDivElement>(null);
  const [recipients, setRecipients] = useState<Recipients | null>(null);
  const edit = (fields: Partial<MessageDraft>) => change({ ...draft, ...fields, key: '' });
  const set = (name: keyof MessageDraft) => (event: { currentTarget: { value: string } }) =>
    edit({ [name]: event.currentTarget.value });
  // A draft of somebody who may no longer announce is for one person.
  const message = readMessage(mayAnnounce ? draft : { ...draft, audience: 'user' });

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = findFaults(message);
    setFaults(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first) {
      const field = first === 'userId' ? recipient.current : form;
      field?.querySelector<HTMLElement>(first === 'userId' ? 'input' : `[name=${first}]`)?.focus();
      return;
    }
    // Kept with the draft: also after a reload the same words are the same message.
    if (draft.key === '') change({ ...draft, key: makeUuid() });
    setIsBusy(true);
    try {
      const { audience, userId, role } = message;
      setRecipients(await api('GET /api/staff/messages/recipients', { query: { audience, userId, role } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) setFaults({ userId: 'nobody' });
      else setFailure(error.msg);
    } finally {
      setIsBusy(false);
    }
  };
  const person =
    draft.userId === ''
      ? null
      : { id: draft.userId, nickname: draft.nickname || t('user_no', { id: draft.userId }) };
  const fault = (name: keyof MessageFaults) => {
    const found = faults[name];
    return found ? t(`fault_${found}`) : null;
  };
  return (
    <div className="mt-6 grid gap-x-12 gap-y-10 border-t border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-5">
        {mayAnnounce ? (
          <RadioGroup
            inline
            label={t('audience')}
            name="audience"
            value={draft.audience}
            onValueChange={(audience) => edit({ audience })}
            options={(['user', 'role', 'all'] as const).map((value) => ({
              value,
              label: t(`audience_${value}`),
            }))}
          />
        ) : null}
        {message.audience === 'user' ? (
          <div ref={recipient}>
            <Recipient
              person={person}
              error={fault('userId')}
              onChoose={(chosen) => {
                setFaults(({ userId: _, ...others }) => others);
                edit({ userId: chosen?.id ?? '', nickname: chosen?.nickname ?? '' });
              }}
            />
          </div>
        ) : null}
        {message.audience === 'role' ? (
          <Field label={t('role')} required className="max-w-80">
            <Select
              name="role"
              value={draft.role}
              onChange={set('role')}
              options={roles.map((value) => ({ value, label: t(`role_${value}`) }))}
            />
          </Field>
        ) : null}
        <form onSubmit={check} noValidate className="grid gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <Field label={t('title_zh')} error={fault('titleZh')} required>
              <TextInput name="titleZh" value={draft.titleZh} onChange={set('titleZh')} />
            </Field>
            <Field label={t('title_en')} error={fault('titleEn')} required>
              <TextInput name="titleEn" lang="en" value={draft.titleEn} onChange={set('titleEn')} />
            </Field>
            <Field label={t('body_zh')} error={fault('bodyZh')} required>
              <TextArea name="bodyZh" rows={7} limit={2000} value={draft.bodyZh} onChange={set('bodyZh')} />
            </Field>
            <Field label={t('body_en')} error={fault('bodyEn')} required>
              <TextArea
                name="bodyEn"
                lang="en"
                rows={7}
                limit={2000}
                value={draft.bodyEn}
                onChange={set('bodyEn')}
              />
            </Field>
          </div>
          <Field label={t('link')} help={t('link_help')} error={fault('link')} optional className="max-w-120">
            <TextInput name="link" value={draft.link} onChange={set('link')} placeholder="/events" />
          </Field>
          <FormFooter submit={t('check_and_send')} tone="beam" busy={isBusy} failure={failure} />
        </form>
      </div>
      <MessagePreview message={message} />
      <SendDialog
        message={message}
        recipients={recipients}
        onClose={() => setRecipients(null)}
        onSent={() => {
          setRecipients(null);
          forget({ ...empty, audience: draft.audience, role: draft.role });
          showToast({ text: t('message_sent') });
        }}
      />
    </div>
  );
}
