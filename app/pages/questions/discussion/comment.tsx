/** One comment with what can be done about it, and the form that writes one. */
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { api } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { CommentText } from '#app/pages/questions/discussion/comment-text.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { dayText } from '#core/dates.ts';
import { discussionTexts } from '#messages/questions/discussion.ts';

const CommentDialog = lazy(() => import('#app/pages/questions/discussion/comment-dialog.tsx'));

type Comment = Calls['GET /api/comments']['reply']['list'][number]['replies'][number];

type CommentFormProps = {
  label: string;
  defaultValue?: string;
  onSend: (body: string) => Promise<void>;
  onCancel?: () => void;
};

export function CommentForm({ label, defaultValue, onSend, onCancel }: CommentFormProps) {
  const t = useText(discussionTexts);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = String(new FormData(form).get('body') ?? '').trim();
    if (body === '' || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onSend(body);
      form.reset();
      onCancel?.();
    } catch (failure) {
      // What was written stays in the field.
      if (failure instanceof ApiError) setError(failure.msg);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={label} error={error}>
        <TextArea
          name="body"
          rows={3}
          limit={1000}
          placeholder={t('comment_place')}
          defaultValue={defaultValue}
          required
        />
      </Field>
      <FormFooter submit={t('send')} size="sm" busy={isBusy} onCancel={onCancel} />
    </form>
  );
}

type OneCommentProps = {
  comment: Comment;
  canReply: boolean;
  onReply: (body: string) => Promise<void>;
  onChange: () => Promise<void>;
};

export function OneComment({ comment, canReply, onReply, onChange }: OneCommentProps) {
  const t = useText(discussionTexts);
  const locale = useLocale();
  const [mode, setMode] = useState<'read' | 'reply' | 'edit'>('read');
  const [asked, setAsked] = useState<'remove' | 'report' | null>(null);
  const params = { id: comment.id };
  const like = async () => {
    await api('POST /api/comments/{id}/like', { params, body: {} });
    await onChange();
  };
  const edit = async (body: string) => {
    await api('PUT /api/comments/{id}', { params, body: { body } });
    await onChange();
  };
  const remove = async () => {
    await api('DELETE /api/comments/{id}', { params });
    await onChange();
  };
  if (comment.body === null) return <p className="text-14 text-ink-3">{t('deleted_comment')}</p>;
  const name = comment.author?.nickname ?? '—';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar name={name} src={comment.author?.avatar ?? undefined} size="sm" />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 text-14">
          <b className="break-all">{name}</b>
          {comment.author && comment.author.role !== 'user' ? (
            <Badge tone="lit">{t(comment.author.role === 'teacher' ? 'teacher' : 'staff')}</Badge>
          ) : null}
          {comment.replyTo ? (
            <span className="text-ink-3">{t('answers_to', { name: comment.replyTo })}</span>
          ) : null}
          <time dateTime={comment.createdAt} className="text-13 text-ink-3">
            {dayText(comment.createdAt, locale, new Date())}
          </time>
          {comment.state === 'hidden' ? <Badge tone="brick">{t('under_review')}</Badge> : null}
          {comment.editedAt ? <span className="text-13 text-ink-3">{t('edited')}</span> : null}
        </p>
        {mode === 'edit' ? (
          <div className="mt-2">
            <CommentForm
              label={t('edit')}
              defaultValue={comment.body}
              onSend={edit}
              onCancel={() => setMode('read')}
            />
          </div>
        ) : (
          <div className="mt-1">
            <CommentText text={comment.body} />
          </div>
        )}
        {canReply && mode !== 'edit' ? (
          <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-3">
            <TextButton tone="bare" size="sm" aria-pressed={comment.isLiked} onClick={like}>
              {`${t('like')} ${comment.likes || ''}`}
            </TextButton>
            <TextButton tone="bare" size="sm" onClick={() => setMode(mode === 'reply' ? 'read' : 'reply')}>
              {t('reply')}
            </TextButton>
            {comment.isMine ? (
              <>
                <TextButton tone="bare" size="sm" onClick={() => setMode('edit')}>
                  {t('edit')}
                </TextButton>
                <TextButton tone="bare" size="sm" onClick={() => setAsked('remove')}>
                  {t('remove')}
                </TextButton>
              </>
            ) : (
              <TextButton tone="bare" size="sm" onClick={() => setAsked('report')}>
                {t('report_comment')}
              </TextButton>
            )}
          </p>
        ) : null}
        <Suspense>
          {asked === null ? null : (
            <CommentDialog
              kind={asked}
              id={comment.id}
              onRemove={remove}
              onReported={onChange}
              onClose={() => setAsked(null)}
            />
          )}
        </Suspense>
        {mode === 'reply' ? (
          <div className="mt-2">
            <CommentForm label={t('reply')} onSend={onReply} onCancel={() => setMode('read')} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
