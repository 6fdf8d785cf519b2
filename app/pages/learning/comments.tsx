/** /user/comments: what I said, and where. */
import { useLoaderData, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ListFrame, pageOf } from '#app/pages/learning/list-frame.tsx';
import { CommentText } from '#app/pages/questions/discussion/comment-text.tsx';
import { RowStem } from '#app/questions/row-stem.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { dayText } from '#core/dates.ts';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { learningPages } from '#messages/learning/pages.ts';
import type { Route } from './+types/comments.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return context
    .get(pageContext)
    .api('GET /api/comments', { query: { page: pageOf(url.searchParams), size: 20 } });
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(learningPages, metaLocale(args));
  return pageMeta(args, { title: t('comments'), description: t('comments_empty_text'), isHidden: true });
};

export default function Comments() {
  const t = useText(learningPages);
  const locale = useLocale();
  const list = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const remove = async (id: string) => {
    await api('DELETE /api/comments/{id}', { params: { id } });
    revalidate();
  };
  return (
    <ListFrame
      title={t('comments')}
      path="/user/comments"
      list={list}
      empty={{ title: t('comments_empty'), text: t('comments_empty_text') }}
    >
      <ul className="mt-4">
        {list.list.map((comment) => (
          <li key={comment.id} className="border-b border-rule py-4">
            {comment.body === null ? null : <CommentText text={comment.body} />}
            <Link to={questionPath(comment.number)} className="mt-2 block text-15 text-ink-2 hover:underline">
              {comment.stem ? (
                <RowStem question={{ stem: comment.stem, quantities: null }} clamp={1} />
              ) : (
                t('open_question')
              )}
            </Link>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-13 text-ink-3">
              <time dateTime={comment.createdAt}>{dayText(comment.createdAt, locale, new Date())}</time>
              {comment.state === 'hidden' ? <Badge tone="brick">{t('under_review')}</Badge> : null}
              <Button tone="quiet" size="sm" className="ml-auto" onClick={() => remove(comment.id)}>
                {t('delete')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
