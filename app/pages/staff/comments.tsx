/** /staff/comments: comments that somebody reported; what several did is hidden until one of us has looked at it. */
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { pageOf } from '#app/pages/learning/list-frame.tsx';
import { CommentText } from '#app/pages/questions/discussion/comment-text.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import { Desk, DeskRow, deskMeta, Sender, When } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { rowsOnDesk } from '#app/pages/staff/desk-state.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import type { Calls } from '#contract/all.ts';
import { questionPath } from '#core/questions/number.ts';
import { commentReports } from '#messages/learning/comment-reports.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/comments.ts';

type Reported = Calls['GET /api/staff/comments']['reply']['list'][number];

const reasons = ['spam', 'abuse', 'leak', 'wrong', 'other'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'comments');
  return api('GET /api/staff/comments', { query: { page: pageOf(url.searchParams), size: rowsOnDesk } });
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_comments');

export default function StaffComments({ loaderData: comments }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <Desk
      title={t('desk_comments')}
      lede={t('comments_lede')}
      path="/staff/comments"
      list={comments}
      empty={t('comments_empty')}
    >
      <ul className="border-t border-ink">
        {comments.list.map((comment) => (
          <Row key={comment.id} comment={comment} />
        ))}
      </ul>
    </Desk>
  );
}

function Row({ comment }: { comment: Reported }) {
  const t = useText(staffTexts);
  const { id, author, body, state, createdAt, editedAt, number, reports } = comment;
  const name = author?.nickname ?? t('left');
  const decide = (verdict: 'keep' | 'remove') => () =>
    api('PUT /api/staff/comments/{id}', { params: { id }, body: { verdict } });
  return (
    <DeskRow
      actions={
        <>
          <Act
            label={t(state === 'hidden' ? 'keep_comment' : 'leave_comment')}
            about={name}
            title={t('keep_comment_title')}
            text={t('keep_comment_text')}
            run={decide('keep')}
            done={t('comment_kept')}
          />
          <Act
            tone="outline"
            label={t('remove_comment')}
            about={name}
            title={t('remove_comment_title')}
            text={t('remove_comment_text')}
            run={decide('remove')}
            done={t('comment_removed')}
          />
        </>
      }
    >
      <p className="text-15">
        {author ? <Sender userId={author.id} nickname={name} /> : name}{' '}
        <Badge tone={state === 'hidden' ? 'brick' : 'neutral'}>
          {t(state === 'hidden' ? 'comment_hidden' : 'comment_shown')}
        </Badge>
        <span className="ml-2 text-13 text-ink-3">
          <When at={createdAt} />
          {editedAt ? (
            <>
              {' · '}
              {t('edited')} <When at={editedAt} />
            </>
          ) : null}
        </span>
      </p>
      <div className="mt-2">
        <CommentText text={body ?? ''} />
      </div>
      <MoreLink to={questionPath(number)}>{t('open_question')}</MoreLink>
      <Callout as="ul" tone="brick" size="sm" className="mt-1 grid gap-1">
        {reports.map((report) => (
          <Reason key={`${report.reportedAt}-${report.reason}-${report.note}`} report={report} />
        ))}
      </Callout>
    </DeskRow>
  );
}

function Reason({
  report: { reason, note, reportedAt, isCredible },
}: {
  report: Reported['reports'][number];
}) {
  const t = useText(commentReports);
  const staff = useText(staffTexts);
  const known = reasons.find((one) => one === reason) ?? 'other';
  return (
    <li className="break-words">
      <b className="font-semibold">{t(`reason_${known}`)}</b> {note}{' '}
      <span className="text-13 text-ink-2">
        <When at={reportedAt} />
        {isCredible ? null : ` · ${staff('report_doubtful')}`}
      </span>
    </li>
  );
}
