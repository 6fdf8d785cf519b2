/** The discussion of a question: threads of two levels, likes, one's own to edit and delete, others' to report. */
import { type FormEvent, useState } from 'react';
import { api } from '#app/api.ts';
import { CalmSea } from '#app/art/empty.tsx';
import type { User } from '#app/context.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { CommentText } from '#app/pages/questions/comment-text.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { showToast } from '#app/ui/toast.tsx';
import type { Calls } from '#contract/all.ts';
import { htmlLang } from '#core/locale.ts';
import { questionPages } from '#messages/question-pages.ts';

type Comments = Calls['GET /api/comments']['reply'];
type Thread = Comments['list'][number];
type Comment = Thread['replies'][number];

type DiscussionProps = { questionId: string; first: Comments; viewer: User | null };

export function Discussion({ questionId, first, viewer }: DiscussionProps) {
  const t = useText(questionPages);
  const { open } = useShell();
  const [comments, setComments] = useState(first);
  const reload = async () => setComments(await api('GET /api/comments', { query: { questionId, size: 20 } }));
  const send = async (body: string, parentId?: string) => {
    await api('POST /api/comments', { body: { questionId, body, ...(parentId && { parentId }) } });
    await reload();
  };
  return (
    <section className="mt-14 border-t border-ink pt-4">
      <h2 className="text-21">
        {t('discussion')} <span className="text-15 font-normal text-ink-3">{comments.total}</span>
      </h2>
      <div className="mt-4 max-w-205">
        {viewer ? (
          <CommentForm label={t('write_comment')} onSend={(body) => send(body)} />
        ) : (
          <Button tone="quiet" onClick={() => open('login')}>
            {t('login_comment')}
          </Button>
        )}
        {comments.list.length === 0 ? (
          <EmptyState art={<CalmSea />} title={t('no_comments')} text={t('no_comments_text')} />
        ) : (
          <ul className="mt-6">
            {comments.list.map((thread) => (
              <li key={thread.id} className="border-b border-rule py-5">
                <OneComment
                  comment={thread}
                  canReply={viewer !== null}
                  onReply={(body) => send(body, thread.id)}
                  onChange={reload}
                />
                {thread.replies.length > 0 ? (
                  <ul className="mt-4 grid gap-4 border-l-2 border-rule pl-4 md:ml-12">
                    {thread.replies.map((reply) => (
                      <li key={reply.id}>
                        <OneComment
                          comment={reply}
                          canReply={viewer !== null}
                          onReply={(body) => send(body, reply.id)}
                          onChange={reload}
                        />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type CommentFormProps = {
  label: string;
  defaultValue?: string;
  onSend: (body: string) => Promise<void>;
  onCancel?: () => void;
};

function CommentForm({ label, defaultValue, onSend, onCancel }: CommentFormProps) {
  const t = useText(questionPages);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = String(new FormData(form).get('body') ?? '').trim();
    if (body === '' || isBusy) return;
    setIsBusy(true);
    try {
      await onSend(body);
      form.reset();
      onCancel?.();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={label}>
        <TextArea
          name="body"
          rows={3}
          limit={1000}
          placeholder={t('comment_place')}
          defaultValue={defaultValue}
          required
        />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" tone="ink" size="sm" busy={isBusy}>
          {t('send')}
        </Button>
        {onCancel ? (
          <Button tone="quiet" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type OneCommentProps = {
  comment: Comment;
  canReply: boolean;
  onReply: (body: string) => Promise<void>;
  onChange: () => Promise<void>;
};

const quiet =
  'min-h-9 text-13 text-ink-3 hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink';

function OneComment({ comment, canReply, onReply, onChange }: OneCommentProps) {
  const t = useText(questionPages);
  const locale = useLocale();
  const [mode, setMode] = useState<'read' | 'reply' | 'edit'>('read');
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
  const report = async () => {
    await api('POST /api/comments/{id}/report', { params, body: { reason: 'other' } });
    showToast({ text: t('reported') });
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
            <Badge tone="lit">{locale === 'en' ? 'Teacher' : '老师'}</Badge>
          ) : null}
          {comment.replyTo ? (
            <span className="text-ink-3">{t('answers_to', { name: comment.replyTo })}</span>
          ) : null}
          <time dateTime={comment.createdAt} className="text-13 text-ink-3">
            {new Date(comment.createdAt).toLocaleDateString(htmlLang(locale), { timeZone: 'Asia/Shanghai' })}
          </time>
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
          <p className="mt-1 flex flex-wrap gap-x-4">
            <button type="button" aria-pressed={comment.isLiked} onClick={like} className={quiet}>
              {`${t('like')} ${comment.likes || ''}`}
            </button>
            <button
              type="button"
              onClick={() => setMode(mode === 'reply' ? 'read' : 'reply')}
              className={quiet}
            >
              {t('reply')}
            </button>
            {comment.isMine ? (
              <>
                <button type="button" onClick={() => setMode('edit')} className={quiet}>
                  {t('edit')}
                </button>
                <button type="button" onClick={remove} className={quiet}>
                  {t('remove')}
                </button>
              </>
            ) : (
              <button type="button" onClick={report} className={quiet}>
                {t('report_comment')}
              </button>
            )}
          </p>
        ) : null}
        {mode === 'reply' ? (
          <div className="mt-2">
            <CommentForm label={t('reply')} onSend={onReply} onCancel={() => setMode('read')} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
