/** The threads of a discussion, of two levels, the newest or the most liked first; fetched when somebody opens them. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { CommentForm, OneComment } from '#app/pages/questions/discussion/comment.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { questionPages } from '#messages/questions/pages.ts';

type Comments = Calls['GET /api/comments']['reply'];
type SortKey = 'createdAt' | 'likes';

const step = 20;

export default function Threads({ questionId, first }: { questionId: string; first: Comments }) {
  const viewer = useViewer();
  const t = useText(questionPages);
  const { open } = useShell();
  const [comments, setComments] = useState(first);
  const [sortKey, setSortKey] = useState<SortKey>('createdAt');
  const [isBusy, setIsBusy] = useState(false);
  const shown = Math.max(step, comments.list.length);
  /** Anew rather than patched: others write too. */
  const load = async (size = shown, key = sortKey) =>
    setComments(
      await api('GET /api/comments', { query: { questionId, size: Math.min(size, 100), sortKey: key } }),
    );
  const sort = async (key: SortKey) => {
    setSortKey(key);
    await load(shown, key);
  };
  const more = async () => {
    setIsBusy(true);
    try {
      const page = Math.floor(comments.list.length / step) + 1;
      const next = await api('GET /api/comments', { query: { questionId, page, size: step, sortKey } });
      const known = new Set(comments.list.map(({ id }) => id));
      setComments({ ...next, list: [...comments.list, ...next.list.filter(({ id }) => !known.has(id))] });
    } finally {
      setIsBusy(false);
    }
  };
  const send = async (body: string, parentId?: string) => {
    await api('POST /api/comments', { body: { questionId, body, ...(parentId && { parentId }) } });
    await load();
  };
  return (
    <>
      <div className="flex max-w-205 flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-21">
          {t('discussion')} <span className="text-15 font-normal text-ink-3">{comments.total}</span>
        </h2>
        {comments.total > 1 ? (
          <p className="flex gap-4 text-14 text-ink-2">
            {(['createdAt', 'likes'] as const).map((key) => (
              <TextButton
                key={key}
                tone="bare"
                size="sm"
                aria-pressed={sortKey === key}
                onClick={() => sort(key)}
              >
                {t(`comments_${key}`)}
              </TextButton>
            ))}
          </p>
        ) : null}
      </div>
      <div className="mt-4 max-w-205">
        {viewer ? (
          <CommentForm label={t('write_comment')} onSend={(body) => send(body)} />
        ) : (
          <Button tone="quiet" onClick={() => open('login')}>
            {t('login_comment')}
          </Button>
        )}
        {comments.list.length === 0 ? (
          <EmptyState title={t('no_comments')} text={t('no_comments_text')} />
        ) : (
          <ul className="mt-6">
            {comments.list.map((thread) => (
              <li key={thread.id} className="border-b border-rule py-5">
                <OneComment
                  comment={thread}
                  canReply={viewer !== null}
                  onReply={(body) => send(body, thread.id)}
                  onChange={load}
                />
                {thread.replies.length > 0 ? (
                  <ul className="mt-4 grid gap-4 border-l-2 border-rule pl-4 md:ml-12">
                    {thread.replies.map((reply) => (
                      <li key={reply.id}>
                        <OneComment
                          comment={reply}
                          canReply={viewer !== null}
                          onReply={(body) => send(body, reply.id)}
                          onChange={load}
                        />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {comments.list.length < comments.total ? (
          <Button tone="quiet" className="mt-5" busy={isBusy} onClick={more}>
            {t('more_comments')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
