/** /staff/feedbacks/enquiries: what people asked the tutors, until somebody has got in touch. */
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { CommentText } from '#app/pages/questions/discussion/comment-text.tsx';
import { Desk, DeskRow, deskMeta, Sender, When } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { readState } from '#app/pages/staff/desk-state.ts';
import { AnswerAct, Answered } from '#app/pages/staff/feedback/answer-act.tsx';
import { FeedbackKinds } from '#app/pages/staff/feedback/feedback-kinds.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import type { Calls } from '#contract/all.ts';
import { shellDialogs } from '#messages/shell-dialogs.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/enquiries.ts';

type Enquiry = Calls['GET /api/staff/enquiries']['reply']['list'][number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'feedbacks');
  const { state, query } = readState(url.searchParams, ['open', 'handled'] as const);
  const { status, page, size } = query;
  return { state, enquiries: await api('GET /api/staff/enquiries', { query: { status, page, size } }) };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'enquiries');

export default function StaffEnquiries({ loaderData: { state, enquiries } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <Desk
      title={t('enquiries')}
      lede={t('enquiries_lede')}
      path="/staff/feedbacks/enquiries"
      list={enquiries}
      above={<FeedbackKinds />}
      states={[
        { value: 'open', label: t('feedback_open') },
        { value: 'handled', label: t('feedback_handled') },
        { value: 'all', label: t('all') },
      ]}
      state={state}
      empty={t(state === 'open' ? 'enquiries_empty' : 'nothing_here')}
    >
      <ul className="border-t border-ink">
        {enquiries.list.map((enquiry) => (
          <Row key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
    </Desk>
  );
}

function Row({ enquiry }: { enquiry: Enquiry }) {
  const t = useText(staffTexts);
  const s = useText(shellDialogs);
  const { id, userId, nickname, school, body, contact, createdAt, handledAt, answer } = enquiry;
  const name = nickname ?? contact;
  return (
    <DeskRow
      actions={
        handledAt ? (
          <span className="text-13 text-ink-3">
            <StatusMark status="right">{t('feedback_handled')}</StatusMark> <When at={handledAt} />
          </span>
        ) : (
          <AnswerAct
            draftName={`enquiry-${id}`}
            about={name}
            title={t('enquiry_title', { name })}
            text={t(userId === null ? 'enquiry_text_visitor' : 'enquiry_text', { contact })}
            help={t(userId === null ? 'enquiry_help_visitor' : 'answer_help')}
            run={(answered) => api('PUT /api/staff/enquiries/{id}', { params: { id }, body: answered })}
          />
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
        <Badge tone="sea">{s(`consult_${school}`)}</Badge>
        <span>
          {userId === null || nickname === null ? (
            <span className="text-ink-2">{t('enquiry_visitor')}</span>
          ) : (
            <Sender userId={userId} nickname={nickname} />
          )}
        </span>
        <span className="text-13 text-ink-3">
          <When at={createdAt} />
        </span>
      </p>
      <div className="mt-2">
        <CommentText text={body} />
      </div>
      <p className="mt-2 text-14 break-words text-ink-2">
        <span className="text-ink-3">{t('contact')}</span> {contact}
      </p>
      <Answered answer={answer} />
    </DeskRow>
  );
}
