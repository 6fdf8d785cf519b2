/** The threads of a discussion, of two levels, the newest or the most liked first; fetched when somebody opens them. */
import { useEffect, useState } from 'react';
import { api, quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { CommentForm, OneComment } from '#app/pages/questions/discussion/comment.tsx';
import { DiscussionTitle } from '#app/pages/questions/discussion/discussion-title.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { SkeletonLines } from '#app/ui/skeleton.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { discussionTexts } from '#messages/questions/discussion.ts';
import { uiTexts } from '#messages/ui.ts';

type Comments = Calls['GET /api/comments']['reply'];
type SortKey = 'createdAt' | 'likes';

const step = 20;

/** Those that are shown, where all of them are; otherwise as many as there were when the page was made. */
function countOf({ list, total }: Comments, asMade: number): number {
  if (list.length < total) return asMade;
  const all = list.flatMap((thread) => [thread, ...thread.replies]);
  return all.filter(({ body }) => body !== null).length;
}

export default function Threads({ questionId, count }: { questionId: string; count: number }) {
  const viewer = useViewer();
  const t = useText(discussionTexts);
  const { open } = useShell();
  const [comments, setComments] = useState<Comments | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [sortKey, setSortKey] = useState<SortKey>('createdAt');
  const [isBusy, setIsBusy] = useState(false);
  const shown = Math.max(step, comments?.list.length ?? 0);
  /** Anew rather than patched: others write too. */
  const load = async (size = shown, key = sortKey) =>
    setComments(
      await api('GET /api/comments', { query: { questionId, size: Math.min(size, 100), sortKey: key } }),
    );
  const loadFirst = () => {
    setHasFailed(false);
    quietApi('GET /api/comments', { query: { questionId, size: step } })
      // Who has written meanwhile was shown a newer list.
      .then((first) => setComments((newer) => newer ?? first))
      .catch(() => setHasFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a discussion, which is another for another question
  useEffect(loadFirst, []);
  const sort = async (key: SortKey) => {
    setSortKey(key);
    await load(shown, key);
  };
  const more = async (known: Comments) => {
    setIsBusy(true);
    try {
      const page = Math.floor(known.list.length / step) + 1;
      const next = await api('GET /api/comments', { query: { questionId, page, size: step, sortKey } });
      const ids = new Set(known.list.map(({ id }) => id));
      setComments({ ...next, list: [...known.list, ...next.list.filter(({ id }) => !ids.has(id))] });
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
        <DiscussionTitle count={comments ? countOf(comments, count) : count} />
        {comments && comments.total > 1 ? (
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
        {comments === null ? (
          <Awaited hasFailed={hasFailed} onRetry={loadFirst} />
        ) : comments.list.length === 0 ? (
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
        {comments && comments.list.length < comments.total ? (
          <Button tone="quiet" className="mt-5" busy={isBusy} onClick={() => more(comments)}>
            {t('more_comments')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Awaited({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useText(uiTexts);
  return hasFailed ? (
    <ErrorNote onRetry={onRetry} className="mt-6">
      {t('load_failed')}
    </ErrorNote>
  ) : (
    <SkeletonLines lines={3} className="mt-6" />
  );
}
